// Interactions as the server prints them: triggers, times, curves, looks, and the forms of older versions.
import { describe, expect, it } from "vitest";
import { interaction } from "../../../tests/helpers/atomic";
import { type Constants, keyframesOf, type Odd, readInteraction as readItem, readItems, readList } from "../model";
import * as odd from "../odd";

/** As the plugin reads an element's list. */
const readInteraction = (item: unknown, constants?: Constants, odd?: Odd) =>
	readItem(readItems([item])[0], constants, odd);

describe("an interaction", () => {
	it("is read through its wrappers or without them", () => {
		const item = interaction({ trigger: "load" });
		const bare = {
			trigger: "load",
			animation: { effect: "fade", type: "in", timing_config: { duration: 600, delay: 0 } },
		};
		expect(readInteraction(item)).toMatchObject({ trigger: "load", durationMs: 600, delayMs: 0, iterations: 1 });
		expect(readInteraction(bare)).toEqual(readInteraction(item));
	});

	it("has its curve, its plays and its times (atomic #62)", () => {
		const config = { easing: "backOut", repeat: "times", times: 3 };
		expect(readInteraction(interaction({ trigger: "load", config, duration: { size: 0.4, unit: "s" } }))).toMatchObject(
			{
				easing: "cubic-bezier(.33,1.53,.69,.99)",
				iterations: 3,
				durationMs: 400,
			},
		);
		expect(readInteraction(interaction({ trigger: "load", config: { repeat: "loop" } }))?.iterations).toBe(Infinity);
	});

	it("with a curve that objects have as a member has the default one", () => {
		const item = interaction({ trigger: "load", config: { easing: "constructor" } });
		expect(readInteraction(item)?.easing).toBe("cubic-bezier(.42,0,1,1)");
	});

	it.each([
		["slide", "top-left", { before: "translate(-100px,-100px)" }],
		["fade", "right", { opacity: 0, before: "translate(100px,0px)" }],
		["scale", "", { after: "scale(0)" }],
	])("%s %s starts there (atomic #58)", (effect, direction, far) => {
		expect(readInteraction(interaction({ trigger: "load", effect, direction }))?.frames).toEqual([far, {}]);
	});

	it("keeps the element's own transform (atomic #59)", () => {
		expect(keyframesOf([{ before: "translate(-100px,0px)" }, {}], "matrix(1,0,0,1,0,0)")).toEqual([
			{ transform: "translate(-100px,0px) matrix(1,0,0,1,0,0)" },
			{ transform: "matrix(1,0,0,1,0,0)" },
		]);
	});

	it("of the owner's own has its looks at their stops (atomic #67)", () => {
		const keyframes = [
			{ stop: { size: 100, unit: "%" }, settings: { opacity: "100%" } },
			{ stop: 0, settings: { opacity: "50%", move: { x: { size: 10, unit: "px" } }, scale: { x: 2 } } },
			{ stop: 20, settings: { rotate: { z: { size: 45, unit: "deg" } } } },
		];
		const read = readInteraction(interaction({ trigger: "load", effect: "custom", keyframes }), {}, odd);
		expect(keyframesOf(read!.frames, "none")).toEqual([
			{ offset: 0, opacity: 0.5, transform: "translate3d(10px,0,0) scale(2,1)" },
			{ offset: 0.2, transform: "rotateZ(45deg)" },
			{ offset: 1, opacity: 1, transform: "none" },
		]);
	});

	it("is read from text, as older versions print it (atomic #70)", () => {
		expect(readInteraction("load-fade-in--600-0", {}, odd)).toMatchObject({ trigger: "load", durationMs: 600 });
		expect(readInteraction("scrollIn-slide-in-top-left-300-50-true-easeOut-viewport-10-90", {}, odd)).toMatchObject({
			durationMs: 300,
			delayMs: 50,
			replay: true,
			easing: "cubic-bezier(0,0,.58,1)",
			start: 90,
			end: 10,
			frames: [{ before: "translate(-100px,-100px)" }, {}],
		});
	});

	it.each([null, 1, "", [], {}, { trigger: "load" }, { trigger: "constructor", animation: { effect: "fade" } }])(
		"that does not fit is not one: %j",
		(item) => expect(readInteraction(item, {}, odd)).toBeUndefined(),
	);
});

describe("the list", () => {
	it.each([null, 1, "x", [], [null], {}])("that does not fit has nothing to play: %j", (list) => {
		expect([...readList(list).values()].flat()).toEqual([]);
	});

	it("has five of an element at most", () => {
		expect(readItems([1, 2, 3, 4, 5, 6])).toHaveLength(5);
	});
});
