// What came in through the forms, newest first.
import { forms } from "../forms.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";

export default {
	path: "/inbox",
	group: "whole",
	panel: false,
	bare: true,
	title: { en: "Inbox", he: "תיבת הפניות" },
	summary: {
		en: "What visitors sent through the forms of this demo, newest first.",
		he: "מה שמבקרים שלחו בטפסים של ההדגמה, מהחדש לישן.",
	},
	picture: picture(
		html`<path class="paper" d="M50 62l70-40 70 40v52a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z"/><rect class="blue" x="72" y="38" width="96" height="60" rx="5"/><path class="line light" d="M84 54h60M84 66h72M84 78h40"/><path class="sea" d="M50 66l70 36 70-36v48a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z"/>`,
	),
	body: async ({ t, inbox, link, page }) => {
		const submissions = await inbox.list();
		return html`<div class="page-intro"><h1>${t(page.title)}</h1><p class="lede">${t(page.summary)}</p></div>
${
	submissions.length
		? html`<ol class="letters">${submissions.map((submission) => letter(t, submission))}</ol>`
		: html`<div class="empty"><p>${t({ en: "Nothing has come in yet.", he: "עדיין לא הגיע דבר." })}</p><p><a class="button" href="${link("/lead-form")}">${t({ en: "Send something", he: "לשלוח משהו" })}</a></p></div>`
}`;
	},
};

const letter = (t, { at, via, form, page, fields }) => html`<li class="letter">
<p class="letter-head"><time datetime="${at}">${`${at}`.slice(0, 19).replace("T", " ")} UTC</time>
<span class="tag">${via === "script" ? t({ en: "by script", he: "בתסריט" }) : t({ en: "by the browser", he: "בדפדפן" })}</span>
<span class="letter-from">${form} ${page}</span></p>
<dl>${fields.map(({ name, value }) => html`<div><dt>${t(labelOf(form, name))}</dt><dd dir="auto">${t(textOf(form, name, value))}</dd></div>`)}</dl>
</li>
`;

const labelOf = (id, name) => {
	const field = fieldOf(id, name);
	return field?.label ?? field?.uri ?? name;
};

/** An option is sent as its number. */
const textOf = (id, name, value) => fieldOf(id, name)?.options?.[value - 1] ?? value;

const fieldOf = (id, name) => forms.find((form) => form.id === id)?.fields.find((field) => field.name === name);
