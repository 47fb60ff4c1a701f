// A page that scrolls to the template named in its address, as the theme builder's preview asks for.
import { care, courses, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section, template } from "../../../tests/site/widgets/element.mjs";

const templates = [
	{ number: 811, title: { en: "Opening hours", he: "שעות פתיחה" }, text: story[0] },
	{ number: 812, title: { en: "The courses", he: "הקורסים" }, text: courses[0].text },
	{ number: 813, title: { en: "The fire", he: "האש" }, text: care[2].text },
];

export default {
	path: "/preview-scroll",
	group: "effects",
	title: { en: "Template preview", he: "תצוגת תבנית" },
	summary: {
		en: "An address that names a template brings it to the middle of the window.",
		he: "כתובת שנוקבת בשם תבנית מביאה אותה לאמצע החלון.",
	},
	tries: {
		en: ["Choose a template: the page opens again and scrolls to it."],
		he: ["בחרו תבנית: העמוד נפתח שוב ונגלל אליה."],
	},
	picture: picture(
		html`<rect class="ghost" x="60" y="18" width="120" height="26" rx="6"/><rect class="blue" x="60" y="54" width="120" height="32" rx="6"/><rect class="ghost" x="60" y="96" width="120" height="26" rx="6"/><path class="line" d="M42 36v34m-8-8l8 9 8-9M198 104V72m-8 8l8-9 8 9"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Go to", he: "מעבר אל" } }),
			textEditor(context, {
				text: html`${templates.map(
					({ number, title }, index) =>
						html`${index ? " · " : ""}<a href="${context.link("/preview-scroll", { theme_template_id: number })}">${context.t(title)}</a>`,
				)}`,
			}),
		),
		templates.map(({ number, title, text }) =>
			section(
				context,
				{ classes: "far-below" },
				template(
					context,
					{ template: number },
					heading(context, { text: title }),
					textEditor(context, { text: context.t(text) }),
				),
			),
		),
	],
};
