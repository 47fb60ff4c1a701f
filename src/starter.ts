// The starter of a page whose plugins need neither the kit nor a kept press: mounts them, and loads the core once the page may need more.
import { closed } from "./base/closed";
import { completeRow, type MountablePlugin, type PluginModule, type PluginRow } from "./base/descriptor";
import { closest, matches, memberOf, querySelectorAll } from "./base/dom";
import { report } from "./base/errors";
import type { Page } from "./base/page";
import { readPage } from "./base/read-page";
import { freeDocument } from "./core/free-document";
import { intentEvents } from "./core/intent";
import { markBody } from "./core/mark-body";

/** Milliseconds until the core is requested again; each pause is twice the previous one. */
let pause = 2000;
const controller = new AbortController();
const { signal } = controller;
/** Aborted once the core is there, which serves the hosts that wait, and stops when it is told to. */
const served = new AbortController();

/** The core searches the page again: a plugin that the starter may mount changes nothing where it has been mounted before. */
const loadCore = (query = "") => {
	controller.abort();
	import(/* @vite-ignore */ new URL(`gossamer.js${query}`, import.meta.url).href).then(
		() => served.abort(),
		(error) => {
			report("load", error);
			// A browser may keep a failed import for the life of the page.
			setTimeout(loadCore, pause, `?retry=${pause}`);
			pause *= 2;
		},
	);
};

const mount = ({ name, adds }: PluginRow, host: HTMLElement, page: Page) => {
	try {
		if (adds) memberOf(host, "classList").add(adds);
		else pluginOf(name).mount(host, name, page);
	} catch (error) {
		report("mount", error, name, host);
	}
};

const plugins: Record<string, MountablePlugin> = {};
const pluginOf = (name: string) => (plugins[name] ??= (__BUNDLE__[`plugins/${name}`]!() as PluginModule).default);

const start = () => {
	const page = readPage();
	if (page.edit || page.isStatic) return loadCore();
	try {
		markBody(page.builder);
	} catch (error) {
		report("page", error);
	}
	/** Hosts that are mounted when they come near. */
	const waiting = new Map<Element, PluginRow>();
	const show = (host: Element) => {
		near.unobserve(host);
		mount(waiting.get(host)!, host as HTMLElement, page);
		waiting.delete(host);
	};
	const near = new IntersectionObserver(
		(changes) => {
			for (const { target, isIntersecting } of changes) if (isIntersecting) show(target);
		},
		{ rootMargin: "200px 0px" },
	);
	for (const row of __ROWS__) {
		const { selector, when } = completeRow(row);
		if (when === "interaction") {
			const hear = (event: Event) => {
				if (event.composedPath().some((node) => node instanceof Element && matches.call(node, selector))) loadCore();
			};
			// The pointer comes over a link before it presses it.
			for (const type of [...intentEvents, "pointerover"]) addEventListener(type, hear, { capture: true, signal });
			continue;
		}
		for (const host of querySelectorAll.call(document.documentElement, selector)) {
			if (closest.call(host, closed)) continue;
			if (when === "visible") {
				waiting.set(host, row);
				near.observe(host);
			} else mount(row, host as HTMLElement, page);
		}
	}
	// In print everything is in view.
	addEventListener("beforeprint", () => [...waiting.keys()].forEach(show), { capture: true, signal: served.signal });
	served.signal.addEventListener("abort", () => near.disconnect());
	// What is added later may be a host of any row. WordPress replaces emoji with pictures.
	const isForeign = (node: Node) => node instanceof HTMLElement && !/^(LINK|SCRIPT|STYLE|IMG)$/.test(node.tagName);
	const changes = new MutationObserver((records) => {
		if (records.some(({ addedNodes }) => [...addedNodes].some(isForeign))) loadCore();
	});
	changes.observe(document, { childList: true, subtree: true });
	signal.addEventListener("abort", () => changes.disconnect());
};

const enter = () => {
	// A core that the site prints itself does everything.
	if (window.gossamer) return;
	freeDocument();
	if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
	else start();
};

if (document.readyState === "loading") document.addEventListener("readystatechange", enter, { once: true });
else enter();
