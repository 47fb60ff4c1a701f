// Off-canvas rules: addresses, requests, keyboards.
import { describe, expect, it } from "vitest";
import { addressOf, isAddress, isByKeyboard, wanted } from "../model";

describe("off-canvas model", () => {
	it("addresses a panel by its data-id, and in a loop item by what its wrapper says", () => {
		expect(addressOf("off-canvas-ab12cd3", "ab12cd3")).toBe("ab12cd3");
		expect(addressOf("off-canvas-9ef01aa-512-ab12cd3", "ab12cd3")).toBe("9ef01aa-512-ab12cd3");
		expect(addressOf("my-own", "ab12cd3")).toBe("ab12cd3");
		expect(addressOf("", undefined)).toBe("");
	});

	it("compares ids as text, numbers included", () => {
		expect(isAddress(1234567, "1234567")).toBe(true);
		expect(isAddress("1234567", "1234567")).toBe(true);
		expect(isAddress(77, "077")).toBe(false);
		for (const id of [null, undefined, {}, Object.create(null), Symbol("id"), ["77"]])
			expect(isAddress(id, "77")).toBe(false);
	});

	it("knows three display modes", () => {
		expect(["open", "close", "toggle", "x", 1].map((displayMode) => wanted({ displayMode }, true))).toEqual([
			true,
			false,
			false,
			undefined,
			undefined,
		]);
		expect(wanted({ displayMode: "toggle" }, false)).toBe(true);
	});

	it("takes clicks without a pointer for the keyboard's", () => {
		expect(isByKeyboard({ pointerType: "", detail: 1 })).toBe(true);
		expect(isByKeyboard({ pointerType: "mouse", detail: 0 })).toBe(false);
		expect(isByKeyboard({ detail: 0 })).toBe(true);
		expect(isByKeyboard({ detail: 1 })).toBe(false);
		expect(isByKeyboard(undefined)).toBe(false);
	});
});
