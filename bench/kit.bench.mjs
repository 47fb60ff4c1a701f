// What is the kit made of? The bytes that it would be less without each of its ideas; ideas share code, so they do not add up.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { build, weigh } from "./without.mjs";

const lib = "dist/lib/";
/** Modules that the build puts into the kit. */
const ofKit = /^src\/(base\/(?!form-encode|read-page)|kit\/|stores\/(consent|on-mount|preferences|viewport)\.)/;
/** Files of the library that are built into chunks of the site. */
const ofSite = /^(plugins\/[\w-]+\/(?!react\.)|src\/(api|parts|stores|dev)\/)/;

/** By idea: who needs it; the names that nobody imports without it, and the cuts that take it out of the code. */
const ideas = {
	"readers of settings": ["nearly all plugins", /kit\/settings/],
	"… of which those that differ by device": [
		"widgets with responsive settings",
		/kit\/settings\.js#(responsive|devices)/,
	],
	"link actions": [
		"pages with popups, off-canvas, a lightbox",
		/kit\/actions|#runAction/,
		{ "kit/scope": ["runAction,", "addAction: (name, run)"] },
	],
	"moments few wait for": ["plugins of others", /kit\/wait|#wait/],
	"keys on controls": ["accordions, tabs, menus, carousels", /kit\/keys/],
	"inline styles that come and go": ["15 plugins", /kit\/inline-styles/],
	"one policy of trusted types": ["sites that ask for them", /kit\/trusted-address/],
	"nodes of a host where widgets nest": ["23 plugins", /kit\/query-own/],
	"preferences of the visitor": [
		"what moves or plays",
		/stores\/preferences/,
		{ "kit/index": ["stores/preferences.js", ["$preferences, setPreference, ", ""]] },
	],
	"consent between tabs": [
		"visitors with several tabs",
		undefined,
		{ "stores/consent": ["channel?.postMessage(change)", "channel = openChannel()", "channel?.close()"] },
	],
	"size of the window without a layout": [
		"effects that follow it",
		undefined,
		{
			"stores/viewport": [
				['measure("width", outerWidth)', "innerWidth"],
				['measure("height", outerHeight)', "innerHeight"],
			],
		},
	],
	"scope: what is seen": ["22 plugins", undefined, { "kit/scope": ["observe(element, listener, margin) {"] }],
	"scope: attributes put back": ["nearly all plugins", undefined, { "kit/scope": ["keep(element, ...attributes) {"] }],
	"scope: events of jQuery, both ways": [
		"pages with jQuery",
		undefined,
		{ "kit/scope": ["onBoth(target, type, listener, options) {", ["jQuery?.event && target === window", "false"]] },
	],
	"scope: requests": ["6 plugins", undefined, { "kit/scope": ["async fetch("] }],
	"scope: parts": ["23 plugins", undefined, { "kit/scope": ["async part("] }],
	"scope: print": ["9 plugins", undefined, { "kit/scope": ["onPrint(listener) {"] }],
};

export default async () => {
	const kit = weigh(await build(entryOf(namesUsed())));
	const table = [
		{ idea: "the kit, built like this", bytes: kit, "who needs it": "pages with a widget, a drop cap apart" },
	];
	for (const [idea, [who, unused = /^$/, cuts]] of Object.entries(ideas)) {
		const names = namesUsed().filter((name) => !unused.test(name));
		table.push({ idea, bytes: kit - weigh(await build(entryOf(names), cuts)), "who needs it": who });
	}
	return table;
};

/** What the site's chunks import from modules of the kit: `src/kit/keys#rove`. */
function namesUsed() {
	const names = new Set(["definePlugin", "runAction", "stores", "wait"].map((name) => `src/kit/index.js#${name}`));
	for (const file of readdirSync(lib, { recursive: true }).filter((file) => ofSite.test(file) && file.endsWith(".js")))
		for (const [, list, source] of readFileSync(lib + file, "utf8").matchAll(
			/import \{([^}]*)\} from ['"](\.[^'"]*)/g,
		)) {
			const module = posix.join(posix.dirname(file), source);
			if (ofKit.test(module) && !ofKit.test(file))
				for (const name of list.split(",")) names.add(`${module}#${name.trim().split(" ")[0]}`);
		}
	return [...names].sort();
}

const entryOf = (names) =>
	names
		.map((name) => name.split(/\.js#/))
		.map(([module, name], at) => `export { ${name} as a${at} } from "./${module.slice(4)}";`)
		.join("");
