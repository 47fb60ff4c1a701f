// A heavy page: everything at the same time, several of each.

import { tabs } from "../../../plugins/accordion/tests/tabs.mjs";
import { accordion, toggle } from "../../../plugins/accordion/tests/widget.mjs";
import { leadForm } from "../../../plugins/lead-form/tests/widget.mjs";
import { nestedAccordion } from "../../../plugins/nested-accordion/tests/widget.mjs";
import { nestedTabs } from "../../../plugins/nested-tabs/tests/widget.mjs";
import { care, courses, questions, story, techniques } from "../content.mjs";
import { newsForm, visitForm } from "../forms.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { actionHash, button, heading, textEditor } from "../widgets/basics.mjs";
import { box, section } from "../widgets/element.mjs";
import { alert, counter, progress } from "../widgets/figures.mjs";

export default {
	path: "/everything",
	group: "whole",
	stickyHeader: true,
	forms: [visitForm, newsForm],
	title: { en: "Everything at once", he: "הכול ביחד" },
	summary: {
		en: "The pottery's long page: every widget there is, several times.",
		he: "העמוד הארוך של הסדנה: כל הרכיבים שיש, כמה פעמים.",
	},
	lede: {
		en: "The pottery's long page, with every widget there is, several times. Scroll: plugins arrive as you need them.",
		he: "העמוד הארוך של הסדנה, עם כל הרכיבים, כמה פעמים. גללו: התוספים מגיעים כשצריך אותם.",
	},
	picture: picture(
		html`<rect class="blue" x="34" y="24" width="54" height="40" rx="6"/><rect class="paper" x="94" y="24" width="54" height="40" rx="6"/><rect class="sea" x="154" y="24" width="54" height="40" rx="6"/><rect class="paper" x="34" y="72" width="84" height="18" rx="6"/><rect class="paper" x="34" y="98" width="84" height="18" rx="6"/><rect class="clay" x="124" y="72" width="84" height="44" rx="6"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			alert(context, {
				title: { en: "Kiln opening on Saturday", he: "פתיחת כבשן בשבת" },
				text: { en: "Coffee from nine, the door at ten.", he: "קפה מתשע, הדלת בעשר." },
			}),
			textEditor(context, { dropCap: true, text: context.t(story[0]) }),
			button(context, { text: { en: "Look again", he: "להביט שוב" }, href: actionHash("reload-page", []) }),
		),
		figures(context),
		section(
			context,
			{},
			heading(context, { text: { en: "How we work", he: "איך אנחנו עובדים" } }),
			tabs(context, { items: techniques }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Courses", he: "קורסים" } }),
			nestedTabs(context, { items: panels(context) }),
		),
		section(
			context,
			{ classes: "wall wall-1 wall-late" },
			heading(context, { text: { en: "By the sea", he: "על שפת הים" }, settings: { _animation: "fadeInUp" } }),
			textEditor(context, { text: context.t(story[1]), settings: { _animation: "fadeIn", _animation_delay: 200 } }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "What it is made of", he: "ממה זה עשוי" } }),
			nestedAccordion(context, { items: materials(context) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Asked often", he: "שאלות נפוצות" } }),
			accordion(context, { items: questions }),
			heading(context, { text: { en: "Asked less often", he: "שאלות פחות נפוצות" }, level: 3 }),
			toggle(context, { items: [...questions].reverse() }),
		),
		section(
			context,
			{ classes: "wall wall-2 wall-late", settings: { animation: "fadeIn" } },
			heading(context, { text: { en: "The oldest of us", he: "הוותיק מכולנו" } }),
			textEditor(context, { text: context.t(story[2]) }),
		),
		bars(context),
		figures(context),
		section(
			context,
			{},
			heading(context, { text: { en: "More about the courses", he: "עוד על הקורסים" } }),
			nestedTabs(context, { items: panels(context) }),
			nestedAccordion(context, { items: materials(context), state: "all_collapsed", max: "multiple" }),
		),
		section(
			context,
			{ classes: "wall wall-3 wall-late" },
			heading(context, { text: { en: "A thumb mark", he: "טביעת אגודל" }, settings: { _animation: "zoomIn" } }),
			textEditor(context, { text: context.t(story[3]) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Come and try", he: "בואו לנסות" } }),
			leadForm(context, { form: visitForm }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "A letter a month", he: "מכתב פעם בחודש" } }),
			leadForm(context, { form: newsForm }),
			alert(context, {
				kind: "warning",
				title: { en: "One more thing", he: "ועוד דבר" },
				text: { en: "The harbour road is closed on market days.", he: "דרך הנמל סגורה בימי שוק." },
			}),
		),
	],
};

const panels = (context) =>
	courses.map(({ title, text }) => ({ title, content: textEditor(context, { text: context.t(text) }) }));

const materials = (context) =>
	care.map(({ title, text }) => ({ title, content: textEditor(context, { text: context.t(text) }) }));

const figures = (context) =>
	section(
		context,
		{},
		box(
			context,
			{ classes: "in-a-row" },
			counter(context, { title: { en: "Bowls", he: "קערות" }, to: 12480, delimiter: "," }),
			counter(context, { title: { en: "Degrees", he: "מעלות" }, to: 1240, suffix: " °C" }),
			counter(context, { title: { en: "Stars", he: "כוכבים" }, to: "4.90" }),
		),
	);

const bars = (context) =>
	section(
		context,
		{},
		heading(context, { text: { en: "This week's kiln", he: "הכבשן של השבוע" } }),
		progress(context, { title: { en: "Shelves filled", he: "מדפים מלאים" }, max: 72 }),
		progress(context, { title: { en: "Wood stacked", he: "עצים מוכנים" }, max: 90 }),
		progress(context, { title: { en: "Patience", he: "סבלנות" }, max: 35 }),
	);
