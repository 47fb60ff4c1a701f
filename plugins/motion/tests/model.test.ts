// The numbers of the motion effects: settings in, values at a share of the way out, and keyframes that agree with them.
import { describe, expect, it } from "vitest";
import { readGroup, toKeyframes, toRange } from "../model";
import { readTransform } from "../transform";

type Settings = Record<string, unknown>;
const size = (size: unknown) => ({ unit: "px", size, sizes: [] });
const span = (start: unknown, end: unknown) => ({ unit: "%", size: "", sizes: { start, end } });
/** Settings of one scroll effect, with the prefix of the group. */
const effect = (name: string, fields: Settings = {}, prefix = "motion_fx"): Settings => ({
	[`${prefix}_motion_fx_scrolling`]: "yes",
	[`${prefix}_${name}_effect`]: "yes",
	...Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}_${name}_${key}`, value])),
});
const group = (settings: Settings, prefix = "motion_fx") => readGroup(settings, prefix)!;
const values = (settings: Settings, percents: number[], slack: number[] = [], prefix?: string) => {
	const [track] = group(settings, prefix).tracks(slack);
	return percents.map((percent) => track!.valueAt(percent));
};
const closeTo = (numbers: number[]) => numbers.map((number) => expect.closeTo(number, 9));

describe("an element that moves or turns", () => {
	it.each([
		["translateY", { speed: size(4) }, 80, -120],
		["translateY", { speed: size(4), direction: "negative" }, 80, 120],
		["translateX", { speed: size(5) }, 0, 250],
		["translateX", {}, 100, -200],
		["rotateZ", {}, 80, -30],
		["rotateZ", { direction: "negative", speed: size(3) }, 80, 90],
	])("%s with %j is at %d %% moved by %d (sticky-motion #26)", (name, fields, percent, expected) => {
		expect(values(effect(name, fields), [percent])).toEqual([expected]);
	});

	it("stays at the ends of its affected range (sticky-motion #27)", () => {
		expect(values(effect("translateY", { affectedRange: span(0, 50) }), [0, 50, 80, 100])).toEqual([200, 0, 0, 0]);
		expect(values(effect("translateY", { affectedRange: span(30, 60), direction: "negative" }), [0, 45, 90])).toEqual([
			-80, -20, 40,
		]);
	});
});

describe("a background layer", () => {
	const prefix = "background_motion_fx";
	it("is larger than its element by its speed and moves by what it is larger (sticky-motion #37)", () => {
		const settings = effect("translateY", { speed: size(4) }, prefix);
		expect(group(settings, prefix).layer).toEqual([100, 140]);
		expect(values(settings, [0, 80, 100], [0, 200], prefix)).toEqual(closeTo([0, -160, -200]));
		expect(values({ ...settings, [`${prefix}_translateY_direction`]: "negative" }, [80], [0, 200], prefix)).toEqual(
			closeTo([-40]),
		);
	});

	it("takes the speed of the mouse on axes that do not scroll (sticky-motion #51)", () => {
		const settings = {
			...effect("translateX", { speed: size(5) }, prefix),
			[`${prefix}_motion_fx_mouse`]: "yes",
			[`${prefix}_mouseTrack_effect`]: "yes",
			[`${prefix}_mouseTrack_speed`]: size(2),
		};
		expect(group(settings, prefix).layer).toEqual([150, 120]);
		expect(group(settings, prefix).toMove("mouseTrack", 100)(25)).toBe(-25);
	});

	it("and its element use their own settings (sticky-motion #41)", () => {
		const settings = {
			...effect("translateY", { speed: size(2), direction: "negative" }),
			...effect("translateY", { speed: size(8) }, prefix),
		};
		expect(group(settings, prefix).layer).toEqual([100, 180]);
		expect(values(settings, [100])).toEqual([100]);
		expect(values(settings, [100], [0, 80], prefix)).toEqual([-80]);
	});

	it("moves by what it is larger in the direction of the effect (sticky-motion #41)", () => {
		expect(values(effect("translateX", {}, prefix), [100], [40, 80], prefix)).toEqual([-40]);
		expect(values(effect("translateY", {}, prefix), [100], [40, 80], prefix)).toEqual([-80]);
	});

	it("neither turns nor tilts", () => {
		const settings = {
			...effect("rotateZ", {}, prefix),
			[`${prefix}_motion_fx_mouse`]: "yes",
			[`${prefix}_tilt_effect`]: "yes",
		};
		expect(readGroup(settings, prefix)).toBeUndefined();
	});
});

describe("an element that fades, blurs or grows", () => {
	it.each([
		["scale", { speed: size(4) }, [10, 50, 80, 90], [1, 1.2, 1.4, 1.4]],
		["scale", { speed: size(4), direction: "in-out-in" }, [10, 50, 90], [1.2, 1, 1.2]],
		["scale", { speed: size(-4) }, [80], [0.6]],
	])("%s with %j (sticky-motion #28)", (name, fields, percents, expected) => {
		expect(values(effect(name, fields), percents)).toEqual(closeTo(expected));
	});

	it.each([
		[{ level: size(10), direction: "out-in-out" }, [10, 50, 90, 100], [0.5, 1, 0.5, 0]],
		[{ level: size(10) }, [10, 35, 90], [0, 0.25, 1]],
		[{ level: size(5) }, [0, 50], [0.5, 0.75]],
		[{ direction: "in-out" }, [0, 35, 100], [1, 0.75, 0]],
	])("opacity with %j (sticky-motion #29)", (fields, percents, expected) => {
		expect(values(effect("opacity", fields), percents)).toEqual(closeTo(expected));
	});

	it("blurs by its level where it is out (sticky-motion #31)", () => {
		expect(values(effect("blur", { level: size(7), direction: "in-out" }), [10, 50, 90])).toEqual(closeTo([0, 3.5, 7]));
		expect(values(effect("blur"), [50])).toEqual([3.5]);
	});
});

describe("ranges without room", () => {
	const directions = ["out-in", "in-out", "in-out-in", "out-in-out"];
	const spans = [
		[0, 100],
		[0, 0],
		[100, 100],
		[50, 50],
		[0, 50],
		[50, 100],
		[80, 20],
	] as const;

	it.each(directions.flatMap((direction) => spans.map((range) => [direction, range] as const)))(
		"%s over %j is a number everywhere (sticky-motion #30)",
		(direction, range) => {
			const settings = effect("opacity", { direction, range: span(range[0], range[1]) });
			for (const value of values(settings, [0, 19.99, 20, 49.99, 50, 50.01, 80, 99.99, 100])) {
				expect(value).toBeGreaterThanOrEqual(0);
				expect(value).toBeLessThanOrEqual(1);
			}
		},
	);

	it("keep the plateau next to them", () => {
		const at = (direction: string, range: [number, number], percents: number[]) =>
			values(effect("opacity", { direction, range: span(range[0], range[1]) }), percents);
		expect(at("in-out-in", [0, 100], [0, 50, 100])).toEqual([0, 0, 0]);
		expect(at("out-in-out", [0, 100], [0, 50, 100])).toEqual([1, 1, 1]);
		expect(at("out-in", [50, 50], [49.99, 50, 50.01])).toEqual([0, 1, 1]);
		expect(at("in-out", [50, 50], [49.99, 50])).toEqual([1, 0]);
		expect(at("out-in", [0, 0], [0])).toEqual([1]);
	});
});

describe("hostile settings", () => {
	it.each([
		["translateY", { speed: size("6") }, -300],
		["translateY", { speed: { size: 6 } }, -300],
		["translateY", { speed: size("") }, -200],
		["translateY", { speed: size("fast") }, -200],
		["translateY", { speed: size(Number.POSITIVE_INFINITY) }, -200],
		["translateY", { speed: null }, -200],
		["translateY", { speed: [] }, -200],
		["translateY", { affectedRange: { size: "" } }, -200],
		["translateY", { affectedRange: "0-50" }, -200],
		["translateY", { affectedRange: span("", "60") }, -40],
		["translateY", { affectedRange: span(-20, 1e9) }, -200],
		["opacity", { direction: "sideways" }, 0],
		["opacity", { direction: ["in"] }, 1],
	])("%s with %j is at its end at %d", (name, fields, expected) => {
		expect(values(effect(name, fields), [100])).toEqual(closeTo([expected]));
	});

	it("of unknown effects are ignored, and inherited names are no effects", () => {
		const settings = {
			...effect("wobble"),
			...effect("constructor"),
			...effect("translateY"),
			motion_fx_blur_effect: "no",
		};
		expect(
			group(settings)
				.tracks([])
				.map(({ name }) => name),
		).toEqual(["translateY"]);
	});

	it("without a switch give nothing", () => {
		expect(readGroup({ motion_fx_translateY_effect: "yes" }, "motion_fx")).toBeUndefined();
		expect(readGroup({ background_motion_fx_motion_fx_scrolling: "yes" }, "motion_fx")).toBeUndefined();
		expect(readGroup({ motion_fx_motion_fx_scrolling: "" }, "motion_fx")).toBeUndefined();
	});

	it("that are none give nothing, whatever is switched on", () => {
		for (const kind of ["scrolling", "mouse"])
			expect(readGroup({ [`motion_fx_motion_fx_${kind}`]: "yes" }, "motion_fx")).toBeUndefined();
	});

	it("with one switch give only its effects", () => {
		const settings = { ...effect("translateY"), motion_fx_tilt_effect: "yes" };
		expect(group(settings).mouse).toEqual([]);
		const mouse = { ...settings, motion_fx_motion_fx_scrolling: "", motion_fx_motion_fx_mouse: "yes" };
		expect(group(mouse).mouse).toEqual(["tilt"]);
		expect(group(mouse).tracks([])).toEqual([]);
	});
});

describe("the pointer", () => {
	const mouse = (name: string, fields: Settings = {}) => {
		const settings = { ...effect(name, fields), motion_fx_motion_fx_scrolling: "", motion_fx_motion_fx_mouse: "yes" };
		return group(settings).toMove(name);
	};
	it("moves an element against it, or with it when asked", () => {
		expect([0, 50, 100].map(mouse("mouseTrack"))).toEqual([50, 0, -50]);
		expect(mouse("mouseTrack", { direction: "negative", speed: size(3) })(100)).toBe(150);
	});
	it("tilts it by a tenth of that", () => {
		expect(mouse("tilt")(0) / 10).toBe(20);
		expect(mouse("tilt", { direction: "negative" })(0) / 10).toBe(-20);
	});
});

describe("the way", () => {
	it.each([
		["", undefined, "viewport"],
		["viewport", undefined, "viewport"],
		["page", undefined, "page"],
		["", "fixed", "page"],
		["viewport", "fixed", "screen"],
		["page", "fixed", "page"],
		["", "absolute", "viewport"],
	])("with range %j and position %j is the %s", (range, _position, expected) => {
		expect(group({ ...effect("blur"), motion_fx_range: range, _position }).range).toBe(expected);
	});

	it("is gone in proportion, unrounded over the page (sticky-motion #36, #52)", () => {
		expect(toRange(0, 2000).progressAt(1000)).toBe(50);
		expect(toRange(0, 3440).progressAt(1000)).toBeCloseTo(29.0698, 4);
		expect(toRange(0, 3440).progressAt(1000)).not.toBe(29.07);
		expect(toRange(-500, 500, true).progressAt(333)).toBe(83.3);
		expect(toRange(0, 3000, true).progressAt(1)).toBe(0.03);
	});

	it("is not gone if there is none (sticky-motion #43), and never beyond its ends", () => {
		expect(toRange(0, 0).progressAt(0)).toBe(0);
		expect(toRange(0, 800).progressAt(4000)).toBe(100);
		expect(toRange(100, 800).progressAt(-50)).toBe(0);
	});
});

describe("keyframes", () => {
	it("have every function in each, in the order of the settings, behind the element's own (sticky-motion #32, #33)", () => {
		const settings = { ...effect("rotateZ"), ...effect("translateY", { affectedRange: span(0, 50) }) };
		const frames = toKeyframes(group(settings).tracks([]), "rotateZ(var(--e-transform-rotateZ, 0deg))");
		expect(frames.at(0)).toEqual({
			offset: 0,
			transform: "rotateZ(var(--e-transform-rotateZ, 0deg))rotateZ(50deg)translateY(200px)",
		});
		expect(frames.at(-1)!.transform).toBe("rotateZ(var(--e-transform-rotateZ, 0deg))rotateZ(-50deg)translateY(0px)");
	});

	it("agree with the values between them, also where the value jumps", () => {
		const settings = effect("opacity", { range: span(40, 40) });
		const frames = toKeyframes(group(settings).tracks([]), "");
		const at = (percent: number) => {
			const next = frames.findIndex(({ offset }) => offset! * 100 > percent);
			const [from, to] = [frames.at(next - 1)!, frames.at(next)!];
			const share = next < 0 ? 1 : (percent / 100 - from.offset!) / (to.offset! - from.offset!);
			return Number(from.opacity) + (Number(to.opacity) - Number(from.opacity)) * share;
		};
		expect([0, 39.99, 40, 40.01, 100].map(at)).toEqual(closeTo([0, 0, 1, 1, 1]));
	});

	it("lie between 0 and 1, ascending", () => {
		for (const range of [
			[0, 100],
			[0, 0],
			[100, 100],
			[20, 80],
		] as const) {
			const offsets = toKeyframes(group(effect("blur", { range: span(range[0], range[1]) })).tracks([]), "").map(
				({ offset }) => offset!,
			);
			expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
			expect([offsets.at(0), offsets.at(-1)]).toEqual([0, 1]);
		}
	});
});

describe("the element's own transforms", () => {
	it("come once each, perspective first, with neutral values (sticky-motion #33)", () => {
		const settings = {
			_transform_rotateZ_effect: { unit: "deg", size: 10, sizes: [] },
			_transform_rotateZ_effect_tablet: { unit: "deg", size: 5, sizes: [] },
			_transform_flipX_effect: "transform",
			_transform_perspective_effect_hover: { size: 20 },
			_transform_translateX_effect: { size: 4 },
			_transform_skewY_effect: "",
			_transform_evil_effect: "yes",
			_transform_scale_effect: { size: 2 },
		};
		expect(readTransform(settings)).toBe(
			"perspective(var(--e-transform-perspective, 0px))rotateZ(var(--e-transform-rotateZ, 0deg))scaleX(var(--e-transform-flipX, 1))translateX(var(--e-transform-translateX, 0px))scale(var(--e-transform-scale, 1))",
		);
		expect(readTransform({})).toBe("");
	});
});
