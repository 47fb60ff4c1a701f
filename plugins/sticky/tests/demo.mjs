// Elements that stick: each option at work, with its settings next to it.
import { care, courses, questions, story, techniques } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { nestedAccordion } from "../../nested-accordion/tests/widget.mjs";

const devices = ["desktop", "tablet", "mobile"];
const sticky = (settings = {}) => ({
	sticky: "top",
	sticky_on: devices,
	sticky_offset: 0,
	sticky_effects_offset: 0,
	sticky_anchor_link_offset: 0,
	...settings,
});

const bar = sticky({ sticky_effects_offset: 160, sticky_anchor_link_offset: 84 });
const roomy = ["desktop", "tablet"];
const inBox = sticky({ sticky_parent: "yes", sticky_offset: 96, sticky_offset_tablet: 64, sticky_on: roomy });
const padded = sticky({ sticky_parent: "yes", sticky_offset: 96, sticky_effects_offset: 60, sticky_on: roomy });
const wide = sticky({ sticky_parent: "yes", sticky_offset: 96, sticky_on: ["desktop"] });
const foot = sticky({ sticky: "bottom", sticky_offset: 16, sticky_effects_offset: 40 });

const chapters = [
	{ id: "in-a-box", title: { en: "In its box", he: "בתוך התיבה" } },
	{ id: "with-effects", title: { en: "With effects", he: "עם אפקטים" } },
	{ id: "by-device", title: { en: "By device", he: "לפי מכשיר" } },
	{ id: "growing", title: { en: "Growing page", he: "עמוד שגדל" } },
];

export default {
	path: "/sticky",
	group: "effects",
	title: { en: "Sticky elements", he: "רכיבים נצמדים" },
	summary: {
		en: "Bars and cards that stay in view, in their own box or on the whole page; nothing around them jumps.",
		he: "סרגלים וכרטיסים שנשארים בתצוגה, בתוך התיבה שלהם או לאורך העמוד; שום דבר סביבם לא קופץ.",
	},
	tries: {
		en: [
			"Scroll: the bar sticks at the top, and grows slimmer 160 pixels later.",
			"Pick a chapter in the bar: its title comes to stand below the bar, not under it.",
			"Open a question at the end: whatever is stuck keeps to its place.",
			"Turn your phone, or make the window narrow: offsets and devices follow.",
		],
		he: [
			"גללו: הסרגל נצמד למעלה, ונעשה צר יותר אחרי 160 פיקסלים.",
			"בחרו פרק בסרגל: הכותרת שלו נעצרת מתחת לסרגל, ואינה מוסתרת.",
			"פתחו שאלה בסוף: מה שנצמד נשאר במקומו.",
			"סובבו את הטלפון או הצרו את החלון: המרחקים והמכשירים מתעדכנים.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="50" y="18" width="140" height="108" rx="8"/><rect class="ghost" x="62" y="54" width="72" height="8" rx="4"/><rect class="ghost" x="62" y="70" width="64" height="8" rx="4"/><rect class="ghost" x="62" y="86" width="72" height="8" rx="4"/><rect class="ghost" x="62" y="102" width="56" height="8" rx="4"/><rect class="sea" x="144" y="54" width="36" height="40" rx="6"/><rect class="blue" x="44" y="24" width="152" height="20" rx="6"/><path class="line" d="M162 100v16m-6-6l6 7 6-7"/>`,
	),
	body: (context) => [
		section(
			context,
			{ classes: "sticky-bar", settings: bar },
			box(
				context,
				{ classes: "sticky-bar-row" },
				textEditor(context, {
					text: html`${chapters.map(({ id, title }) => html`<a href="#${id}">${context.t(title)}</a> `)}`,
				}),
				state(context),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "The bar above", he: "הסרגל שלמעלה" } }),
			textEditor(context, { text: context.t(story[0]) }),
			settingsOf(context, bar),
		),
		section(
			context,
			{ anchor: "in-a-box" },
			heading(context, { text: { en: "In its box", he: "בתוך התיבה" } }),
			beside(context, inBox, {
				title: { en: "Stays with the text", he: "נשאר עם הטקסט" },
				text: {
					en: "This card leaves with the box around it. The browser alone holds it: no spacer, no script while you scroll.",
					he: "הכרטיס הזה עוזב יחד עם התיבה שלו. הדפדפן לבדו מחזיק אותו: בלי ממלא מקום ובלי תסריט בזמן הגלילה.",
				},
				texts: [...story, ...care.map(({ text }) => text)],
			}),
		),
		section(
			context,
			{ anchor: "with-effects" },
			heading(context, { text: { en: "With effects, in a padded box", he: "עם אפקטים, בתיבה מרופדת" } }),
			beside(
				context,
				padded,
				{
					title: { en: "Fires after 60 pixels", he: "נשרף אחרי 60 פיקסלים" },
					text: {
						en: "Stuck, it goes on; sixty pixels later it gets its glaze. Where the box ends it is held inside of the border.",
						he: "אחרי שנצמד הוא ממשיך; שישים פיקסלים אחר כך הוא מקבל זיגוג. בסוף התיבה הוא נעצר לפני המסגרת.",
					},
					texts: [...courses.map(({ text }) => text), ...techniques.map(({ content }) => content), ...story],
				},
				"sticky-padded",
			),
		),
		section(
			context,
			{ anchor: "by-device" },
			heading(context, { text: { en: "On the desktop only", he: "רק במחשב" } }),
			beside(context, wide, {
				title: { en: "Wide windows only", he: "רק בחלונות רחבים" },
				text: {
					en: "Below 1,025 pixels this card is part of the page like any other.",
					he: "מתחת ל־1,025 פיקסלים הכרטיס הזה הוא חלק רגיל מהעמוד.",
				},
				texts: story.toReversed(),
			}),
		),
		section(
			context,
			{ anchor: "growing" },
			heading(context, { text: { en: "A page that grows", he: "עמוד שגדל" } }),
			textEditor(context, {
				text: context.t({
					en: "The order below sticks to the bottom of the window until its place comes into view. Open a question: the place moves, and the order knows.",
					he: "ההזמנה שלמטה נצמדת לתחתית החלון עד שהמקום שלה נכנס לתצוגה. פתחו שאלה: המקום זז, וההזמנה יודעת.",
				}),
			}),
			nestedAccordion(context, {
				state: "all_collapsed",
				max: "multiple",
				items: questions.map(({ title, content }) => ({
					title,
					content: textEditor(context, { text: context.t(content) }),
				})),
			}),
		),
		section(
			context,
			{ classes: "sticky-foot", settings: foot },
			box(
				context,
				{ classes: "sticky-foot-row" },
				textEditor(context, {
					text: html`<strong>${context.t({ en: "A seat on Saturday", he: "מקום לשבת" })}</strong> ${context.t({ en: "Coffee from nine.", he: "קפה מתשע." })}`,
				}),
				button(context, { text: { en: "Keep me one", he: "שמרו לי אחד" }, href: context.link("/lead-form") }),
				state(context),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "The order's settings", he: "ההגדרות של ההזמנה" } }),
			settingsOf(context, foot),
			textEditor(context, { text: context.t(story[3]) }),
		),
	],
};

/** A sticky card next to a text. */
const beside = (context, settings, { title, text, texts }, classes = "") =>
	box(
		context,
		{ classes: "sticky-beside" },
		box(
			context,
			{ classes: "sticky-text" },
			texts.map((text) => textEditor(context, { text: context.t(text) })),
		),
		box(
			context,
			{ classes: `sticky-side ${classes}` },
			box(
				context,
				{ classes: "sticky-card", settings },
				heading(context, { text: title, level: 3 }),
				textEditor(context, { text: context.t(text) }),
				state(context),
				settingsOf(context, settings),
			),
		),
	);

/** Says what the stylesheet knows of the element around it. */
const state = ({ t }) => {
	const say = (name, text) => html`<span class="sticky-${name}">${t(text)}</span>`;
	return html`<p class="sticky-state">${say("free", { en: "in its place", he: "במקומו" })}${say("stuck", { en: "stuck", he: "נצמד" })}${say("effects", { en: "stuck, with effects", he: "נצמד, עם אפקטים" })}</p>`;
};

/** What of the settings is not as the server prints it anyway. */
const settingsOf = (_context, settings) => {
	const plain = sticky();
	const lines = Object.entries(settings)
		.filter(([key, value]) => key === "sticky" || JSON.stringify(value) !== JSON.stringify(plain[key]))
		.map(([key, value]) => html`<li><code>${key}</code> <code>${JSON.stringify(value)}</code></li>`);
	return html`<ul class="sticky-settings" dir="ltr">${lines}</ul>`;
};
