// The lead form: every kind of field, a short one in a row, one that continues to another page.
import { catalogueForm, newsForm, visitForm } from "../../../tests/site/forms.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { leadForm } from "./widget.mjs";

export default {
	path: "/lead-form",
	group: "widgets",
	forms: [visitForm, newsForm, catalogueForm],
	title: { en: "Lead form", he: "טופס פנייה" },
	summary: {
		en: "A form that checks, sends and thanks without leaving the page, and still works when the script is off.",
		he: "טופס שבודק, שולח ומודה בלי לעזוב את העמוד, ועובד גם כשהתסריט כבוי.",
	},
	tries: {
		en: [
			"Send it empty: each message names its field, and the first one gets the focus.",
			"Fill it in and send: your message waits in the inbox.",
			"Choose another endpoint below and see how it fails.",
		],
		he: [
			"שלחו אותו ריק: כל הודעה נוקבת בשם השדה, והראשון מקבל מיקוד.",
			"מלאו ושלחו: ההודעה שלכם ממתינה בתיבת הפניות.",
			"בחרו למטה קצה אחר לטופס וראו איך הוא נכשל.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="55" y="22" width="130" height="22" rx="5"/><rect class="paper" x="55" y="50" width="130" height="22" rx="5"/><rect class="sea" x="55" y="80" width="12" height="12" rx="3"/><path class="line light" d="M58 86l2.5 3 4-6"/><rect class="ghost" x="74" y="83" width="70" height="6" rx="3"/><rect class="blue" x="55" y="100" width="64" height="22" rx="11"/><rect class="ghost" x="65" y="30" width="52" height="6" rx="3"/><rect class="ghost" x="65" y="58" width="76" height="6" rx="3"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Come and try", he: "בואו לנסות" } }),
			textEditor(context, {
				text: context.t({
					en: "Tell us when, and with whom. A starred field has to be filled in.",
					he: "ספרו לנו מתי ועם מי. שדה עם כוכבית הוא שדה חובה.",
				}),
			}),
			leadForm(context, { form: visitForm }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "A letter a month", he: "מכתב פעם בחודש" } }),
			leadForm(context, { form: newsForm }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "The catalogue", he: "הקטלוג" } }),
			textEditor(context, {
				text: context.t({
					en: "This one continues to a page of its own, with what you typed in its address.",
					he: "הטופס הזה ממשיך לעמוד משלו, עם מה שהקלדתם בכתובת.",
				}),
			}),
			leadForm(context, { form: catalogueForm }),
		),
	],
};
