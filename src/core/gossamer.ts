// The runtime of a page: in which order it starts, what it announces, and how it stops.
import { markBody } from "./builder";
import { report } from "./errors";
import { createHosts } from "./hosts";
import { loadKit, loadPlugin } from "./load";
import { readPage } from "./page";
import type { ActionHandler, PluginDescriptor } from "./plugin";

type Kit = typeof import("./kit");

/** `window.gossamer` */
export interface Gossamer {
	version: string;
	/** Settled once the first scan has been served; `document` gets `gossamer:ready` then. */
	ready: Promise<void>;
	/**
	 * Starts the runtime; plugins given are added to the table first. Starting twice does nothing more than that.
	 * The site entry calls it by itself, except on the page builder's canvas.
	 */
	start(...plugins: PluginDescriptor[]): void;
	/** Tears every plugin down; the marks on `body` stay. */
	stop(): void;
	/** The table of plugins. */
	plugins: readonly PluginDescriptor[];
	/** Handlers of link actions (`#elementor-action:action=NAME&settings=…`) by name; add your own. */
	actions: Map<string, ActionHandler>;
	/** Runs the action that an address names, loading the plugin that handles it. Broken addresses do nothing. */
	runAction(address: string, event?: Event): Promise<void>;
	/** The stores of the page and what changes them, from the moment that the kit is there. */
	stores: Partial<Kit["stores"]>;
	/**
	 * Loads the kit, which otherwise comes with the first plugin.
	 * @example gossamer.kit().then(({ stores }) => stores.grant("marketing"))
	 */
	kit(): Promise<Kit>;
}

/** @param plugins the table; a copy of it is kept */
export const createGossamer = (plugins: readonly PluginDescriptor[]): Gossamer & { prepare(): Promise<unknown> } => {
	const table: PluginDescriptor[] = [];
	const page = readPage();
	let markReady: () => void;
	let prepared: Promise<unknown> | undefined;
	let isAnnounced: boolean | undefined;
	let controller: AbortController | undefined;
	let search: (root: ParentNode) => void;

	const add = (plugin: PluginDescriptor) => {
		const { name } = plugin;
		const settings = page.config.plugins?.[name];
		if (settings === false) return;
		const selector = `${settings?.selector || plugin.selector}`;
		try {
			// A selector that does not parse among others would take them with it.
			if (!new Option().matches(`${selector},*`)) throw selector;
			if (!table.some((known) => known.name === name)) table.push({ ...plugin, selector, number: table.length });
		} catch (error) {
			report("selector", error, name);
		}
	};
	plugins.forEach(add);

	const served = (isFirst: boolean) => () => table.filter(({ when }) => (when === "first") === isFirst);
	const first = createHosts(served(true), page);

	const gossamer = {
		version: __VERSION__,
		ready: new Promise<void>((resolve) => {
			markReady = resolve;
		}),
		plugins: table,
		actions: new Map<string, ActionHandler>(),
		stores: {},
		kit: loadKit,

		/** Mounts the plugins that have to be there before the page is announced; on the builder's canvas as well. */
		prepare: () =>
			(prepared ??= domReady().then(() => {
				// Unless it was stopped meanwhile.
				if (prepared) first.search(document);
				return first.settled();
			})),

		runAction(address: string, event?: Event) {
			const find = (name: string) => {
				const plugin = table.find(({ actions }) => actions?.includes(name));
				return gossamer.actions.get(name) ?? (plugin && loadPlugin(plugin).then(({ actions }) => actions?.[name]));
			};
			return loadKit().then(
				({ runAction }) => runAction(address, find, event),
				(error) => report("load", error),
			);
		},

		start(...more: PluginDescriptor[]) {
			more.forEach(add);
			if (controller) return search(document);

			controller = new AbortController();
			const { signal } = controller;
			const gate = gossamer
				.prepare()
				.then(activated)
				.then(() => {
					// Once a page, after deferred scripts had their chance to listen.
					if (isAnnounced) return;
					isAnnounced = true;
					markBody(page.builder);
					dispatchEvent(new CustomEvent("elementor/frontend/init"));
					const { hash } = location;
					// A matching `href` alone does not count.
					if (hash && document.querySelector(`[data-e-action-hash=${JSON.stringify(hash)}]`)) gossamer.runAction(hash);
				});
			const hosts = createHosts(page.isStatic ? () => [] : served(false), page, gate, signal);
			search = hosts.search;
			search(document);

			const onClick = (event: Event) => {
				const address = (event.target as Element).closest?.("a")?.getAttribute("href");
				if (!address || !/^(#|%23)elementor-action/.test(address)) return;
				event.preventDefault();
				gossamer.runAction(address, event);
			};
			document.addEventListener("click", onClick, { signal });
			addEventListener("pageshow", ({ persisted }) => persisted && search(document), { signal });

			// A script that came before the markup finds the rest of it now.
			gate
				.then(() => controller && search(document))
				.then(hosts.settled)
				.then(() => {
					markReady();
					document.dispatchEvent(new CustomEvent("gossamer:ready"));
				});
		},

		stop() {
			controller?.abort();
			first.dispose();
			controller = prepared = undefined;
		},
	};
	return gossamer;
};

const domReady = () =>
	new Promise<unknown>((resolve) => {
		const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		// `readyState` is "interactive" both before and after `DOMContentLoaded`.
		if (document.readyState === "complete" || navigation?.domContentLoadedEventStart) resolve(0);
		else addEventListener("DOMContentLoaded", resolve);
	});

/** Nothing runs while a page is prerendered; its chunks are fetched meanwhile. */
const activated = () =>
	document.prerendering && new Promise((resolve) => document.addEventListener("prerenderingchange", resolve));
