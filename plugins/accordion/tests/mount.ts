// Mounts accordions, toggles and tabs on pages of jsdom, and presses them.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, expect } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

export const widget = (type: string, id: string, body: string) =>
	`<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default">${body}</div>`;

export const items = (kind: "accordion" | "toggle", contents: string[], id: string = kind) =>
	widget(
		kind,
		id,
		`<div class="elementor-${kind}">${contents
			.map(
				(content, at) => `<div class="elementor-${kind}-item">
	<div id="${id}-title-${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-controls="${id}-content-${at + 1}" aria-expanded="false">
		<span class="elementor-${kind}-icon" aria-hidden="true">+</span><a class="elementor-${kind}-title" tabindex="0">Title ${at + 1}</a></div>
	<div id="${id}-content-${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region" aria-labelledby="${id}-title-${at + 1}">${content}</div>
</div>`,
			)
			.join("")}</div>`,
	);

export const tabs = (contents: string[], id = "tabs") => {
	const state = (at: number) =>
		`data-tab="${at + 1}" role="tab" aria-selected="${!at}" tabindex="${at ? -1 : 0}" aria-controls="${id}-content-${at + 1}" aria-expanded="false"`;
	return widget(
		"tabs",
		id,
		`<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${contents
			.map(
				(_, at) =>
					`<div id="${id}-title-${at + 1}" class="elementor-tab-title elementor-tab-desktop-title" ${state(at)}>Tab ${at + 1}</div>`,
			)
			.join("")}</div>
		<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${contents
			.map(
				(content, at) => `<div class="elementor-tab-title elementor-tab-mobile-title" ${state(at)}>Tab ${at + 1}</div>
			<div id="${id}-content-${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="tabpanel" aria-labelledby="${id}-title-${at + 1}" tabindex="0" hidden="${at ? "hidden" : "false"}">${content}</div>`,
			)
			.join("")}</div></div>`,
	);
};

export const three = ["<p>One</p>", "<p>Two</p>", "<p>Three</p>"];
export const find = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E;
export const desktop = (at: number) => find(`tabs-title-${at}`);
const isOpen = (id: string, at: number) => {
	const title = find(`${id}-title-${at}`);
	const content = find(`${id}-content-${at}`);
	const open = title.classList.contains("elementor-active");
	expect(content.classList.contains("elementor-active")).toBe(open);
	expect(content.style.display === "block").toBe(open);
	expect(title.getAttribute("aria-expanded")).toBe(String(open));
	return open;
};
export const openItems = (id: string, count = 3) =>
	Array.from({ length: count }, (_, at) => at + 1).filter((at) => isOpen(id, at));

export const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};

export let mounted: TestMount | undefined;
/** Without markup on the page as it is. */
export const open = async (markup?: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

export let recalcs = 0;
const countRecalc = () => recalcs++;
beforeEach(() => {
	recalcs = 0;
	window.addEventListener("elementor-pro/motion-fx/recalc", countRecalc);
});
afterEach(() => {
	expect(mounted?.errors ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	cleanStores($preferences);
	window.removeEventListener("elementor-pro/motion-fx/recalc", countRecalc);
	Reflect.deleteProperty(HTMLElement.prototype, "animate");
	Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
});
