// Progress tracker: shares, percents and dashes.
import { expect, it } from "vitest";
import { dashOffset, hasRoom, shareOf, toPercent } from "../model";

it("is percent with two decimals, from 0 to 100 (more-widgets #38)", () => {
	expect([1440 / (9079 - 800), 0, 1, -0.5, 7, Number.NaN, Infinity, 1 / 3].map(toPercent)).toEqual([
		17.39, 0, 100, 0, 100, 0, 100, 33.33,
	]);
});

it("is what of an element has come into the window; nothing of one that is not there", () => {
	expect([shareOf(800, 1000, 800), shareOf(300, 1000, 800), shareOf(-200, 1000, 800), shareOf(0, 0, 800)]).toEqual([
		0, 0.5, 1, 0,
	]);
});

it("shows its text from one and a half times the text's width on", () => {
	expect([hasRoom(17.39, 1000, 100), hasRoom(15, 1000, 100), hasRoom(14, 1000, 100)]).toEqual([true, false, false]);
});

it("leaves so much of a circle drawn", () => {
	expect([dashOffset(25, 400, true), dashOffset(25, 400, false), dashOffset(100, 400, false)]).toEqual([-300, 300, 0]);
});
