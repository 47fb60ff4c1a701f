// The form of version 4: fields of every kind, its two messages, a button that sends and one that does something else.
import { visitForm } from "../../../tests/site/atomic-forms.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { atomicForm, atomicHeading, flexbox, paragraph } from "../../../tests/site/widgets/atomic.mjs";

export default {
	path: "/atomic-form",
	group: "version-4",
	endpoint: true,
	title: { en: "Form of version 4", he: "טופס של גרסה 4" },
	summary: {
		en: "The page builder's new form, sent in place; what was typed never gets into the address.",
		he: "הטופס החדש של בונה העמודים, נשלח במקום; מה שהוקלד לעולם לא מגיע לכתובת.",
	},
	tries: {
		en: [
			"Call yourself “nobody”: the server refuses, and all that you have typed is still there.",
			"Choose a file of more than 1 MB, or no picture.",
			"Choose another behaviour of the endpoint below, and send again.",
		],
		he: [
			"קראו לעצמכם „אף אחד”: השרת מסרב, וכל מה שהקלדתם עדיין שם.",
			"בחרו קובץ של יותר מ־1 מ״ב, או קובץ שאינו תמונה.",
			"בחרו למטה התנהגות אחרת של השרת ושלחו שוב.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="55" y="18" width="130" height="20" rx="5"/><rect class="paper" x="55" y="44" width="130" height="20" rx="5"/><rect class="paper" x="55" y="70" width="130" height="20" rx="5"/><rect class="sea" x="55" y="98" width="60" height="22" rx="5"/><rect class="ghost" x="65" y="25" width="52" height="6" rx="3"/><rect class="ghost" x="65" y="51" width="70" height="6" rx="3"/>`,
	),
	body: (context) => [
		flexbox(
			context,
			{},
			atomicHeading(context, { text: { en: "Come by", he: "בואו לבקר" } }),
			paragraph(context, {
				text: { en: "Tell us when, and we keep a wheel free.", he: "ספרו לנו מתי, ונשמור אובניים פנויים." },
			}),
			atomicForm(context, { form: visitForm }),
		),
	],
};
