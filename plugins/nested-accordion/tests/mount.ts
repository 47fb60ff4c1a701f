// Mounts nested accordions on pages of jsdom, and presses them.
import { cleanStores } from "nanostores";
import { afterEach, expect, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

interface Options {
	id?: string;
	settings?: Record<string, unknown> | string;
	isCollapsed?: boolean;
}

export const accordion = (contents: string[], { id = "1", settings = {}, isCollapsed }: Options = {}) => {
	const json = typeof settings === "string" ? settings : JSON.stringify(settings);
	return `<div class="elementor-element elementor-widget elementor-widget-n-accordion" data-id="w${id}" data-element_type="widget" data-settings='${json}' data-widget_type="nested-accordion.default">
<div class="e-n-accordion" aria-label="Accordion">${contents
		.map((content, at) => {
			const open = !at && !isCollapsed;
			return `<details id="item-${id}${at}" class="e-n-accordion-item"${open ? ' open=""' : ""}>
	<summary class="e-n-accordion-item-title" data-accordion-index="${at + 1}" tabindex="${at ? -1 : 0}" aria-expanded="${open}" aria-controls="item-${id}${at}"><span class="e-n-accordion-item-title-header">Item ${at + 1}</span></summary>
	<div role="region" aria-labelledby="item-${id}${at}" class="elementor-element e-con e-child" data-id="c${id}${at}" data-element_type="container">${content}</div>
</details>`;
		})
		.join("")}</div></div>`;
};
export const three = ["<p>One</p>", '<p>Two <input id="field"></p>', "<p>Three</p>"];

export const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};
export const item = (id: string | number) => document.getElementById(`item-${id}`) as HTMLDetailsElement;
export const summary = (id: string | number) => item(id).querySelector("summary")!;
export const openItems = (...ids: (string | number)[]) => ids.filter((id) => item(id).open);

export let mounted: TestMount | undefined;
/** Without markup on the page as it is. */
export const open = async (markup?: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

afterEach(() => {
	expect(mounted?.errors.filter(({ code }) => code !== "settings") ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	cleanStores($preferences);
	vi.restoreAllMocks();
	Reflect.deleteProperty(HTMLElement.prototype, "animate");
});
