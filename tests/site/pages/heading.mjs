// A page without any widget that needs a script: the core comes alone.

import { story } from "../content.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { heading, textEditor } from "../widgets/basics.mjs";
import { section } from "../widgets/element.mjs";

export default {
	path: "/heading",
	group: "widgets",
	title: { en: "Heading only", he: "כותרת בלבד" },
	summary: {
		en: "A page of headings and text. It needs no plugin, so it loads none.",
		he: "עמוד של כותרות וטקסט. אין בו צורך בתוסף, ולכן לא נטען אף אחד.",
	},
	tries: {
		en: ["Look at the panel below: the core is there, and nothing else."],
		he: ["הביטו בלוח שלמטה: הליבה שם, ושום דבר מלבדה."],
	},
	picture: picture(
		html`<rect class="blue" x="40" y="40" width="130" height="20" rx="4"/><rect class="paper" x="40" y="74" width="160" height="8" rx="4"/><rect class="paper" x="40" y="90" width="148" height="8" rx="4"/><rect class="paper" x="40" y="106" width="96" height="8" rx="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "A shed by the harbour", he: "מחסן ליד הנמל" } }),
			textEditor(context, { text: context.t(story[0]) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Three tons of patience", he: "שלושה טון של סבלנות" } }),
			textEditor(context, { text: context.t(story[1]) }),
		),
	],
};
