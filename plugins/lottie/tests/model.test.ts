// Lottie without a page: addresses, files, frames.
import { describe, expect, it } from "vitest";
import { addressOf, frameAt, isJson, lengthOf, rangeOf, readAnimation, shareOf, urlOf } from "../model";

const base = "https://site.example/page/";
const data = (more: object = {}) => JSON.stringify({ ip: 0, op: 60, fr: 30, w: 200, h: 150, layers: [], ...more });

describe("the address of the file", () => {
	it("is the first that is there, and of the web", () => {
		expect(addressOf(base, undefined, "", "/a.json", "/b.json")).toBe("https://site.example/a.json");
		for (const bad of ["javascript:alert(1)//.json", "data:application/json,{}", "file:///a.json", "https://", 7, {}])
			expect(addressOf(base, bad)).toBeUndefined();
		expect(addressOf(base)).toBeUndefined();
	});

	it("is read out of whatever was printed", () => {
		expect([urlOf({ url: "/a.json" }), urlOf([]), urlOf(null), urlOf("x")]).toEqual(["/a.json", ...Array(3)]);
		expect(["/a.json", "/a.json?v=1", "/a.zip", null].map(isJson)).toEqual([true, true, false, false]);
	});
});

describe("a file", () => {
	it("has pictures alongside it, and no fonts of its own", () => {
		const text = data({
			assets: [
				{ id: "a", u: "images/", p: "a.png" },
				{ id: "b", e: 1, p: "data:image/png;base64,x" },
				null,
				{ id: "c" },
			],
			fonts: { list: [{ fName: "A", origin: 2, fPath: "https://evil.example/a.js" }, 7] },
		});
		const { assets, fonts } = readAnimation(text, "https://cdn.example/anim/wheel.json");
		expect(assets).toMatchObject([
			{ u: "", p: "https://cdn.example/anim/images/a.png" },
			{ p: "data:image/png;base64,x" },
			null,
			{ id: "c" },
		]);
		expect(fonts).toMatchObject({ list: [{ fPath: "" }, 7] });
	});

	it("that is no animation throws", () => {
		const texts = [
			"",
			"null",
			"[]",
			"7",
			"{}",
			data({ layers: [null] }),
			data({ fr: 0 }),
			data({ w: "1" }),
			data({ op: 0 }),
		];
		for (const text of texts) expect(() => readAnimation(text, base)).toThrow();
		expect(() => readAnimation(data(), base)).not.toThrow();
	});
});

describe("frames", () => {
	const frames = (range: ReturnType<typeof rangeOf>, ...travelled: number[]) =>
		travelled.map((way) => frameAt(range, way));

	it("run once from start to end, in percent", () => {
		const range = rangeOf(60, 25, 75, false, false, 0);
		expect(lengthOf(range)).toBe(30);
		expect(frames(range, 0, 10, 30)).toEqual([15, 25, 45]);
	});

	it("run forth and back, which is one count", () => {
		const range = rangeOf(60, 0, 100, true, true, 2);
		expect(lengthOf(range)).toBe(240);
		expect(frames(range, 30, 60, 90, 120, 240)).toEqual([30, 60, 30, 0, 0]);
	});

	it("go round for ever without a count", () => {
		const range = rangeOf(60, 0, 100, false, true, 0);
		expect(lengthOf(range)).toBe(Number.POSITIVE_INFINITY);
		expect(frames(range, 59, 60, 601)).toEqual([59, 0, 1]);
	});

	it("stand if there is nothing between start and end", () => {
		const range = rangeOf(60, 80, 20, true, true, 0);
		expect([lengthOf(range), frameAt(range, 0), frameAt(range, 100)]).toEqual([0, 48, 48]);
	});

	it("follow a part of the way", () => {
		expect([0, 0.2, 0.5, 0.8, 1].map((progress) => shareOf(progress, 20, 80))).toEqual([0, 0, 0.5, 1, 1]);
		expect(shareOf(0.5, 50, 50)).toBe(0);
	});
});
