// Sticky anchors: which distance a target keeps.
import { expect, it } from "vitest";
import { distanceAt } from "../model";

const covers = [
	[0, 50],
	[2000, 70],
] as const;

it.each([
	[-10, undefined],
	[0, undefined],
	[1, 50],
	[1000, 50],
	[2000, undefined],
	[2500, 70],
])("gives a target at %d the distance of the nearest element above it: %s (sticky-motion #20)", (top, distance) => {
	expect(distanceAt(top, covers)).toBe(distance);
});

it("gives none without sticky elements", () => expect(distanceAt(100, [])).toBeUndefined());
