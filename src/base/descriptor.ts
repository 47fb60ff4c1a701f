// What the core knows about a plugin: its row in the table, the row's defaults, and what its chunk exports.
import type { Page } from "./page";

/**
 * When the chunk of a plugin is loaded and its hosts are mounted.
 *
 * - `first`: before `elementor/frontend/init` is sent; for compatibility surfaces that listeners of that event need
 * - `now`: as soon as the host is found
 * - `idle`: when the browser is idle
 * - `visible`: when the host is within 200 px of the viewport
 * - `interaction`: at the first pointer press, focus, click, key or submit on the host
 * - `ahead`: before the first press, which would wait for it: when the host is within 200 px of the viewport and the
 *   browser is idle after the load of the page, unless the visitor saves data
 * - `consent:NAME`: when the visitor has granted that category or service
 * - `media:QUERY`: when the media query matches
 * - `query:NAME`: when the address of the page has that parameter
 *
 * An interaction with the host ends the wait of `idle`, `visible` and `ahead`.
 */
export type Trigger =
	| "first"
	| "now"
	| "idle"
	| "visible"
	| "interaction"
	| "ahead"
	| `consent:${string}`
	| `media:${string}`
	| `query:${string}`;

/**
 * A row of the table: the only part of a plugin in the core. JSON, no code. A plugin may have several rows, which
 * share its name and its chunk. The core omits defaults; `manifest.json` has all fields.
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
	 * Nodes in the host whose first click, key or submit is kept while the chunk loads, and replayed once. Without it no
	 * event is kept.
	 */
	intent?: string;
	/** Names of the link actions (`popup:open`) that this plugin handles; a click on such a link loads the chunk. */
	actions?: string[];
	/** Class by which the server hides the host until the plugin has mounted; removed if the chunk cannot be loaded. */
	cloak?: string;
	/** Class that the host gets instead of a plugin, which then has no chunk. */
	adds?: string;
	/**
	 * For forms that the browser must never post. If such a form is submitted and the chunk cannot be loaded, the form
	 * shows its own message and is sent once the chunk has loaded. Attribute of the form that holds its
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
 * What a plugin replaces of the original: exported as `covers` alongside the row, written to `manifest.json`, read by
 * the tools that inspect and install, and in no chunk.
 * @example export const covers = { widgets: ["hello"], scripts: ["hello-js"] } satisfies Covers;
 * @example export const covers = { elements: ["e-stars"], scripts: ["stars-handler"] } satisfies Covers;
 */
export interface Covers {
	/** The WordPress plugin whose scripts are replaced; the page builder by default. `false`: nothing is, the plugin is an extra. */
	original?: string | false;
	/** Widget types: `data-widget_type` without its skin; a `*` at the end matches anything. */
	widgets?: string[];
	/** Elements of the page builder's version 4, by their `data-e-type`. */
	elements?: string[];
	/** Selector of elements that exist only in its hosts: if one has no host, `gossamer/dev` reports that. */
	markup?: string;
	/** Handles of scripts that act on the page on their own: they and the plugin must not run on the same page. */
	scripts?: string[];
	/** File of the release that the head of a page prints in a script, for work before the first paint. */
	head?: string;
	/** Handles of scripts that act only when others call them: they stay where others need them. */
	libraries?: string[];
	/**
	 * Parts that the chunk asks for at its start, each by a regular expression that the text of the page matches then: files of the plugin
	 * (`steps` for `plugins/form-steps.js`), else of the release. In attributes a quotation mark may be `&quot;`.
	 */
	early?: Record<string, string>;
	/**
	 * Third-party scripts that call these originals run on the plugin's surface (`surface` of the manifest). File of the
	 * release that the page prints before the first of them, for calls during their evaluation.
	 */
	surface?: string;
	/** Regular expression of the inline script that the server prints for the same work: where that is, a page needs no plugin for it. */
	inline?: string;
	/** Files of the release that replace libraries: by handle, printed instead of the library if a script that stays calls it. */
	standIns?: Record<string, string>;
	/**
	 * For originals that send visitors' actions to other hosts: regular expression that matches the page's text if the
	 * original itself is told which consent tool to obey. Otherwise a consent tool may block it by its address.
	 */
	obeys?: string;
	/**
	 * File of the release that replaces the original if a consent tool blocks that, or may: the plugin ignores its
	 * printed settings until the file has run, and then starts with them.
	 */
	gate?: string;
}

/** A row with all that it may leave out. */
export type CompleteRow<R extends PluginRow = PluginRow> = R & { selector: string; when: Trigger };

/** Adds a row's defaults; a row of widgets gets a selector as well. */
export const completeRow = <R extends PluginRow>(row: R): CompleteRow<R> => {
	const { name, selector, widgets = selector === undefined ? [name] : undefined } = row;
	const ofWidgets = widgets?.map((type) => `[data-widget_type^="${type}."]`).join();
	return { when: "now", selector: ofWidgets!, ...row, widgets };
};

/** What `start` takes. */
export interface PluginDescriptor extends PluginRow {
	/** For a chunk that is not a file of the release: the plugin's module, or a promise of it. */
	load?(): PluginModule | Promise<PluginModule>;
}

/** Called with the decoded settings of the link and the click. */
export type ActionHandler = (settings: Record<string, unknown>, event?: Event) => void;

/**
 * A plugin that the core can mount on a host. `definePlugin` creates one; a tiny plugin implements it directly,
 * imports only types of `src`, and so saves a page the kit.
 */
export interface MountablePlugin {
	/** Handlers of the link actions that its row names. */
	actions?: Record<string, ActionHandler>;
	/** Errors are reported as `mount`. @param name of the plugin */
	mount(host: HTMLElement, name: string, page: Page): Mounted | undefined | void;
}

/** A plugin on a host. */
export interface Mounted {
	/** Settles when the setup is done, immediately if it is synchronous. Never rejects. */
	ready?: Promise<unknown>;
	/** Unmounts the plugin from its host and undoes what it did. */
	dispose(): void;
}

/** The exports of a plugin's chunk. */
export interface PluginModule {
	/** The result of `definePlugin`. */
	default: MountablePlugin;
}
