// Opens pages with a chat in jsdom; shared by the tests of the chat.
import { afterEach, beforeEach, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import type { Chat } from "../model";
import rows from "../plugin";
import { type Markup, widget } from "./markup";

// biome-ignore lint/suspicious/noExplicitAny: third parties are not typed
export type Loose = any;
export { phone, three, widget } from "./markup";

export const button = ".joinchat__button";
export const launch = ".joinchat__open";
/** Settings of a chat that does not open automatically. */
export const never = { message_delay: -1 };
export const plain = (text: string): string => `<div class="joinchat__bubble">${text}</div>`;

const realTask = setImmediate;
const heard: [type: string, detail: Loose][] = [];
const mounted: TestMount[] = [];
let listening: AbortController;

/** Lets parts that are loaded on need arrive. */
export const settle = async (): Promise<void> => {
	for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => realTask(resolve));
};

/** Opens a page with that markup: a new one, in which the visitor's browser remembers what it did. */
export const open = async (markup: string, selector = selectorOf(rows)): Promise<TestMount> => {
	leave();
	document.body.innerHTML = markup;
	const { default: plugin } = await import("..");
	await Promise.all([import("../analytics"), import("../widget-parts")]);
	const test = await mountPlugin(plugin, selector);
	mounted.push(test);
	await settle();
	// As before any click.
	document
		.querySelector(".joinchat__button,[class*=joinchat_]")
		?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
	await settle();
	return test;
};
/** Leaves the page. */
export const leave = (): void => {
	for (const { unmount } of mounted.splice(0)) unmount();
};
/** Opens a page with a widget. */
export const openWidget = (settings?: object | string, markup?: Markup): Promise<TestMount> =>
	open(widget(settings, markup));

export const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
export const root = (): HTMLElement => $(".joinchat");
export const has = (state: string): boolean => root().classList.contains(`joinchat--${state}`);
export const isOpen = (): boolean => has("chatbox");
export const chat = (): Chat & Loose => window.joinchat_obj!;
export const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** @returns whether the default was prevented */
export const click = (target: string | Element): boolean => {
	const node = typeof target === "string" ? $(target) : target;
	return !node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};
export const press = (key: string, target: Element = document.activeElement!): boolean =>
	!target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
/** How often that event came; without a name all, in order. */
export const events = (): string[] => heard.map(([type]) => type.replace("joinchat:", ""));
export const detailOf = (type: string): Loose => heard.findLast(([name]) => name === `joinchat:${type}`)?.[1];
export const count = (type: string): number => events().filter((name) => name === type).length;
/** What `window.open` was called with. */
export const launches = (): unknown[][] => vi.mocked(window.open).mock.calls;
export const setAgent = (userAgent: string): void => {
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
};
export const goTo = (address: string): void => history.replaceState(null, "", address);
export const stored = (key: string): string | null => localStorage.getItem(`joinchat_${key}`);

beforeEach(() => {
	vi.useFakeTimers({ now: new Date(2026, 4, 10, 12) });
	vi.spyOn(window, "open").mockReturnValue(null);
	listening = new AbortController();
	for (const type of ["starting", "start", "show", "hide", "open", "event"])
		document.addEventListener(
			`joinchat:${type}`,
			(event) => heard.push([event.type, (event as CustomEvent).detail]),
			listening,
		);
	document.addEventListener("joinchat:bubbles", (event) => heard.push([event.type, null]), {
		capture: true,
		signal: listening.signal,
	});
});
afterEach(() => {
	leave();
	listening.abort();
	heard.length = 0;
	// A requested frame would be lost with the timers.
	if (vi.isFakeTimers()) vi.advanceTimersByTime(20);
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
	goTo("/");
	document.title = "";
	for (const name of [
		"joinchat_obj",
		"jQuery",
		"dataLayer",
		"dataLayerPYS",
		"gtag",
		"fbq",
		"google_tag_data",
		"shop",
	]) {
		delete (window as Loose)[name];
	}
});
