// Mounts off-canvas panels on pages of jsdom, and presses them.
import { afterEach, beforeEach, expect, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

export const hash = (action: string, settings: unknown) =>
	`#${encodeURIComponent(`elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`)}`;
export const link = (name: string, id: unknown = "ab12cd3", displayMode = "toggle") =>
	`<a id="${name}" href="${hash(`off_canvas:${displayMode}`, { id, displayMode })}">Cart</a>`;
export const slide = { entrance_animation: "slideInLeft", exit_animation: "slideInRight" };

interface Options {
	id?: string;
	wrapperId?: string;
	content?: string;
	settings?: Record<string, unknown> | string;
}
export const panel = ({
	id = "ab12cd3",
	wrapperId = `off-canvas-${id}`,
	content = "",
	settings = slide,
}: Options = {}) =>
	`<div class="elementor-element elementor-widget elementor-widget-off-canvas" data-id="${id}" data-element_type="widget" data-widget_type="off-canvas.default" data-settings='${typeof settings === "string" ? settings : JSON.stringify(settings)}'><div id="${wrapperId}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Cart" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${content}</div></div></div></div>`;

export const byId = (id: string) => document.getElementById(id)!;
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const wrapper = (id = "ab12cd3") => byId(`off-canvas-${id}`);
export const main = () => find(".e-off-canvas__main");
export const isOpen = (id?: string) => wrapper(id).getAttribute("aria-hidden") === "false";
export const finish = (type = "animationend", target: Element = main()) =>
	target.dispatchEvent(new Event(type, { bubbles: true }));
/** What the core does with a click on a link of the page. */
export const byPointer = { pointerType: "mouse", detail: 1 };
export const byKeyboard = { pointerType: "", detail: 0 };
export const run = (displayMode: string, previousEvent: unknown = byPointer, id: unknown = "ab12cd3") =>
	plugin.actions![`off_canvas:${displayMode}`]!({ id, displayMode, previousEvent });
export const press = (key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	(document.activeElement ?? document.body).dispatchEvent(event);
	return event;
};

export let mounted: TestMount | undefined;
export const open = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	const codes = (mounted?.errors ?? []).map(({ code }) => code);
	mounted?.unmount();
	mounted = undefined;
	expect(codes.filter((code) => code !== "settings" && code !== "listener")).toEqual([]);
	expect(document.body.className).toBe("");
	Reflect.deleteProperty(window, "elementorFrontend");
	vi.useRealTimers();
});
