// Sticky: the marks of a layout and what holds at a scroll position.
import { describe, expect, it } from "vitest";
import { freeze, letGo, marksOf, never, quietAround, stateAt } from "../model";

const layout = { near: 500, offset: 0, effects: 0, end: Infinity, nativeEnd: Infinity, height: 60 };
const states = (positions: number[], changes: Partial<typeof layout>) =>
	positions.map((position) => stateAt(position, marksOf({ ...layout, ...changes })));

describe("an element", () => {
	it("at 500 is stuck from 500 on, with its effects (sticky-motion #1, #5)", () => {
		expect(states([0, 499, 499.98, 500, 501, 9999], {})).toEqual([0, 0, 0, 3, 3, 3]);
	});

	it("keeps its offset and gets its effects later (sticky-motion #3, #4)", () => {
		expect(states([479, 480, 559, 560], { offset: 20, effects: 80 })).toEqual([0, 1, 1, 3]);
	});

	it("is held back where its box ends (sticky-motion #47)", () => {
		const box = { offset: 10, end: 1100, nativeEnd: 1100 };
		expect(states([1029, 1030, 490, 489], box)).toEqual([3, 7, 3, 0]);
	});

	it("is let go by the browser where the box has padding, before its box holds it back", () => {
		const box = { offset: 10, end: 1100, nativeEnd: 1090 };
		expect(states([1019, 1020, 1029, 1030], box)).toEqual([3, 3 + letGo, 3 + letGo, 7 + letGo]);
		expect(states([1029, 1030], { ...box, nativeEnd: 1120 })).toEqual([3, 7 + letGo]);
	});

	it("is not held back while it is not stuck", () => {
		expect(states([499, 500], { end: 400, nativeEnd: 400 })).toEqual([0, 7]);
	});

	it("at the bottom sticks upside down: positions and places are negative (sticky-motion #6)", () => {
		const near = 800 - 2000;
		expect(states([0, -1150, -1151, -1200, -1201], { near, effects: 50 })).toEqual([3, 3, 1, 1, 0]);
	});

	it("has no effects before it sticks, whatever the settings say", () => {
		expect(states([420, 500], { effects: -100 })).toEqual([0, 3]);
	});

	it("is not mistaken by the last digits of a sum", () => {
		expect(states([0.1 + 0.2 + 499.7], { near: 500.0000000001 })).toEqual([3]);
	});
});

describe("marks", () => {
	it("of nothing are never reached", () => expect(stateAt(1e9, never)).toBe(0));

	it("of a place that moves with the window hold what holds now", () => {
		const marks = freeze(510, marksOf({ ...layout, effects: 50, end: 700, nativeEnd: 700 }));
		expect([-1e9, 0, 1e9].map((position) => stateAt(position, marks))).toEqual([1, 1, 1]);
	});

	it("leave a quiet span around each position, in which the state is one and behind whose ends it is another", () => {
		const marks = marksOf({ ...layout, effects: 50, end: 700, nativeEnd: 690 });
		expect(quietAround(0, marks)).toEqual([-Infinity, near(500)]);
		expect(quietAround(500, marks)).toEqual([near(500), near(550)]);
		expect(quietAround(630, marks)).toEqual([near(630), near(640)]);
		expect(quietAround(640, marks)).toEqual([near(640), Infinity]);
		expect(quietAround(1e9, never)).toEqual([-Infinity, Infinity]);
		for (let position = 480; position < 660; position += 0.5) {
			const [from, to] = quietAround(position, marks);
			const state = stateAt(position, marks);
			for (const inside of [from + 0.02, to - 0.02])
				if (Number.isFinite(inside)) expect(stateAt(inside, marks)).toBe(state);
			for (const outside of [from - 0.02, to + 0.02])
				if (Number.isFinite(outside)) expect(stateAt(outside, marks)).not.toBe(state);
		}
	});
});

const near = (mark: number) => expect.closeTo(mark, 1);
