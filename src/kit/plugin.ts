// Turns what authors write, a plugin's settings, actions and setup, into a plugin that the core mounts on hosts.
import type { ActionHandler, MountablePlugin, Mounted } from "../base/descriptor";
import { getAttribute } from "../base/dom";
import { report } from "../base/errors";
import { type Page, parseObject } from "../base/page";
import { createScope, type Scope } from "./scope";
import { type Lookup, readSchema, type Schema, type SettingsOf } from "./settings";

export type Cleanup = (() => void) | undefined | void;

/** The default export of a plugin's `index.ts`, created by {@link definePlugin}. */
export interface Plugin<S extends Schema = Schema> {
	/** The settings with their types and defaults; see `src/kit/settings.ts`. */
	settings?: S;
	/** Handlers of the actions that the descriptor names. Called with the decoded settings of the link and the click. */
	actions?: Record<string, ActionHandler>;
	/**
	 * Enhances one host. Everything it starts goes through the scope, so that teardown leaves the page as it was.
	 * @returns optionally a function that runs at teardown, or a promise of one; `gossamer.ready` waits for the promise
	 */
	setup?(host: HTMLElement, settings: SettingsOf<S>, scope: Scope): Cleanup | Promise<Cleanup>;
}

/**
 * Makes a plugin mountable, with its settings typed by their schema.
 * @example
 * export default definePlugin({
 *   settings: { drop_cap: toggle() },
 *   setup(host, { drop_cap }, scope) { if (drop_cap) scope.on(host, "click", greet) },
 * })
 */
export const definePlugin = <S extends Schema>(plugin: Plugin<S>): Plugin<S> & MountablePlugin => ({
	...plugin,
	mount: (host, name, page) => mount(plugin, host, name, page),
});

/** Puts a plugin on a host. Never throws: a setup that does is undone and reported. */
export const mount = <S extends Schema>(plugin: Plugin<S>, host: HTMLElement, name: string, page: Page): Mounted => {
	const scope = createScope(page, host, name);
	const addCleanup = (cleanup: Cleanup) => cleanup && scope.add(cleanup);
	let ready: Promise<unknown> | undefined;
	try {
		const result = plugin.setup?.(host, readSettings(plugin.settings, host, name, page), scope);
		if (result instanceof Promise) ready = result.then(addCleanup, scope.fail);
		else addCleanup(result);
	} catch (error) {
		scope.fail(error);
	}
	return { ready, dispose: scope.dispose };
};

const readSettings = <S extends Schema>(schema: S | undefined, host: HTMLElement, name: string, page: Page) => {
	const printed = parseObject(getAttribute.call(host, "data-settings"), (error) =>
		report("settings", error, name, host),
	);
	const common = page.config.plugins?.[name] || {};
	const get: Lookup = (key) => [printed, common].find((values) => Object.hasOwn(values, key))?.[key];
	return readSchema(schema ?? ({} as S), get);
};
