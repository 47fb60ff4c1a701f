// Animated headline: which step comes when, and what of a word moves as one piece.
import { describe, expect, it } from "vitest";
import type { Animation } from "../animation";
import { highlight, markers } from "../marker";
import { lettersOf, rotate } from "../model";
import type { Course } from "../play";

/** What a course did, with the milliseconds at which it did it. */
const record = (create: (log: (what: string) => void) => Course, untilMs: number) => {
	const steps: string[] = [];
	let now = 0;
	const course = create((what) => steps.push(`${now} ${what}`));
	for (let next = course.next(); !next.done && now + next.value <= untilMs; next = course.next()) now += next.value;
	return steps;
};
const rotation = (
	type: Animation,
	letters: number[],
	isLoop: boolean,
	untilMs: number,
	delayMs = 2500,
	room?: number,
) =>
	record(
		(log) =>
			rotate(
				{
					letters,
					setWidth: (word, extra = 0, ms = 0) => log(`width ${word} +${extra} in ${ms}`),
					close: (ms) => log(`close in ${ms}`),
					swap: (from, to) => log(`${from} -> ${to}`),
					setActive: (word, isActive) => log(`${isActive ? "active" : "inactive"} ${word}`),
					setLetter: (word, letter, isIn) => log(`${isIn ? "+" : "-"}${word}.${letter}`),
					setSelected: (is) => log(is ? "selected" : "not selected"),
				},
				type,
				delayMs,
				isLoop,
				room,
			),
		untilMs,
	);

describe("words take turns", () => {
	it.each(["flip", "drop-in", "slide", "slide-down"] as const)("by %s every 2500 ms (more-widgets #5)", (type) => {
		expect(rotation(type, [0, 0], true, 5000)).toEqual([
			"0 width 0 +0 in 0",
			"2500 0 -> 1",
			"2500 width 1 +0 in 0",
			"5000 1 -> 0",
			"5000 width 0 +0 in 0",
		]);
	});

	it("by clip: closed in 600 ms, open in 600, held for 1500", () => {
		expect(rotation("clip", [0, 0], true, 5900)).toEqual([
			"0 width 0 +10 in 0",
			"2500 close in 600",
			"3100 0 -> 1",
			"3100 width 1 +10 in 600",
			"5200 close in 600",
			"5800 1 -> 0",
			"5800 width 0 +10 in 600",
		]);
	});

	it("by typing: selected for 500 ms, 800 later letter by letter, the first immediately (more-widgets #6)", () => {
		expect(rotation("typing", [2, 2], true, 6500)).toEqual([
			"2500 selected",
			"3000 not selected",
			"3000 inactive 0",
			"3000 -0.0",
			"3000 -0.1",
			"3800 active 1",
			"3800 +1.0",
			"3950 +1.1",
			"6450 selected",
		]);
	});

	it.each(["swirl", "blinds", "wave"] as const)("by %s letter by letter; the longer word sets the end", (type) => {
		expect(rotation(type, [1, 3], true, 5100)).toEqual([
			"0 width 0 +0 in 0",
			"2500 width 1 +0 in 0",
			"2500 -0.0",
			"2500 +1.0",
			"2550 -0.1",
			"2550 +1.1",
			"2600 -0.2",
			"2600 +1.2",
			"5100 width 0 +0 in 0",
			"5100 -1.0",
			"5100 +0.0",
		]);
	});

	it("until the last one, without a loop (more-widgets #7)", () => {
		const changes = rotation("flip", [0, 0, 0], false, 1e6).filter((step) => step.includes("->"));
		expect(changes).toEqual(["2500 0 -> 1", "5000 1 -> 2"]);
		expect(rotation("flip", [0], true, 1e6)).toEqual(["0 width 0 +0 in 0"]);
	});

	it.each([
		["flip", ["0 width 2 +0 in 0", "2500 0 -> 1", "2500 width 1 +0 in 0"]],
		["wave", ["0 width 2 +0 in 0", "2500 width 1 +0 in 0"]],
		["clip", ["0 width 0 +10 in 0", "2500 close in 600"]],
		["typing", ["2500 selected"]],
	] as const)(
		"%s: room for another word until the first change, where the wrapper has a word's width",
		(type, steps) => {
			expect(rotation(type, [0, 0, 0], true, 2500, 2500, 2)).toEqual(steps);
		},
	);
});

describe("a highlight", () => {
	const steps = (isLoop: boolean) =>
		record((log) => highlight((is) => log(is ? "hide" : "show"), 1200, 8000, isLoop), 18_000);

	it("goes at 7600 ms and comes again at 9200 (more-widgets #8)", () => {
		expect(steps(true)).toEqual(["7600 hide", "9200 show", "16800 hide"]);
	});

	it("is drawn once without a loop", () => {
		expect(steps(false)).toEqual([]);
	});

	it("has one or two strokes", () => {
		expect(Object.entries(markers).map(([name, lines]) => `${name} ${lines.length}`)).toEqual([
			"circle 1",
			"curly 1",
			"underline 1",
			"double 2",
			"double_underline 2",
			"underline_zigzag 1",
			"diagonal 1",
			"strikethrough 1",
			"x 2",
		]);
	});
});

describe("the letters", () => {
	it.each([
		[" ok ", ["o", "k"]],
		["\n\tfast\u00a0", ["f", "a", "s", "t"]],
		["a b", ["a", " ", "b"]],
		["👍🏽é", ["👍🏽", "é"]],
		["👩‍👩‍👧", ["👩‍👩‍👧"]],
		["  ", []],
	])("of %j are what people see", (text, letters) => {
		expect(lettersOf(text)).toEqual(letters);
	});

	it("of texts that join or run from right to left are one", () => {
		for (const text of ["سريع جدا", "שָׁלוֹם", "ᠮᠣᠩᠭᠣᠯ"]) expect(lettersOf(` ${text} `)).toEqual([text]);
		expect(lettersOf("fast", true)).toEqual(["fast"]);
	});
});
