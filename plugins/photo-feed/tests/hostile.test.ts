// Photo feeds among 10,000 hostile inputs and 200 rounds of faults: nothing throws, nothing is shown without consent, everything ends.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { payloadOf } from "../calls";
import {
	addressFor,
	columnsAt,
	needsResizing,
	readSettings,
	readSources,
	resolutionOf,
	sourcesOf,
	targetWidth,
	widthOf,
} from "../model";
import {
	answers,
	errors,
	feed,
	image,
	item,
	loadMore,
	pass,
	posts,
	query,
	queryAll,
	setUp,
	start,
	stop,
	tearDown,
} from "./setup";

beforeEach(setUp);
afterEach(tearDown);

/** Numbers that look random, the same in each run. */
const randomFrom = (seed: number) => () => {
	seed = (seed * 1664525 + 1013904223) % 2 ** 32;
	return seed / 2 ** 32;
};
const pool = [
	"",
	"0",
	"-1",
	"1e9",
	"NaN",
	"null",
	"[]",
	"{}",
	'{"',
	'{"d":1}',
	'{"640":"javascript:x"}',
	'{"__proto__":{"a":1}}',
	'{"150":"//x","640":"/y?ig_cache_key=1"}',
	"constructor",
	"__proto__",
	"\ud800",
	"<script>x</script>",
	"auto",
	"same",
	"gdpr",
	"𝕏".repeat(40),
	'{"success":true,"data":[1]}',
	'{"success":1,"data":{"html":5}}',
	'{"id":"error","sizes":{}}',
];
const values: unknown[] = [
	undefined,
	null,
	0,
	"",
	"pending",
	[],
	{},
	{ id: "a" },
	{ id: {}, sizes: 5 },
	{ id: "../..", sizes: { full: {}, low: null } },
	{ id: 1, sizes: { constructor: 1 } },
	Number.NaN,
	true,
	() => {},
];

it("rules of a feed survive 10,000 inputs", () => {
	const random = randomFrom(7);
	const text = () => pool[Math.floor(random() * pool.length)]!;
	const value = () => values[Math.floor(random() * values.length)];
	for (let count = 0; count < 10_000; count++) {
		const settings = readSettings(
			{
				cols: text(),
				colsmobile: text(),
				colstablet: text(),
				num: text(),
				nummobile: text(),
				res: text(),
				options: text(),
				sbiFlags: text(),
			},
			random() > 0.5,
		);
		const columns = columnsAt(settings, random() * 2000);
		expect(columns >= 1 && Number.isInteger(columns)).toBe(true);
		expect([settings.num, settings.nummobile].every((number) => number >= 0)).toBe(true);
		const printed = readSources(text());
		const record = value();
		needsResizing(record);
		const sources = sourcesOf(printed ?? {}, record, { folder: "/own/", isAllowed: false, favorLocal: random() > 0.5 });
		expect(Object.values(sources).every((address) => address?.startsWith("/own/"))).toBe(true);
		const target = targetWidth(resolutionOf(settings), random() * 3000, random() * 5);
		expect([150, 320, 640]).toContain(target);
		widthOf(sources, `${addressFor(sources, target)}`);
		const payload = payloadOf(text());
		expect(payload === undefined || typeof payload === "object").toBe(true);
	}
	expect(({} as { a?: number }).a).toBeUndefined();
});

it("feeds survive 200 rounds of faults", async () => {
	const random = randomFrom(11);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
	const network = /cdninstagram/;
	for (let round = 0; round < 200; round++) {
		const isGated = random() > 0.5;
		answers.sbi_load_more_clicked = [
			pick([
				{ status: 500 },
				"{",
				"",
				{ json: null },
				{ json: [] },
				posts("<p>"),
				posts(item(5) + item(1)),
				posts(item(6), { resizedImages: "x", feedStatus: 5 }),
				{ json: { success: true, data: { html: {} } } },
			] as const) as never,
		];
		answers.sbi_resized_images_submit = [
			pick([{ status: 404 }, "[", { json: { success: true, data: { 1: pick(values.slice(0, -1)) } } }]) as never,
		];
		const items = [1, 2, 3]
			.map((id) =>
				item(id, { set: pick([pool[id], undefined]), img: pick(["", 'data-src="x"']), full: pick(["", "http://["]) }),
			)
			.join("");
		const one = await start(
			feed({
				items,
				flags: isGated ? "gdpr" : pick(["", "ajaxPostLoad", "locator,favorLocal"]),
				records: pick([{}, "{", '{"x']),
			}),
		);
		const steps = [
			() => loadMore(),
			() => one.afterResize(),
			() => window.dispatchEvent(new Event("resize")),
			() => image(1).dispatchEvent(new Event("error")),
			() => image(2).dispatchEvent(new Event("load")),
			() => query("#sbi_images").replaceChildren(),
			() => one.maybeRaiseImageResolution(),
			() => queryAll(".sbi_photo").at(0)?.removeAttribute("data-img-src-set"),
			() => query(".sbi_load_btn")?.remove(),
		];
		for (let count = 0; count < 5; count++) {
			try {
				pick(steps)();
			} catch {
				// What the step looked for is gone.
			}
			await pass(random() * 700);
		}
		if (isGated) expect(queryAll(".sbi_photo img").some((img) => network.test(img.getAttribute("src")!))).toBe(false);
		expect(errors.filter(({ code }) => code !== "picture")).toEqual([]);
		stop();
		// Stores let go a second after their last subscriber.
		await pass(1000);
		expect(vi.getTimerCount()).toBe(0);
	}
});
