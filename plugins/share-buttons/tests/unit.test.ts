// Share buttons: what a press opens, and what the buttons are called.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const button = (network: string, inner = "") =>
	`<div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_${network}" role="button" tabindex="0" aria-label="Share on ${network}"><span class="elementor-share-btn__icon"></span>${inner}</div></div>`;
const widget = (content: string, settings: object = {}) =>
	`<div class="elementor-element elementor-widget" data-widget_type="share-buttons.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-grid" role="list">${content}</div></div>`;
const custom = { share_url: { url: "https://acme.test/p/?a=1&b=2" } };

let mounted: TestMount | undefined;
const opened = vi.fn();
const mount = async (content: string, settings?: object) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), widget(content, settings));
	const get = (network: string) => document.querySelector<HTMLElement>(`.elementor-share-btn_${network}`)!;
	const press = (node: Element, key: string, init: KeyboardEventInit = {}) => {
		const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
		node.dispatchEvent(event);
		return event;
	};
	return { ...mounted, get, press };
};

beforeEach(() => {
	opened.mockClear();
	vi.spyOn(window, "open").mockImplementation(opened);
	window.print = vi.fn();
});
afterEach(() => {
	mounted?.unmount();
	vi.restoreAllMocks();
});

it("opens a window of 640 × 480 with the custom address as one parameter (more-widgets #9)", async () => {
	const { get } = await mount(button("facebook"), custom);
	get("facebook").querySelector("span")!.click();
	expect(opened).toHaveBeenCalledOnce();
	const [address, target, features] = opened.mock.lastCall!;
	expect([...new URL(address).searchParams]).toEqual([["u", custom.share_url.url]]);
	expect(target).toBe("");
	expect(features).toMatch(/^toolbar=0,status=0,width=640,height=480,top=\d+,left=\d+,noopener$/);
});

it("opens one window for Enter and Space and keeps the page where it is (more-widgets #10)", async () => {
	const { get, press } = await mount(button("x-twitter"));
	for (const key of [" ", "Enter"]) {
		opened.mockClear();
		expect(press(get("x-twitter"), key).defaultPrevented).toBe(true);
		expect(opened).toHaveBeenCalledOnce();
	}
	opened.mockClear();
	expect(press(get("x-twitter"), "a").defaultPrevented).toBe(false);
	press(get("x-twitter"), " ", { repeat: true });
	press(get("x-twitter"), "Enter", { ctrlKey: true });
	expect(opened).not.toHaveBeenCalled();
});

it("does nothing for a network that it does not know (more-widgets #10)", async () => {
	const { get, errors } = await mount(button("mix") + button("constructor"));
	get("mix").click();
	get("constructor").click();
	expect([opened.mock.calls, errors]).toEqual([[], []]);
});

it("shares this page with what the server says of it", async () => {
	window.elementorFrontendConfig = { post: { title: "Cups%20%26%20bowls", excerpt: "Two", featuredImage: false } };
	const { get } = await mount(button("reddit"));
	get("reddit").click();
	const { searchParams } = new URL(opened.mock.lastCall![0]);
	expect([...searchParams]).toEqual([
		["url", location.href],
		["title", "Cups & bowls"],
	]);
});

it("stays in this window for e-mail and print", async () => {
	const { get } = await mount(button("email") + button("print"), custom);
	get("email").click();
	expect(opened).toHaveBeenCalledExactlyOnceWith(`mailto:?body=${encodeURIComponent(custom.share_url.url)}`, "_self");
	get("print").click();
	expect(window.print).toHaveBeenCalledOnce();
	expect(opened).toHaveBeenCalledOnce();
});

it("is inactive in the builder", async () => {
	window.elementorFrontendConfig = { environmentMode: { edit: true } };
	const { get } = await mount(button("facebook") + button("print"));
	get("facebook").click();
	get("print").click();
	expect(opened).not.toHaveBeenCalled();
	expect(window.print).not.toHaveBeenCalled();
});

it("is called as it looks, and says where it opens in the page's words; teardown takes that back", async () => {
	const title = '<div class="elementor-share-btn__text"><span class="elementor-share-btn__title"> X </span></div>';
	const { get, host } = await mount(button("x-twitter", title) + button("email") + button("vk"), {
		new_window_label: "opens in a new window",
	});
	expect(["x-twitter", "email", "vk"].map((name) => get(name).ariaLabel)).toEqual([
		"Share on X, opens in a new window",
		"Share on email",
		"Share on vk, opens in a new window",
	]);
	mounted!.unmount();
	expect(get("x-twitter").ariaLabel).toBe("Share on x-twitter");
	get("vk").click();
	expect(opened).not.toHaveBeenCalled();
	expect(host.isConnected).toBe(true);
});

it("takes settings of another kind for none", async () => {
	const { get } = await mount(button("tumblr"), { share_url: { url: { toString: 1 } }, new_window_label: {} });
	get("tumblr").click();
	expect(new URL(opened.mock.lastCall![0]).searchParams.get("url")).toBe(location.href);
});
