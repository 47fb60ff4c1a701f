// A header that stays on top once the page has moved on, and anchors below it.
import { care, courses, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";

const chapters = [
	{ id: "harbour", title: { en: "The harbour", he: "הנמל" }, texts: story },
	{ id: "courses", title: { en: "The courses", he: "הקורסים" }, texts: courses.map(({ text }) => text) },
	{ id: "materials", title: { en: "The materials", he: "החומרים" }, texts: care.map(({ text }) => text) },
];

export default {
	path: "/sticky-header",
	group: "effects",
	stickyHeader: true,
	title: { en: "Sticky header", he: "כותרת נצמדת" },
	summary: {
		en: "From 100 pixels on, the header stays at the top; nothing below it moves.",
		he: "אחרי 100 פיקסלים הכותרת נשארת למעלה; שום דבר מתחתיה לא זז.",
	},
	tries: {
		en: [
			"Scroll past 100 pixels, and back.",
			"Reload while you are far down: the header is right immediately.",
			"Follow a link to a chapter: its title is not covered.",
		],
		he: [
			"גללו מעבר ל־100 פיקסלים וחזרה.",
			"טענו מחדש כשאתם רחוק למטה: הכותרת נכונה מיד.",
			"לחצו על קישור לפרק: הכותרת שלו אינה מוסתרת.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="50" y="20" width="140" height="106" rx="8"/><rect class="ghost" x="64" y="60" width="112" height="8" rx="4"/><rect class="ghost" x="64" y="78" width="88" height="8" rx="4"/><rect class="ghost" x="64" y="96" width="112" height="8" rx="4"/><rect class="blue" x="44" y="26" width="152" height="22" rx="6"/><circle class="sun" cx="58" cy="37" r="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			textEditor(context, {
				text: html`${chapters.map(
					({ id, title }, index) => html`${index ? " · " : ""}<a href="#${id}">${context.t(title)}</a>`,
				)}`,
			}),
		),
		chapters.map(({ id, title, texts }) =>
			section(
				context,
				{ anchor: id, classes: "chapter" },
				heading(context, { text: title }),
				texts.map((text) => textEditor(context, { text: context.t(text) })),
			),
		),
	],
};
