// What the core knows of a plugin: its row in the table, what goes without saying in it, and what its chunk exports.
import type { Page } from "./page";

/**
 * When the chunk of a plugin is loaded and its hosts are mounted.
 *
 * - `first`: before `elementor/frontend/init` is sent; for compatibility surfaces that listeners of that event need
 * - `now`: as soon as the host is found
 * - `idle`: when the browser is idle
 * - `visible`: when the host is within 200 px of the viewport
 * - `interaction`: at the first pointer press, focus, click, key or submit on the host
 * - `consent:NAME`: when the visitor has granted that category or service
 * - `media:QUERY`: when the media query matches
 * - `query:NAME`: when the address of the page has that parameter
 *
 * An interaction with the host ends the wait of `idle` and `visible`.
 */
export type Trigger =
	| "first"
	| "now"
	| "idle"
	| "visible"
	| "interaction"
	| `consent:${string}`
	| `media:${string}`
	| `query:${string}`;

/**
 * A row of the table: all that the core carries of a plugin. JSON, no code. A plugin may have several rows, which share
 * its name and its chunk. What goes without saying is left out in the core; `manifest.json` has all of it.
 * @example { name: "hello", selector: ".hello", when: "visible" }
 * @example { name: "hello" } // the widgets `hello.default`, `hello.classic` … as soon as they are found
 */
export interface PluginRow {
	/** Name of the plugin, its folder and its chunk: `plugins/NAME.js`. */
	name: string;
	/** Which elements are hosts, unless all are widgets of some types; it is one thing or the other. */
	selector?: string;
	/** Types of the page builder's widgets that are hosts (`data-widget_type` without its skin); the plugin's name if there is no selector. */
	widgets?: string[];
	/** `now` by default. */
	when?: Trigger;
	/**
	 * Nodes in the host whose first click, key or submit is kept while the chunk is on its way, and replayed once.
	 * Without it nothing is held back.
	 */
	intent?: string;
	/** Names of the link actions (`popup:open`) that this plugin handles; a click on such a link loads the chunk. */
	actions?: string[];
	/** Class by which the server hides the host until the plugin is there; removed when the chunk cannot be loaded. */
	cloak?: string;
	/** Class that the host gets instead of a plugin, which then has no chunk. */
	adds?: string;
	/**
	 * For forms that have no native way: they are never posted by the browser. When one is submitted and the chunk cannot
	 * be loaded, the form shows its own message and is sent once the chunk is there. Attribute of the form that holds its
	 * messages as JSON, key of the message, selector of where it is shown.
	 */
	unsent?: readonly [attribute: string, key: string, area: string];
	/** Path under `window` (`"elementorFrontendConfig.kit.id"`) that must hold something truthy; else the row is left out. Asked at each search. */
	if?: string;
	/** Regular expression that the text of the host must match; for rows whose hosts are inline scripts. */
	text?: string;
	/** Files of the release that the chunk needs, in their order, none for a tiny plugin; the kit alone by default. Written by the site build. */
	needs?: string[];
}

/**
 * What of the original a plugin stands in for: exported as `covers` alongside the row, written to `manifest.json`, read by
 * what inspects and installs, and in no chunk.
 * @example export const covers = { widgets: ["hello"], scripts: ["hello-js"] } satisfies Covers;
 */
export interface Covers {
	/** The WordPress plugin whose scripts are replaced; the page builder by default. `false`: nothing is, the plugin is an extra. */
	original?: string | false;
	/** Widget types: `data-widget_type` without its skin; a `*` at the end stands for anything. */
	widgets?: string[];
	/** Elements of the page builder's version 4, by their `data-e-type`. */
	elements?: string[];
	/** Selector of elements that only its hosts hold: where one stands alone, `gossamer/dev` says that the host is missing. */
	markup?: string;
	/** Handles of scripts that act on the page on their own: they and the plugin must not run on the same page. */
	scripts?: string[];
	/** File of the release that the head of a page prints in a script, for what has to happen before the first paint. */
	head?: string;
	/** Handles of scripts that act only when others call them: they stay where others need them. */
	libraries?: string[];
	/** For what a press waits for: a swapped page has the browser fetch the first load, and not run it, once it has nothing else to do. */
	isAhead?: boolean;
	/** Parts that the chunk asks for at its start, each by a regular expression that the text of the page matches then. */
	early?: Record<string, string>;
	/**
	 * Scripts of others that call these originals run on what the plugin offers (`surface` of the manifest). File of the
	 * release that the page prints before the first of them, for what they call while they are evaluated.
	 */
	surface?: string;
	/** Regular expression of the inline script that the server prints for the same work: where that is, a page needs no plugin for it. */
	inline?: string;
	/** Files of the release that stand in for libraries: by handle, printed in its place where a script that stays calls it. */
	standIns?: Record<string, string>;
	/**
	 * For originals that send what visitors do to other hosts: regular expression that the text of the page matches where
	 * the original itself is told which consent tool to obey. Where it is not, a tool that is there may hold it back by its address.
	 */
	obeys?: string;
	/**
	 * File of the release that replaces the original where a consent tool holds that back, or may: the plugin
	 * does without its printed settings until the file has run, and starts with them then.
	 */
	gate?: string;
}

/** A row with all that it may leave out. */
export type CompleteRow<R extends PluginRow = PluginRow> = R & { selector: string; when: Trigger };

/** Says what a row leaves out; a row of widgets has a selector as well. */
export const completeRow = <R extends PluginRow>(row: R): CompleteRow<R> => {
	const { name, selector, widgets = selector === undefined ? [name] : undefined } = row;
	const ofWidgets = widgets?.map((type) => `[data-widget_type^="${type}."]`).join();
	return { when: "now", selector: ofWidgets!, ...row, widgets };
};

/** What `start` takes. */
export interface PluginDescriptor extends PluginRow {
	/** For a chunk that is no file of the release: the plugin's module, or a promise of it. */
	load?(): PluginModule | Promise<PluginModule>;
}

/** Called with the decoded settings of the link and the click. */
export type ActionHandler = (settings: Record<string, unknown>, event?: Event) => void;

/**
 * A plugin that the core can put on a host. `definePlugin` makes one; a tiny plugin is one on its own, imports nothing but
 * types of `src`, and so spares a page the kit.
 */
export interface MountablePlugin {
	/** Handlers of the link actions that its row names. */
	actions?: Record<string, ActionHandler>;
	/** What it throws is reported as `mount`. @param name of the plugin */
	mount(host: HTMLElement, name: string, page: Page): Mounted | undefined | void;
}

/** A plugin on a host. */
export interface Mounted {
	/** Settled when the setup is done, immediately where it is synchronous. Never rejects. */
	ready?: Promise<unknown>;
	/** Takes the plugin off its host and undoes what it did. */
	dispose(): void;
}

/** What a plugin's chunk exports. */
export interface PluginModule {
	/** What `definePlugin` has made. */
	default: MountablePlugin;
}
