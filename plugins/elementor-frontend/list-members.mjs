// Lists what other scripts find on `elementorFrontend` and its neighbours: opens the built surface in jsdom and walks its objects.
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** The globals that are walked. */
export const globals = ["elementorFrontend", "elementorModules", "elementorProFrontend"];

/** What every function or object has is not worth a line. */
const usual = new Set(["constructor", "prototype", "length", "name", "arguments", "caller", "__super__", "isStandIn"]);

/**
 * Dotted paths of all members, sorted; each has those above it in the list. `X.*` matches anything below X: the page's own data,
 * nodes, jQuery objects, promises, lists and tables that the page fills, texts.
 * @param roots objects by name
 * @param data objects that hold what the page prints
 */
export const listMembers = (roots, data = []) => {
	const paths = new Set();
	const visit = (path, value, above) => {
		paths.add(path);
		// A jQuery object if there is one, here a node or nothing.
		if (data.includes(value) || isForeign(value) || isText(value) || /\.\$\w+$/.test(path))
			return paths.add(`${path}.*`);
		if (!isComposite(value) || above.includes(value)) return;
		for (const name of namesOf(value)) visit(`${path}.${name}`, value[name], [...above, value]);
		if (typeof value !== "function") return;
		for (const name of namesOf(value.prototype ?? {})) paths.add(`${path}.prototype.${name}`);
	};
	for (const [name, root] of Object.entries(roots)) visit(name, root, []);
	return [...paths].sort();
};

const isComposite = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

/** Neither a class nor a plain object nor an instance of a class of ours: something of the platform or of jQuery, or an empty table. */
const isForeign = (value) => {
	if (!isComposite(value) || typeof value === "function") return false;
	if (Object.getPrototypeOf(value) === Object.prototype) return Reflect.ownKeys(value).length === 0;
	return (
		"nodeType" in value ||
		"jquery" in value ||
		value.window === value ||
		Symbol.toStringTag in value ||
		Symbol.iterator in value
	);
};

/** An empty one may be the default of anything. */
const isText = (value) => typeof value === "string" && value !== "";

const namesOf = (value) => {
	const names = new Set();
	for (let at = value; at && !isBuiltIn(at); at = Object.getPrototypeOf(at))
		for (const name of Object.getOwnPropertyNames(at)) if (!usual.has(name)) names.add(name);
	return names;
};
const isBuiltIn = (prototype) => [Object.prototype, Function.prototype].includes(prototype);

/** @param lib folder of the built library @returns the members of the built surface */
export const readSurface = (lib) =>
	new Promise((resolve, reject) => {
		const worker = new Worker(new URL(import.meta.url), { workerData: { lib } });
		worker.once("message", resolve);
		worker.once("error", reject);
	});

/** What code asks for without saying `window`. */
const members = [
	"addEventListener",
	"dispatchEvent",
	"document",
	"location",
	"matchMedia",
	"navigator",
	"removeEventListener",
];

const open = async (lib) => {
	const { JSDOM } = await import("jsdom");
	const { window } = new JSDOM("<!doctype html><body></body>", { url: "https://example.test/" });
	window.matchMedia = (media) => Object.assign(new window.EventTarget(), { media, matches: false });
	window.elementorFrontendConfig = { version: "1.0.0" };
	window.ElementorProFrontendConfig = {};
	for (const name of [
		"AbortController",
		"AbortSignal",
		"CustomEvent",
		"Element",
		"Event",
		"EventTarget",
		"HTMLElement",
		"Node",
		...members,
	])
		Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
	const errors = [];
	window.document.addEventListener("gossamer:error", ({ detail }) => errors.push(detail.error ?? detail.code));
	Object.assign(globalThis, { window, innerHeight: 800, elementorFrontendConfig: window.elementorFrontendConfig });
	const built = (file) => import(new URL(`../../${lib}/${file}.js`, import.meta.url));
	const { default: plugin } = await built("plugins/elementor-frontend/index");
	const { readPage } = await built("src/base/read-page");
	// The surface is a part, and so are some of its classes, which are requested by a look at them.
	await plugin.mount(window.document.documentElement, "elementor-frontend", readPage()).ready;
	await window.elementorFrontend.elementsHandler.addHandler(window.elementorModules.frontend.handlers.CarouselBase, {
		$element: window.document.body,
	});
	if (errors[0]) throw errors[0];
	return listMembers(Object.fromEntries(globals.map((name) => [name, window[name]])), [
		window.elementorFrontendConfig,
		window.ElementorProFrontendConfig,
	]);
};

if (!isMainThread && workerData?.lib) parentPort.postMessage(await open(workerData.lib));
