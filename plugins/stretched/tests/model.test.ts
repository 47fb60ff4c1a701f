// Where a stretched element is to be, and by how much it is not there.
import { describe, expect, it } from "vitest";
import { isInPlace, missing } from "../model";

const span = (left: number, width: number) => ({ left, right: left + width, width });

describe("the offset", () => {
	it.each([
		["from the left", "left", span(70, 1140), span(0, 1280), -70],
		["from the right", "right", span(70, 1140), span(0, 1280), -70],
		["to a box that begins further in", "left", span(10, 400), span(60, 300), 50],
		["of fractions", "left", span(62.5, 1140), span(0, 1265), -62.5],
	] as const)("grows by what is missing %s", (_, side, element, container, expected) => {
		expect(missing(element, container, side)).toBe(expected);
	});
});

describe("an element is in its place", () => {
	it("when its side and its width are those of the container, but for the steps of a layout", () => {
		expect(isInPlace(span(0.015, 1265), 1265, span(0, 1265), "left")).toBe(true);
		expect(isInPlace(span(1, 1265), 1265, span(0, 1265), "left")).toBe(false);
		expect(isInPlace(span(0, 1264), 1264, span(0, 1265), "left")).toBe(false);
		expect(isInPlace(span(0, 1265), 1280, span(0, 1265), "left")).toBe(false);
	});
});
