// Progress bars, in view immediately and further down.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { progress } from "../../../tests/site/widgets/figures.mjs";

export default {
	path: "/progress",
	group: "widgets",
	title: { en: "Progress bar", he: "מד התקדמות" },
	summary: {
		en: "Bars that fill to their mark when they come into view.",
		he: "פסים שמתמלאים עד לסימן כשהם נכנסים לתצוגה.",
	},
	tries: {
		en: ["Reload and watch the bars fill.", "Scroll down: the last ones start when you see them."],
		he: ["טענו מחדש וצפו בפסים מתמלאים.", "גללו למטה: האחרונים מתחילים כשרואים אותם."],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="34" width="160" height="16" rx="8"/><rect class="blue" x="40" y="34" width="118" height="16" rx="8"/><rect class="paper" x="40" y="62" width="160" height="16" rx="8"/><rect class="sea" x="40" y="62" width="70" height="16" rx="8"/><rect class="paper" x="40" y="90" width="160" height="16" rx="8"/><rect class="clay" x="40" y="90" width="142" height="16" rx="8"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "This week's kiln", he: "הכבשן של השבוע" } }),
			progress(context, {
				title: { en: "Shelves filled", he: "מדפים מלאים" },
				max: 72,
				text: { en: "Bowls and mugs", he: "קערות וספלים" },
			}),
			progress(context, { title: { en: "Olive wood stacked", he: "עצי זית מוכנים" }, max: 90 }),
			progress(context, {
				title: { en: "Patience", he: "סבלנות" },
				max: 35,
				percentage: false,
				text: { en: "Running low", he: "אוזלת" },
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "From edge to edge", he: "מקצה לקצה" } }),
			progress(context, { title: { en: "Not begun", he: "טרם התחיל" }, max: 0, percentage: false }),
			progress(context, { title: { en: "Done", he: "הושלם" }, max: 100 }),
		),
		section(
			context,
			{ classes: "far-below" },
			heading(context, { text: { en: "Further down", he: "בהמשך העמוד" } }),
			progress(context, {
				title: { en: "Autumn orders", he: "הזמנות הסתיו" },
				max: 58,
				text: { en: "Wrapped", he: "ארוזות" },
			}),
			progress(context, { title: { en: "Spring clay used", he: "חומר האביב שנוצל" }, max: 83 }),
		),
	],
};
