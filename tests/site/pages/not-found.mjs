// The answer to an address that is no page.
import { html } from "../html.mjs";

export default {
	path: "/",
	static: true,
	bare: true,
	title: { en: "Not found", he: "לא נמצא" },
	summary: { en: "There is no such page.", he: "אין עמוד כזה." },
	body: ({ t, link }) => html`<div class="page-intro"><h1>${t({ en: "This shelf is empty", he: "המדף הזה ריק" })}</h1>
<p class="lede">${t({ en: "There is no page at this address.", he: "אין עמוד בכתובת הזאת." })}</p>
<p><a class="button" href="${link("/")}">${t({ en: "To all pages", he: "לכל העמודים" })}</a></p></div>`,
};
