// Navigation menus: every layout, in every place a site puts one.
import { story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { navMenu, themeMenu } from "./widget.mjs";

/** The entries of the pottery's menu; links lead to pages that exist. */
export const entries = ({ link }) => [
	{ title: { en: "Home", he: "הבית" }, href: link("/") },
	{
		title: { en: "Pottery", he: "כלים" },
		href: link("/shop"),
		items: [
			{
				title: { en: "Bowls", he: "קערות" },
				href: link("/shop"),
				items: [
					{ title: { en: "Soup bowls", he: "קערות מרק" }, href: link("/shop") },
					{ title: { en: "Rice bowls", he: "קערות אורז" }, href: link("/shop") },
				],
			},
			{ title: { en: "Jugs and jars", he: "כדים וצנצנות" }, href: link("/shop") },
			{ title: { en: "Tiles", he: "אריחים" }, href: link("/shop") },
		],
	},
	{
		title: { en: "Courses", he: "קורסים" },
		href: "#",
		items: [
			{ title: { en: "Mornings", he: "בקרים" }, href: link("/nested-tabs") },
			{ title: { en: "Evenings", he: "ערבים" }, href: link("/nested-tabs") },
		],
	},
	{ title: { en: "The story", he: "הסיפור" }, href: "#story" },
];

const layouts = [
	[{ en: "A bar, and a button that spans the window", he: "סרגל, וכפתור שנפרש לכל הרוחב" }, { stretch: true }],
	[
		{ en: "A column", he: "עמודה" },
		{ layout: "vertical", dropdown: "mobile" },
	],
	[{ en: "A bar on every screen", he: "סרגל בכל מסך" }, { dropdown: "none" }],
	[
		{ en: "A list that is always open", he: "רשימה שתמיד פתוחה" },
		{ layout: "dropdown", toggle: false },
	],
	[{ en: "A button on every screen", he: "כפתור בכל מסך" }, { layout: "dropdown" }],
];

export default {
	path: "/nav-menu",
	group: "widgets",
	menus: true,
	title: { en: "Navigation menu", he: "תפריט ניווט" },
	summary: {
		en: "Menus that fly out under the mouse, open under a finger and walk by keyboard.",
		he: "תפריטים שנפתחים תחת העכבר, תחת האצבע ובמקלדת.",
	},
	tries: {
		en: [
			"Move the mouse aslant from Bowls into its list: it stays.",
			"Space opens a list, arrows walk, Escape comes back.",
			"On a phone, the first tap opens a list and the second follows the link.",
		],
		he: [
			'הזיזו את העכבר באלכסון מ"קערות" אל הרשימה שלה: היא נשארת.',
			"רווח פותח רשימה, החצים נעים, Escape חוזר.",
			"בטלפון, נגיעה ראשונה פותחת רשימה והשנייה עוברת לקישור.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="30" y="24" width="180" height="22" rx="5"/><rect class="blue" x="84" y="24" width="50" height="22" rx="5"/><rect class="ghost" x="84" y="50" width="70" height="66" rx="5"/><rect class="paper" x="158" y="64" width="52" height="40" rx="5"/>`,
	),
	body: (context) => [
		layouts.map(([title, options], index) =>
			section(
				context,
				{},
				heading(context, { text: title }),
				navMenu(context, { items: entries(context), label: title, id: `ae0000${index}`, ...options }),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "The theme's own", he: "של ערכת העיצוב" } }),
			html`<div class="site-header theme-menu">${themeMenu(context, { items: entries(context) })}</div>`,
		),
		section(
			context,
			{ anchor: "story", classes: "chapter" },
			heading(context, { text: { en: "The story", he: "הסיפור" } }),
			story.map((text) => textEditor(context, { text: context.t(text) })),
		),
	],
};
