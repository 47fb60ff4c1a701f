// Counter: which numbers its attributes hold and what it shows while it counts.
import { describe, expect, it } from "vitest";
import { readCount, textAt } from "../model";

const last = (toValue: string, delimiter?: string) => {
	const count = readCount({ toValue, delimiter }, "0");
	return count && textAt(count, 1);
};

describe("the last text", () => {
	it("groups the integer part and keeps the decimals as printed (page-builder #32)", () => {
		expect(last("1234.5", ",")).toBe("1,234.5");
		expect(last("10.50")).toBe("10.50");
		expect(last("1234.5")).toBe("1234.5");
	});

	it.each([
		["1500.50", ",", "1,500.50"],
		["-2500", ".", "-2.500"],
		["999", ",", "999"],
		["1000", " ", "1 000"],
		["1234567.123456", ",", "1,234,567.123456"],
		["123456", "$&", "123$&456"],
		["5.", ",", "5"],
		[" 12 ", ",", "12"],
		["-0.00", ",", "0.00"],
	])("of %j with the delimiter %j is %j", (toValue, delimiter, expected) => {
		expect(last(toValue, delimiter)).toBe(expected);
	});

	it.each(["", " ", "NaN", "Infinity", "-Infinity", "many", "1,000"])("does not exist for the target %j", (toValue) => {
		expect(last(toValue)).toBeUndefined();
	});

	it("does not exist without a target", () => {
		expect(readCount({}, "7")).toBeUndefined();
	});

	it("survives a target with more digits or decimals than numbers have", () => {
		expect(last("1e300", ",")).toBe("1e+300");
		expect(last(`0.${"1".repeat(300)}`)).toMatch(/^0\.1{15}\d{85}$/);
	});
});

describe("the start", () => {
	it("is the attribute; the number in the text when that is empty or 0; else 0", () => {
		const from = (fromValue: string | undefined, text: string) => readCount({ toValue: "9", fromValue }, text)?.from;
		expect(from("3", "5")).toBe(3);
		expect(from("", "5")).toBe(5);
		expect(from("0", "5")).toBe(5);
		expect(from(undefined, "5")).toBe(5);
		expect(from("", "")).toBe(0);
		expect(from("x", "y")).toBe(0);
		expect(from("Infinity", "")).toBe(0);
	});
});

describe("the duration", () => {
	it("is 500 ms when it is missing or no number", () => {
		const duration = (text?: string) => readCount({ toValue: "9", duration: text }, "")?.duration;
		expect(duration("2000")).toBe(2000);
		expect(duration("0")).toBe(0);
		expect(duration()).toBe(500);
		expect(duration("")).toBe(500);
		expect(duration("soon")).toBe(500);
		expect(duration("Infinity")).toBe(500);
	});
});

describe("on the way", () => {
	const count = { from: 0, to: 100, duration: 500, decimals: 0, delimiter: "" };

	it("is eased by half a cosine and cut to integers", () => {
		expect([0, 0.25, 0.6, 0.75, 1].map((progress) => textAt(count, progress))).toEqual(["0", "14", "65", "85", "100"]);
	});

	it("shows as many decimals as the target has", () => {
		expect(textAt({ ...count, decimals: 2 }, 0.25)).toBe("14.64");
	});

	it("counts down and below zero, without a minus on zero", () => {
		expect(textAt({ ...count, from: 10, to: -10 }, 0.5)).toBe("0");
		expect(textAt({ ...count, to: -1, decimals: 1 }, 0.01)).toBe("0.0");
		expect(textAt({ ...count, to: -100 }, 0.6)).toBe("-65");
	});

	it("never overflows between the largest numbers", () => {
		expect(textAt({ ...count, from: -1.7e308, to: 1.7e308 }, 0.25)).not.toMatch(/NaN|Infinity/);
	});
});
