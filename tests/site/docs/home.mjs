// The first page of the documentation: what it is, what it costs, the three ways in, and every plugin.
import { readFileSync } from "node:fs";
import { html, raw } from "../html.mjs";
import { readManifest } from "../release.mjs";
import { highlight } from "./markdown.mjs";
import { mark } from "./page.mjs";
import { groups } from "./pages.mjs";
import { kilobytes, pluginBytes } from "./plugin-page.mjs";

const { files, version } = readManifest();
const core = files["gossamer.js"].brotli;

/** Files of the landing page: the budget that a test holds names them. */
const limits = JSON.parse(readFileSync(new URL("../../../.size-limit.json", import.meta.url), "utf8"));
const landing = limits
	.find(({ name }) => name === "page: landing")
	.path.match(/[\w/-]+\.(?:js|css)/g)
	.filter((file) => files[file]);

/** In addition to what the same pages load with the scripts that they were made for. */
const originals = [
	{ page: "A page of headings and pictures", ours: core, theirs: 87_654 },
	{
		page: "A landing page: menu, form, chat, tracking",
		ours: landing.reduce((sum, file) => sum + files[file].brotli, 0),
		theirs: 162_816,
	},
];

const line = `<script type="module" src="/gossamer/${version}/gossamer.js"></script>`;

/**
 * @param {import("./pages.mjs").DocsPage[]} pages
 * @param {ReturnType<typeof import("./page.mjs").createIsland>} island
 */
export const homeBody = (pages, island) => html`<section class="hero">
<div>
<p class="eyebrow">Version ${version}</p>
<h1>Your page builder’s widgets, without its scripts</h1>
<p class="lede">The server still prints the same page. Gossamer, a core of ${kilobytes(core)}, looks at what is on it and loads only what that needs: an accordion pays for an accordion, a heading pays for nothing.</p>
<div class="code" data-docs="copy"><pre tabindex="0"><code>${raw(highlight(line, "html"))}</code></pre></div>
<p class="actions"><a class="button" href="start.html">Get started</a> <a href="carousel.html">See a plugin at work</a></p>
</div>
<figure class="scales">
<figcaption>Scripts of a page, brotli</figcaption>
${originals.map(
	({ page, ours, theirs }) => html`<div class="scale"><p>${page}</p>
<p class="scale-bar ours"><span style="--share:${(ours / theirs).toFixed(3)}"></span><b>${kilobytes(ours)}</b> Gossamer</p>
<p class="scale-bar"><span style="--share:1"></span><b>${kilobytes(theirs)}</b> the page builder’s own</p></div>
`,
)}
</figure>
</section>
<section class="inspect" aria-labelledby="inspect">
<h2 id="inspect">What would it do for your page?</h2>
<p class="needs-script">Your browser reads the page here, and nothing is sent to us or anyone. An address is fetched from its own host, which must allow it.</p>
<p class="without-script">With script, this form inspects a page in your browser. Without it, run <code>npx gossamer inspect https://example.com/</code>, which says the same.</p>
${island("inspect", { worker: "assets/inspect-worker.js", manifest: "gossamer/manifest.json" }, "needs-script")}
</section>
<section class="paths" aria-labelledby="paths">
<h2 id="paths">Three ways in</h2>
<ul>
<li><h3><a href="start.html#a-site">You run a site</a></h3><p>On WordPress, upload a plugin. Elsewhere, copy a folder, print one line, take the old scripts off. Markup, style sheets, settings and forms stay as they are.</p></li>
<li><h3><a href="start.html#a-react-app">You write React</a></h3><p>The same plugins as components and hooks, on React 19, rendered on the server and hydrated.</p></li>
<li><h3><a href="start.html#a-plugin-of-your-own">You write plugins</a></h3><p>A row of data and a function, typed settings, a scope that undoes everything, a byte budget.</p></li>
</ul>
</section>
<section class="tasks" aria-labelledby="tasks">
<h2 id="tasks">Guides by task</h2>
<ul>${pages
	.filter(({ group }) => group === "By task")
	.map(({ name, label }) => html`<li><a href="${name}.html">${label}</a></li>`)}
<li><a href="consent.html">Consent</a></li><li><a href="authoring.html">Write a plugin</a></li></ul>
</section>
${groups
	.filter((group) => group !== "Guide" && group !== "By task")
	.map(
		(group) => html`<section class="shelf" aria-labelledby="shelf-${group.toLowerCase().replaceAll(" ", "-")}">
<h2 id="shelf-${group.toLowerCase().replaceAll(" ", "-")}">${group}</h2>
<ul class="cards">${pages
			.filter((page) => page.group === group)
			.map(
				({ name, label, text, demo }) => html`<li class="card">
<div class="card-picture">${demo?.path === `/${name}` && demo.picture ? demo.picture : html`<div class="card-mark">${mark}</div>`}</div>
<h3><a href="${name}.html">${label}</a></h3>
<p>${firstSentence(text.summary)}</p>
<p class="card-bytes">${pluginBytes(name) ? kilobytes(pluginBytes(name)) : "in the core"}</p>
</li>`,
			)}</ul>
</section>
`,
	)}`;

const firstSentence = (text) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;
