// Entrance animations on widgets and containers, with delays and durations.
import { story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";

const names = ["fadeIn", "fadeInUp", "fadeInLeft", "fadeInRight", "zoomIn", "bounceIn"];

export default {
	path: "/animations",
	group: "effects",
	title: { en: "Entrance animations", he: "אנימציות כניסה" },
	summary: {
		en: "Elements that fade, slide or bounce in the first time they are seen.",
		he: "רכיבים שמופיעים בדהייה, בהחלקה או בקפיצה בפעם הראשונה שרואים אותם.",
	},
	tries: {
		en: [
			"Scroll slowly: each row waits until you reach it.",
			"Scroll back up and down: nothing plays twice.",
			"Ask your system for less motion: everything is simply there.",
		],
		he: [
			"גללו לאט: כל שורה מחכה עד שתגיעו אליה.",
			"גללו חזרה למעלה ולמטה: שום דבר לא חוזר על עצמו.",
			"בקשו מהמערכת פחות תנועה: הכול פשוט שם.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="60" y="70" width="50" height="44" rx="7"/><rect class="sea" x="76" y="50" width="50" height="44" rx="7"/><rect class="blue" x="92" y="30" width="50" height="44" rx="7"/><path class="line" d="M166 108V54m-10 10l10-11 10 11"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, {
				text: { en: "One after another", he: "אחד אחרי השני" },
				settings: { _animation: "fadeInUp" },
			}),
			box(
				context,
				{ classes: "in-a-row" },
				names.slice(0, 3).map((name, index) => tile(context, name, index * 200)),
			),
			box(
				context,
				{ classes: "in-a-row" },
				names.slice(3).map((name, index) => tile(context, name, index * 200)),
			),
		),
		section(
			context,
			{ classes: "far-below animated-slow", settings: { animation: "fadeIn", animation_delay: 100 } },
			heading(context, { text: { en: "A whole section, slowly", he: "אזור שלם, לאט" } }),
			textEditor(context, { text: context.t(story[2]) }),
		),
		section(
			context,
			{ classes: "far-below" },
			heading(context, {
				text: { en: "Another one on a phone", he: "אחרת בטלפון" },
				settings: { _animation: "fadeInLeft", _animation_mobile: "zoomIn" },
				classes: "animated-fast",
			}),
			textEditor(context, { text: context.t(story[3]), settings: { _animation: "none" } }),
			button(context, {
				text: { en: "Notice me", he: "שימו לב אליי" },
				href: context.link("/counter"),
				settings: { _animation: "pulse", _animation_delay: 600 },
			}),
		),
	],
};

const tile = (context, name, delay) =>
	textEditor(context, { text: name, classes: "tile", settings: { _animation: name, _animation_delay: delay } });
