// The frame of every page of the documentation: head, header, navigation, main, what comes before and after.
import { html, raw, scriptText } from "../html.mjs";
import { docsPages, groups } from "./pages.mjs";

/** A bowl on a thread. */
export const mark = html`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><path class="thread" d="M20 1v9c0 5-7 4-7 8"/><path class="bowl" d="M5 19h30c0 9-6 16-15 16S5 28 5 19z"/><path class="glaze" d="M5 19h30c-.1 2-.4 3.8-1 5.5-3 2-5-2-8-.5s-4 4-7 2-6-3-8-1-4 1-5-1c-.6-1.6-.9-3.2-1-5z"/></svg>`;

/** An island as the build prints it, to be hydrated. */
export const createIsland = (print) => (name, settings, className) =>
	html`<div data-docs="${name}"${className && html` class="${className}"`} data-settings="${JSON.stringify({ island: settings })}">${raw(print(name, settings))}</div>`;

/**
 * @param {object} page
 * @param {string} page.name of the file
 * @param {string} page.title
 * @param {string} page.description
 * @param {unknown} page.body
 * @param {unknown} page.search the island
 * @param {string} [page.className] of `body`
 * @param {object} [page.data] for the islands
 * @param {import("./markdown.mjs").Section[]} [page.sections] listed below the page in the navigation
 */
export const docsPage = ({
	name,
	title,
	description,
	body,
	search,
	className,
	data,
	sections = [],
}) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name === "index" ? "Gossamer" : `${title} · Gossamer`}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="public/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/docs.css">
<script type="module" src="assets/docs.js"></script>
</head>
<body${className && html` class="${className}"`}>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="index.html">${mark}<span>Gossamer</span></a>
${search}
<nav class="top-links" aria-label="Guides"><a href="start.html">Get started</a><a href="figures.html">Figures</a>${name !== "index" && html`<a class="to-pages" href="#pages">All pages</a>`}</nav>
</header>
<div class="columns">
${name !== "index" && html`<nav class="side" id="pages" aria-label="All pages">${navigation(name, sections)}</nav>`}
<main id="content" tabindex="-1">
${body}
${name !== "index" && name !== "all" && neighbours(name)}
</main>
</div>
<footer class="foot"><p>Gossamer is free software under the MIT licence. This page is drawn by its own runtime.</p></footer>
${data && html`<script type="application/json" id="docs-page">${scriptText(JSON.stringify(data))}</script>`}
</body>
</html>
`;

const navigation = (name, sections) =>
	html`${groups.map(
		(group) => html`<h2 id="side-${group.toLowerCase().replaceAll(" ", "-")}">${group}</h2>
<ul aria-labelledby="side-${group.toLowerCase().replaceAll(" ", "-")}">${docsPages
			.filter((page) => page.group === group)
			.map(
				(page) =>
					html`<li><a href="${page.name}.html"${page.name === name && html` aria-current="page"`}>${page.label}</a>${
						page.name === name &&
						sections.length > 1 &&
						html`<ul class="side-sections">${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`
					}</li>`,
			)}</ul>
`,
	)}`;

const neighbours = (name) => {
	const index = docsPages.findIndex((page) => page.name === name);
	if (index < 0) return "";
	const link = (page, rel, text) =>
		page && html`<a rel="${rel}" href="${page.name}.html"><small>${text}</small>${page.label}</a>`;
	return html`<nav class="neighbours" aria-label="Before and after">${link(docsPages[index - 1], "prev", "Previous")}${link(docsPages[index + 1], "next", "Next")}</nav>`;
};
