// Tabs of version 4: one in the other, in a column, with an anchor in a panel, with tabs of version 3 inside.
import { courses, techniques } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { atomicHeading, atomicTabs, flexbox, paragraph } from "../../../tests/site/widgets/atomic.mjs";
import { accordion } from "../../accordion/tests/widget.mjs";

export default {
	path: "/atomic-tabs",
	group: "version-4",
	title: { en: "Tabs of version 4", he: "לשוניות של גרסה 4" },
	summary: {
		en: "The page builder's new tabs: any layout, any depth, alongside what older versions print.",
		he: "הלשוניות החדשות של בונה העמודים: בכל פריסה, בכל עומק, לצד מה שגרסאות קודמות מדפיסות.",
	},
	tries: {
		en: [
			"Move along the tabs with the arrow keys, Home and End; Enter opens.",
			"Follow the link to a place in a closed panel.",
			"The tabs inside tabs keep a state of their own, and so does the accordion.",
		],
		he: [
			"עברו בין הלשוניות במקשי החצים, Home ו־End; ‏Enter פותח.",
			"לחצו על הקישור למקום בתוך לוח סגור.",
			"הלשוניות שבתוך לשוניות שומרות על מצב משלהן, וכך גם האקורדיון.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="30" width="50" height="22" rx="5"/><rect class="sea" x="95" y="30" width="50" height="22" rx="5"/><rect class="paper" x="150" y="30" width="50" height="22" rx="5"/><rect class="paper" x="40" y="56" width="160" height="58" rx="6"/><rect class="blue" x="52" y="66" width="34" height="12" rx="3"/><rect class="ghost" x="90" y="66" width="34" height="12" rx="3"/><rect class="ghost" x="52" y="86" width="132" height="6" rx="3"/><rect class="ghost" x="52" y="98" width="90" height="6" rx="3"/>`,
	),
	body: (context) => {
		const panel = ({ title, content, text }) => ({ title, content: paragraph(context, { text: content ?? text }) });
		return [
			flexbox(
				context,
				{},
				atomicHeading(context, { text: { en: "Courses", he: "קורסים" } }),
				atomicTabs(context, { label: { en: "Courses", he: "קורסים" }, active: 1, items: courses.map(panel) }),
			),
			flexbox(
				context,
				{},
				atomicHeading(context, { text: { en: "In a column", he: "בטור" } }),
				html`<p><a href="#slip">${context.t({ en: "What is slip?", he: "מהי חמרה?" })}</a></p>`,
				atomicTabs(context, {
					label: { en: "Techniques", he: "טכניקות" },
					classes: "tabs-in-a-column",
					items: techniques.map(({ title, content }, at) => ({
						title,
						content: [
							paragraph(context, { text: content }),
							at === 1 &&
								html`<p id="slip">${context.t({ en: "Slip is clay with water: the potter's glue.", he: "חמרה היא חומר עם מים: הדבק של הקדרים." })}</p>`,
						],
					})),
				}),
			),
			flexbox(
				context,
				{},
				atomicHeading(context, { text: { en: "One in the other", he: "זו בתוך זו" } }),
				atomicTabs(context, {
					label: { en: "Outer", he: "חיצוניות" },
					items: [
						{
							title: { en: "Tabs", he: "לשוניות" },
							content: atomicTabs(context, { label: { en: "Inner", he: "פנימיות" }, items: courses.map(panel) }),
						},
						{
							title: { en: "An accordion of version 3", he: "אקורדיון של גרסה 3" },
							content: accordion(context, { items: techniques }),
						},
					],
				}),
			),
		];
	},
};
