// Pages of text alone: the guides, and the list of everything for those who search without script.

import { versions } from "../../versions/list.mjs";
import { html, raw } from "../html.mjs";
import { groups } from "./pages.mjs";

/** @param {import("./pages.mjs").DocsPage} page */
export const guideBody = ({ text }) => html`<article class="prose guide">
<header class="intro"><h1>${text.title}</h1><div class="lede">${raw(text.opening)}</div></header>
${text.sections.map(
	({
		id,
		html: content,
	}) => html`<section aria-labelledby="${id}">${raw(content)}${id === "tried-with" && versionsTable()}</section>
`,
)}</article>`;

const versionsTable =
	() => html`<div class="table" tabindex="0" role="region" aria-label="Versions"><table><thead><tr><th>Page builder</th><th>Pro</th><th>Printed</th></tr></thead><tbody>
${versions.map(
	({ builder, pro, hasWrappers, hasNewSlider }) =>
		html`<tr><td>${builder}</td><td>${pro}</td><td>${[
			hasWrappers ? "sections with wrappers" : "sections without wrappers",
			hasNewSlider ? "the new slider" : "the old slider",
			Number(builder.split(".")[0]) > 3 && "elements of version 4",
		]
			.filter(Boolean)
			.join(", ")}</td></tr>
`,
)}</tbody></table></div>`;

/** @param {import("./pages.mjs").DocsPage[]} pages */
export const searchBody = (pages) => html`<article class="prose">
<header class="intro"><h1>Everything, in one list</h1>
<p class="lede">Each page with its sections. The search of your browser finds them here.</p></header>
${groups.map(
	(group) => html`<h2 id="all-${group.toLowerCase().replaceAll(" ", "-")}">${group}</h2>
<dl class="everything">${pages
		.filter((page) => page.group === group)
		.map(
			({ name, label, text }) =>
				html`<dt><a href="${name}.html">${label}</a></dt><dd>${text.sections.map(({ id, title }) => html`<a href="${name}.html#${id}">${title}</a> `)}</dd>
`,
		)}</dl>`,
)}</article>`;
