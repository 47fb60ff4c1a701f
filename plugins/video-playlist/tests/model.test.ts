// Video playlist: ids, addresses and storage of any kind.
import { describe, expect, it } from "vitest";
import { linkTo, watchedIn } from "../memory";
import { idsOf, linkedId, typeOf } from "../model";

it("knows items by their ids, which are text", () => {
	expect(idsOf([{ _id: 1234567 }, { _id: "7ecb491" }, null, "x", {}])).toEqual(["1234567", "7ecb491", "", "", ""]);
	expect(idsOf([{ _id: { toString: 1 } }, { _id: ["a"] }])).toEqual(["", ""]);
	expect([idsOf(undefined), idsOf({ 0: { _id: "a" } })]).toEqual([[], []]);
});

describe("an address", () => {
	it("leads to an item of its own playlist alone (more-widgets #34)", () => {
		expect(linkedId("?playlist=8039434&video=7ecb491", "8039434")).toBe("7ecb491");
		expect([linkedId("?playlist=1&video=7ecb491", "8039434"), linkedId("?video=a", "8039434")]).toEqual([null, null]);
	});

	it.each([
		["/a", "/a?playlist=1&video=2"],
		["https://a.test/b?c=%20+&video=9&d#e?f", "https://a.test/b?c=%20+&d&playlist=1&video=2#e?f"],
		["/a?playlist=7&videos=3", "/a?videos=3&playlist=1&video=2"],
		["/a#", "/a?playlist=1&video=2#"],
	])("%s keeps the rest of itself as it is spelt (more-widgets #32)", (address, expected) => {
		expect(linkTo(address, "1", "2")).toBe(expected);
	});
});

it("takes from the storage what is a list", () => {
	expect(watchedIn('["a",1]')).toEqual(["a", "1"]);
	expect([undefined, null, "", "{", "{}", 3, "null"].map(watchedIn)).toEqual([[], [], [], [], [], [], []]);
});

it("knows the type of a file by its ending", () => {
	expect(["/a.mp4", "/a.b.webm?c.d", "/a", "/a.ogv#t=3"].map(typeOf)).toEqual([
		"video/mp4",
		"video/webm",
		"video/mp4",
		"video/ogv",
	]);
});
