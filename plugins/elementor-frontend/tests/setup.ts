// Opens a page with the page builder surface in jsdom; shared by its tests.
import { afterEach, beforeEach, vi } from "vitest";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import rows from "../plugin";

// biome-ignore lint/suspicious/noExplicitAny: third parties are not typed
export type Loose = any;

export const compat = "<div data-gossamer-compat></div>";
export * from "./setup.markup";

let mounted: TestMount | undefined;
export const open = async (content = "", config?: Loose) => {
	if (config) window.elementorFrontendConfig = config;
	mounted = await mountPlugin(plugin, rows[0]!.selector, compat + content);
	// The surface is a part.
	await vi.dynamicImportSettled();
	return { frontend: window.elementorFrontend as Loose, modules: window.elementorModules as Loose, ...mounted };
};
export const unmount = (): void => mounted?.unmount();

/** Sends the announcement of the core and lets the microtask after it run. */
export const announce = async (): Promise<void> => {
	dispatchEvent(new CustomEvent("elementor/frontend/init"));
	await Promise.resolve();
};
export const idOf = (scope: Loose): string => (scope[0] ?? scope).dataset.id;

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	unmount();
	delete window.gossamer;
	delete window.jQuery;
	document.head.innerHTML = "";
	document.body.removeAttribute("class");
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
