// Mega menu, model: where a panel lies, the gap that the pointer may cross, the names of an animation.
import { describe, expect, it } from "vitest";
import { classesOf, goesAbove, isBetween, leftOf } from "../model";

const box = (left: number, top: number, width: number, height: number) => ({
	left,
	top,
	right: left + width,
	bottom: top + height,
});

describe("the left edge of a panel", () => {
	const title = box(500, 10, 100, 40);
	it("meets the title's edge or middle", () => {
		expect(leftOf(title, 300, "left", 1280)).toBe(500);
		expect(leftOf(title, 300, "center", 1280)).toBe(400);
		expect(leftOf(title, 300, "right", 1280)).toBe(300);
	});
	it("stays in the page, whose left edge wins", () => {
		expect(leftOf(box(1200, 0, 80, 40), 300, "center", 1280)).toBe(980);
		expect(leftOf(box(10, 0, 80, 40), 300, "center", 1280)).toBe(0);
		expect(leftOf(title, 2000, "center", 1280)).toBe(0);
	});
});

it("a panel goes above only if there is room, and none below", () => {
	expect(goesAbove(box(0, 700, 100, 40), 300, 800)).toBe(true);
	expect(goesAbove(box(0, 200, 100, 40), 300, 800)).toBe(false);
	expect(goesAbove(box(0, 200, 100, 40), 700, 800)).toBe(false);
});

it("the gap lies between title and panel, above or below", () => {
	const title = box(500, 100, 100, 40);
	expect(isBetween(520, 145, title, box(300, 150, 500, 200))).toBe(true);
	expect(isBetween(520, 95, title, box(300, 0, 500, 90))).toBe(true);
	expect(isBetween(520, 360, title, box(300, 150, 500, 200))).toBe(false);
	expect(isBetween(900, 145, title, box(300, 150, 500, 200))).toBe(false);
});

it("without an animation there are no classes", () => {
	expect(["", " ", "none", "undefined"].flatMap(classesOf)).toEqual([]);
	expect(classesOf(" fadeIn  slow ")).toEqual(["animated", "fadeIn", "slow"]);
});
