// The members of the page builder surface: configuration, devices, tools, style sheets, scroll.
import { afterEach, describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { type Loose, open, unmount } from "./setup";

describe("members", () => {
	it("gives the configuration, the page's nodes and the modes", async () => {
		const config = {
			environmentMode: { edit: false, wpPreview: true },
			kit: { lightbox: { title: "a" } },
			version: "3",
		};
		const { frontend } = await open('<span id="elementor-device-mode"></span><div id="wpadminbar"></div>', config);
		expect(frontend.config).toBe(window.elementorFrontendConfig);
		expect(frontend.elements).toMatchObject({
			window,
			$window: window,
			$document: document,
			$head: document.head,
			$body: document.body,
			$deviceMode: document.getElementById("elementor-device-mode"),
			$wpAdminBar: document.getElementById("wpadminbar"),
		});
		expect(frontend.isEditMode()).toBe(false);
		expect(frontend.isWPPreviewMode()).toBe(true);
		expect(frontend.getKitSettings("lightbox.title")).toBe("a");
		expect(frontend.getKitSettings()).toEqual(config.kit);
		expect(frontend.getKitSettings("none.at.all")).toBeUndefined();
	});

	it("works without any configuration", async () => {
		const { frontend } = await open();
		expect(frontend.isEditMode()).toBe(false);
		expect(frontend.isWPPreviewMode()).toBe(false);
		expect(frontend.getKitSettings()).toEqual({});
		expect(frontend.breakpoints.getActiveBreakpointsList()).toEqual(["mobile", "tablet"]);
		expect(Object.keys(frontend.config.responsive.activeBreakpoints)).toEqual(["mobile", "tablet"]);
		await expect(frontend.utils.assetsLoader.load("style", "dialog")).resolves.toBe(true);
		expect(document.querySelector("link")).toBeNull();
	});

	it("adds the enabled breakpoints to the configuration", async () => {
		const point = (value: number, is_enabled: boolean, label: string) => ({
			value,
			is_enabled,
			direction: "max",
			label,
		});
		const { frontend } = await open("", {
			responsive: {
				breakpoints: {
					mobile: point(700, true, "Phone"),
					laptop: point(1366, false, "Laptop"),
					tablet: point(900, true, "Tablet"),
				},
			},
		});
		const { activeBreakpoints } = frontend.config.responsive;
		expect(Object.keys(activeBreakpoints)).toEqual(["mobile", "tablet"]);
		expect(activeBreakpoints.mobile).toEqual({ value: 700, is_enabled: true, direction: "max", label: "Phone" });
		expect(frontend.breakpoints.getBreakpointValues()).toEqual([700, 900]);
	});

	it("reads device modes and settings by device (page-builder #1, #2, #3)", async () => {
		const { frontend } = await open();
		const mode = (width: number) => {
			resizeTo(width);
			vi.advanceTimersByTime(50);
			return frontend.getCurrentDeviceMode();
		};
		expect([767, 768, 1024, 1025].map(mode)).toEqual(["mobile", "tablet", "tablet", "desktop"]);
		mode(700);
		expect(frontend.getCurrentDeviceSetting({ k: 1, k_tablet: 0 }, "k")).toBe(0);
		expect(frontend.getCurrentDeviceSetting({ k: 1, k_tablet: "" }, "k")).toBe(1);
		expect(frontend.getDeviceSetting("desktop", { k: 1, k_tablet: 0 }, "k")).toBe(1);
		const sliders = { k: { size: 20 }, k_tablet: { size: "" } };
		const { getResponsiveControlValue } = frontend.utils.controls;
		expect(getResponsiveControlValue(sliders, "k", "size", "tablet")).toBe(20);
		expect(getResponsiveControlValue(sliders, "k", "size")).toBe(20);
		expect(getResponsiveControlValue({ k: 1, k_mobile: 2 }, "k")).toBe(2);
	});

	it("says which browser it is, as the classes on body do", async () => {
		const { frontend } = await open();
		document.body.className = "e--ua-blink e--ua-isTouchDevice";
		expect(frontend.utils.environment).toEqual({
			isTouchDevice: true,
			appleWebkit: false,
			blink: true,
			chrome: false,
			edge: false,
			firefox: false,
			ie: false,
			mac: false,
			opera: false,
			safari: false,
			webkit: false,
		});
	});

	it("dispatches an event by its name and its old name", async () => {
		const { frontend } = await open();
		const target = new EventTarget();
		const log: unknown[] = [];
		for (const type of ["new", "old"])
			target.addEventListener(type, (event) => log.push(type, (event as CustomEvent).detail));
		frontend.utils.events.dispatch(target, "new", { a: 1 }, "old");
		frontend.utils.events.dispatch(target, "new");
		expect(log).toEqual(["old", { a: 1 }, "new", { a: 1 }, "new", null]);
	});

	it("escapes HTML", async () => {
		expect((await open()).frontend.utils.escapeHTML("<b>")).toBe("&lt;b&gt;");
	});

	it("drops a stored entry past its expiry (page-builder #60)", async () => {
		const { storage } = (await open()).frontend;
		storage.set("kept", 1);
		storage.set("seen", 2, { lifetimeInSeconds: 60 });
		expect(storage.get("seen")).toBe(2);
		vi.setSystemTime(Date.now() + 61_000);
		expect(storage.get("seen")).toBeUndefined();
		expect(JSON.parse(localStorage.getItem("elementor")!)).toEqual({ kept: 1, __expiration: {} });
		localStorage.clear();
	});

	it("debounces: at the first call of a burst, and again after the last one", async () => {
		const { frontend } = await open();
		const callback = vi.fn();
		const context = { held: frontend.debounce(callback, 100) };
		context.held(1);
		expect(callback.mock.calls).toEqual([[1]]);
		vi.advanceTimersByTime(99);
		context.held(2);
		vi.advanceTimersByTime(99);
		context.held(3);
		expect(callback).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(100);
		expect(callback.mock.calls).toEqual([[1], [3]]);
		expect(callback.mock.contexts.every((used) => used === context)).toBe(true);
		context.held(4);
		expect(callback).toHaveBeenCalledTimes(3);
		unmount();
		vi.advanceTimersByTime(100);
		expect(callback).toHaveBeenCalledTimes(3);
	});
});

describe("assets", () => {
	const config = { version: "3.33", urls: { assets: "https://x.test/assets/", uploadUrl: "https://x.test/up" } };
	const links = () => [...document.querySelectorAll("link")];
	/** The loader, with the part that knows the addresses there: what it does can be seen immediately. */
	const openLoader = async (more: object = {}) => {
		const { assetsLoader } = (await open("", { ...config, ...more })).frontend.utils;
		await assetsLoader.load("style", "none");
		return assetsLoader;
	};

	it("loads a style once for two requests (page-builder #19)", async () => {
		const { load } = await openLoader();
		const requests = [load("style", "e-lightbox"), load("style", "e-lightbox")];
		expect(links().map(({ href }) => href)).toEqual([
			"https://x.test/assets/css/conditionals/lightbox.min.css?ver=3.33",
		]);
		expect(links()[0]!.parentElement).toBe(document.body);
		links()[0]!.dispatchEvent(new Event("load"));
		await expect(Promise.all(requests)).resolves.toEqual([true, true]);
	});

	it("takes the lightbox of custom breakpoints from the uploads (page-builder #19)", async () => {
		const { load } = await openLoader({ responsive: { hasCustomBreakpoints: true } });
		load("style", "e-lightbox");
		expect(links()[0]!.href).toBe("https://x.test/up/elementor/css/custom-lightbox.min.css?ver=3.33");
	});

	it("places the others in the head, the dialog before the page builder's own style", async () => {
		document.head.innerHTML = '<link id="elementor-frontend-css"><meta>';
		const { load } = await openLoader({ environmentMode: { isScriptDebug: true } });
		load("style", "swiper");
		load("style", "dialog");
		expect(links().map((link) => link.getAttribute("href"))).toEqual([
			"https://x.test/assets/css/conditionals/dialog.css?ver=3.33",
			null,
			"https://x.test/assets/lib/swiper/v8/css/swiper.css?ver=8.4.5",
		]);
		expect(links().every((link) => link.parentElement === document.head)).toBe(true);
		unmount();
		expect(links()).toHaveLength(1);
	});

	it("counts a style that the page has as loaded, and scripts as replaced", async () => {
		document.head.innerHTML =
			'<link rel="stylesheet" href="https://x.test/assets/lib/swiper/v8/css/swiper.min.css?ver=8.4.5">';
		const printed = links()[0]!;
		const { load } = await openLoader();
		// One that is on its way yet is waited for.
		const late = load("style", "swiper");
		const settled = vi.fn();
		late.then(settled);
		await vi.advanceTimersByTimeAsync(100);
		expect(settled).not.toHaveBeenCalled();
		printed.dispatchEvent(new Event("load"));
		await expect(late).resolves.toBe(true);
		Object.defineProperty(printed, "sheet", { value: {} });
		await expect(load("style", "swiper")).resolves.toBe(true);
		await expect(load("script", "swiper")).resolves.toBe(true);
		await expect(load("style", "unknown")).resolves.toBe(true);
		expect(links()).toHaveLength(1);
		expect(document.querySelector("script")).toBeNull();
	});

	it("continues without a style that fails, or that never answers", async () => {
		const { load } = await openLoader();
		const failing = load("style", "dialog");
		links()[0]!.dispatchEvent(new Event("error"));
		await expect(failing).resolves.toBe(true);
		const silent = load("style", "swiper");
		vi.advanceTimersByTime(10_000);
		await expect(silent).resolves.toBe(true);
	});
});

describe("scroll", () => {
	const sizes = (values: Record<string, number>, target: object = document.documentElement) => {
		for (const [name, value] of Object.entries(values))
			Object.defineProperty(target, name, { value, configurable: true });
	};
	afterEach(() => {
		for (const name of ["scrollTop", "scrollHeight", "clientHeight"]) delete (document.documentElement as Loose)[name];
	});

	it("measures the page, whole or to a height, and 0 when it does not scroll", async () => {
		const { getPageScrollPercentage } = (await open()).modules.utils.Scroll;
		sizes({ scrollTop: 1000, scrollHeight: 4240, clientHeight: 800 });
		expect(getPageScrollPercentage()).toBeCloseTo(29.0698, 4);
		expect(getPageScrollPercentage({}, 2000)).toBe(50);
		expect(getPageScrollPercentage({ start: 50, end: 50 }, 1000)).toBe(75);
		sizes({ scrollHeight: 800 });
		expect(getPageScrollPercentage()).toBe(0);
	});

	it("measures an element from coming in at the bottom to leaving at the top, padding aside", async () => {
		vi.stubGlobal("innerHeight", 800);
		const { getElementViewportPercentage } = (await open('<p style="padding: 10px 0"></p>')).modules.utils.Scroll;
		const element = document.querySelector("p")!;
		sizes({ clientHeight: 220 }, element);
		const at = (top: number, offset?: object) => {
			element.getBoundingClientRect = () => ({ top }) as DOMRect;
			return getElementViewportPercentage(element, offset);
		};
		expect([900, 800, 300, -200, -900].map((top) => at(top))).toEqual([0, 0, 50, 100, 100]);
		expect(at(800, { start: 25 })).toBe(16.67);
	});

	it("observes in steps and says how much is in view and which way it goes", async () => {
		const created: Loose[] = [];
		vi.stubGlobal("IntersectionObserver", function (this: Loose, callback: Loose, options: Loose) {
			Object.assign(this, { callback, options });
			created.push(this);
		});
		const { scrollObserver } = (await open()).modules.utils.Scroll;
		const callback = vi.fn();
		expect(scrollObserver({ sensitivity: 4, offset: "10px", callback })).toBe(created[0]);
		expect(created[0].options).toMatchObject({ threshold: [0, 0.25, 0.5, 0.75, 1], rootMargin: "10px" });
		const report = (y: number, intersectionRatio: number) =>
			created[0].callback([{ boundingClientRect: { y }, intersectionRatio, isIntersecting: intersectionRatio > 0 }]);
		report(100, 0.25);
		report(50, 0.33333);
		expect(callback.mock.calls).toEqual([
			[{ sensitivity: 4, isInViewport: true, scrollPercentage: 25, intersectionScrollDirection: "up" }],
			[{ sensitivity: 4, isInViewport: true, scrollPercentage: 33.33, intersectionScrollDirection: "down" }],
		]);
		scrollObserver({ callback });
		expect(created[1].options.threshold).toEqual([0]);
	});
});
