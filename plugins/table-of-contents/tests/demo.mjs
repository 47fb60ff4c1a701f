// Tables of contents: one above a text and one alongside it that sticks.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { tableOfContents } from "./widget.mjs";

const paragraph = {
	en: "Clay remembers. A bowl that was pushed aside while wet warps in the fire, months later, to the same side. So we turn every piece a little each day, and let it dry slowly under cloth.",
	he: "החימר זוכר. קערה שנדחפה הצידה כשהייתה רטובה תתעקם בשרפה, חודשים אחר כך, לאותו צד. לכן אנחנו מסובבים כל כלי מעט בכל יום, ומניחים לו להתייבש לאט מתחת לבד.",
};
/** @type {[level: number, text: import("../../../tests/site/context.mjs").Text][]} */
const headings = [
	[2, { en: "Preparing the clay", he: "הכנת החימר" }],
	[3, { en: "Wedging", he: "לישה" }],
	[3, { en: "Weighing", he: "שקילה" }],
	[2, { en: "On the wheel", he: "על האובניים" }],
	[3, { en: "Centring", he: "מרכוז" }],
	[4, { en: "With wet hands", he: "בידיים רטובות" }],
	[3, { en: "Opening", he: "פתיחה" }],
	[2, { en: "Drying", he: "ייבוש" }],
	[2, { en: "In the fire", he: "בתנור" }],
	[3, { en: "The first firing", he: "השרפה הראשונה" }],
	[3, { en: "Glaze", he: "זיגוג" }],
];

export default {
	path: "/table-of-contents",
	group: "widgets",
	title: { en: "Table of contents", he: "תוכן עניינים" },
	summary: {
		en: "The headings of a text as a list that follows the reader.",
		he: "הכותרות של הטקסט כרשימה שמלווה את הקוראים.",
	},
	tries: {
		en: [
			"Scroll: the list next to the text shows where you are, and opens that branch.",
			"Choose a heading: it stays chosen until you scroll.",
			"Close a list, also by Enter: the focus is on the button that opens it. On a phone both begin closed.",
		],
		he: [
			"גללו: הרשימה שליד הטקסט מראה היכן אתם ופותחת את הענף הזה.",
			"בחרו כותרת: היא נשארת בחורה עד שתגללו.",
			"סגרו רשימה, גם עם Enter: המיקוד על הכפתור שפותח אותה. בטלפון שתיהן מתחילות סגורות.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="44" y="28" width="70" height="84" rx="6"/><path class="line" d="M56 46h46M64 60h38M64 74h38M56 88h46"/><rect class="blue" x="126" y="28" width="70" height="12" rx="4"/><rect class="sea" x="126" y="60" width="50" height="10" rx="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			tableOfContents(context, {
				id: "70c0001",
				title: { en: "In this text", he: "בטקסט זה" },
				settings: { marker_view: "bullets", headings_by_tags: ["h2"] },
			}),
		),
		section(
			context,
			{ classes: "toc-columns" },
			box(
				context,
				{ classes: "toc-side" },
				tableOfContents(context, {
					id: "70c0002",
					title: { en: "Contents", he: "תוכן" },
					settings: { container: ".toc-text", collapse_subitems: "yes" },
				}),
			),
			box(
				context,
				{ classes: "toc-text" },
				headings.flatMap(([level, text]) => [
					heading(context, { text, level }),
					Array.from({ length: level === 2 ? 3 : 2 }, () => textEditor(context, { text: context.t(paragraph) })),
				]),
			),
		),
	],
};
