// The page builder's form: every kind of field, steps, one that continues to another page, one that opens a popup.
import { courseForm, goForm, nativeForms, orderForm, popupForm } from "../../../tests/site/builder-forms.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { closeHash, popup } from "../../popups/tests/widget.mjs";
import { builderForm } from "./widget.mjs";

export default {
	path: "/form",
	group: "widgets",
	popups: true,
	forms: nativeForms,
	title: { en: "Form", he: "טופס" },
	summary: {
		en: "The page builder's form: fields, files and steps, sent without leaving the page and without losing a word.",
		he: "הטופס של בונה העמודים: שדות, קבצים ושלבים, נשלחים בלי לעזוב את העמוד ובלי לאבד מילה.",
	},
	tries: {
		en: [
			"Call yourself “nobody”: the server refuses, and its error stands at the field.",
			"Choose a file of more than 1 MB.",
			"Walk through the steps with Enter; book a course called “full” and see where it leads back to.",
		],
		he: [
			"קראו לעצמכם „אף אחד”: השרת מסרב, והשגיאה ליד השדה.",
			"בחרו קובץ של יותר מ־1 מ״ב.",
			"עברו בין השלבים ב־Enter; הירשמו לקורס בשם full וראו לאן חוזרים.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="55" y="18" width="130" height="20" rx="5"/><rect class="paper" x="55" y="44" width="130" height="34" rx="5"/><circle class="blue" cx="68" cy="96" r="8"/><circle class="ghost" cx="120" cy="96" r="8"/><circle class="ghost" cx="172" cy="96" r="8"/><path class="line" d="M80 96h28M132 96h28"/><rect class="ghost" x="65" y="25" width="52" height="6" rx="3"/>`,
	),
	body: (context) => {
		const title = (en, he) => heading(context, { text: { en, he } });
		const text = (en, he) => textEditor(context, { text: context.t({ en, he }) });
		return [
			section(context, {}, title("Order a dinner set", "הזמנת סט"), builderForm(context, { form: orderForm })),
			section(context, {}, title("In steps", "בשלבים"), builderForm(context, { form: courseForm })),
			section(context, {}, title("Goes on", "ממשיך הלאה"), builderForm(context, { form: goForm })),
			section(context, {}, title("Opens a popup", "פותח חלון"), builderForm(context, { form: popupForm })),
			popup(
				{ id: 921, settings: {}, look: "popup-card" },
				section(
					context,
					{},
					title("Come in", "בואו"),
					text("We are open from ten to four.", "פתוח מעשר עד ארבע."),
					button(context, { text: { en: "Close", he: "סגירה" }, href: closeHash() }),
				),
			),
		];
	},
};
