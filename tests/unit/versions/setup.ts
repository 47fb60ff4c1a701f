// Mounts plugins on what older versions print.
import { afterEach, beforeEach, vi } from "vitest";
import { QuietResizeObserver, setFeature } from "../../helpers/jsdom";
import { mountPlugin, type TestMount } from "../../helpers/mount-plugin";

export const old = { builder: "3.8", pro: "3.2" };
export const any = "[data-widget_type]";
export let mounted: TestMount | undefined;
export const mount = async (...args: Parameters<typeof mountPlugin>) => {
	mounted = await mountPlugin(...args);
	return mounted;
};
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
export const click = (target: Element) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};

beforeEach(() => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
});
afterEach(() => {
	mounted?.unmount();
	mounted = undefined;
	setFeature("prefers-reduced-motion");
	delete window.elementorFrontendConfig;
	delete window.ElementorProFrontendConfig;
	document.body.innerHTML = "";
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
