// The frame of every page: head, header, navigation, main, the two panels, footer.
import { readFileSync } from "node:fs";
import { classNames, html, raw, scriptText } from "./html.mjs";
import { groups, pages } from "./pages/index.mjs";
import { knobsPanel, loadedPanel } from "./panels.mjs";
import { words } from "./words.mjs";

/**
 * @param {import("./context.mjs").Context} context
 * @param {unknown} body what the page's `body` gave
 */
export const layout = (context, body) => {
	const { page, knobs, t, link, rtl, head } = context;
	const title = page.path === "/" ? "Gossamer" : `${t(page.title)} · Gossamer`;
	return html`<!doctype html>
<html lang="${rtl ? "he-IL" : "en-US"}" dir="${rtl ? "rtl" : "ltr"}"${knobs.noscript && html` class="without-runtime"`}>
<head>
<meta charset="utf-8">
${head && raw(head)}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${t(page.summary)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/public/favicon.svg" type="image/svg+xml">
${styles.map(
	(name) => html`<link rel="stylesheet" href="/public/${name}.css">
`,
)}${knobs.noscript || page.static ? staticStyles : html`<noscript>${staticStyles}</noscript>`}
${[...(page.menus ? ["nav-menu"] : []), ...(page.before ?? [])].map((name) => html`<style>${beforeStyle(name)}</style>`)}
${configuration(knobs)}
${page.static ? "" : html`<script src="${settingsAddress(context)}"></script>`}
${knobs.noscript || page.static ? "" : runtime}
</head>
<body class="${bodyClasses(context)}">
<a class="skip-link" href="#content">${t(words.skip)}</a>
${header(context)}
<div class="frame">
<nav class="site-nav" aria-label="${t(words.allPages)}">
${groups.map(
	({ id, title }) => html`<div class="site-nav-group"><p id="nav-${id}">${t(title)}</p>
<ul aria-labelledby="nav-${id}">${pages
		.filter(({ group }) => group === id)
		.map(
			({ path, title }) => html`<li><a href="${link(path)}"${current(path === page.path)}>${t(title)}</a></li>`,
		)}</ul></div>
`,
)}</nav>
<main id="content" tabindex="-1">
${page.bare ? body : html`${intro(context)}${documentOf(page, body)}`}
${page.static ? "" : html`<div class="panels">${page.panel === false ? "" : loadedPanel(context)}${knobsPanel(context)}</div>`}
</main>
</div>
<footer class="site-footer"><p>${t(words.footer)}</p></footer>
${page.static || page.panel === false ? "" : html`<script type="module" src="/public/loaded.js"></script>`}
</body>
</html>
`;
};

const styles = ["builder", "menu", "feed", "theme", "pages", "widgets", "finding", "panels"];
/** Printed into the page, so that a widget works before the runtime and without it. */
const beforeStyle = (name) => raw(readFileSync(new URL(`../../plugins/${name}/before.css`, import.meta.url), "utf8"));
const staticStyles = html`<link rel="stylesheet" href="/public/static.css">`;
/** `npm run dev` adds the explanations for developers. */
const explanations = process.argv.includes("--dev") && html`<script type="module" src="/gossamer/dev.js"></script>`;
const runtime = html`${explanations}<script type="module" src="/gossamer/gossamer.js"></script>`;

const current = (is) => is && html` aria-current="page"`;

const settingsAddress = ({ page, link }) => link("/settings.js", { page: page.path });

const bodyClasses = ({ page, knobs, rtl }) =>
	classNames(
		`elementor-default elementor-kit-5 elementor-page elementor-page-${page.id ?? 0}`,
		rtl && "rtl",
		knobs.edit && "elementor-editor-active",
		page.className,
	);

const configuration = ({ config, consent }) => {
	let text = config;
	try {
		const merged = { ...(consent ? {} : { consent: "denied" }), ...JSON.parse(config || "{}") };
		text = Object.keys(merged).length ? JSON.stringify(merged) : "";
	} catch {}
	return text && html`<script type="application/json" id="gossamer-config">${scriptText(text)}</script>`;
};

const header = (context) => {
	const { page, t, link } = context;
	const location = html` data-elementor-type="header" data-elementor-id="12" class="site-header elementor elementor-12 elementor-location-header"`;
	return html`<header${page.stickyHeader ? location : html` class="site-header"`}>
<div class="site-header-inner">
<a class="brand" href="${link("/")}">${mark}<span class="brand-name">Gossamer</span> <span class="brand-note">${t(words.brandNote)}</span></a>
${page.headerMenu?.(context)}
<a class="header-link" href="${link("/inbox")}">${t(words.inbox)}</a>
</div>
</header>`;
};

/** A bowl on a thread. */
const mark = html`<svg class="brand-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><path class="thread" d="M20 1v9c0 5-7 4-7 8"/><path class="bowl" d="M5 19h30c0 9-6 16-15 16S5 28 5 19z"/><path class="glaze" d="M5 19h30c-.1 2-.4 3.8-1 5.5-3 2-5-2-8-.5s-4 4-7 2-6-3-8-1-4 1-5-1c-.6-1.6-.9-3.2-1-5z"/></svg>`;

const intro = ({ page, t }) => html`<div class="page-intro">
<h1>${t(page.title)}</h1>
<p class="lede">${t(page.lede ?? page.summary)}</p>
${page.tries && html`<div class="tries"><h2>${t(words.tries)}</h2><ul>${t(page.tries).map((text) => html`<li>${text}</li>`)}</ul></div>`}
</div>
`;

const documentOf = ({ id }, body) =>
	html`<div data-elementor-type="wp-page" data-elementor-id="${id}" class="elementor elementor-${id}" data-elementor-post-type="page">
${body}
</div>`;
