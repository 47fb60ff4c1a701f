// Counters: with separators, decimals, negative targets, other starts.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { counter } from "../../../tests/site/widgets/figures.mjs";

export default {
	path: "/counter",
	group: "widgets",
	title: { en: "Counter", he: "מונה" },
	summary: {
		en: "Numbers that count up once, when they come into view.",
		he: "מספרים שסופרים פעם אחת, כשהם נכנסים לתצוגה.",
	},
	tries: {
		en: [
			"Reload and watch the first row count.",
			"Scroll to the last row: it has waited for you.",
			"Ask your system for less motion and reload: the final numbers show immediately.",
		],
		he: [
			"טענו מחדש וצפו בשורה הראשונה סופרת.",
			"גללו לשורה האחרונה: היא חיכתה לכם.",
			"בקשו מהמערכת פחות תנועה וטענו מחדש: המספרים עומדים מיד.",
		],
	},
	picture: picture(
		html`<g class="digits"><rect class="paper" x="40" y="40" width="36" height="60" rx="6"/><rect class="paper" x="82" y="40" width="36" height="60" rx="6"/><rect class="blue" x="124" y="40" width="36" height="60" rx="6"/><rect class="paper" x="166" y="40" width="36" height="60" rx="6"/></g><path class="line" d="M52 58l7-5v34M92 60c0-10 16-9 16 1 0 9-16 14-16 26h17M178 54h14l-8 13c12-2 14 20 0 20-4 0-6-1-8-4"/><path class="line light" d="M146 88V53l-14 24h20"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "In numbers", he: "במספרים" } }),
			row(
				context,
				counter(context, { title: { en: "Bowls since we began", he: "קערות מאז שהתחלנו" }, to: 12480, delimiter: "," }),
				counter(context, { title: { en: "Degrees at the top", he: "מעלות בשיא" }, to: 1240, from: 20, suffix: " °C" }),
				counter(context, { title: { en: "Stars from visitors", he: "כוכבים ממבקרים" }, to: "4.90", duration: 1500 }),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Below zero, and money", he: "מתחת לאפס, וגם כסף" } }),
			row(
				context,
				counter(context, {
					title: { en: "Coldest morning in the shed", he: "הבוקר הקר ביותר במחסן" },
					to: "-2.5",
					suffix: " °C",
				}),
				counter(context, {
					title: { en: "Paid for the kiln", he: "המחיר של הכבשן" },
					to: "1500.50",
					delimiter: ",",
					prefix: "€",
				}),
				counter(context, {
					title: { en: "Minutes left, counting down", he: "דקות שנותרו, בספירה לאחור" },
					to: 0,
					from: 90,
				}),
			),
		),
		section(
			context,
			{ classes: "far-below" },
			heading(context, { text: { en: "Further down", he: "בהמשך העמוד" } }),
			textEditor(context, {
				text: context.t({ en: "These begin only when you get here.", he: "אלה מתחילים רק כשמגיעים לכאן." }),
			}),
			row(
				context,
				counter(context, {
					title: { en: "Glazes we gave up on", he: "זיגוגים שוויתרנו עליהם" },
					to: 317,
					duration: 3000,
				}),
				counter(context, { title: { en: "Cups of tea", he: "כוסות תה" }, to: 1000000, delimiter: ",", duration: 3000 }),
			),
		),
	],
};

const row = (context, ...counters) => box(context, { classes: "in-a-row" }, counters);
