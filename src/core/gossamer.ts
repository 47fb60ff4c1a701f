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
	const table = [...plugins];
	let markReady: () => void;
	let prepared: Promise<unknown> | undefined;
	let announced: Promise<void> | undefined;
	let controller: AbortController | undefined;
	let search: (root: ParentNode) => void;

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
				const hosts = createHosts(() => table.filter(isFirst), readPage(), Promise.resolve());
				hosts.search(document);
				return hosts.settled();
			})),

		async runAction(address: string, event?: Event) {
			const find = (name: string) => {
				const number = table.findIndex(({ actions }) => actions?.includes(name));
				return (
					gossamer.actions.get(name) ??
					(table[number] && loadPlugin(table[number], number).then(({ actions }) => actions?.[name]))
				);
			};
			(await loadKit()).runAction(address, find, event);
		},

		start(...more: PluginDescriptor[]) {
			for (const plugin of more) {
				try {
					document.querySelector(plugin.selector);
					if (!table.some(({ name }) => name === plugin.name)) table.push(plugin);
				} catch (error) {
					report("selector", error, plugin.name);
				}
			}
			if (controller) return search(document);

			const page = readPage();
			controller = new AbortController();
			const { signal } = controller;
			// Once a page, after deferred scripts had their chance to listen.
			announced ??= gossamer
				.prepare()
				.then(activated)
				.then(() => {
					markBody(page.builder);
					dispatchEvent(new CustomEvent("elementor/frontend/init"));
				});
			const hosts = createHosts(
				() => table.filter((plugin) => !page.isStatic && !isFirst(plugin) && page.config.plugins?.[plugin.name] !== false),
				page,
				announced,
				signal,
			);
			search = hosts.search;
			search(document);

			const onClick = (event: Event) => {
				const address = (event.target as Element).closest("a")?.getAttribute("href");
				if (!address || !/^(#|%23)elementor-action/.test(address)) return;
				event.preventDefault();
				gossamer.runAction(address, event);
			};
			document.addEventListener("click", onClick, { signal });
			addEventListener("pageshow", ({ persisted }) => persisted && search(document), { signal });

			announced
				.then(() => {
					const { hash } = location;
					// A matching `href` alone does not count.
					if (hash && document.querySelector(`[data-e-action-hash=${JSON.stringify(hash)}]`)) gossamer.runAction(hash);
					return hosts.settled();
				})
				.then(() => {
					markReady();
					document.dispatchEvent(new CustomEvent("gossamer:ready"));
				});
		},

		stop() {
			controller?.abort();
			controller = undefined;
		},
	};
	return gossamer;
};

const isFirst = ({ when }: PluginDescriptor) => when === "first";

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
