// Countdowns: to a date, from the first visit on, and what comes at the end.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { countdown } from "./widget.mjs";

export default {
	path: "/countdown",
	group: "widgets",
	before: ["countdown"],
	title: { en: "Countdown", he: "ספירה לאחור" },
	summary: {
		en: "Clocks that count to a moment, stay right while the computer sleeps, and act at the end.",
		he: "שעונים שסופרים עד לרגע, נשארים מדויקים גם כשהמחשב ישן, ופועלים בסוף.",
	},
	tries: {
		en: [
			"Wait a quarter of a minute: the second clock makes way for its message.",
			"Reload: the third clock continues from where your first visit began.",
			"Switch to another tab and back: the seconds are right immediately.",
		],
		he: [
			"חכו רבע דקה: השעון השני מפנה מקום להודעה שלו.",
			"טענו מחדש: השעון השלישי ממשיך מהביקור הראשון שלכם.",
			"עברו ללשונית אחרת וחזרו: השניות נכונות מיד.",
		],
	},
	picture: picture(
		html`<circle class="paper" cx="120" cy="70" r="46"/><path class="line" d="M120 40v30l20 14"/><path class="line light" d="M120 24v-8M166 70h8M120 116v8M74 70h-8"/>`,
	),
	body: (context) => {
		const now = Math.floor(Date.now() / 1000);
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "Until the next firing", he: "עד השרפה הבאה" } }),
				countdown(context, { date: now + 90_061 }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "The shop opens", he: "החנות נפתחת" } }),
				countdown(context, {
					id: "c0ffee1",
					date: now + 15,
					shown: ["minutes", "seconds"],
					actions: [{ type: "hide" }, { type: "message" }],
					message: { en: "We are open: come in.", he: "פתוח: היכנסו." },
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Your bowl is kept for an hour", he: "הקערה שלכם שמורה לשעה" } }),
				countdown(context, { id: "8039434", evergreen: 3600, shown: ["hours", "minutes", "seconds"] }),
			),
		];
	},
};
