import { describe, expect, it } from "vitest";
import {
	type ActiveBreakpoint,
	activeBreakpoints,
	type Breakpoint,
	type Device,
	deviceOf,
	type FrontendConfig,
	queryOf,
	suffixesOf,
} from "../../../src/base/breakpoints";

const defaults: Record<Exclude<Device, "desktop">, number> = {
	mobile: 767,
	mobile_extra: 880,
	tablet: 1024,
	tablet_extra: 1200,
	laptop: 1366,
	widescreen: 2400,
};

/** A configuration as the server prints it: all breakpoints, those named enabled. */
const configOf = (enabled: Partial<Record<Device, number>>): FrontendConfig => ({
	responsive: {
		breakpoints: Object.fromEntries(
			Object.entries(defaults).map(([name, value]): [string, Breakpoint] => [
				name,
				{
					value: enabled[name as Device] ?? value,
					direction: name === "widescreen" ? "min" : "max",
					is_enabled: name in enabled,
				},
			]),
		),
	},
});

const deviceAt = (width: number, active: ActiveBreakpoint[]) =>
	deviceOf(
		active.map(
			([device, value, direction]) =>
				[device, { matches: direction === "min" ? width >= value : width <= value }] as const,
		),
	);

const standard = configOf({ mobile: 767, tablet: 1024 });
const all = configOf(defaults);

describe("activeBreakpoints", () => {
	it("skips breakpoints that are not enabled", () => {
		expect(activeBreakpoints(standard)).toEqual([
			["mobile", 767, "max"],
			["tablet", 1024, "max"],
		]);
	});

	it("gives the page builder's defaults without a configuration", () => {
		for (const config of [undefined, {}, { responsive: {} }]) {
			expect(activeBreakpoints(config)).toEqual(activeBreakpoints(standard));
		}
	});

	it("gives them smallest first, whatever their order, values of text included", () => {
		const { breakpoints } = all.responsive!;
		const reversed = Object.fromEntries(Object.entries(breakpoints!).reverse());
		expect(activeBreakpoints({ responsive: { breakpoints: reversed } }).map(([name]) => name)).toEqual(
			Object.keys(defaults),
		);
		const text = { mobile: { value: "600", direction: "max", is_enabled: true } as unknown as Breakpoint };
		expect(activeBreakpoints({ responsive: { breakpoints: text } })).toEqual([["mobile", 600, "max"]]);
	});

	it("does not throw on what is no list of breakpoints", () => {
		for (const breakpoints of [[], "x", 5, { mobile: null }, { mobile: "x" }, { desktop: { is_enabled: true } }]) {
			expect(activeBreakpoints({ responsive: { breakpoints } } as unknown as FrontendConfig)).toEqual([]);
		}
	});
});

describe("deviceOf", () => {
	it.each([
		[320, "mobile"],
		[767, "mobile"],
		[768, "tablet"],
		[1024, "tablet"],
		[1025, "desktop"],
		[5000, "desktop"],
	])("names %d pixels %s with the default breakpoints (page-builder #1)", (width, device) => {
		expect(deviceAt(width, activeBreakpoints(standard))).toBe(device);
	});

	it.each([
		[767, "mobile"],
		[768, "mobile_extra"],
		[880, "mobile_extra"],
		[881, "tablet"],
		[1024, "tablet"],
		[1025, "tablet_extra"],
		[1200, "tablet_extra"],
		[1201, "laptop"],
		[1366, "laptop"],
		[1367, "desktop"],
		[2399, "desktop"],
		[2400, "widescreen"],
	])("names %d pixels %s when all breakpoints are enabled", (width, device) => {
		expect(deviceAt(width, activeBreakpoints(all))).toBe(device);
	});

	it("goes by the site's own values", () => {
		const active = activeBreakpoints(configOf({ mobile: 600, tablet: 900 }));
		expect([600, 601, 900, 901].map((width) => deviceAt(width, active))).toEqual([
			"mobile",
			"tablet",
			"tablet",
			"desktop",
		]);
	});

	it("says widescreen even where a smaller breakpoint reaches as far", () => {
		const active = activeBreakpoints(configOf({ mobile: 767, tablet: 1024, laptop: 3000, widescreen: 2400 }));
		expect(deviceAt(2500, active)).toBe("widescreen");
	});
});

describe("queryOf", () => {
	it("gives the media query of a breakpoint", () => {
		expect(queryOf(["tablet", 1024, "max"])).toBe("(max-width:1024px)");
		expect(queryOf(["widescreen", 2400, "min"])).toBe("(min-width:2400px)");
	});
});

describe("suffixesOf", () => {
	it("climbs from the device towards larger ones to the bare key (page-builder #2)", () => {
		const active = activeBreakpoints(standard);
		expect(suffixesOf("mobile", active)).toEqual(["_mobile", "_tablet", ""]);
		expect(suffixesOf("tablet", active)).toEqual(["_tablet", ""]);
		expect(suffixesOf("desktop", active)).toEqual([""]);
	});

	it("passes over breakpoints that are not enabled, and never climbs to widescreen", () => {
		const active = activeBreakpoints(configOf({ mobile: 767, tablet: 1024, laptop: 1366, widescreen: 2400 }));
		expect(suffixesOf("mobile", active)).toEqual(["_mobile", "_tablet", "_laptop", ""]);
		expect(suffixesOf("laptop", active)).toEqual(["_laptop", ""]);
		expect(suffixesOf("desktop", active)).toEqual([""]);
	});

	it("gives widescreen its own value, else the bare key", () => {
		expect(suffixesOf("widescreen", activeBreakpoints(all))).toEqual(["_widescreen", ""]);
	});
});
