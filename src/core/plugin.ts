// What a plugin is made of: the descriptor that every page carries, and the chunk that only some load.
import { type Mounted, mount } from "./mount";
import type { Page } from "./page";
import type { Scope } from "./scope";
import type { Schema, SettingsOf } from "./settings";

/**
 * When the chunk of a plugin is loaded and its hosts are mounted.
 *
 * - `first`: before `elementor/frontend/init` is sent; for compatibility surfaces that listeners of that event need
 * - `now`: as soon as the host is found
 * - `idle`: when the browser has nothing better to do
 * - `visible`: when the host is within 200 px of the viewport
 * - `interaction`: at the first pointer press, focus, click, key or submit on the host
 * - `consent:NAME`: when the visitor has granted that category or service
 * - `media:QUERY`: when the media query matches
 * - `query:NAME`: when the address of the page has that parameter
 *
 * `idle` and `visible` are cut short by an interaction with the host.
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

/** The only part of a plugin that the core bundles: data, no behaviour. */
export interface PluginDescriptor {
	/** Folder name of the plugin, unique on the page. */
	name: string;
	/** Which elements are hosts. */
	selector: string;
	when: Trigger;
	/**
	 * The plugin, or a promise of it. The site build drops a plain `import("./index")`: without `load` the core imports
	 * `plugins/NAME.js` beside itself, with a retry and a time-out.
	 */
	load?(): PluginModule | Promise<PluginModule>;
	/** Files that the chunk needs beside the kit, style sheets included, relative to the core. Written by the site build. */
	needs?: string[];
	/**
	 * Nodes in the host whose first click, key or submit is kept while the chunk is on its way, and replayed once.
	 * Without it nothing is held back.
	 */
	intent?: string;
	/** Names of the link actions (`popup:open`) that this plugin handles; a click on such a link loads the chunk. */
	actions?: string[];
	/** Position in the table, for messages. Written by the core. */
	number?: number;
	/** Class by which the server hides the host until the plugin is there; removed when the chunk cannot be had. */
	cloak?: string;
}

/** Default export of a plugin's `index.ts`. */
export interface Plugin<S extends Schema = Schema> {
	/** The settings with their types and defaults; see `src/core/settings.ts`. */
	settings?: S;
	/** Handlers of the actions that the descriptor names. Called with the decoded settings of the link and the click. */
	actions?: Record<string, ActionHandler>;
	/**
	 * Enhances one host. Everything it starts goes through the scope, so that teardown leaves the page as it was.
	 * @returns optionally a function that runs at teardown, or a promise of one.
	 */
	setup?(host: HTMLElement, settings: SettingsOf<S>, scope: Scope): Cleanup | Promise<Cleanup>;
}

export type Cleanup = (() => void) | undefined | void;
export type ActionHandler = (settings: Record<string, unknown>, event?: Event) => void;
/** A plugin that the core can put on a host. */
export interface MountablePlugin {
	actions?: Record<string, ActionHandler>;
	/** Never throws. @param name of the plugin, for messages */
	mount(host: HTMLElement, name: string, page: Page): Mounted | undefined | void;
}

export interface PluginModule {
	default: MountablePlugin;
}

/**
 * Makes a plugin mountable, with its settings typed by their schema. The schema is best a constant of its own: inside the
 * call TypeScript does not infer readers that are generic, `choice` and `responsive`.
 * @example
 * const settings = { drop_cap: toggle() };
 * export default definePlugin({
 *   settings,
 *   setup(host, { drop_cap }, scope) { if (drop_cap) scope.on(host, "click", greet) },
 * })
 */
export const definePlugin = <S extends Schema>(plugin: Plugin<S>): Plugin<S> & MountablePlugin => ({
	...plugin,
	mount: (host, name, page) => mount(plugin, host, name, page),
});

/** Types a descriptor. Costs nothing at run time. */
export const describePlugin = (descriptor: PluginDescriptor): PluginDescriptor => descriptor;
