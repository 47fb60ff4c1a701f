// The answer to a form that the browser posted itself: plain, without any script.
import { html } from "../html.mjs";

export default {
	path: "/received",
	static: true,
	bare: true,
	title: { en: "Received", he: "התקבל" },
	summary: { en: "Your message has been received.", he: "ההודעה שלכם התקבלה." },
	body: ({ t, link, missing, back }) => html`<div class="page-intro">${
		missing.length
			? html`<h1>${t({ en: "Something is missing", he: "משהו חסר" })}</h1>
<p class="lede">${t({ en: "Please go back and fill in:", he: "נא לחזור ולמלא:" })} ${missing.map(t).join(", ")}</p>`
			: html`<h1>${t({ en: "Received", he: "התקבל" })}</h1>
<p class="lede">${t({ en: "Thank you. Your message has been received.", he: "תודה. ההודעה שלכם התקבלה." })}</p>`
	}
<p><a class="button" href="${link(back)}">${t({ en: "Back", he: "חזרה" })}</a></p></div>`,
};
