// Puts one plugin on one host: reads its settings, opens its scope, runs its setup.
import { report } from "./errors";
import { type Page, parseObject } from "./page";
import type { Plugin } from "./plugin";
import { createScope } from "./scope";
import type { Lookup, Schema } from "./settings";

export interface Mounted {
	dispose(): void;
}

/** Never throws: a setup that does is undone and reported. */
// biome-ignore lint/suspicious/noExplicitAny: plugins with any settings
export const mount = (plugin: Plugin<any>, host: HTMLElement, name: string, page: Page): Mounted => {
	const fail = (error: unknown) => {
		if (scope.signal.aborted) return;
		scope.dispose();
		report("plugin", error, name, host);
	};
	const scope = createScope(page, host, name, fail);
	const addCleanup = (cleanup: unknown) => {
		if (typeof cleanup === "function") scope.add(cleanup as () => void);
	};
	try {
		const result = plugin.setup?.(host, readSettings(plugin.settings ?? {}, host, name, page), scope);
		if (result instanceof Promise) result.then(addCleanup, fail);
		else addCleanup(result);
	} catch (error) {
		fail(error);
	}
	return scope;
};

const readSettings = (schema: Schema, host: HTMLElement, name: string, page: Page) => {
	const printed = parseObject(host.dataset.settings, (error) => report("settings", error, name, host));
	const common = page.config.plugins?.[name] || {};
	const get: Lookup = (key) => [printed, common].find((values) => Object.hasOwn(values, key))?.[key];
	return Object.fromEntries(Object.entries(schema).map(([key, read]) => [key, read(get, key)]));
};
