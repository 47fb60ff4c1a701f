// The classic accordion, toggle and tabs.
import { questions, techniques } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { tabs } from "./tabs.mjs";
import { accordion, toggle } from "./widget.mjs";

export default {
	path: "/accordion",
	group: "widgets",
	title: { en: "Accordion, toggle, tabs", he: "אקורדיון, מתג ולשוניות" },
	summary: {
		en: "Three classic ways to fold text away, by mouse and by keyboard.",
		he: "שלוש דרכים ותיקות לקפל טקסט, בעכבר ובמקלדת.",
	},
	tries: {
		en: [
			"In the accordion, open the second question: the first closes.",
			"In the toggle, open as many as you like.",
			"Focus a tab and use the arrow keys, Home and End; Enter chooses.",
		],
		he: [
			"פתחו את השאלה השנייה באקורדיון: הראשונה נסגרת.",
			"במתג אפשר לפתוח כמה שרוצים.",
			"העבירו מיקוד ללשונית והשתמשו בחצים, Home ו־End; מקש Enter בוחר.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="45" y="24" width="150" height="20" rx="5"/><rect class="blue" x="45" y="50" width="150" height="20" rx="5"/><rect class="paper" x="45" y="70" width="150" height="26" rx="5"/><rect class="ghost" x="57" y="78" width="104" height="5" rx="2.5"/><rect class="ghost" x="57" y="87" width="76" height="5" rx="2.5"/><rect class="paper" x="45" y="102" width="150" height="20" rx="5"/><path class="line" d="M178 34h8m-4-4v8M178 112h8m-4-4v8"/><path class="line light" d="M178 60h8"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Accordion", he: "אקורדיון" } }),
			textEditor(context, {
				text: context.t({
					en: "One answer at a time; the open one can be closed too.",
					he: "תשובה אחת בכל פעם; גם את הפתוחה אפשר לסגור.",
				}),
			}),
			accordion(context, { items: questions }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Toggle", he: "מתג" } }),
			textEditor(context, {
				text: context.t({ en: "All closed at first, each for itself.", he: "הכול סגור בהתחלה, וכל אחד לעצמו." }),
			}),
			toggle(context, { items: questions.slice(1) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Tabs", he: "לשוניות" } }),
			textEditor(context, {
				text: context.t({
					en: "In a row on wide windows, between the panels on narrow ones.",
					he: "בשורה בחלון רחב, ובין הלוחות בחלון צר.",
				}),
			}),
			tabs(context, { items: techniques }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Tabs with an accordion inside", he: "לשוניות ובתוכן אקורדיון" } }),
			tabs(context, {
				view: "vertical",
				items: [
					techniques[0],
					{
						title: { en: "Questions", he: "שאלות" },
						content: accordion(context, { items: questions.slice(0, 2) }),
					},
				],
			}),
		),
	],
};
