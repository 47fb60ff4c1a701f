// Off-canvas panels: from either side, with a locked page, without an animation.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { counter } from "../../../tests/site/widgets/figures.mjs";
import { offCanvas, offCanvasHash } from "./widget.mjs";

const panels = [
	{
		id: "0ffca01",
		label: { en: "Your basket", he: "הסל שלך" },
		text: { en: "Two bowls and a jug wait for you at the studio.", he: "שתי קערות וכד מחכים לך בסטודיו." },
		settings: { entrance_animation: "slideInRight", exit_animation: "slideInRight", prevent_scroll: "yes" },
	},
	{
		id: "0ffca02",
		label: { en: "Filters", he: "סינון" },
		text: {
			en: "Only the close button and Escape close this one.",
			he: "רק כפתור הסגירה ו־Escape סוגרים את הלוח הזה.",
		},
		classes: "off-canvas-start",
		settings: { entrance_animation: "slideInLeft", exit_animation: "slideInLeft", is_not_close_on_overlay: "yes" },
	},
	{
		id: "3141592",
		label: { en: "Opening hours", he: "שעות פתיחה" },
		text: { en: "Sunday to Thursday, nine to five.", he: "ימים א׳ עד ה׳, תשע עד חמש." },
		classes: "off-canvas-start",
		settings: {},
	},
];

export default {
	path: "/off-canvas",
	group: "widgets",
	title: { en: "Off-canvas", he: "לוח צד" },
	summary: {
		en: "Panels that slide over the page when a link asks for them.",
		he: "לוחות שנכנסים מעל העמוד כשקישור מבקש.",
	},
	tries: {
		en: [
			"Open the basket: the page behind does not scroll and does not move.",
			"Open it with Enter: the focus goes into the panel, and back to the button afterwards.",
			"Escape closes the panel that was opened last.",
		],
		he: [
			"פתחו את הסל: העמוד שמאחור אינו נגלל ואינו זז.",
			"פתחו אותו ב־Enter: המיקוד עובר ללוח, ואחר כך חוזר לכפתור.",
			"Escape סוגר את הלוח שנפתח אחרון.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="30" width="160" height="84" rx="6"/><rect class="ghost" x="52" y="44" width="60" height="6" rx="3"/><rect class="ghost" x="52" y="58" width="44" height="6" rx="3"/><rect class="sea" x="136" y="30" width="64" height="84" rx="6"/><rect class="paper" x="148" y="46" width="40" height="8" rx="4"/><rect class="blue" x="148" y="88" width="40" height="14" rx="4"/>`,
	),
	body: (context) =>
		section(
			context,
			{},
			heading(context, { text: { en: "By a link", he: "מקישור" } }),
			panels.map(({ id, label }) => button(context, { text: label, href: offCanvasHash(id) })),
			panels.map(({ id, label, text, settings, classes }) =>
				offCanvas(
					context,
					{ id, label, settings, classes },
					heading(context, { text: label }),
					textEditor(context, { text: context.t(text) }),
					counter(context, { title: { en: "Pieces", he: "פריטים" }, to: 3, duration: 600 }),
					button(context, { text: { en: "Close", he: "סגירה" }, href: offCanvasHash(id, "close") }),
				),
			),
		),
};
