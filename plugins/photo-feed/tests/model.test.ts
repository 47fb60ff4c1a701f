// Rules of the photo feed without a page: settings, columns, sources, widths, answers of a server.
import { describe, expect, it } from "vitest";
import { payloadOf } from "../calls";
import {
	addressFor,
	columnsAt,
	heightOf,
	isPlaceholder,
	needsResizing,
	readSettings,
	readSources,
	sizeClassOf,
	sourcesOf,
	targetWidth,
	widthOf,
} from "../model";

const rules = { folder: "/own/", isAllowed: true, favorLocal: false };
const printed = { d: "/d", 150: "/150", 320: "/320", 640: "/640" };

describe("settings", () => {
	it("have defaults where nothing is printed", () => {
		expect(readSettings({}, false)).toMatchObject({
			cols: 4,
			colsmobile: 4,
			num: 1,
			nummobile: 1,
			postID: "unknown",
			imageaspectratio: "1:1",
			consentGiven: false,
		});
	});

	it("survive what is no number", () => {
		const { cols, colsmobile, num, nummobile, general } = readSettings(
			{ cols: "x", colsmobile: "-3", num: "", nummobile: "1e9", options: "{", sbiFlags: "gdpr, favorLocal,unknown" },
			true,
		);
		expect([cols, colsmobile, num, nummobile, general]).toEqual([4, 4, 1, 1, {}]);
	});

	it("know their flags, and keep what a flag is named after", () => {
		const settings = readSettings({ cols: "3", sbiFlags: " gdpr,favorLocal ,cols,consentGiven,__proto__" }, false);
		expect(settings).toMatchObject({ gdpr: true, favorLocal: true, cols: 3, consentGiven: false });
		expect([settings.locator, Object.getPrototypeOf(settings)]).toEqual([undefined, Object.prototype]);
	});

	it("hold no flag when the feed names none", () => {
		const names = Object.keys(readSettings({ sbiFlags: "gdpr" }, false)).filter((name) => name !== "gdpr");
		for (const sbiFlags of [undefined, "", " ", ",", ", ,"])
			expect(Object.keys(readSettings({ sbiFlags }, false))).toEqual(names);
	});
});

it("columns of a wide automatic feed stay as they are", () => {
	const settings = { cols: 12, colsmobile: 1, colstablet: 1, hasAutoColumns: true };
	expect([480, 500, 700].map((width) => columnsAt(settings, width))).toEqual([1, 12, 12]);
});

it("size classes change at 120 and 240", () => {
	expect([120, 121, 239, 240].map(sizeClassOf)).toEqual(["sbi_small", "sbi_medium", "sbi_medium", ""]);
	expect([heightOf(200, "3:4"), heightOf(100.5, "4:5"), heightOf(10, "constructor")]).toEqual([266, 125.63, 10]);
});

describe("sources", () => {
	it("are those of the server, without cache keys and what is no text", () => {
		expect(readSources('{"d":"/d?ig_cache_key=1","150":5,"320":"","640":"/6","x":"y"}')).toEqual({
			d: "/d",
			640: "/6",
		});
		for (const json of [null, "", "{", "[]", "[1]", "{}", "5"]) expect(readSources(json)).toBeUndefined();
	});

	it.each([
		[
			{ id: "a", sizes: { full: 1, low: 1 } },
			{ 640: "/own/afull.jpg", 320: "/own/alow.jpg", 150: "/150" },
			{ 150: "/own/alow.jpg" },
		],
		[
			{ id: "a", sizes: { thumb: 1 }, extension: ".webp" },
			{ 640: "/640", 150: "/own/athumb.webp" },
			{ 320: "/own/athumb.webp" },
		],
		[
			{ id: "a", sizes: { low: 1 } },
			{ 640: "/640", 320: "/own/alow.jpg", 150: "/150" },
			{ 640: "/own/alow.jpg", 150: "/own/alow.jpg" },
		],
		[{ id: "video", sizes: { full: 1 } }, printed, printed],
		[{ id: "a", sizes: [] }, printed, printed],
		["pending", printed, printed],
		[null, printed, printed],
	])("of the record %j", (record, plain, local) => {
		expect(sourcesOf(printed, record, rules)).toMatchObject(plain);
		expect(sourcesOf(printed, record, { ...rules, favorLocal: true })).toMatchObject(local);
	});

	it("without consent are the site's alone", () => {
		const none = { ...rules, isAllowed: false };
		expect(sourcesOf(printed, undefined, none)).toEqual({});
		expect(sourcesOf(printed, { id: 7, sizes: { low: 1 } }, none)).toEqual({ 320: "/own/7low.jpg" });
	});

	it("give the nearest larger width, else the nearest smaller one", () => {
		expect(addressFor({ 150: "a", 640: "c" }, 320)).toBe("c");
		expect(addressFor({ 150: "a", 320: "b" }, 640)).toBe("b");
		expect([addressFor({ d: "o" }, 640), addressFor({}, 640)]).toEqual(["o", undefined]);
	});

	it("are known by their address, the largest where they are the same", () => {
		expect([widthOf({ 150: "a", 320: "a" }, "a?ig_cache_key=2"), widthOf(printed, "/x")]).toEqual([320, undefined]);
	});
});

it("records that tell of no failure and bring no files are requested", () => {
	const asked = [
		undefined,
		{ id: "video" },
		{ id: "a" },
		{ id: "a", sizes: {} },
		{ id: "pending" },
		{ id: "error" },
		"video",
		"pending",
		null,
	];
	expect(asked.map(needsResizing)).toEqual([true, true, true, false, false, false, false, false, false]);
});

it("widths are rounded up to tens, doubled for what is highlighted", () => {
	expect([150, 150.01, 320, 321].map((width) => targetWidth("auto", width, 1))).toEqual([150, 320, 320, 640]);
	expect([targetWidth("auto", 200, 1.6), targetWidth("auto", 160, 1, true), targetWidth(150, 900, 3)]).toEqual([
		320, 320, 150,
	]);
});

it("placeholders are known by their name", () => {
	expect(["", "/img/placeholder.png", "/a.jpg"].map(isPlaceholder)).toEqual([true, true, false]);
});

it.each([
	['{"success":true,"data":{"a":1}}', { a: 1 }],
	['{"a":1}', { a: 1 }],
	['{"success":false,"data":{"a":1}}', undefined],
	['{"success":true,"data":"text"}', undefined],
	["[]", undefined],
	["<br>{", {}],
])("the answer %s is understood", (text, payload) => {
	expect(payloadOf(text)).toEqual(payload);
});
