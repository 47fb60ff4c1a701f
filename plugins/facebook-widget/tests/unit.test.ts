// Facebook widgets (more-widgets, section 16): when Facebook is asked, once, by whose consent, and what stands there without it.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deny, grant } from "../../../src/stores/consent";
import { intersect } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";

const widget = (name = "page", attributes = 'data-height="500"', href = "https://www.facebook.com/pottery/") =>
	`<div class="elementor-element" data-widget_type="facebook-${name}.default"><div class="elementor-facebook-widget fb-page" data-href="${href}" ${attributes}></div></div>`;
const page = window as { FB?: unknown; fbq?: unknown };
const init = vi.fn();
const parse = vi.fn((_node: Element) => {});
const loaded = vi.fn();
const sdk = { init, XFBML: { parse } };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src*='sdk.js']")];
const answer = (type: "load" | "error") => {
	if (type === "load") page.FB = sdk;
	for (const script of scripts()) script.dispatchEvent(new Event(type));
};

let mounted: TestMount | undefined;
const open = async (markup: string) => {
	// Whether the script was requested is known of a page: each test has its own.
	vi.resetModules();
	const { default: plugin } = await import("..");
	const { default: descriptor } = await import("../plugin");
	mounted = await mountPlugin(plugin, descriptor.selector, markup);
	return mounted;
};
const consent = async () => import("../../../src/stores/consent");

beforeEach(() => {
	window.ElementorProFrontendConfig = { facebook_sdk: { lang: "he_IL", app_id: "1234" } };
	document.addEventListener("fb:sdk:loaded", loaded);
});
afterEach(() => {
	mounted?.unmount();
	document.removeEventListener("fb:sdk:loaded", loaded);
	delete page.FB;
	delete window.ElementorProFrontendConfig;
	for (const script of scripts()) script.remove();
	document.body.innerHTML = "";
	vi.clearAllMocks();
	parse.mockImplementation(() => {});
	grant(["marketing"]);
	deny([]);
});

it("asks for the script when a widget is seen, once, tells for whom, and lets it draw each widget", async () => {
	const { hosts } = await open(widget() + widget("button", "", "/here"));
	expect(scripts()).toEqual([]);
	intersect(hosts[0]!);
	await expect.poll(scripts).toHaveLength(1);
	intersect(hosts[1]!);
	expect(scripts().map(({ src }) => src)).toEqual(["https://connect.facebook.net/he_IL/sdk.js"]);
	expect(parse).not.toHaveBeenCalled();
	answer("load");
	await expect.poll(() => parse.mock.calls).toEqual([[hosts[0]], [hosts[1]]]);
	expect(init.mock.calls).toEqual([[{ appId: "1234", version: "v2.10", xfbml: false }]]);
	expect(loaded).toHaveBeenCalledTimes(1);
	expect(scripts()).toHaveLength(1);
});

it("keeps the printed height, and no other than a printed one", async () => {
	const { hosts } = await open(
		widget() + widget("page", 'data-height="500" style="height: 300px"') + widget("comments", ""),
	);
	expect(hosts.map((host) => (host.firstElementChild as HTMLElement).style.cssText)).toEqual([
		"min-height: 500px;",
		"height: 300px;",
		"",
	]);
});

it("waits for consent, with a link in the meantime", async () => {
	const { host, errors } = await open(widget());
	const { deny, grant } = await consent();
	deny("marketing");
	intersect(host);
	intersect(host);
	expect([scripts(), host.querySelectorAll("a").length, host.querySelector("a")!.href]).toEqual([
		[],
		1,
		"https://www.facebook.com/pottery/",
	]);
	expect(host.textContent).toBe("facebook.com/pottery");
	grant("facebook", "visitor", "services");
	await expect.poll(scripts).toHaveLength(1);
	answer("load");
	await expect.poll(() => parse.mock.calls.length).toBe(1);
	expect([host.querySelector("a"), errors]).toEqual([null, []]);
});

it("waits for a decision where the page says so", async () => {
	const markup = `<script type="application/json" id="gossamer-config">{"consent":"denied"}</script>${widget("comments", "", "https://acme.test/")}`;
	const { host } = await open(markup);
	intersect(host);
	expect([scripts(), host.querySelector("a")]).toEqual([[], null]);
	(await consent()).grant("marketing");
	await expect.poll(scripts).toHaveLength(1);
});

it("shows a link where the script is blocked, and asks again for the next widget", async () => {
	const { hosts, errors } = await open(widget() + widget());
	intersect(hosts[0]!);
	await expect.poll(scripts).toHaveLength(1);
	answer("error");
	await expect.poll(() => errors.map(({ code }) => code)).toEqual(["request"]);
	expect([scripts(), hosts[0]!.textContent]).toEqual([[], "facebook.com/pottery"]);
	intersect(hosts[1]!);
	await expect.poll(scripts).toHaveLength(1);
	answer("load");
	await expect.poll(() => parse.mock.calls).toEqual([[hosts[1]]]);
});

it("uses the script that the page has, and does not tell it for whom again", async () => {
	page.FB = sdk;
	const { host } = await open(widget());
	intersect(host);
	await expect.poll(() => parse.mock.calls).toEqual([[host]]);
	expect([scripts(), init.mock.calls, loaded.mock.calls.length]).toEqual([[], [], 1]);
});

it("waits for the script that the page is loading", async () => {
	const script = document.createElement("script");
	script.type = "text/plain";
	script.src = "https://connect.facebook.net/en_US/sdk.js#xfbml=1";
	document.head.append(script);
	const { host } = await open(widget());
	intersect(host);
	await Promise.resolve();
	answer("load");
	await expect.poll(() => parse.mock.calls).toEqual([[host]]);
	expect([scripts(), init.mock.calls]).toEqual([[script], []]);
});

it("does not fall over a script that throws, or that is not one", async () => {
	parse.mockImplementation(() => {
		throw new Error("parse");
	});
	page.FB = sdk;
	const { host, errors } = await open(widget());
	intersect(host);
	await expect.poll(() => errors.map(({ code }) => code)).toEqual(["request"]);
	mounted!.unmount();
	page.FB = "text";
	const again = await open(widget());
	intersect(again.host);
	await expect.poll(scripts).toHaveLength(1);
	for (const script of scripts()) script.dispatchEvent(new Event("load"));
	await expect.poll(() => again.errors.map(({ code }) => code)).toEqual(["request"]);
});

it("leaves nothing behind of what the script has drawn", async () => {
	const markup = widget();
	parse.mockImplementation((node) => {
		const element = node.firstElementChild!;
		element.append(document.createElement("iframe"));
		element.classList.add("fb_iframe_widget");
		element.setAttribute("fb-xfbml-state", "rendered");
	});
	page.FB = sdk;
	const { host } = await open(markup);
	intersect(host);
	await expect.poll(() => host.querySelector("iframe")).not.toBeNull();
	mounted!.unmount();
	expect(host.outerHTML).toBe(markup);
});
