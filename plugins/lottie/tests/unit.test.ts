// Lottie: when it runs, where it stands, and what is left without its file.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences, setPreference } from "../../../src/stores/preferences";
import { intersect, isObserved } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const player = vi.hoisted(() => ({ loadAnimation: vi.fn(), setQuality: vi.fn() }));
vi.mock("lottie-web/build/player/esm/lottie_light.min.js", () => ({ default: player }));

const json = JSON.stringify({ ip: 0, op: 61, fr: 100, w: 200, h: 150, layers: [] });
let frame: number;
let isLoaded: boolean;
let mounted: TestMount | undefined;
const destroy = vi.fn();

const open = async (settings: object = {}, text = json, isLinked = true) => {
	vi.spyOn(window, "fetch").mockImplementation(async () => new Response(text));
	const link = isLinked ? ['<a class="e-lottie__container__link" href="#there">', "</a>"] : ["", ""];
	const printed = JSON.stringify({ source_json: { url: "/files/wheel.json" }, ...settings });
	mounted = await mountPlugin(
		plugin,
		selectorOf(descriptor),
		`<div class="e-con"><div class="elementor-element" data-widget_type="lottie.default" data-settings='${printed}'>
	${link.join('<div class="e-lottie__container"><div class="e-lottie__animation"></div><p class="e-lottie__caption">It turns</p></div>')}
</div></div>`,
	);
	const near = mounted.host.querySelector(".e-lottie__animation")!;
	await vi.waitFor(() => expect(isObserved(near, "200px 0px") || mounted!.errors.length > 0).toBe(true));
	intersect(near, true, "200px 0px");
	// Timers stand still; what is fetched and loaded comes in microtasks and tasks of its own.
	await vi.waitFor(() => expect(player.loadAnimation.mock.calls.length + mounted!.errors.length).toBeGreaterThan(0));
	await vi.advanceTimersByTimeAsync(0);
	const { host } = mounted;
	const get = (name: string) => host.querySelector<HTMLElement>(`.e-lottie__${name}`)!;
	return { ...mounted, get, element: get("animation") };
};
const send = (target: Element, type: string) => target.dispatchEvent(new MouseEvent(type));
/** One frame more than the time: the first only starts the clock. */
const wait = (ms: number) => vi.advanceTimersByTime(ms + 16);

beforeEach(() => {
	vi.useFakeTimers();
	frame = -1;
	isLoaded = true;
	player.loadAnimation.mockReset().mockImplementation(({ container }) => {
		container.append("drawing");
		return {
			isLoaded,
			totalFrames: 61,
			goToAndStop: (to: number) => {
				frame = to;
			},
			destroy,
		};
	});
});
afterEach(() => {
	mounted?.unmount();
	setPreference("reducedMotion", undefined);
	cleanStores($preferences);
	vi.restoreAllMocks();
	// A requested frame would be lost with the timers.
	vi.advanceTimersByTime(20);
	vi.useRealTimers();
	location.hash = "";
});

describe("pointed at", () => {
	it("runs, and when the pointer leaves it runs backwards from the current frame (more-widgets #40)", async () => {
		const { element, get } = await open({ trigger: "on_hover", on_hover_out: "reverse" });
		intersect(element);
		wait(500);
		expect(frame).toBe(0);
		send(get("container"), "mouseenter");
		wait(320);
		const reached = frame;
		expect(reached).toBeGreaterThan(25);
		expect(reached).toBeLessThan(40);
		send(get("container"), "mouseleave");
		wait(100);
		expect(frame).toBeLessThan(reached);
		expect(frame).toBeGreaterThan(reached - 15);
		wait(1000);
		expect(frame).toBe(0);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("does not move under reduced motion (more-widgets #40)", async () => {
		setPreference("reducedMotion", true);
		const { element, get } = await open({ trigger: "on_hover", start_point: { size: 50 } });
		intersect(element);
		send(get("container"), "mouseenter");
		wait(1000);
		expect(frame).toBe(30.5);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("pauses, in the area that was chosen", async () => {
		const { host, element } = await open({ trigger: "on_hover", on_hover_out: "pause", hover_area: "container" });
		intersect(element);
		send(host.parentElement!, "mouseenter");
		wait(200);
		const reached = frame;
		expect(reached).toBeGreaterThan(10);
		send(host.parentElement!, "mouseleave");
		wait(1000);
		expect(frame).toBe(reached);
	});
});

describe("in view", () => {
	it("runs to its end, pauses out of view, and stops where motion is to be reduced", async () => {
		const { element } = await open();
		wait(500);
		expect(frame).toBe(0);
		intersect(element);
		wait(200);
		const reached = frame;
		expect(reached).toBeGreaterThan(10);
		intersect(element, false);
		wait(1000);
		expect(frame).toBe(reached);
		intersect(element);
		wait(1000);
		expect(frame).toBeCloseTo(61, 1);
		setPreference("reducedMotion", true);
		expect(frame).toBe(0);
	});
});

describe("pressed", () => {
	/** Opens it, and waits for the part that holds its link. */
	const openHeld = async () => {
		const listen = vi.spyOn(EventTarget.prototype, "addEventListener");
		const opened = await open({ trigger: "on_click", link_timeout: 300 });
		const link = opened.get("container__link");
		const isHeard = () =>
			listen.mock.calls.some(([type], index) => type === "click" && listen.mock.contexts[index] === link);
		await vi.waitFor(() => expect(isHeard()).toBe(true));
		return { ...opened, link };
	};

	it("is not held where its link opens elsewhere", async () => {
		const { link } = await openHeld();
		const isHeld = (init: MouseEventInit) =>
			!link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
		const elsewhere = [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];
		expect(elsewhere.map(isHeld)).toEqual(elsewhere.map(() => false));
		expect(isHeld({})).toBe(true);
	});

	it.each(["container", "container__link"])(
		"is seen before its link is followed, by keys as well: %s",
		async (name) => {
			const { element, get } = await openHeld();
			intersect(element);
			// A key's click is sent to the link.
			get(name).click();
			expect(location.hash).toBe("");
			wait(200);
			expect(frame).toBeGreaterThan(10);
			vi.advanceTimersByTime(100);
			await vi.advanceTimersByTimeAsync(0);
			await vi.waitFor(() => expect(location.hash).toBe("#there"));
		},
	);
});

describe("pressed without a link", () => {
	it("is a button that keys press, called as its caption", async () => {
		const { element, get } = await open({ trigger: "on_click" }, json, false);
		const container = get("container");
		await vi.waitFor(() => expect(container.role).toBe("button"));
		expect([container.role, container.tabIndex, container.ariaLabel]).toEqual(["button", 0, "It turns"]);
		intersect(element);
		for (const key of ["Enter", " "]) {
			const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
			container.dispatchEvent(event);
			expect(event.defaultPrevented).toBe(true);
			wait(200);
			expect(frame).toBeGreaterThan(10);
			wait(1000);
		}
		mounted!.unmount();
		expect(container.outerHTML).toMatch(/^<div class="e-lottie__container">/);
	});

	it("is no second control where it has a link, nor one without a name", async () => {
		expect((await open({ trigger: "on_click" })).get("container").role).toBeNull();
		mounted!.unmount();
		expect((await open({ trigger: "on_hover" }, json, false)).get("container").role).toBeNull();
	});
});

describe("the file", () => {
	it("keeps the drawing's place from the start on; the player comes when it is near, or for print", async () => {
		vi.spyOn(window, "fetch").mockImplementation(async () => new Response(json));
		mounted = await mountPlugin(
			plugin,
			selectorOf(descriptor),
			`<div data-widget_type="lottie.default" data-settings='{"source_json":{"url":"/files/wheel.json"}}'><div class="e-lottie__container"><div class="e-lottie__animation"></div></div></div>`,
		);
		const { host } = mounted;
		await vi.waitFor(() => expect(host.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 200 150"));
		expect(player.loadAnimation).not.toHaveBeenCalled();
		dispatchEvent(new Event("beforeprint"));
		await vi.waitFor(() => expect(player.loadAnimation).toHaveBeenCalledTimes(1));
		expect(host.querySelector("svg")).toBeNull();
		mounted.unmount();
		expect(host.querySelector(".e-lottie__container")!.innerHTML).toBe('<div class="e-lottie__animation"></div>');
	});

	it.each([
		{ is: "an empty caption", settings: { source: "external_url", source_external_url: { url: "/files/wheel.json" } } },
		{ is: "an empty caption", settings: { source_json: { url: "/files/wheel.json" }, caption_source: "custom" } },
		{ is: "no caption", settings: { source_json: { url: "/files/wheel.json" }, caption_source: "none" } },
		{ is: "no caption", settings: { source_json: { url: "/files/wheel.json" }, caption_source: "title" } },
		{ is: "no caption", settings: { source_json: { url: "/files/wheel.json" } } },
	])("has $is below where the server printed none: $settings", async ({ is, settings }) => {
		vi.spyOn(window, "fetch").mockImplementation(async () => new Response(json));
		mounted = await mountPlugin(
			plugin,
			selectorOf(descriptor),
			`<div data-widget_type="lottie.default" data-settings='${JSON.stringify(settings)}'><div class="e-lottie__animation"></div></div>`,
		);
		const { host, unmount } = mounted;
		await vi.waitFor(() => expect(host.querySelector("svg")).not.toBeNull());
		const caption = host.querySelector(".e-lottie__animation + .e-lottie__caption");
		expect(caption?.textContent).toBe(is === "no caption" ? undefined : "");
		unmount();
		expect(host.querySelector(".e-lottie__caption")).toBeNull();
	});

	it("has the size of the original's canvas where it would be one", async () => {
		vi.spyOn(window, "fetch").mockImplementation(async () => new Response(json));
		vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(300);
		vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(157);
		mounted = await mountPlugin(
			plugin,
			selectorOf(descriptor),
			`<div data-widget_type="lottie.default" data-settings='{"renderer":"canvas","source_json":{"url":"/files/wheel.json"}}'><div class="e-lottie__animation"></div></div>`,
		);
		const sizes = () =>
			["viewBox", "width", "height"].map((name) => mounted!.host.querySelector("svg")?.getAttribute(name));
		await vi.waitFor(() => expect(sizes()).toEqual(["0 0 200 150", "300", "157"]));
	});

	it("has a size also where a canvas is requested in a closed tab", async () => {
		vi.spyOn(window, "fetch").mockImplementation(async () => new Response(json));
		mounted = await mountPlugin(
			plugin,
			selectorOf(descriptor),
			`<div data-widget_type="lottie.default" data-settings='{"renderer":"canvas","source_json":{"url":"/files/wheel.json"}}'><div class="e-lottie__animation"></div></div>`,
		);
		const sizes = () => ["width", "height"].map((name) => mounted!.host.querySelector("svg")?.getAttribute(name));
		await vi.waitFor(() => expect(sizes()).toEqual(["300", "150"]));
	});

	it("is gone after teardown", async () => {
		const { element, unmount } = await open();
		expect(element.textContent).toBe("drawing");
		unmount();
		expect(element.childNodes.length).toBe(0);
		expect(destroy).toHaveBeenCalled();
	});

	it.each(["no JSON", "null", '{"layers":[null]}'])("that is %s leaves caption and link", async (text) => {
		const { host, errors } = await open({}, text);
		expect(errors.map(({ code }) => code)).toEqual(["request"]);
		expect(player.loadAnimation).not.toHaveBeenCalled();
		expect(host.textContent.trim()).toBe("It turns");
	});

	it("whose player cannot be loaded leaves what was printed", async () => {
		const name = "lottie-web/build/player/esm/lottie_light.min.js";
		vi.resetModules();
		vi.doMock(name, () => {
			throw new Error("offline");
		});
		vi.spyOn(window, "fetch").mockImplementation(async () => new Response(json));
		const { default: fresh } = await import("..");
		mounted = await mountPlugin(
			fresh,
			selectorOf(descriptor),
			`<div class="elementor-element" data-widget_type="lottie.default" data-settings='{"source_json":{"url":"/files/wheel.json"}}'><div class="e-lottie__container"><div class="e-lottie__animation"><b>printed</b></div></div></div>`,
		);
		const element = mounted.host.querySelector(".e-lottie__animation")!;
		await vi.waitFor(() => expect(element.querySelector("svg")).not.toBeNull());
		intersect(element, true, "200px 0px");
		await vi.waitFor(() => expect(element.innerHTML).toBe("<b>printed</b>"));
		expect(mounted.errors.map(({ code }) => code)).toEqual(["load"]);
		vi.doMock(name, () => ({ default: player }));
	});

	it("that the player cannot draw leaves nothing of it", async () => {
		isLoaded = false;
		const { element, errors } = await open();
		expect([element.childNodes.length, errors.map(({ code }) => code)]).toEqual([0, ["request"]]);
	});
});
