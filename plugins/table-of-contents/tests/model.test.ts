// Table of contents: what stands under what, and when it is closed at the start.
import { expect, it } from "vitest";
import { type Entry, flat, isMinimized, nest } from "../model";

const spell = (entries: Entry[]): string =>
	entries.map(({ index, entries }) => `${index}${entries.length ? `(${spell(entries)})` : ""}`).join(" ");

it.each([
	[[2, 3, 2], "0(1) 2"],
	[[3, 2, 3], "0 1(2)"],
	[[2, 4, 3, 4], "0(1 2(3))"],
	[[2, 6, 2, 6, 4, 6], "0(1) 2(3 4(5))"],
	[[], ""],
])("puts %j under each other as %s", (ranks, expected) => {
	expect(spell(nest(ranks))).toBe(expected);
});

it("puts none under another on one level", () => {
	expect(spell(flat([2, 3, 2]))).toBe("0 1 2");
});

it.each([
	["tablet", ["_tablet", ""], true],
	["tablet", ["_mobile", "_tablet", ""], true],
	["tablet", [""], false],
	["mobile", ["_tablet", ""], false],
	["desktop", [""], true],
	["none", ["_mobile", "_tablet", ""], false],
])("closed up to %s, on a device of %j: %s", (on, suffixes, expected) => {
	expect(isMinimized(on, suffixes)).toBe(expected);
});
