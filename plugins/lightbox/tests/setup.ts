// Opens pages with a lightbox in jsdom, and presses in them; shared by its tests.
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import rows from "../plugin";

export const all = { counter: "yes", fullscreen: "yes", zoom: "yes", share: "yes" };
export let mounted: TestMount | undefined;
export const configure = (kit: Record<string, unknown> = {}, more: Record<string, unknown> = {}) => {
	const switches = Object.fromEntries(Object.entries(kit).map(([name, value]) => [`lightbox_enable_${name}`, value]));
	window.elementorFrontendConfig = { kit: { global_image_lightbox: "yes", ...switches }, ...more };
};
export const mount = async (markup?: string, selector = selectorOf(rows)) => {
	mounted = await act(() => mountPlugin(plugin, selector, markup));
	await settle();
	return mounted;
};
/** Until what was requested is there and drawn: after a frame, which no clock of these tests turns. */
export const drawn = async () => {
	await vi.dynamicImportSettled();
	await vi.advanceTimersByTimeAsync(0);
	await vi.dynamicImportSettled();
};
export const settle = () => act(drawn);
export const click = async (target: string | Element, init: MouseEventInit = {}) => {
	const node = typeof target === "string" ? get(target) : target;
	const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
	await act(async () => void node.dispatchEvent(event));
	await settle();
	return event;
};
export const press = async (key: string, target: Element = document.activeElement ?? document.body) => {
	const init = { key, bubbles: true, cancelable: true };
	const event = new KeyboardEvent("keydown", init);
	await act(async () => {
		target.dispatchEvent(event);
		target.dispatchEvent(new KeyboardEvent("keyup", init));
		await Promise.resolve();
	});
	await settle();
	return event;
};
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
export const run = (wish: Record<string, unknown>, event?: Event) =>
	act(async () => {
		plugin.actions!.lightbox!(wish, event);
		await drawn();
	});
/** Addresses that are followed. */
export const followed = () => {
	const open = vi.spyOn(window, "open").mockReturnValue(null);
	onTestFinished(() => open.mockRestore());
	return open;
};
export const get = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const dialog = () => get(".elementor-lightbox");
export const isOpen = () => !!dialog() && dialog().style.display !== "none" && !dialog().hasAttribute("inert");
export const text = (selector: string) => get(selector)?.textContent;
export const link = (attributes: string, href = "/1.jpg") => `<a href="${href}" ${attributes}><img alt="Thumb"></a>`;
export const gallery = (count = 3, name = "g") =>
	Array.from({ length: count }, (_, at) =>
		link(
			`id="${name}${at + 1}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${name}" data-elementor-lightbox-title="Title ${at + 1}" data-elementor-lightbox-description="Text ${at + 1}" data-e-action-hash="#hash${at + 1}"`,
			`/${at + 1}.jpg`,
		),
	).join("");
export const video = (json: Record<string, unknown>) =>
	`<div id="v" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/abc?feature=oembed", ...json })}'><div class="elementor-custom-embed-play" role="button" tabindex="0"></div></div>`;
export class ResizeObserverInTests {
	observe() {}
	disconnect() {}
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => queueMicrotask(() => call(0)));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
	configure();
});
afterEach(async () => {
	await act(async () => mounted?.unmount());
	mounted = undefined;
	expect(dialog()).toBeNull();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
