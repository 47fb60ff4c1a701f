// Drop caps, and the paragraphs that must not get one.
import { story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";

export default {
	path: "/drop-cap",
	group: "effects",
	title: { en: "Drop cap", he: "אות פתיחה" },
	summary: {
		en: "The first letter of a text, grown large.",
		he: "האות הראשונה של הטקסט, גדולה במיוחד.",
	},
	tries: {
		en: [
			"Select the first paragraph and copy it: the text is whole.",
			"Look at the last one: it begins with bold text and is left alone.",
		],
		he: ["סמנו את הפסקה הראשונה והעתיקו: הטקסט שלם.", "הביטו באחרונה: היא נפתחת בטקסט מודגש ולכן לא משתנה."],
	},
	picture: picture(
		html`<path class="blue" d="M40 112l24-72h20l24 72H91l-4.5-15H62l-4.5 15zm26-29h16l-8-26z"/><rect class="paper" x="122" y="44" width="78" height="8" rx="4"/><rect class="paper" x="122" y="62" width="66" height="8" rx="4"/><rect class="paper" x="122" y="80" width="78" height="8" rx="4"/><rect class="paper" x="122" y="98" width="46" height="8" rx="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "The workshop", he: "הסדנה" } }),
			textEditor(context, {
				dropCap: true,
				text: context.t({ en: `${story[0].en} ${story[1].en}`, he: `${story[0].he} ${story[1].he}` }),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "A word of one letter", he: "מילה של אות אחת" } }),
			textEditor(context, {
				dropCap: true,
				text: context.t({
					en: "A bowl is only finished when somebody has eaten from it, washed it, and put it back where the light falls in the afternoon. Until then it is a promise.",
					he: "ה קערה מוכנה רק אחרי שמישהו אכל ממנה, שטף אותה והחזיר אותה למקום שבו נופל האור אחר הצהריים. עד אז היא הבטחה.",
				}),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "A sign for a letter", he: "סימן במקום אות" } }),
			textEditor(context, {
				dropCap: true,
				text: context.t({
					en: "& sons, it said over the door when we came. There were no sons, only a cat, and we kept both the sign and the cat for as long as they would stay.",
					he: "& בניו, נכתב מעל הדלת כשהגענו. בנים לא היו, רק חתול, ושמרנו גם על השלט וגם על החתול כל עוד רצו להישאר.",
				}),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Left alone", he: "ללא שינוי" } }),
			textEditor(context, {
				dropCap: true,
				text: html`<strong>${context.t({ en: "Thursdays", he: "בימי חמישי" })}</strong> ${context.t({
					en: "we sweep, and nobody throws. The wheels are covered, the windows open.",
					he: "מטאטאים, ואיש אינו יוצר. האובניים מכוסים והחלונות פתוחים.",
				})}`,
			}),
		),
	],
};
