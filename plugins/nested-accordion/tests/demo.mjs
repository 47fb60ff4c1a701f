// Nested accordion: one open at a time, several open, one inside another.
import { care } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { nestedAccordion } from "./widget.mjs";

export default {
	path: "/nested-accordion",
	group: "widgets",
	title: { en: "Nested accordion", he: "אקורדיון מקונן" },
	summary: {
		en: "Native disclosure elements that slide, and may hold anything, themselves included.",
		he: "רכיבי גילוי של הדפדפן שמחליקים, ויכולים להכיל הכול, גם את עצמם.",
	},
	tries: {
		en: [
			"Open the second item: the first slides shut at the same time.",
			"Press Escape on an open title, or inside its text, to close it.",
			"Switch the runtime off below: the items still open.",
		],
		he: [
			"פתחו את הפריט השני: הראשון נסגר באותו זמן.",
			"לחצו Escape על כותרת פתוחה או בתוך הטקסט שלה כדי לסגור.",
			"כבו את התסריט למטה: הפריטים עדיין נפתחים.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="45" y="26" width="150" height="20" rx="5"/><rect class="paper" x="45" y="46" width="150" height="48" rx="5"/><rect class="sea" x="57" y="54" width="126" height="13" rx="4"/><rect class="ghost" x="57" y="73" width="126" height="13" rx="4"/><rect class="paper" x="45" y="100" width="150" height="18" rx="5"/><path class="line light" d="M174 34l5 5 5-5"/><path class="line" d="M174 107l5 5 5-5"/>`,
	),
	body: (context) => {
		const items = () =>
			care.map(({ title, text }) => ({ title, content: textEditor(context, { text: context.t(text) }) }));
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "One at a time", he: "אחד בכל פעם" } }),
				nestedAccordion(context, { items: items() }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Several, and all closed at first", he: "כמה יחד, וסגורים בהתחלה" } }),
				nestedAccordion(context, {
					items: items(),
					state: "all_collapsed",
					max: "multiple",
					duration: { size: 0.2, unit: "s" },
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "One inside another", he: "אחד בתוך השני" } }),
				nestedAccordion(context, {
					items: [
						{
							title: { en: "What a bowl is made of", he: "ממה עשויה קערה" },
							content: nestedAccordion(context, { items: items() }),
						},
						{
							title: { en: "What it is good for", he: "למה היא טובה" },
							content: textEditor(context, {
								text: context.t({
									en: "Soup, keys, apricots, and a small dog's breakfast.",
									he: "מרק, מפתחות, משמשים, וארוחת הבוקר של כלב קטן.",
								}),
							}),
						},
					],
				}),
			),
		];
	},
};
