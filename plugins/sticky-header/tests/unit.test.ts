// Sticky header: which header is fixed, with which class, and what is left when it is torn down. Layout is tested in Chromium.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { intersect, isObserved } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const header = (attributes = "", content = "<a href='/'>Oak</a>") =>
	`<header data-elementor-type="header" data-elementor-id="12" class="elementor elementor-12 elementor-location-header" ${attributes}>${content}</header>`;
const root = document.documentElement;
const edge = () => document.querySelector<HTMLElement>("body ~ [aria-hidden]");
const space = () => document.querySelector<HTMLElement>(".gossamer-header-space");
const reserve = () => space()?.style.getPropertyValue("--height");
const isFixed = (host: Element) => host.classList.contains("fixed-header");
/** As if the page were scrolled past the threshold, or back. */
const pass = (isPast = true) => intersect(edge()!, !isPast);
let resize: (height: number) => void;
let mounted: TestMount | undefined;
const open = async (markup = `${header()}<main></main>`) => {
	mounted = await mountPlugin(plugin, descriptor.selector, markup);
	for (const host of mounted.hosts) {
		host.getAnimations = () => [];
		host.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 80);
	}
	return mounted;
};

beforeEach(() => {
	class ResizeObserverInTests {
		isOn = false;
		constructor(callback: ResizeObserverCallback) {
			resize = (height) => {
				document.querySelector("header")!.getBoundingClientRect = () => new DOMRect(0, 0, 1280, height);
				if (this.isOn) callback([], this);
			};
		}
		observe() {
			this.isOn = true;
		}
		unobserve() {}
		disconnect() {
			this.isOn = false;
		}
	}
	vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
});
afterEach(() => {
	mounted?.unmount();
	vi.unstubAllGlobals();
	document.body.removeAttribute("class");
	document.querySelector("#gossamer-config")?.remove();
});

it("fixes the header past the threshold and releases it before (accessibility-panel #35, sticky-motion #23)", async () => {
	const { host } = await open();
	pass(false);
	expect(isFixed(host)).toBe(false);
	pass();
	expect(isFixed(host)).toBe(true);
	pass(false);
	expect(isFixed(host)).toBe(false);
});

it("asks for the state at the start, without a scroll event or a scroll listener (accessibility-panel #36)", async () => {
	const listen = vi.spyOn(EventTarget.prototype, "addEventListener");
	const { host } = await open();
	expect(isObserved(edge()!, "99px")).toBe(true);
	pass();
	expect(isFixed(host)).toBe(true);
	expect(listen.mock.calls.filter(([type]) => type === "scroll")).toEqual([]);
	listen.mockRestore();
});

it("writes the class once a crossing, however often it is told (accessibility-panel #37)", async () => {
	const { host } = await open();
	const changes = new MutationObserver(() => {});
	changes.observe(host, { attributes: true });
	for (let index = 0; index < 50; index++) pass();
	expect(changes.takeRecords()).toHaveLength(1);
	for (let index = 0; index < 50; index++) pass(false);
	expect(changes.takeRecords()).toHaveLength(1);
});

it("puts a space of the header's height before it, unseen by assistive technology (accessibility-panel #38)", async () => {
	const { host } = await open();
	pass();
	expect(host.previousElementSibling).toBe(space());
	expect(reserve()).toBe("80px");
	expect(space()?.getAttribute("aria-hidden")).toBe("true");
	expect(space()?.childNodes).toHaveLength(0);
});

it("uses the class of data-fixed-class, several too (accessibility-panel #39)", async () => {
	const { host } = await open(header('data-fixed-class="is-stuck"'));
	pass();
	expect(host.className).toMatch(/ is-stuck$/);
	expect(isFixed(host)).toBe(false);
	mounted?.unmount();
	const { host: other } = await open(header('data-fixed-class=" is-stuck  is-small "'));
	pass();
	expect(other.className).toMatch(/ is-stuck is-small$/);
	mounted?.unmount();
	const { host: blank } = await open(header('data-fixed-class="  "'));
	pass();
	expect(isFixed(blank)).toBe(true);
});

it("takes nothing from a page without a header (accessibility-panel #40)", async () => {
	const listen = vi.spyOn(EventTarget.prototype, "addEventListener");
	const { hosts } = await open("<main></main>");
	expect(hosts).toEqual([]);
	expect(listen.mock.calls.filter(([type]) => type === "scroll")).toEqual([]);
	expect(edge()).toBeNull();
	listen.mockRestore();
});

it("does nothing on the builder's canvas (accessibility-panel #41)", async () => {
	document.body.className = "elementor-editor-active";
	const { errors } = await open();
	expect(edge()).toBeNull();
	expect(errors).toEqual([]);
});

it("changes only the first of two headers (accessibility-panel #42)", async () => {
	const { hosts } = await open(header() + header());
	expect(document.querySelectorAll("body ~ [aria-hidden]")).toHaveLength(1);
	pass();
	expect(hosts.map(isFixed)).toEqual([true, false]);
});

it("leaves no inline style, no space and no scroll padding behind (accessibility-panel #44)", async () => {
	const { host } = await open();
	const before = document.documentElement.outerHTML;
	pass();
	resize(80);
	expect(root.style.scrollPaddingTop).toBe("80px");
	pass(false);
	expect(host.hasAttribute("style")).toBe(false);
	expect(document.documentElement.outerHTML).toBe(before);
});

it("makes way for a jump that a link may begin, and takes that back, at teardown too", async () => {
	vi.useFakeTimers();
	const { host } = await open();
	const click = (target: EventTarget) => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	click(document);
	click(host.querySelector("a")!);
	expect(root.hasAttribute("style")).toBe(false);
	host.querySelector("a")!.href = "/other#part";
	click(host.querySelector("a")!);
	expect(root.style.scrollPaddingTop).toBe("80px");
	vi.runAllTimers();
	expect(root.hasAttribute("style")).toBe(false);
	click(host.querySelector("a")!);
	mounted?.unmount();
	vi.useRealTimers();
	expect(root.hasAttribute("style")).toBe(false);
});

describe("the page configuration", () => {
	const configure = (config: object) => {
		const script = document.createElement("script");
		script.id = "gossamer-config";
		script.type = "application/json";
		script.textContent = JSON.stringify({ plugins: { test: config } });
		document.head.append(script);
	};

	it("gives threshold and class", async () => {
		configure({ threshold: "250", class: "pinned" });
		const { host } = await open();
		expect(isObserved(edge()!, "249px")).toBe(true);
		pass();
		expect(host.className).toMatch(/ pinned$/);
	});

	it("comes after data-fixed-class", async () => {
		configure({ class: "pinned" });
		const { host } = await open(header('data-fixed-class="is-stuck"'));
		pass();
		expect(host.className).toMatch(/ is-stuck$/);
	});

	it("narrows which header it is", async () => {
		configure({ selector: "#second" });
		const { hosts } = await open(header() + header('id="second"'));
		pass();
		expect(hosts.map(isFixed)).toEqual([false, true]);
	});

	it("with values that do not fit gives the defaults", async () => {
		configure({ threshold: "deep", class: null });
		const { host } = await open();
		expect(isObserved(edge()!, "99px")).toBe(true);
		pass();
		expect(isFixed(host)).toBe(true);
	});
});

describe("the builder's own sticky setting", () => {
	const sticky = (edge: string) => `data-settings='{"sticky":"${edge}","sticky_on":["desktop"]}'`;

	it.each([
		["on the header itself", header(sticky("top"))],
		[
			"active on the header itself",
			header().replace("elementor-location-header", "elementor-location-header elementor-sticky"),
		],
		["on a section in the header", header("", `<section ${sticky("top")}></section>`)],
	])("%s keeps us away", async (_, markup) => {
		await open(markup);
		expect(edge()).toBeNull();
	});

	it("for the bottom, in the header, does not", async () => {
		const { host } = await open(header("", `<section ${sticky("bottom")}></section>`));
		pass();
		expect(isFixed(host)).toBe(true);
	});
});

describe("the reserved height", () => {
	it("follows a header that changes while it is fixed", async () => {
		await open();
		pass();
		resize(80);
		resize(120);
		expect(reserve()).toBe("120px");
		expect(root.style.scrollPaddingTop).toBe("120px");
	});

	it("stays when the site's styles shrink the header because it is fixed, and follows from there", async () => {
		await open();
		pass();
		resize(50);
		expect(reserve()).toBe("80px");
		expect(root.style.scrollPaddingTop).toBe("50px");
		resize(70);
		expect(reserve()).toBe("100px");
	});
});

describe("teardown", () => {
	it("leaves the page as it was, fixed or not, and allows another mount", async () => {
		const markup = `${header()}<main></main>`;
		root.style.scrollPaddingTop = "7px";
		document.body.innerHTML = markup;
		const before = root.outerHTML;
		const { host, unmount } = await open(markup);
		pass();
		resize(80);
		unmount();
		expect(root.outerHTML).toBe(before);
		mounted = await mountPlugin(plugin, descriptor.selector);
		pass();
		expect(isFixed(host)).toBe(true);
		mounted.unmount();
		root.removeAttribute("style");
	});
});
