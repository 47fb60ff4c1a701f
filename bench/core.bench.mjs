// What is the core made of? The bytes that it would be less without each of its ideas; ideas share code, so they do not add up.
import { composeCore } from "../dist/lib/src/rollup/release.js";
import { readManifest } from "../tests/site/release.mjs";
import { build, weigh } from "./without.mjs";

const all = "every page";
const builder = "every page of the builder";
const widgets = "pages with a widget";

/** By idea: who needs it, and the cuts that take it out of the code. */
const ideas = {
	"marks on `body`": [builder, { "core/gossamer": ["markBody(page.builder)"] }],
	"… of which the browser's classes": [builder, { "core/mark-body": ["body.classList.add("] }],
	"links of actions, the hash among them": [
		"pages with popups, off-canvas, a lightbox",
		{
			"core/gossamer": ["const onClick", 'addEventListener("click", onClick', "if (hash &&", "const { hash }"],
		},
	],
	"members of `document` that a form hides": ["hostile or careless markup", { site: ["freeDocument()"] }],
	"an async script before the configuration": [
		"sites that load it async",
		{
			site: [['document.readyState === "loading"', "false"]],
		},
	],
	"presses before the start": [
		widgets,
		{ site: ["for (const type of intentEvents)"], "core/gossamer": ["if (event) hosts.hear(event)"] },
	],
	"page configuration": [
		"pages that have one",
		{
			"core/add-row": [
				"const settings =",
				"if (settings === false)",
				"if (typeof settings?.selector",
				[" && !settings", ""],
			],
		},
	],
	"rows without what goes without saying": [all, { "core/add-row": [["completeRow(descriptor)", "descriptor"]] }],
	"selectors that a browser may not know": [
		"older browsers, plugins of others",
		{
			"core/add-row": [["isSelector(", "(() => true)("]],
		},
	],
	"`if` of rows": ["plugins that a global switches on", { "core/gossamer": [[" && applies(plugin)", ""]] }],
	"`text` of rows": [
		"plugins that inline scripts switch on",
		{ "core/hosts": [["(!text || RegExp(text).test(host.textContent)) && ", ""]] },
	],
	"widgets found by type, in one pass": [
		all,
		{
			"core/hosts": ["const byType", "for (const host of find(anyWidget))", ["of widgets ? ", "of false ? "]],
		},
	],
	"popups and tabs that are opened later": [
		"pages with popups",
		{ "core/hosts": [[" && !closest.call(host, closed)", ""]] },
	],
	"changes of the page": [
		"pages whose scripts add widgets",
		{ "core/hosts": ["const changes =", "changes.disconnect()"] },
	],
	prerendering: ["pages that are prerendered", { "core/gossamer": [[".then(activated)", ""]] }],
	"back and forward cache": ["visitors who go back", { "core/gossamer": ['addEventListener("pageshow"'] }],
	printing: ["visitors who print", { "core/hosts": ["const showAll", 'addEventListener("beforeprint"'] }],
	"slices of 8 ms": [
		widgets,
		{
			"core/entry": [["slices.take(() => mount(loaded))", "mount(loaded)"]],
			"core/load": [["slices.take(run)", "run()"]],
			"core/hosts": ["slices.join()", "slices.join()"],
		},
	],
	"`query:` of rows": ["template previews", { "core/triggers": [['when.startsWith("query:")', "false"]] }],
	"idle, consent, media": ["plugins of others", { "core/entry": [["isRare(when)", "false"]] }],
	"first intents, kept and done again": [
		widgets,
		{
			"core/hosts": ["if (isReplaying)", "if (!entry.isLoading_ ||", "entry.held_ = [", "isHeld_: (event)"],
			"core/entry": ["answer();", "const answer"],
		},
	],
	"… of which keys": ["visitors with a keyboard", { "core/intent": [['type === "keydown"', "false"]] }],
	"… of which forms that the browser finds invalid": [
		"pages with forms",
		{ "core/intent": ['if (event.type !== "invalid")', "const form = closestTo(", "if (!hasAttribute.call(form"] },
	],
	"… of which a form's own message": ["pages with forms", { "core/entry": ["if (failed.has(entry) && unsent)"] }],
	"files asked for again past caches": [
		"pages with a fault",
		{
			"core/load": [[`first[0] ? ask(\`\${address.includes("?") ? "&" : "?"}retry=\${Date.now()}\`) : first`, "first"]],
		},
	],
	"… later: timer, `online`, next press": [
		"pages with a fault",
		{
			"core/entry": [
				"const timer =",
				"undo = () => clearTimeout(timer)",
				"pause *= 2",
				"let pause",
				"failed.add(entry)",
			],
			"core/hosts": ["const onOnline", 'addEventListener("online"', "const retry"],
		},
	],
	"files fetched side by side": [widgets, { "core/load": ["if (needs.some("] }],
	"errors with the builder's words": [
		"monitoring of faults",
		{
			"core/load": [
				"const message",
				[
					'throw Object.assign(new Error(message, { cause: result }), { name: "ChunkLoadError", type, request: address });',
					"throw result;",
				],
			],
		},
	],
	"the one sink of errors": ["developers", { "base/errors": ["document.dispatchEvent("] }],
};

export default async () => {
	const entry = 'import "./site";';
	const { rows } = readManifest();
	const core = await build(entry);
	const withRows = weigh(composeCore(core, rows));
	const table = [
		{ idea: "the core, built like this", bytes: withRows, "who needs it": all },
		{
			idea: `the ${rows.length} rows of ${new Set(rows.map(({ name }) => name)).size} plugins`,
			bytes: withRows - weigh(composeCore(core, [])),
			"who needs it": "each its plugin",
		},
	];
	for (const [idea, [who, cuts]] of Object.entries(ideas))
		table.push({ idea, bytes: weigh(core) - weigh(await build(entry, cuts)), "who needs it": who });
	const costs = [...new Set(rows.map(({ name }) => name))].map((name) => ({
		idea: `rows of ${name}`,
		bytes:
			withRows -
			weigh(
				composeCore(
					core,
					rows.filter((row) => row.name !== name),
				),
			),
		"who needs it": "its pages",
	}));
	return [...table, ...costs.sort((a, b) => b.bytes - a.bytes).slice(0, 8)];
};
