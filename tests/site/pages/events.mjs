// What the destinations of tracking received, live.
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";

export default {
	path: "/events",
	group: "shop",
	panel: false,
	bare: true,
	title: { en: "Received events", he: "אירועים שהתקבלו" },
	summary: {
		en: "What each destination of tracking received from the shop, newest first.",
		he: "מה שכל יעד מעקב קיבל מהחנות, מהחדש לישן.",
	},
	picture: picture(
		html`<path class="line" d="M34 96h40l16-52 26 70 20-46 14 28h56"/><circle class="sea" cx="206" cy="96" r="8"/><rect class="ghost" x="34" y="24" width="60" height="8" rx="4"/>`,
	),
	body: ({
		t,
		page,
		link,
	}) => html`<div class="page-intro"><h1>${t(page.title)}</h1><p class="lede">${t(page.summary)}</p></div>
<form method="post" action="/events/clear" class="events-clear"><button class="button">${t({ en: "Clear", he: "לנקות" })}</button> <a href="${link("/shop")}">${t({ en: "To the shop", he: "לחנות" })}</a></form>
<ol class="events" data-events="" aria-live="polite"></ol>
<p class="events-empty">${t({ en: "Nothing yet: consent has not been given, or nothing has happened.", he: "עדיין כלום: לא ניתנה הסכמה, או ששום דבר לא קרה." })}</p>
<script type="module" src="/public/events.js"></script>`,
};
