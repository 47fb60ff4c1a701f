// Countdown: digits, ends and actions as its attributes say them.
import { describe, expect, it } from "vitest";
import { digitsAt, dueOf, nextChange, readActions } from "../model";

const hour = 3_600_000;

describe("the digits", () => {
	it.each([
		[90_061_000, "01 01 01 01"],
		[90_060_999, "01 01 01 00"],
		[999, "00 00 00 00"],
		[0, "00 00 00 00"],
		[-5000, "00 00 00 00"],
		[123 * 24 * hour + 23 * hour + 59 * 60_000 + 59_999, "123 23 59 59"],
	])("of %d ms are %s", (leftMs, expected) => {
		expect(digitsAt(leftMs).join(" ")).toBe(expected);
	});

	it("change when the next second has begun, and at the end", () => {
		expect([90_061_000, 90_060_999, 1500, 1000, 400].map(nextChange)).toEqual([1, 1000, 501, 1, 400]);
		for (const leftMs of [90_061_000, 61_234, 1001]) {
			const wait = nextChange(leftMs);
			expect(digitsAt(leftMs - wait + 1)).toEqual(digitsAt(leftMs));
			expect(digitsAt(leftMs - wait)).not.toEqual(digitsAt(leftMs));
		}
	});
});

describe("the end", () => {
	const memory = (entries: Record<string, string> = {}) => ({
		entries,
		getItem: (key: string) => entries[key] ?? null,
		setItem: (key: string, value: string) => void (entries[key] = value),
	});
	const evergreen = (seconds: string, entries?: Record<string, string>, id = "8039434") => {
		const storage = memory(entries);
		return [dueOf({ date: "", evergreenInterval: seconds }, id, 5000, () => storage), storage.entries];
	};

	it.each([
		["1795589340", 1_795_589_340_000],
		[" 12 ", 12_000],
		["0", 0],
		["", undefined],
		["soon", undefined],
		["Infinity", undefined],
		["1e308", undefined],
	])("of the date %j is %s", (date, due) => {
		expect(dueOf({ date }, "a1", 5000, memory)).toBe(due);
		expect(dueOf({ date, evergreenInterval: "0" }, "a1", 5000, memory)).toBe(due);
	});

	it("of an evergreen one is an interval from now, kept under the id as text (more-widgets #3)", () => {
		const stored = { "8039434-evergreen_due_date": "65000", "8039434-evergreen_interval": "60" };
		expect(evergreen("60")).toEqual([65_000, stored]);
		expect(evergreen("60", undefined, "0012345")[1]).toHaveProperty("0012345-evergreen_due_date", "65000");
	});

	it("stays with the same interval, past or not, and is renewed with another (more-widgets #3)", () => {
		const stored = (due: string, interval: string) => ({
			"7-evergreen_due_date": due,
			"7-evergreen_interval": interval,
		});
		expect(evergreen("60", stored("9000", "60"), "7")[0]).toBe(9000);
		expect(evergreen("60", stored("1000", "60"), "7")[0]).toBe(1000);
		expect(evergreen("60", stored("9000", "30"), "7")).toEqual([65_000, stored("65000", "60")]);
	});

	it("is renewed when its date was lost or is not a date", () => {
		const interval = { "7-evergreen_interval": "60" };
		expect(evergreen("60", interval, "7")[0]).toBe(65_000);
		expect(evergreen("60", { ...interval, "7-evergreen_due_date": "x" }, "7")[0]).toBe(65_000);
	});

	it("is there without a storage", () => {
		const blocked = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		expect(dueOf({ evergreenInterval: "60" }, "7", 5000, blocked)).toBe(65_000);
	});
});

describe("the actions", () => {
	it("are read in their order; redirects only to web addresses (more-widgets #4)", () => {
		const redirects = ["https://acme.test/over/?a=1&b=2", "javascript:alert(1)", "/over/", "httpfoo", 7, null];
		const list = redirects.map((redirect_url) => ({ type: "redirect", redirect_url }));
		expect(readActions(JSON.stringify([{ type: "message" }, ...list])).map(({ address }) => address)).toEqual([
			undefined,
			"https://acme.test/over/?a=1&b=2",
			undefined,
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});

	it.each([undefined, "", "{}", "null", "[null, 1, []]", "{", '"hide"'])("of %j are none", (json) => {
		expect(readActions(json)).toEqual([]);
	});
});
