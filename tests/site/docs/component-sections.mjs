// What a plugin's page says of its React components, all of it from their types; and the pages of the sources that it links to.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { html, raw } from "../html.mjs";
import { readComponents } from "./component-types.mjs";
import { highlight, inlineMarkdown } from "./markdown.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const english = readFileSync(`${root}src/react/word-lists.ts`, "utf8");
const wordOf = (name) => new RegExp(`^\\t${name}: "(.*)",$`, "m").exec(english)?.[1] ?? "";

const pageOf = (file) => `source-${file.replace(/\W+/g, "-")}`;

/** What is said of members that must be given. */
const needed = html` <em>required</em>`;
const rowOf = ({ name, type, required, text, file, line }, isGiven) =>
	html`<tr><td><a href="${pageOf(file)}.html#L${line}"><code>${name}</code></a>${isGiven && required && !name.includes(".") && needed}</td><td><code>${type}</code></td><td>${raw(inlineMarkdown(text))}</td></tr>
`;

const tableOf = (title, component, members) =>
	members.length > 0 &&
	html`<div class="table" tabindex="0" role="region" aria-label="${title} of ${component}"><table class="members"><thead><tr><th>${title}</th><th>Type</th><th>What it is</th></tr></thead><tbody>
${members.map((member) => rowOf(member, /^(Props|Parts)$/.test(title)))}</tbody></table></div>
`;

const bodyOf = ({ name, text, file, line, props, parts, events, handle, words, takesHost }) =>
	html`<h3 id="${name}"><a href="${pageOf(file)}.html#L${line}"><code>&lt;${name}&gt;</code></a></h3>
${text && html`<p>${raw(inlineMarkdown(text))}</p>\n`}${tableOf("Props", name, props)}${tableOf("Parts", name, parts)}${tableOf("Events", name, events)}${tableOf("Methods of its ref", name, handle)}${
	words.length > 0 &&
	html`<p>Words it takes from <code>WordsProvider</code>: ${words.map((word, at) => html`${at > 0 && ", "}<code>${word}</code> (${wordOf(word)})`)}.</p>\n`
}${takesHost && html`<p>And what any element takes: <code>className</code>, <code>style</code>, <code>id</code>, handlers, <code>data-</code> and <code>aria-</code> attributes.</p>\n`}`;

/** @returns what each page says, and the sources that it links to */
export const createComponentSections = () => {
	const components = readComponents();
	const files = new Set();
	for (const list of components.values())
		for (const { file, props, parts, events, handle } of list)
			for (const one of [{ file }, ...props, ...parts, ...events, ...handle]) files.add(one.file);
	return {
		components,
		/** @param {string} plugin @returns {string} as HTML; nothing where the plugin has no component */
		bodyFor: (plugin) => (components.get(plugin) ?? []).map((one) => `${bodyOf(one)}`).join(""),
		sources: [...files]
			.filter((file) => existsSync(root + file))
			.map((file) => ({
				name: pageOf(file),
				title: file,
				body: sourceBody(file),
			})),
	};
};

const sourceBody = (file) => {
	const lines = highlight(readFileSync(root + file, "utf8"), "tsx").split("\n");
	// A colour may span lines: what names a line is empty.
	const code = lines.map((line, at) => `<a id="L${at + 1}"></a>${line}`).join("\n");
	return html`<article><header class="intro"><p class="eyebrow">Source</p><h1><code>${file}</code></h1></header>
<div class="prose"><pre tabindex="0"><code>${raw(code)}</code></pre></div></article>`;
};
