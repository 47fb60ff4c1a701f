// The first page: what this is, and a card for every other page.
import { html } from "../html.mjs";
import { groups, pages } from "./index.mjs";

export default {
	path: "/",
	group: "start",
	bare: true,
	title: { en: "All pages", he: "כל העמודים" },
	summary: {
		en: "Gossamer drives the widgets of a page-builder site with one small script and only the pieces a page needs.",
		he: "Gossamer מפעיל את הרכיבים של אתר בנוי־עמודים בתסריט קטן אחד, ורק בחלקים שהעמוד צריך.",
	},
	body: ({ t, link }) => html`<div class="hero">
<div class="hero-text">
<h1>${t({ en: "A whole site, held by a thread", he: "אתר שלם, תלוי על חוט דק" })}</h1>
<p class="lede">${t({
		en: "The server prints the page. Gossamer looks at what is on it and brings only the scripts for that: an accordion pays for an accordion, a heading pays for nothing.",
		he: "השרת מדפיס את העמוד. Gossamer בודק מה יש בו ומביא רק את התסריטים לכך: אקורדיון משלם על אקורדיון, כותרת לא משלמת על דבר.",
	})}</p>
<p class="hero-note">${t({
		en: "These are the pages of a small pottery that does not exist. Pick one, use it, and see at its foot what it loaded.",
		he: "אלה העמודים של סדנת קדרות קטנה שאינה קיימת. בחרו עמוד, השתמשו בו, וראו בתחתיתו מה נטען.",
	})}</p>
<p><a class="button" href="${link("/everything")}">${t({ en: "See everything at once", he: "לראות הכול יחד" })}</a>
<a href="/docs/">${t({ en: "Read the documentation", he: "לתיעוד" })}</a></p>
</div>
${shelf}
</div>
${groups
	.filter(({ id }) => id !== "start")
	.map(
		({ id, title }) => html`<section class="cards-section" aria-labelledby="cards-${id}">
<h2 id="cards-${id}">${t(title)}</h2>
<ul class="cards">${pages
			.filter((page) => page.group === id && page.picture)
			.map(
				({ path, title, summary, picture }) => html`<li class="card">
<div class="card-picture">${picture}</div>
<h3><a href="${link(path)}">${t(title)}</a></h3>
<p>${t(summary)}</p>
</li>`,
			)}</ul>
</section>
`,
	)}`,
};

/** Three vessels on a shelf, a thread around them. */
const shelf = html`<svg class="hero-picture" viewBox="0 0 460 380" aria-hidden="true" focusable="false">
<path class="ghost" d="M36 120a194 194 0 0 1 388 0v190H36z"/>
<rect class="clay" x="20" y="310" width="420" height="12" rx="6"/>
<path class="blue" d="M108 118h34v44c0 16 36 34 36 84 0 40-14 64-28 64h-50c-14 0-28-24-28-64 0-50 36-68 36-84z"/>
<path class="sun" d="M103 108h44v14h-44z"/>
<path class="gleam" d="M92 232c-4 20-1 44 7 58"/>
<path class="sea" d="M196 222h118c0 52-24 88-59 88s-59-36-59-88z"/>
<path class="paper" d="M196 222h118c0 10-1 19-3 27-12 9-16-7-29-2s-14 16-26 10-15-15-28-7-20 8-30-3c-1-8-2-16-2-25z"/>
<path class="gleam" d="M216 266c5 14 12 24 22 30"/>
<path class="paper" d="M338 248h66v46c0 10-6 16-16 16h-34c-10 0-16-6-16-16z"/>
<path class="handle" d="M404 260c26-4 30 34 0 34"/>
<circle class="clay" cx="352" cy="266" r="2.5"/><circle class="clay" cx="372" cy="282" r="2"/><circle class="clay" cx="388" cy="262" r="2.5"/><circle class="clay" cx="362" cy="298" r="2"/><circle class="clay" cx="391" cy="293" r="1.5"/>
<path class="thread" d="M230 0c0 60-86 54-96 92-12 44 78 40 116 74 24 22-30 52 4 56 30 4 52-30 78-14 22 14 10 34 38 40"/>
<circle class="knot" cx="370" cy="248" r="4"/>
</svg>`;
