// Mounts nested tabs on pages of jsdom, and hears what the page hears of them.
import { afterEach, beforeEach, expect, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

interface Options {
	number?: string;
	titleIds?: string[];
	settings?: Record<string, unknown> | string;
	panels?: number;
}

export const tabs = (contents: string[], { number = "1", titleIds = [], settings = {}, panels = 9 }: Options = {}) => {
	const titleId = (at: number) => titleIds[at] ?? `e-n-tab-title-${number}${at + 1}`;
	const json = typeof settings === "string" ? settings : JSON.stringify(settings);
	return `<div class="elementor-element e-n-tabs-mobile elementor-widget elementor-widget-n-tabs" data-id="w${number}" data-element_type="widget" data-settings='${json}' data-widget_type="nested-tabs.default">
<div class="e-n-tabs" data-widget-number="${number}" aria-label="Tabs">
<div class="e-n-tabs-heading" role="tablist">${contents
		.map(
			(_, at) =>
				`<button id="${titleId(at)}" class="e-n-tab-title" aria-selected="${!at}" data-tab-index="${at + 1}" role="tab" tabindex="${at ? -1 : 0}" aria-controls="e-n-tab-content-${number}${at + 1}" style="--n-tabs-title-order: ${at + 1};"><span class="e-n-tab-title-text">Tab ${at + 1}</span></button>`,
		)
		.join("")}</div>
<div class="e-n-tabs-content">${contents
		.slice(0, panels)
		.map(
			(content, at) =>
				`<div id="e-n-tab-content-${number}${at + 1}" role="tabpanel" aria-labelledby="${titleId(at)}" data-tab-index="${at + 1}" class="${at ? " " : "e-active "}elementor-element e-con e-child" data-element_type="container" data-id="c${number}${at + 1}">${content}</div>`,
		)
		.join("")}</div></div></div>`;
};
export const three = ["One", '<input id="field">', "Three"];

export const title = (at: number, number = "1") =>
	document.querySelector<HTMLElement>(`[aria-controls="e-n-tab-content-${number}${at}"]`)!;
export const panel = (at: number, number = "1") => document.getElementById(`e-n-tab-content-${number}${at}`)!;
export const heading = () => document.querySelector<HTMLElement>(".e-n-tabs-heading")!;
export const activePanels = (number = "1", count = 3) =>
	Array.from({ length: count }, (_, at) => at + 1).filter((at) => panel(at, number).classList.contains("e-active"));
export const mouse = (target: EventTarget, type: string, clientX = 0, init: MouseEventInit = {}) => {
	const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, ...init });
	target.dispatchEvent(event);
	return event;
};

export const names = [
	"elementor-pro/motion-fx/recalc",
	"elementor/nested-tabs/activate",
	"elementor/nested-elements/activate-by-keyboard",
	"elementor/bg-video/recalc",
];
export let heard: [string, unknown][];
const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);

export let mounted: TestMount | undefined;
/** Without markup on the page as it is. */
export const open = async (markup?: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

beforeEach(() => {
	heard = [];
	for (const name of names) window.addEventListener(name, hear);
});
afterEach(() => {
	expect(mounted?.errors.filter(({ code }) => code !== "settings") ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	for (const name of names) window.removeEventListener(name, hear);
	vi.useRealTimers();
	vi.restoreAllMocks();
	Reflect.deleteProperty(window, "ResizeObserver");
	Reflect.deleteProperty(navigator, "maxTouchPoints");
});
