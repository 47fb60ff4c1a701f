// Floating buttons, what needs no page: the visitor's time of day, clicks in tens.
import { describe, expect, it, vi } from "vitest";
import { createClicks, timeOfDay } from "../model";

describe("the time of a message", () => {
	const now = new Date(2027, 0, 1, 14, 5);
	/** Which space comes before half of the day, and whether a zero before one digit, differs by the version of the data. */
	const time = (printed: string, locale: string) =>
		timeOfDay(printed, now, locale)
			.replace(/\s/g, " ")
			.replace(/^0(?=\d)/, "");

	it("is now, in the visitor's 12 or 24 hours", () => {
		expect([time("", "en-US"), time("", "de-DE")]).toEqual(["2:05 PM", "14:05"]);
	});

	it.each([
		["20:07", "8:07 PM", "20:07"],
		[" 8:07 pm ", "8:07 PM", "20:07"],
		["12:30 a.m.", "12:30 AM", "0:30"],
		["12:30 PM", "12:30 PM", "12:30"],
	])("is the one that the server printed: %s", (printed, twelve, twentyFour) => {
		expect([time(printed, "en-US"), time(printed, "de-DE")]).toEqual([twelve, twentyFour]);
	});

	it.each(["25:00", "12:99", "soon", "1:2:3"])("is now where what was printed is not one: %s", (printed) => {
		expect(time(printed, "de-DE")).toBe("14:05");
	});
});

describe("clicks", () => {
	it("are sent in tens, and the rest when it is time", () => {
		const send = vi.fn((_ids: readonly string[]) => true);
		const { add, flush } = createClicks(send);
		for (let count = 0; count < 12; count++) add(`${count}`);
		expect(send.mock.calls).toEqual([[["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]]]);
		flush();
		expect(send.mock.lastCall).toEqual([["10", "11"]]);
		flush();
		expect(send).toHaveBeenCalledTimes(2);
	});

	it("that the browser did not take are sent again, ten at most in one", () => {
		let isTaken = false;
		const send = vi.fn((_ids: readonly string[]) => isTaken);
		const { add, flush } = createClicks(send);
		for (let count = 0; count < 12; count++) add(`${count}`);
		isTaken = true;
		send.mockClear();
		flush();
		expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([10, 2]);
	});
});
