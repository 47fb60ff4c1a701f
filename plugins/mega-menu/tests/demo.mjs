// Mega menus: panels of any content that open under the mouse or by a press, as wide as the window or as their content.
import { story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { megaMenu } from "./widget.mjs";

const column = (context, text, ...links) =>
	box(
		context,
		{},
		heading(context, { text, level: 3 }),
		html`<ul>${links.map(([name, path]) => html`<li><a href="${context.link(path)}">${context.t(name)}</a></li>`)}</ul>`,
	);

const entries = (context) => [
	{
		title: { en: "Pottery", he: "כלים" },
		href: context.link("/shop"),
		panel: box(
			context,
			{ classes: "in-a-row" },
			column(
				context,
				{ en: "For the table", he: "לשולחן" },
				[{ en: "Bowls", he: "קערות" }, "/shop"],
				[{ en: "Jugs", he: "כדים" }, "/shop"],
			),
			column(context, { en: "For the wall", he: "לקיר" }, [{ en: "Tiles", he: "אריחים" }, "/shop"]),
		),
	},
	{
		title: { en: "Courses", he: "קורסים" },
		panel: column(
			context,
			{ en: "Courses", he: "קורסים" },
			[{ en: "Mornings", he: "בקרים" }, "/nested-tabs"],
			[{ en: "Evenings", he: "ערבים" }, "/nested-tabs"],
		),
	},
	{ title: { en: "The story", he: "הסיפור" }, href: "#story" },
];

const menus = [
	[{ en: "Under the mouse, as wide as the window", he: "תחת העכבר, לרוחב החלון" }, {}],
	[
		{ en: "By a press, as wide as the content", he: "בלחיצה, ברוחב התוכן" },
		{ openOn: "click", fits: true, animation: "fadeIn" },
	],
];

export default {
	path: "/mega-menu",
	group: "widgets",
	title: { en: "Mega menu", he: "תפריט מגה" },
	summary: {
		en: "Panels of any content below a bar of titles, and a list behind a button on small screens.",
		he: "לוחות של כל תוכן מתחת לסרגל כותרות, ורשימה מאחורי כפתור במסכים קטנים.",
	},
	tries: {
		en: [
			"Move the mouse from a title aslant into its panel: it stays.",
			"Enter opens a panel, Tab goes into it, Escape comes back.",
			"On a phone the button opens the list, a tap opens a panel in it.",
		],
		he: [
			"הזיזו את העכבר מכותרת באלכסון אל הלוח שלה: הוא נשאר.",
			"Enter פותח לוח, Tab נכנס אליו, Escape חוזר.",
			"בטלפון הכפתור פותח את הרשימה, ונגיעה פותחת בה לוח.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="30" y="24" width="180" height="22" rx="5"/><rect class="blue" x="40" y="24" width="50" height="22" rx="5"/><rect class="ghost" x="30" y="50" width="180" height="66" rx="5"/>`,
	),
	body: (context) => [
		menus.map(([title, options], index) =>
			section(
				context,
				{},
				heading(context, { text: title }),
				megaMenu(context, { items: entries(context), label: title, number: 427 + index, ...options }),
			),
		),
		section(
			context,
			{ anchor: "story", classes: "chapter" },
			heading(context, { text: { en: "The story", he: "הסיפור" } }),
			story.map((text) => textEditor(context, { text: context.t(text) })),
		),
	],
};
