// The rules of the page builder surface that need no page.
import { describe, expect, it } from "vitest";
import type { ActiveBreakpoint } from "../../../src/base/breakpoints";
import { decodeAction } from "../../../src/kit/actions";
import { createActionHash, createBreakpoints, escapeHTML, getItem, merge, responsiveValue, setItem } from "../model";

const usual: ActiveBreakpoint[] = [
	["mobile", 767, "max"],
	["tablet", 1024, "max"],
];
const every: ActiveBreakpoint[] = [
	["mobile", 767, "max"],
	["mobile_extra", 880, "max"],
	["tablet", 1024, "max"],
	["tablet_extra", 1200, "max"],
	["laptop", 1366, "max"],
	["widescreen", 2400, "min"],
];

describe("items", () => {
	it("reads a dotted path, and undefined where the path ends early", () => {
		const items = { a: { b: [{ c: 1 }] }, none: null };
		expect(getItem(items, "a.b.0.c")).toBe(1);
		expect(getItem(items, "a.x.y")).toBeUndefined();
		expect(getItem(items, "none.x")).toBeUndefined();
		expect(getItem(items)).toBe(items);
		expect(getItem(undefined, "a")).toBeUndefined();
	});

	it("sets a dotted path and makes what is missing on the way", () => {
		const items = { a: { kept: 1 } };
		setItem(items, "a.b.c", 2);
		setItem(items, "d", 3);
		expect(items).toEqual({ a: { kept: 1, b: { c: 2 } }, d: 3 });
	});

	it("merges plain objects member by member and takes anything else as it is", () => {
		const defaults = { selectors: { a: ".a", b: ".b" }, list: [1, 2] };
		const node = new Date();
		expect(merge({ ...defaults }, { selectors: { b: ".c" }, list: [3], node })).toEqual({
			selectors: { a: ".a", b: ".c" },
			list: [3],
			node,
		});
		expect(defaults.selectors.b).toBe(".b");
	});
});

describe("responsive values", () => {
	it("takes zero for a value and an empty text for none (page-builder #2)", () => {
		expect(responsiveValue({ k: 1, k_tablet: 0 }, "k", "mobile", usual)).toBe(0);
		expect(responsiveValue({ k: 1, k_tablet: "" }, "k", "mobile", usual)).toBe(1);
	});

	it("inherits an unset slider by its size (page-builder #3)", () => {
		const settings = { k: { size: 20, unit: "px" }, k_tablet: { size: "", unit: "px" } };
		expect(responsiveValue(settings, "k", "tablet", usual, "size")).toBe(20);
		expect(responsiveValue({ ...settings, k_tablet: { size: 0 } }, "k", "mobile", usual, "size")).toBe(0);
	});

	it("climbs through every larger device, and not into the widescreen", () => {
		const settings = { k: "bare", k_laptop: "laptop", k_widescreen: "wide" };
		expect(responsiveValue(settings, "k", "mobile", every)).toBe("laptop");
		expect(responsiveValue(settings, "k", "desktop", every)).toBe("bare");
		expect(responsiveValue(settings, "k", "widescreen", every)).toBe("wide");
		expect(responsiveValue({ k: "bare", k_laptop: "laptop" }, "k", "widescreen", every)).toBe("bare");
	});

	it("gives the bare value when nothing is set, and undefined without settings", () => {
		expect(responsiveValue({ k: "" }, "k", "mobile", usual)).toBe("");
		expect(responsiveValue(undefined, "k", "mobile", usual)).toBeUndefined();
		expect(responsiveValue(null, "k", "mobile", usual, "size")).toBeUndefined();
	});
});

describe("breakpoints", () => {
	const { getActiveBreakpointsList: list, ...points } = createBreakpoints(every);

	it("lists the devices from small to large, desktop below widescreen", () => {
		expect(list()).toEqual(["mobile", "mobile_extra", "tablet", "tablet_extra", "laptop", "widescreen"]);
		expect(list({ withDesktop: true }).slice(-3)).toEqual(["laptop", "desktop", "widescreen"]);
		expect(list({ withDesktop: true, largeToSmall: true }).slice(0, 3)).toEqual(["widescreen", "desktop", "laptop"]);
		expect(createBreakpoints(usual).getActiveBreakpointsList({ largeToSmall: true, withDesktop: true })).toEqual([
			"desktop",
			"tablet",
			"mobile",
		]);
	});

	it("knows the smallest width of each device", () => {
		const widths = list({ withDesktop: true }).map(points.getDeviceMinBreakpoint);
		expect(widths).toEqual([320, 768, 881, 1025, 1201, 1367, 2400]);
		expect(points.getDesktopMinPoint()).toBe(1367);
		expect(createBreakpoints(usual).getDesktopMinPoint()).toBe(1025);
	});

	it("knows the values and the device below desktop", () => {
		expect(points.getBreakpointValues()).toEqual([767, 880, 1024, 1200, 1366, 2400]);
		expect(points.getDesktopPreviousDeviceKey()).toBe("laptop");
		expect(createBreakpoints(usual).getDesktopPreviousDeviceKey()).toBe("tablet");
	});

	it("matches a device suffix at the end of a key", () => {
		const regex = points.getActiveMatchRegex();
		expect("width_tablet_extra".replace(regex, "")).toBe("width");
		expect(regex.test("width_widescreen")).toBe(true);
		expect(regex.test("tablet_width")).toBe(false);
		expect(createBreakpoints(usual).getActiveMatchRegex().test("width_laptop")).toBe(false);
	});
});

describe("texts", () => {
	it("escapes what means something in HTML", () => {
		expect(escapeHTML(`<a href="x" title='y'>&</a>`)).toBe(
			"&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
		);
		expect(escapeHTML(5)).toBe("5");
	});

	it("writes an action address that is encoded as a whole and reads back as it was", () => {
		const settings = { id: "812", toggle: false, title: "שלום ✓ ~?>" };
		const hash = createActionHash("popup:open", settings);
		expect(hash).toMatch(/^%23elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D[\w%]+$/);
		expect(decodeAction(hash)).toEqual(["popup:open", settings]);
		expect(decodeAction(createActionHash("reload"))).toEqual(["reload", {}]);
	});
});
