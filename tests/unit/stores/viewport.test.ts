import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { FrontendConfig } from "../../../src/base/breakpoints";
import { $viewport, isDesktop, isDevice, isMobile, isTablet, type Viewport } from "../../../src/stores/viewport";
import { countListeners } from "../../../src/testing";
import { resizeTo, setFeature } from "../../helpers/jsdom";
import { countLayoutReads } from "../../helpers/layout-reads";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanStores($viewport);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const max = (value: number, is_enabled = true) => ({ value, direction: "max" as const, is_enabled });

describe("$viewport", () => {
	it.each([
		[767, "mobile"],
		[768, "tablet"],
		[1024, "tablet"],
		[1025, "desktop"],
	])("tells the device of a window of %d pixels: %s (page-builder #1)", (width, device) => {
		resizeTo(width, 600);
		expect($viewport.get()).toMatchObject({ width, height: 600, device });
	});

	it("follows the window, once a frame", () => {
		const seen: Viewport[] = [];
		$viewport.subscribe((value) => seen.push(value));
		expect(seen).toEqual([{ width: 1280, height: 800, device: "desktop", suffixes: [""] }]);
		for (const width of [1100, 1000, 900, 700]) resizeTo(width);
		expect(seen.length).toBe(1);
		vi.advanceTimersToNextFrame();
		expect(seen.length).toBe(2);
		expect(seen[1]).toEqual({ width: 700, height: 800, device: "mobile", suffixes: ["_mobile", "_tablet", ""] });
		resizeTo(1000);
		vi.advanceTimersToNextFrame();
		expect(seen[2]).toMatchObject({ device: "tablet", suffixes: ["_tablet", ""] });
	});

	it("goes by the breakpoints that the page prints, disabled ones left out, widescreen included", () => {
		window.elementorFrontendConfig = {
			responsive: {
				breakpoints: {
					mobile: max(600),
					mobile_extra: max(880, false),
					tablet: max(1000),
					laptop: max(1400),
					widescreen: { value: 2000, direction: "min", is_enabled: true },
				},
			},
		};
		const devices: string[] = [];
		$viewport.subscribe(() => {});
		for (const width of [600, 601, 880, 1000, 1001, 1400, 1401, 1999, 2000]) {
			resizeTo(width);
			vi.advanceTimersToNextFrame();
			devices.push($viewport.get().device);
		}
		expect(devices.join(" ")).toBe("mobile tablet tablet tablet laptop laptop desktop desktop widescreen");
		expect($viewport.get().suffixes).toEqual(["_widescreen", ""]);
	});

	it("does not throw on a configuration that is not one", () => {
		for (const config of [null, "x", { responsive: null }, { responsive: { breakpoints: "x" } }]) {
			window.elementorFrontendConfig = config as unknown as FrontendConfig;
			cleanStores($viewport);
			expect($viewport.get().device).toMatch(/^(desktop|tablet)$/);
		}
	});

	it("measures any size exactly", () => {
		for (const [width, height] of [
			[1, 1],
			[320, 568],
			[1366, 768],
			[7680, 4320],
			[65_535, 0],
		] as const) {
			cleanStores($viewport);
			resizeTo(width, height);
			expect($viewport.get()).toMatchObject({ width, height });
		}
	});

	it("measures a size once, for anyone who asks first", () => {
		const ask = vi.spyOn(window, "matchMedia");
		const seen: Viewport[] = [];
		$viewport.subscribe((value) => seen.push(value));
		expect(ask.mock.calls.flat()).toEqual(["(max-width:767px)", "(max-width:1024px)"]);
		expect([seen[0]!.height, seen[0]!.height]).toEqual([800, 800]);
		expect(ask).toHaveBeenCalledTimes(2 + 17);
	});

	it("asks one query for a width that is the browser window's", () => {
		vi.stubGlobal("outerWidth", 390);
		setFeature("width", "390px");
		const ask = vi.spyOn(window, "matchMedia");
		expect($viewport.get().width).toBe(390);
		expect(ask).toHaveBeenCalledTimes(3);
		setFeature("width");
		vi.unstubAllGlobals();
	});

	it("asks for nothing that makes the browser lay out", () => {
		const layout = countLayoutReads();
		try {
			const stop = $viewport.subscribe(() => {});
			resizeTo(500);
			vi.advanceTimersToNextFrame();
			stop();
			expect($viewport.get().width).toBe(500);
			expect(layout.reads()).toEqual([]);
		} finally {
			layout.stop();
		}
	});

	it("listens once while someone subscribes, and nothing is left a second after the last", () => {
		const listeners = countListeners();
		try {
			expect(listeners.attached()).toEqual([]);
			const stops = [1, 2, 3].map(() => $viewport.subscribe(() => {}));
			expect(listeners.attached()).toEqual(["window resize"]);
			for (const stop of stops) stop();
			vi.advanceTimersByTime(995);
			resizeTo(500);
			expect(listeners.attached()).toEqual(["window resize"]);
			vi.advanceTimersByTime(5);
			expect(listeners.attached()).toEqual([]);
			expect(vi.getTimerCount()).toBe(0);
		} finally {
			listeners.stop();
		}
	});

	it("is a desktop's, as wide as the browser, on a page without media queries", () => {
		vi.stubGlobal("matchMedia", undefined);
		vi.stubGlobal("outerWidth", 1180);
		onTestFinished(() => void vi.unstubAllGlobals());
		expect($viewport.get()).toMatchObject({ width: 1180, device: "desktop" });
	});

	it("tells phone, tablet and desktop apart", () => {
		const answers = [700, 900, 1200].map((width) => {
			cleanStores($viewport);
			resizeTo(width);
			return [isMobile(), isTablet(), isDesktop(), isDevice("mobile", "tablet")];
		});
		expect(answers).toEqual([
			[true, false, false, true],
			[false, true, false, true],
			[false, false, true, false],
		]);
	});
});
