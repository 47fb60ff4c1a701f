// The page of a plugin: its README, and above it the example with its settings, its code, its log and its bytes.
import { html, raw } from "../html.mjs";
import { readManifest } from "../release.mjs";
import { controlsOf } from "./controls.mjs";
import { selectorOf } from "./examples.mjs";
import { highlight } from "./markdown.mjs";
import { printMarkup, settingsMark } from "./markup.mjs";
import { openReact } from "./react-code.mjs";

const manifest = readManifest();
const brotli = (file) => manifest.files[file]?.brotli ?? 0;
const sum = (files) => files.reduce((sum, file) => sum + brotli(file), 0);
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(bytes < 995 ? 2 : 1)} kB`;

/** Bytes of what a plugin adds to a page that has the core and the kit. @param {string} name */
export const pluginBytes = (name) => sum(manifest.plugins[name]?.chunks.filter((file) => file !== "kit.js") ?? []);

/**
 * @param {import("./pages.mjs").DocsPage} page
 * @param {Document} [example] the page's example, as it was written
 * @param {ReturnType<typeof import("./page.mjs").createIsland>} island
 */
export const pluginBody = ({ name, text, plugin, label, demo }, example, island) => {
	const host = example?.querySelector(selectorOf(plugin) || "none");
	const printed = readSettings(host);
	const controls = host ? controlsOf(host, printed, plugin) : [];
	const attributes = controls.filter(({ on }) => on);
	const react = text.code.find(({ language }) => /^[jt]sx$/.test(language));
	const opened = react && openReact(react.text, plugin);
	const tabs = [
		host && { label: "Markup", html: highlight(printMarkup(host, { marked: attributes }), "html") },
		react && { label: "React", html: highlight(opened.code, "tsx"), open: opened.open },
	].filter(Boolean);
	const body = html`<article>
<header class="intro">
<p class="eyebrow">Plugin <code>${name}</code></p>
<h1>${label}</h1>
<div class="lede">${raw(text.opening)}</div>
${factsOf(plugin)}
</header>
${
	example
		? html`<section class="example-section" aria-labelledby="example">
<h2 id="example">Live example</h2>
${demo.tries && html`<ul class="tries">${demo.tries.en.map((text) => html`<li>${text}</li>`)}</ul>`}
<div class="workbench${controls.length ? " with-settings" : ""}">
${island("example", { example: `examples/${name}`, title: `Example: ${label}` }, "example-frame")}
${controls.length > 0 && island("settings", { controls }, "needs-script")}
</div>
<div class="example-notes">
${tabs.length > 0 && island("code", { tabs, mark: settingsMark, printed, attributes }, "code-tabs")}
<section class="needs-script" aria-labelledby="log"><h3 id="log">Event log</h3>
${island("log", { sizes: sizesFor() })}</section>
</div>
</section>`
		: tabs.length > 0 && island("code", { tabs, mark: settingsMark, printed, attributes }, "code-tabs")
}
<div class="prose">
${text.sections.map(
	({
		id,
		html: content,
	}) => html`<section aria-labelledby="${id}">${raw(content)}${id === "bytes" && bytesTable(plugin)}</section>
`,
)}</div>
</article>`;
	return { body, data: { controls, printed } };
};

const readSettings = (host) => {
	try {
		return JSON.parse(host?.dataset.settings ?? "{}");
	} catch {
		return {};
	}
};

const scripts = Object.entries(manifest.files).filter(([file]) => /\.(js|css)$/.test(file));
const sizesFor = () => Object.fromEntries(scripts.map(([file, { brotli }]) => [file, brotli]));

const moments = {
	first: "before everything else",
	now: "at once",
	idle: "when the browser is idle",
	visible: "near the viewport",
	interaction: "at the first press",
};

const factsOf = (plugin) => {
	const row = manifest.rows.find(({ name }) => name === plugin);
	const parts = manifest.plugins[plugin]?.parts ?? [];
	return html`<dl class="facts">
<div><dt>First load</dt><dd>${kilobytes(pluginBytes(plugin))}</dd></div>
${parts.length > 0 && html`<div><dt>On need</dt><dd>${kilobytes(sum(parts))}</dd></div>`}
<div><dt>Loads</dt><dd>${moments[row?.when ?? "visible"] ?? row.when}</dd></div>
</dl>`;
};

const bytesTable = (plugin) => {
	const { chunks, parts } = manifest.plugins[plugin] ?? { chunks: [], parts: [] };
	if (!chunks.length) return html`<p>No chunk of its own: the core does it.</p>`;
	const largest = Math.max(...[...chunks, ...parts].map(brotli));
	const row = (
		file,
		moment,
	) => html`<tr><td><code>${file}</code></td><td>${moment}</td><td class="number">${brotli(file).toLocaleString("en")} B</td><td class="bar"><span style="--share:${(brotli(file) / largest).toFixed(3)}"></span></td></tr>
`;
	return html`<div class="table" tabindex="0" role="region" aria-label="Bytes of each file"><table class="bytes"><thead><tr><th>File</th><th>When</th><th class="number">Brotli</th><td></td></tr></thead><tbody>
${chunks.map((file) => row(file, file === "kit.js" ? "shared by all" : "first load"))}${parts.map((file) => row(file, "on need"))}</tbody></table></div>`;
};
