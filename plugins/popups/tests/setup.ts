// Opens pages with popups in jsdom; shared by the tests of popups.
import { afterEach, beforeEach, vi } from "vitest";
import "../rules";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";

// biome-ignore lint/suspicious/noExplicitAny: third parties are not typed
export type Loose = any;

const realTask = setImmediate;
let mounted: TestMount | undefined;

export const actionHash = (name: string, settings: object): string =>
	`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

/** A popup as the server prints it. */
export const popup = (settings: object = {}, id: number | string = 77, content = `<a href="/x">Link</a>`): string =>
	`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}'><div class="elementor-element e-con" data-id="c${id}" data-element_type="container">${content}</div></div>`;

/** Opens a new page of the same browser. */
export const open = async (markup: string, config?: Loose): Promise<TestMount> => {
	unmount();
	vi.resetModules();
	if (config) window.elementorFrontendConfig = config;
	await import("../rules");
	const { default: plugin } = await import("..");
	mounted = await mountPlugin(plugin, "body", markup);
	for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => realTask(resolve));
	return mounted;
};
export const unmount = (): void => {
	mounted?.unmount();
	mounted = undefined;
};

export const modal = (id: number | string = 77): HTMLElement | null =>
	document.getElementById(`elementor-popup-modal-${id}`);
export const isOpen = (id: number | string = 77): boolean =>
	!!modal(id)?.isConnected && modal(id)!.style.display !== "none";
export const box = (id?: number): HTMLElement => modal(id)!.querySelector(".dialog-widget-content")!;
export const closeButton = (id?: number): HTMLElement => modal(id)!.querySelector(".dialog-close-button")!;
export const api = (): Loose => (window.elementorProFrontend as Loose).modules.popup;
export const show = (id: number | string = 77): void => api().showPopup({ id });
export const instanceOf = (id: number | string = 77): Loose => {
	let instance: Loose;
	const listen = (event: Event) => {
		instance = (event as CustomEvent).detail.instance;
	};
	window.addEventListener("elementor/popup/show", listen);
	show(id);
	window.removeEventListener("elementor/popup/show", listen);
	return instance;
};
export const press = (key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}): void => {
	for (const type of ["keydown", "keyup"]) {
		target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init }));
	}
};
export const stored = (session = false): Loose =>
	JSON.parse((session ? sessionStorage : localStorage).getItem("elementor") ?? "{}");

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 4, 10, 12) });
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	unmount();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
	document.head.innerHTML = "";
	document.body.removeAttribute("class");
	for (const name of [
		"jQuery",
		"elementorProFrontend",
		"ElementorProFrontendConfig",
		"elementorFrontend",
		"gossamer",
	]) {
		delete (window as Loose)[name];
	}
});
