// Share buttons: this page and another address, with names and without.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { shareButtons } from "./widget.mjs";

export default {
	path: "/share-buttons",
	group: "widgets",
	title: { en: "Share buttons", he: "כפתורי שיתוף" },
	summary: {
		en: "Buttons that open a network's own page for sharing this one.",
		he: "כפתורים שפותחים את דף השיתוף של כל רשת.",
	},
	tries: {
		en: [
			"Reach a button with Tab and press Space: one window opens, the page stays where it is.",
			"Press Print: the browser's own window comes.",
		],
		he: ["הגיעו לכפתור עם Tab ולחצו רווח: חלון אחד נפתח, והעמוד לא זז.", "לחצו על הדפסה: נפתח חלון ההדפסה של הדפדפן."],
	},
	picture: picture(
		html`<path class="line" d="M84 70l72-30M84 70l72 30"/><circle class="blue" cx="84" cy="70" r="16"/><circle class="sea" cx="156" cy="40" r="14"/><circle class="clay" cx="156" cy="100" r="14"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Share this page", he: "שתפו את העמוד" } }),
			shareButtons(context, { networks: ["facebook", "x-twitter", "whatsapp", "telegram", "email", "print"] }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Share the pottery", he: "שתפו את הסדנה" } }),
			shareButtons(context, {
				networks: ["pinterest", "linkedin", "reddit"],
				url: "https://pottery.example/?from=demo&shelf=2",
			}),
		),
	],
};
