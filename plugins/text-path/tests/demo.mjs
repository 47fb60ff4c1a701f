// Texts on paths: plain, as a link, and one whose file is not there.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { textPath } from "./widget.mjs";

const file = "/public/turning.svg";
const text = { en: "Turned by hand, fired by wood", he: "עבודת יד, שריפת עץ" };

export default {
	path: "/text-path",
	group: "widgets",
	title: { en: "Text path", he: "טקסט על מסלול" },
	summary: {
		en: "Texts that run along a drawing, and can be read where it does not come.",
		he: "טקסטים שרצים לאורך ציור, וקריאים גם אם הוא לא מגיע.",
	},
	tries: {
		en: ["Select the text, or look for a word of it: it is text.", "Follow the second one, by a press or by Enter."],
		he: ["סמנו את הטקסט או חפשו מילה ממנו: זה טקסט.", "לכו אחרי השני, בלחיצה או ב־Enter."],
	},
	picture: picture(
		html`<path class="line" d="M40 90C80 30 120 30 140 70S190 110 206 50"/><circle class="clay" cx="52" cy="66" r="7"/><circle class="sea" cx="92" cy="42" r="7"/><circle class="blue" cx="150" cy="82" r="7"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Along a wave", he: "לאורך גל" } }),
			textPath(context, { id: "7e87a01", text, file, start: 5, settings: { ratio: 500 / 120 } }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "As a link", he: "כקישור" } }),
			textPath(context, { id: "7e87a02", text, file, start: 20, href: context.link("/heading") }),
		),
	],
};
