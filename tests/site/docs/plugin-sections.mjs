// Sections of a plugin's page that its README does not write, because data says it: props, events and methods of its components, the custom properties of its styles, and the versions it was tried with.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { html, raw } from "../html.mjs";
import { readManifest } from "../release.mjs";
import { parse } from "./parse.mjs";

const { covers } = readManifest();
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What each property is, by the table of the README of the React layer. */
const meanings = new Map(
	[...readFileSync(`${root}src/react/README.md`, "utf8").matchAll(/^\| (`--gossamer-[^|]*) \| ([^|]*) \|$/gm)].flatMap(
		([, names, texts]) => {
			const all = [...names.matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name);
			const parts = texts.split("; ");
			return all.map((name, at) => [name, (parts.length === all.length ? parts[at] : texts).trim()]);
		},
	),
);

/** @param {string} plugin */
export const propertiesOf = (plugin) => {
	const folder = `${root}plugins/${plugin}`;
	const sheets = readdirSync(folder).filter((file) => file.endsWith(".css"));
	const text = sheets.map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
	return [...new Set(text.match(/--gossamer-[\w-]+/g))].filter((name) => meanings.has(name)).sort();
};

const section = (id, title, content) => {
	const body = html`<h2 id="${id}"><a class="anchor" href="#${id}">${title}</a></h2>${content}`;
	const text = parse(content).body.textContent.replace(/\s+/g, " ").trim();
	return { id, title, html: `${body}`, text };
};

/** What the elements of a page are: `counter.default`, `e-tabs`. @param {Document} document */
const typesOf = (document) =>
	Array.from(
		document.querySelectorAll("[data-widget_type],[data-e-type]"),
		({ dataset }) => dataset.widget_type ?? dataset.eType,
	);

const propertiesSection = (plugin) => {
	const names = propertiesOf(plugin);
	return section(
		"css-variables",
		"CSS variables",
		names.length
			? html`<p>On a site the builder’s own style sheets set the look. In an app, <code>gossamer/react.css</code> reads these:</p>
<div class="table" tabindex="0" role="region" aria-label="Custom properties"><table><thead><tr><th>Property</th><th>What it is</th></tr></thead><tbody>
${names.map((name) => html`<tr><td><code>${name}</code></td><td>${meanings.get(name)}</td></tr>\n`)}</tbody></table></div>`
			: html`<p>None: the plugin has no look of its own. The site’s style sheets set it.</p>`,
	);
};

/**
 * @param {Awaited<ReturnType<typeof import("./bundle.mjs").openVersions>>} fixtures
 * @param {(plugin: string) => string} componentsOf its components, as HTML
 */
export const createSections = ({ versions, pageOf }, componentsOf) => {
	const printed = versions.map((version) => [version, typesOf(parse(pageOf(version)))]);
	/** @param {string} plugin */
	const triedWith = (plugin) => {
		const { widgets = [], elements = [] } = covers[plugin] ?? {};
		const start = (type, end) => (type.endsWith("*") ? type.slice(0, -1) : type + end);
		const starts = [...widgets.map((type) => start(type, ".")), ...elements.map((type) => start(type, ""))];
		return printed
			.filter(([, types]) => types.some((type) => starts.some((start) => type.startsWith(start))))
			.map(([version]) => version);
	};
	const versionsSection = (plugin) => {
		const tried = triedWith(plugin);
		return section(
			"versions",
			"Versions tried",
			tried.length
				? html`<p>The tests run it on the markup of these versions of Elementor: ${tried.map(({ builder }) => builder).join(", ")}. See <a href="site.html#tried-with">all versions</a>.</p>`
				: html`<p>The tests run it on the markup above. <a href="site.html#tried-with">Which versions Gossamer was tried with</a>.</p>`,
		);
	};
	const insert = (sections, id, added) => sections.toSpliced(sections.findIndex((one) => one.id === id) + 1, 0, added);

	/** @param {import("./pages.mjs").DocsPage} page */
	return ({ plugin, text }) => {
		if (!plugin || !existsSync(`${root}plugins/${plugin}`)) return text.sections;
		const components = componentsOf(plugin);
		const sections = insert(
			insert(text.sections, "events", propertiesSection(plugin)),
			"bytes",
			versionsSection(plugin),
		);
		if (!components) return sections;
		// The search has an entry for each component.
		return insert(sections, "react", { ...section("components", "Components", raw(components)), text: "" });
	};
};
