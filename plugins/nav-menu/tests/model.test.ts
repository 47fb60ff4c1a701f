// Navigation menu rules: where a list has room, and whether a mouse is on its way to it.
import { describe, expect, it } from "vitest";
import { headsFor } from "../../../src/parts/menu/follow-mouse";
import { aboveItem, besideItem, shiftInto } from "../model";

describe("a list below its item", () => {
	it("stays where it is while it fits", () => {
		expect(shiftInto({ start: 100, size: 130, item: 90, window: 1280 })).toBe(0);
		expect(aboveItem({ start: 100, size: 130, item: 46, window: 800 })).toBe(0);
	});

	it("is shifted into the window; where it is too wide its start is seen", () => {
		expect(shiftInto({ start: 1200, size: 130, item: 90, window: 1280 })).toBe(-50);
		expect(shiftInto({ start: 200, size: 400, item: 90, window: 320 })).toBe(-200);
	});

	it("goes above its item if there is room only there", () => {
		expect(aboveItem({ start: 700, size: 130, item: 46, window: 800 })).toBe(-176);
		expect(aboveItem({ start: 100, size: 1000, item: 46, window: 800 })).toBe(0);
	});
});

describe("a list next to its item", () => {
	it("lies behind it, else before it, else nowhere", () => {
		expect(besideItem({ start: 100, size: 130, item: 90, window: 1280 })).toBe(90);
		expect(besideItem({ start: 1100, size: 130, item: 90, window: 1280 })).toBe(-130);
		expect(besideItem({ start: 100, size: 130, item: 130, window: 320 })).toBeUndefined();
	});
});

describe("a mouse", () => {
	const box = { x: 200, y: 0, width: 130, height: 400 } as DOMRectReadOnly;
	const at = (clientX: number, clientY: number) => ({ clientX, clientY });

	it("is on its way to a list when it goes towards it, aslant as well", () => {
		expect(headsFor(at(100, 20), at(103, 20), box)).toBe(true);
		expect(headsFor(at(100, 20), at(102, 25), box)).toBe(true);
		expect(headsFor(at(100, 380), at(102, 377), box)).toBe(true);
	});

	it("is not when it rests, moves away or along", () => {
		expect(headsFor(at(100, 20), at(100, 20), box)).toBe(false);
		expect(headsFor(at(100, 20), at(97, 20), box)).toBe(false);
		expect(headsFor(at(100, 380), at(100, 390), box)).toBe(false);
	});
});
