// The accessibility panel in jsdom: how tests mount and press it.

import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

export const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
export const press = (selector: string): void => find(selector).click();

/** Mounted, and what it loads has come. */
const settled = async (mounting: Promise<TestMount>) => {
	const mounted = await mounting;
	await import("../landmarks");
	// The first interaction.
	mounted.host?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	await import("../panel");
	await new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(0))));
	return mounted;
};
/** No visitor has given a sign yet. */
export const openUntouched = (markup: string): Promise<TestMount> =>
	mountPlugin(plugin, descriptor[0]!.selector, markup);
export const openPanel = (markup: string): Promise<TestMount> =>
	settled(mountPlugin(plugin, descriptor[0]!.selector, markup));
/** Inline scripts that print globals, as the second row finds them. */
export const openScript = (markup: string): Promise<TestMount> => settled(mountPlugin(plugin, "script", markup));
