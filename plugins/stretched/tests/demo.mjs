// Bands as wide as the column of the page, out of boxes that are narrower.
import { care, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";

const stretched = { stretch_element: "yes" };
const sticky = { ...stretched, sticky: "top", sticky_on: ["desktop", "tablet", "mobile"], sticky_parent: "yes" };

export default {
	path: "/stretched",
	group: "effects",
	title: { en: "Stretched sections", he: "אזורים מתוחים" },
	summary: {
		en: "Bands that leave their box and reach from edge to edge, in a window of any width.",
		he: "פסים שיוצאים מהתיבה שלהם ומגיעים מקצה לקצה, בחלון בכל רוחב.",
	},
	tries: {
		en: [
			"Make the window narrower: the bands go along.",
			"Look at the text above each band: that is as wide as the band would be.",
			"Scroll: the last band sticks, and stays as wide.",
		],
		he: [
			"הצרו את החלון: הפסים מתאימים את עצמם.",
			"הסתכלו על הטקסט שמעל כל פס: זה הרוחב שהיה לו.",
			"גללו: הפס האחרון נצמד, ונשאר באותו רוחב.",
		],
	},
	container: "main",
	picture: picture(
		html`<rect class="paper" x="72" y="14" width="96" height="116" rx="8"/><rect class="ghost" x="84" y="28" width="72" height="8" rx="4"/><rect class="ghost" x="84" y="42" width="56" height="8" rx="4"/><rect class="blue" x="36" y="58" width="168" height="30" rx="4"/><rect class="ghost" x="84" y="98" width="72" height="8" rx="4"/><rect class="ghost" x="84" y="112" width="48" height="8" rx="4"/><path class="line light" d="M62 73H46m6-6l-6 6 6 6M178 73h16m-6-6l6 6-6 6"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Out of a box", he: "מתוך תיבה" } }),
			textEditor(context, { text: context.t(story[0]) }),
			band(context, stretched, { en: "Open on Saturdays", he: "פתוח בשבתות" }, story[1]),
			textEditor(context, { text: context.t(story[2]) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Out of a narrow column", he: "מתוך טור צר" } }),
			box(
				context,
				{ classes: "narrow" },
				textEditor(context, { text: context.t(story[2]) }),
				band(context, stretched, { en: "From edge to edge", he: "מקצה לקצה" }, story[0]),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "And it sticks", he: "וגם נצמד" } }),
			band(context, sticky, { en: "A seat on Saturday", he: "מקום לשבת" }),
			[...story, ...care.map(({ text }) => text)].map((text) => textEditor(context, { text: context.t(text) })),
		),
	],
};

const band = (context, settings, title, text) =>
	box(
		context,
		{ classes: "band e-stretched", settings },
		heading(context, { text: title, level: 3 }),
		text && textEditor(context, { text: context.t(text) }),
	);
