// Nested tabs: with widgets in the panels, with a scrolling heading, with ids of their own.
import { courses } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { counter } from "../../../tests/site/widgets/figures.mjs";
import { nestedTabs } from "./widget.mjs";

const months = {
	en: [
		"January",
		"February",
		"March",
		"April",
		"May",
		"June",
		"July",
		"August",
		"September",
		"October",
		"November",
		"December",
	],
	he: ["ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר", "דצמבר"],
};

export default {
	path: "/nested-tabs",
	group: "widgets",
	title: { en: "Nested tabs", he: "לשוניות מקוננות" },
	summary: {
		en: "Tabs whose panels hold other widgets; on a phone they become an accordion.",
		he: "לשוניות שבלוחות שלהן רכיבים אחרים; בטלפון הן הופכות לאקורדיון.",
	},
	tries: {
		en: [
			"Arrow keys move between the titles, Enter or Space opens one.",
			"Press Escape inside a panel to come back to its title.",
			"Drag the months sideways with the mouse.",
		],
		he: [
			"מקשי החצים עוברים בין הכותרות, Enter או רווח פותחים.",
			"לחיצה על Escape בתוך לוח מחזירה לכותרת שלו.",
			"גררו את החודשים לצדדים בעכבר.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="40" y="30" width="50" height="22" rx="5"/><rect class="paper" x="95" y="30" width="50" height="22" rx="5"/><rect class="paper" x="150" y="30" width="50" height="22" rx="5"/><rect class="paper" x="40" y="56" width="160" height="58" rx="6"/><rect class="sea" x="52" y="68" width="40" height="34" rx="4"/><rect class="ghost" x="102" y="72" width="84" height="6" rx="3"/><rect class="ghost" x="102" y="84" width="66" height="6" rx="3"/><rect class="ghost" x="102" y="96" width="40" height="6" rx="3"/>`,
	),
	body: (context) => {
		const panels = (customId) =>
			courses.map(({ title, text }, index) => ({
				title,
				customId: customId && `${customId}-${index + 1}`,
				content: [
					textEditor(context, { text: context.t(text) }),
					counter(context, {
						title: { en: "Places a week", he: "מקומות בשבוע" },
						to: [18, 12, 24][index],
						duration: 1200,
					}),
				],
			}));
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "Courses", he: "קורסים" } }),
				nestedTabs(context, { items: panels(), settings: { horizontal_scroll: "disable" } }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "The year in glazes", he: "השנה בזיגוגים" } }),
				nestedTabs(context, {
					accordionFrom: "none",
					classes: "tabs-in-one-line",
					settings: { horizontal_scroll: "enable", tabs_justify_horizontal: "start" },
					items: context.t(months).map((month, index) => ({
						title: month,
						content: textEditor(context, { text: context.t(courses[index % 3].text) }),
					})),
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Titles with ids of their own", he: "כותרות עם מזהים משלהן" } }),
				nestedTabs(context, { items: panels("course") }),
			),
		];
	},
};
