// Mounts the accessibility panel on pages of jsdom, and leaves them as they were.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import type { TestMount } from "../../../tests/helpers/mount-plugin";
import { type PanelMarkup, panel } from "./markup";
import { openPanel } from "./setup";

export const { body, documentElement: root } = document;
export const page = '<main id="main"><p>Oak <a href="#x" title="More">bowls</a></p><img src="data:," alt=""></main>';
export let mounted: TestMount | undefined;
export const open = async (options?: PanelMarkup, around = page) => {
	mounted = await openPanel(around + panel(options));
	return mounted;
};
/** Is taken off the page after the test. */
export const keep = (test: TestMount): TestMount => (mounted = test);
export const globals = window as unknown as Record<string, unknown>;
// biome-ignore lint/suspicious/noDocumentCookie: as the server and other scripts do
export const writeCookie = (text: string) => (document.cookie = `${text}; path=/`);

beforeEach(() => {
	vi.useFakeTimers();
	// jsdom has none; the browser's own answers are tested in Chromium.
	vi.stubGlobal("CSS", { supports: (_: string, value: string) => /\((#|red|black|white)/.test(value) });
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	for (const name of ["wahFontColor", "wahBgColor"]) writeCookie(`${name}=; expires=${new Date(0).toUTCString()}`);
	for (const element of [body, root]) {
		element.removeAttribute("class");
		element.removeAttribute("style");
	}
	for (const name of Object.keys(globals).filter((name) => /Selector$|^roleLink|^removeLink|_selector$/.test(name)))
		delete globals[name];
	cleanStores($preferences);
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
