// Where the catalogue form leads, showing what came along in the address.
import { html } from "../html.mjs";

const shown = ["name", "town"];

export default {
	path: "/thanks",
	bare: true,
	title: { en: "Thank you", he: "תודה" },
	summary: { en: "The catalogue is on its way.", he: "הקטלוג בדרך." },
	body: ({ t, query, link }) => {
		const given = shown.filter((name) => query.get(name));
		return html`<div class="page-intro"><h1>${t({ en: "Thank you", he: "תודה" })}</h1>
<p class="lede">${t({ en: "The catalogue is on its way.", he: "הקטלוג בדרך." })}</p>
${given.length > 0 && html`<dl class="given">${given.map((name) => html`<div><dt>${name}</dt><dd dir="auto">${query.get(name)}</dd></div>`)}</dl>`}
<p><a class="button" href="${link("/lead-form")}">${t({ en: "Back to the forms", he: "חזרה לטפסים" })}</a></p></div>`;
	},
};
