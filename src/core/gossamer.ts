// The core of a page: in which order it starts, what it announces, and how it stops.

import { showBusy } from "../base/busy";
import type { ActionHandler, CompleteRow, MountablePlugin, PluginDescriptor } from "../base/descriptor";
import { closestTo } from "../base/dom";
import { report } from "../base/errors";
import { readPage } from "../base/read-page";
import { addRow } from "./add-row";
import { createHosts, type Hosts } from "./hosts";
import { type Files, loadPlugin } from "./load";
import { markBody } from "./mark-body";
import { nextTask } from "./slices";

type Kit = typeof import("../kit");

declare global {
	interface Window {
		gossamer?: Gossamer;
	}
}

/** Milliseconds after which the last link action is retried without the kit; each pause is twice the previous one. */
let actionMs = 3000;
let again: ReturnType<typeof setTimeout> | undefined;

/** `window.gossamer` */
export interface Gossamer extends Files {
	version: string;
	/** Settles once the first scan has been served; `document` gets `gossamer:ready` then. */
	ready: Promise<void>;
	/**
	 * Starts the runtime; plugins given are added to the table first. Starting twice does nothing more than that.
	 * The site entry calls it on its own, except on the page builder's canvas.
	 */
	start(...plugins: PluginDescriptor[]): void;
	/** Tears every plugin down; the marks on `body` stay. */
	stop(): void;
	/** The table of plugins. */
	plugins: readonly CompleteRow<PluginDescriptor>[];
	/** Handlers of link actions (`#elementor-action:action=NAME&settings=…`) by name; add your own. */
	actions: Map<string, ActionHandler>;
	/**
	 * Runs the action that an address names, loading the plugin that handles it. Broken addresses do nothing.
	 * @returns true if no handler has run: the core requests a file that could not be loaded again
	 */
	runAction(address: string, event?: Event): Promise<boolean | undefined>;
	/** The page's stores and the functions that change them, once the kit has loaded. */
	stores: Partial<Kit["stores"]>;
	/**
	 * Loads the kit, which otherwise loads with the first plugin.
	 * @example gossamer.kit().then(({ stores }) => stores.grant("marketing"))
	 */
	kit(): Promise<Kit>;
	/** The plugin of a descriptor, which is loaded once. @throws (rejects with) ChunkLoadError */
	loadPlugin(plugin: PluginDescriptor): Promise<MountablePlugin>;
}

/** The core of a page, and how its site entry starts it. */
export interface Core {
	gossamer: Gossamer;
	/**
	 * Starts automatically, unless that has happened, or the core was stopped before; on the builder's canvas only the
	 * plugins that come first are mounted.
	 * @param event fired before `start` attached its listeners; handled now
	 */
	begin(event?: Event): void;
}

/**
 * @param plugins the table; a copy of it is kept
 * @param files source of the chunks
 * @param isRelease whether the table is that of a release, which `addRow` trusts
 */
export const createCore = (plugins: readonly PluginDescriptor[], files: Files, isRelease?: boolean): Core => {
	const table: CompleteRow<PluginDescriptor>[] = [];
	const page = readPage();
	// Attached immediately, before the start, which may run in a separate task.
	const parsed = domReady();
	let markReady: () => void;
	let prepared: Promise<unknown> | undefined;
	let isBegun: boolean | undefined;
	let isAnnounced: boolean | undefined;
	let controller: AbortController | undefined;
	let hosts: Hosts;

	for (const plugin of plugins) addRow(table, plugin, page, isRelease);

	const kit = () => files.load("kit") as Promise<Kit>;
	// Evaluated at each search: later scripts may add what a row's `if` looks for.
	const served = (isFirst: boolean) => () =>
		table.filter((plugin) => (plugin.when === "first") === isFirst && applies(plugin));
	const first = createHosts(served(true), { page, files, kit });

	/** Mounts the plugins that have to be there before the page is announced; on the builder's canvas as well. */
	const prepare = () =>
		(prepared ??= parsed.then(() => {
			// Unless it was stopped in the meantime.
			if (prepared) first.search();
			return first.settled();
		}));

	const gossamer: Gossamer = {
		...files,
		version: __VERSION__,
		ready: new Promise<void>((resolve) => {
			markReady = resolve;
		}),
		plugins: table,
		actions: new Map<string, ActionHandler>(),
		stores: {},
		kit,
		loadPlugin: (plugin: PluginDescriptor) => loadPlugin(files, plugin),

		runAction(address: string, event?: Event) {
			return kit().then(
				({ runAction }) => runAction(address, event, gossamer),
				(error) => {
					report("load", error);
					return later(gossamer.runAction, address, event);
				},
			);
		},

		start(...more: PluginDescriptor[]) {
			for (const plugin of more) addRow(table, plugin, page);
			if (controller) return hosts.search();

			controller = new AbortController();
			const { signal } = controller;
			const gate = prepare()
				.then(activated)
				.then(() => {
					// Once a page, after deferred scripts had their chance to listen.
					if (isAnnounced) return;
					isAnnounced = true;
					try {
						markBody(page.builder);
					} catch (error) {
						report("page", error);
					}
					dispatchEvent(new CustomEvent("elementor/frontend/init"));
					const { hash } = location;
					// A matching `href` alone does not count.
					const is = `e-action-hash=${JSON.stringify(hash)}]`;
					if (hash && document.querySelector(`[data-${is},[${is}`)) gossamer.runAction(hash);
				});
			hosts = createHosts(page.isStatic ? () => [] : served(false), { page, files, kit, gate, signal });
			const search = () => hosts.search();
			search();

			const onClick = (event: Event) => {
				const link = closestTo(event.target, "a,[data-action-link]");
				const address = (link?.getAttribute("data-action-link") ?? link?.getAttribute("href"))!;
				// `isAction` in place: 8 B less on a page. Of nothing it reads the word `undefined`: 11 B less than to ask.
				if (!/^(#|%23)elementor-action/.test(address)) return;
				event.preventDefault();
				gossamer.runAction(address, event).then(showBusy(link!));
			};
			document.addEventListener("click", onClick, { signal });
			// Elements whose classes have changed are not seen on their own.
			addEventListener("elementor/lazyload/observe", search, { capture: true, signal });
			addEventListener("pageshow", ({ persisted }) => persisted && search(), { signal });

			// A script that ran before the markup was complete finds the rest of it now.
			gate
				.then(nextTask)
				.then(() => controller && search())
				.then(hosts.settled)
				.then(() => {
					markReady();
					document.dispatchEvent(new CustomEvent("gossamer:ready"));
				});
		},

		stop() {
			isBegun = true;
			controller?.abort();
			first.dispose();
			controller = prepared = undefined;
		},
	};

	const begin = (event?: Event) => {
		if (isBegun) return;
		isBegun = true;
		// Read again: the site entry runs in a later task.
		if (readPage().edit) return void prepare();
		gossamer.start();
		if (event) hosts.hear(event);
	};
	return { gossamer, begin };
};

/** Asks once more for the action that was requested last, and drops those before it. */
const later = (run: Gossamer["runAction"], address: string, event?: Event): true => {
	clearTimeout(again);
	again = setTimeout(run, actionMs, address, event);
	actionMs *= 2;
	return true;
};

const domReady = () =>
	new Promise<unknown>((resolve) => {
		const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
		// `readyState` is "interactive" both before and after `DOMContentLoaded`.
		if (document.readyState === "complete" || navigation?.domContentLoadedEventStart) resolve(0);
		else addEventListener("DOMContentLoaded", resolve);
	});

/** Nothing runs while a page is prerendered; its chunks are fetched in the meantime. */
const activated = () =>
	document.prerendering && new Promise((resolve) => document.addEventListener("prerenderingchange", resolve));

/** Whether the row's `if` holds on this page. */
export const applies = ({ if: path }: PluginDescriptor): boolean =>
	// biome-ignore lint/suspicious/noExplicitAny: globals that the page prints
	!path || !!path.split(".").reduce((value: any, key) => value?.[key], window);
