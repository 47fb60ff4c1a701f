import { cleanStores } from "nanostores";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseObject } from "../../../src/base/page";
import {
	choice,
	devices,
	integer,
	type Lookup,
	list,
	number,
	object,
	type Reader,
	responsive,
	slider,
	text,
	toggle,
} from "../../../src/kit/settings";
import { $viewport } from "../../../src/stores/viewport";
import { resizeTo } from "../../helpers/jsdom";

const lookup =
	(values: Record<string, unknown>): Lookup =>
	(key) =>
		Object.hasOwn(values, key) ? values[key] : undefined;

/** What a reader makes of a printed value. */
const of = <T>(reader: Reader<T>, value: unknown): T => reader(lookup({ k: value }), "k");
const ofNothing = <T>(reader: Reader<T>): T => reader(lookup({}), "k");

/** All that JSON can hold, and more. */
const anything: unknown[] = [
	undefined,
	null,
	true,
	false,
	0,
	-1.5,
	Number.POSITIVE_INFINITY,
	Number.NaN,
	"",
	" ",
	"text",
	"0",
	"__proto__",
	[],
	[[]],
	[null, { a: 1 }],
	{},
	{ size: null },
	{ size: {} },
	{ size: "", unit: "" },
	JSON.parse('{"__proto__":{"size":7,"polluted":true}}'),
	JSON.parse('{"toString":1,"valueOf":1}'),
	JSON.parse('{"size":5,"unit":{"toString":1,"valueOf":1}}'),
	JSON.parse('[{"toString":1,"valueOf":1}]'),
	() => {},
];

afterEach(() => {
	cleanStores($viewport);
	vi.useRealTimers();
});

describe("each reader", () => {
	const readers: [string, Reader<unknown>, (value: unknown) => boolean][] = [
		["text", text(), (value) => typeof value === "string"],
		["choice", choice("a", "b"), (value) => value === "a"],
		["number", number(), Number.isFinite],
		["integer", integer(), Number.isInteger],
		["toggle", toggle(), (value) => typeof value === "boolean"],
		["list", list(), (value) => Array.isArray(value) && value.every((item) => typeof item === "string")],
		[
			"slider",
			slider(),
			(value) => {
				const { size, unit } = value as { size: unknown; unit: unknown };
				return Number.isFinite(size) && typeof unit === "string";
			},
		],
		["object", object(), (value) => typeof value === "object" && !!value && !Array.isArray(value)],
		["responsive", responsive(number()), (value) => Number.isFinite((value as () => number)())],
	];

	it.each(readers)("gives its own type whatever is printed, and never throws: %s", (_, reader, isRight) => {
		for (const value of anything) expect(of(reader, value)).toSatisfy(isRight);
		expect(ofNothing(reader)).toSatisfy(isRight);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});
});

describe("text", () => {
	it("gives text as it is, numbers as their text, and the default for the rest", () => {
		const reader = text("default");
		expect(of(reader, "yes")).toBe("yes");
		expect(of(reader, "")).toBe("");
		expect(of(reader, 3)).toBe("3");
		expect(of(reader, 0)).toBe("0");
		for (const value of [null, true, [], {}]) expect(of(reader, value)).toBe("default");
		expect(ofNothing(reader)).toBe("default");
		expect(ofNothing(text())).toBe("");
	});
});

describe("choice", () => {
	it("gives one of its options, else the first", () => {
		const reader = choice("fade", "slide", "3");
		expect(of(reader, "slide")).toBe("slide");
		expect(of(reader, "3")).toBe("3");
		for (const value of ["", "Slide", "constructor", "__proto__", 1, null, ["slide"]])
			expect(of(reader, value)).toBe("fade");
		expect(ofNothing(reader)).toBe("fade");
	});
});

describe("number and integer", () => {
	it("read numbers and numeric text, fractions and signs included", () => {
		for (const [value, result] of [
			[5, 5],
			["5", 5],
			["-1.5", -1.5],
			[" 7 ", 7],
			["1e3", 1000],
			[0, 0],
			["0", 0],
		] as const) {
			expect(of(number(9), value)).toBe(result);
		}
	});

	it("read the size of a slider", () => {
		expect(of(number(9), { unit: "ms", size: 700, sizes: [] })).toBe(700);
		expect(of(integer(9), { unit: "px", size: "7.5" })).toBe(7);
		for (const value of [{ unit: "px", size: "" }, { size: null }, { size: {} }]) expect(of(number(9), value)).toBe(9);
	});

	it("give the default for what is no finite number", () => {
		for (const value of ["", " ", "5px", "Infinity", Number.NaN, Number.POSITIVE_INFINITY, null, true, [], [5], {}]) {
			expect(of(number(9), value)).toBe(9);
			expect(of(integer(9), value)).toBe(9);
		}
		expect(ofNothing(number())).toBe(0);
		expect(ofNothing(integer())).toBe(0);
	});

	it("cut the fraction towards zero where a whole number is requested", () => {
		expect(["3.9", -3.9, 4].map((value) => of(integer(), value))).toEqual([3, -3, 4]);
	});
});

describe("toggle", () => {
	it("is on for yes and true, off for anything else that is printed, the default when absent", () => {
		for (const fallback of [true, false]) {
			const reader = toggle(fallback);
			expect(of(reader, "yes")).toBe(true);
			expect(of(reader, true)).toBe(true);
			for (const value of ["no", "", "Yes", "true", 1, 0, null, false, {}]) expect(of(reader, value)).toBe(false);
			expect(ofNothing(reader)).toBe(fallback);
		}
		expect(ofNothing(toggle())).toBe(false);
	});
});

describe("list", () => {
	it("gives a list of texts, else the default", () => {
		const reader = list(["desktop"]);
		expect(of(reader, ["mobile", 3])).toEqual(["mobile", "3"]);
		expect(of(reader, [])).toEqual([]);
		for (const value of ["mobile", null, 5, { 0: "a", length: 1 }]) expect(of(reader, value)).toEqual(["desktop"]);
		expect(ofNothing(list())).toEqual([]);
	});
});

describe("slider", () => {
	it("gives size and unit as printed", () => {
		expect(of(slider(), { unit: "%", size: 20, sizes: [] })).toEqual({ size: 20, unit: "%" });
		expect(of(slider(), { unit: "px", size: "20" })).toEqual({ size: 20, unit: "px" });
		expect(of(slider(9), { unit: "px", size: 0 })).toEqual({ size: 0, unit: "px" });
	});

	it("gives the default for a slider without a size, and the default unit for one without a unit", () => {
		for (const value of [{ unit: "%", size: "" }, { unit: "%" }, { size: null }, "20", 20, null, []]) {
			expect(of(slider(5, "ms"), value)).toEqual({ size: 5, unit: "ms" });
		}
		expect(of(slider(5, "ms"), { size: 7 })).toEqual({ size: 7, unit: "ms" });
		expect(ofNothing(slider())).toEqual({ size: 0, unit: "px" });
	});
});

describe("object", () => {
	it("gives an object, else an empty one", () => {
		expect(of(object(), { a: 1 })).toEqual({ a: 1 });
		for (const value of [[], "{}", null, 5]) expect(of(object(), value)).toEqual({});
		expect(ofNothing(object())).toEqual({});
	});
});

describe("responsive", () => {
	const read = <T>(reader: Reader<T>, values: Record<string, unknown>, width: number, key = "k") => {
		cleanStores($viewport);
		resizeTo(width);
		return responsive(reader)(lookup(values), key)();
	};
	const mobile = 400;
	const tablet = 900;
	const desktop = 1300;

	it("gives 0 on mobile for k:1, k_tablet:0, for 0 is a value (page-builder #2)", () => {
		expect(read(number(), { k: 1, k_tablet: 0 }, mobile)).toBe(0);
		expect(read(number(), { k: 1, k_tablet: 0 }, tablet)).toBe(0);
		expect(read(number(), { k: 1, k_tablet: 0 }, desktop)).toBe(1);
	});

	it("takes a slider without a size for none, also the list that PHP prints for nothing", () => {
		for (const none of [[], {}, { unit: "px" }, { unit: "px", size: "", sizes: [] }, null])
			expect(read(slider(), { k: { unit: "px", size: 20 }, k_tablet: none }, mobile).size).toBe(20);
	});

	it("gives 1 for k:1, k_tablet:'', for '' is no value (page-builder #2)", () => {
		for (const width of [mobile, tablet, desktop]) expect(read(number(), { k: 1, k_tablet: "" }, width)).toBe(1);
	});

	it("gives 20 for a slider of size '' on tablet and size 20 on desktop (page-builder #3)", () => {
		const values = { k: { unit: "px", size: 20 }, k_tablet: { unit: "px", size: "" } };
		for (const width of [mobile, tablet, desktop]) expect(read(slider(), values, width).size).toBe(20);
	});

	it("takes size 0 for a size", () => {
		const values = { k: { unit: "px", size: 20 }, k_tablet: { unit: "%", size: 0 } };
		expect(read(slider(), values, mobile)).toEqual({ size: 0, unit: "%" });
	});

	it("prefers the device's own value, then that of the next larger device", () => {
		const values = { k: "d", k_tablet: "t", k_mobile: "m" };
		expect(read(text(), values, mobile)).toBe("m");
		expect(read(text(), values, tablet)).toBe("t");
		expect(read(text(), values, desktop)).toBe("d");
		expect(read(text(), { k: "d", k_mobile: "m" }, tablet)).toBe("d");
		expect(read(text(), { k: "d", k_mobile: null, k_tablet: false }, mobile)).toBe("d");
	});

	it("gives the default when no value is set, and for a bare key that does not fit", () => {
		expect(read(number(3), {}, mobile)).toBe(3);
		expect(read(number(3), { k: "", k_mobile: "" }, mobile)).toBe(3);
		expect(read(number(3), { k: "x" }, desktop)).toBe(3);
	});

	it("gives a bare 0 and an empty text that stands alone", () => {
		expect(read(number(3), { k: 0 }, mobile)).toBe(0);
		expect(read(text("default"), { k: "" }, desktop)).toBe("");
	});

	it("on widescreen takes the widescreen value, else the bare key, never a smaller device's", () => {
		window.elementorFrontendConfig = {
			responsive: {
				breakpoints: {
					laptop: { value: 1366, direction: "max", is_enabled: true },
					widescreen: { value: 2400, direction: "min", is_enabled: true },
				},
			},
		};
		expect(read(text(), { k: "d", k_widescreen: "w", k_laptop: "l" }, 2500)).toBe("w");
		expect(read(text(), { k: "d", k_laptop: "l" }, 2500)).toBe("d");
		expect(read(text(), { k: "d", k_widescreen: "w" }, 1400)).toBe("d");
		expect(read(text(), { k: "d", k_widescreen: "w" }, 1300)).toBe("d");
	});

	it("answers for the current device it is asked", () => {
		vi.useFakeTimers();
		const stop = $viewport.subscribe(() => {});
		const value = responsive(number())(lookup({ k: 3, k_mobile: 1 }), "k");
		expect(value()).toBe(3);
		resizeTo(mobile);
		vi.advanceTimersToNextFrame();
		expect(value()).toBe(1);
		stop();
	});
});

describe("devices", () => {
	const isOn = (values: Record<string, unknown>, width: number) => {
		cleanStores($viewport);
		resizeTo(width);
		return devices()(lookup(values), "on")();
	};

	it("acts on the listed ones, without a list on each", () => {
		expect([400, 900, 1300].map((width) => isOn({ on: ["mobile", "desktop"] }, width))).toEqual([true, false, true]);
		for (const none of [undefined, "", "mobile", {}])
			expect([400, 1300].map((width) => isOn({ on: none }, width))).toEqual([true, true]);
		expect(isOn({ on: [] }, 1300)).toBe(false);
	});
});

describe("settings as printed", () => {
	it("reach no prototype: a key __proto__ is dropped at every depth", () => {
		const values = parseObject('{"__proto__":{"k":"evil"},"o":{"__proto__":{"polluted":1},"a":1}}');
		expect(text("default")(lookup(values), "k")).toBe("default");
		expect(object()(lookup(values), "o")).toEqual({ a: 1 });
		expect(object()(lookup(values), "o").polluted).toBeUndefined();
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	it("count as empty when they do not parse, and the problem is told once", () => {
		const onError = vi.fn();
		for (const json of ["{", "{'a':1}", "<b>"]) expect(parseObject(json, onError)).toEqual({});
		expect(onError).toHaveBeenCalledTimes(3);
		for (const json of [null, undefined, "", "null", "5", '"text"', "true"])
			expect(parseObject(json, onError)).toEqual({});
		expect(onError).toHaveBeenCalledTimes(3);
	});
});
