// Photo feed: which picture is shown, from where, and what stands in for it.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
	allSources,
	arrive,
	errors,
	fail,
	feed,
	folder,
	heights,
	image,
	item,
	items,
	network,
	pass,
	placeholder,
	query,
	queryAll,
	record,
	resize,
	setUp,
	sizes,
	sourceOf,
	sources,
	start,
	stop,
	tearDown,
} from "./setup";

beforeEach(setUp);
afterEach(tearDown);

describe("pictures", () => {
	const withResolution = (resolution: string, options = {}) =>
		feed({ records: {}, ...options }).replace('data-res="full"', `data-res="${resolution}"`);

	it.each([
		["full", 640],
		["medium", 320],
		["thumb", 150],
	])("of the resolution %s are %i wide (photo-feed #12, #13)", async (resolution, width) => {
		await start(withResolution(resolution));
		expect(allSources()).toEqual([1, 2, 3, 4].map((id) => `${network}${id}-${width}.jpg`));
		expect(query(".sbi_photo").dataset.fullRes).toBe(`${network}1-640.jpg`);
	});

	it.each([
		[150, 150],
		[151, 320],
		[320, 320],
		[321, 640],
	])("in a photo of %i px are %i wide on their own (photo-feed #14)", async (shown, width) => {
		sizes.photo = shown;
		await start(withResolution("auto"));
		expect(sourceOf(1)).toBe(`${network}1-${width}.jpg`);
	});

	it("that turn out to be wide are raised once (photo-feed #15)", async () => {
		await start(withResolution("auto"));
		arrive(image(1), 544, 320);
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
		arrive(image(1), 1920, 320);
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
		arrive(image(2), 512, 320);
		expect(sourceOf(2)).toBe(`${network}2-320.jpg`);
		arrive(image(3), 1000, 320);
		expect(sourceOf(3)).toBe(`${network}3-320.jpg`);
	});

	it("have no cache key in their address (photo-feed #16)", async () => {
		await start(feed({ items: item(1, { set: sources(1, { 640: `${network}1.jpg?ig_cache_key=x` }) }) }));
		expect(sourceOf(1)).toBe(`${network}1.jpg`);
	});

	it("are never made smaller (photo-feed #17)", async () => {
		await start(withResolution("medium", { items: item(1, { src: `${network}1-640.jpg` }) }));
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("come from the site where it has them (photo-feed #18)", async () => {
		window.sb_instagram_js_options = { resized_url: "https://localhost:3000/own/" };
		await start(feed({ records: { 1: record("316_n", { full: 640, low: 320 }) } }));
		expect(sourceOf(1)).toBe("http://localhost:3000/own/316_nfull.webp");
		stop();
		await start(withResolution("medium", { records: { 1: record("316_n", { full: 640, low: 320 }) } }));
		expect(sourceOf(1)).toBe("http://localhost:3000/own/316_nlow.webp");
	});

	it("come from other sizes of the site's where that is preferred (photo-feed #19)", async () => {
		const low = { 1: record("1_n", { low: 320 }, {}) };
		await start(feed({ records: low, flags: "favorLocal" }));
		expect(sourceOf(1)).toBe(`${folder}1_nlow.jpg`);
		stop();
		await start(withResolution("thumb", { records: low, flags: "favorLocal" }));
		expect(sourceOf(1)).toBe(`${folder}1_nlow.jpg`);
		stop();
		await start(feed({ records: low }));
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
	});

	it("of one item that is broken leave the others alone (photo-feed #51)", async () => {
		await start(
			feed({ items: item(1, { set: '{"d":' }) + item(2) + item(3, { set: null }) + item(4, { set: "[1]" }) }),
		);
		expect(allSources()).toEqual([placeholder, `${network}2-640.jpg`, placeholder, placeholder]);
		expect(errors).toEqual([]);
	});

	it("that fail on the site are the original's, once (photo-feed #44)", async () => {
		await start(feed({ records: { 1: record("1_n", { full: 640 }) }, items: item(1, { area: true }) }));
		fail(image(1));
		const state = () => [sourceOf(1), image(1).className, query("#sbi_1").classList.contains("sbi_had_error")];
		const expected = [`${network}1-d.jpg`, "sbi_img_error", true];
		expect(state()).toEqual(expected);
		expect(query(".sbi_link_area").className).toContain("sbi_had_error");
		expect(query(".sbi_link_area").getAttribute("href")).toBe(`${folder}1_nfull.webp`);
		sizes.photo = 220;
		await pass(1499);
		expect(heights()).toEqual(["200px"]);
		await pass(1);
		expect(heights()).toEqual(["220px"]);
		fail(image(1));
		expect(state()).toEqual(expected);
		expect(errors.map(({ code }) => code)).toEqual(["picture"]);
	});

	it("that fail at the network are the site's, and stay so (photo-feed #45, #46)", async () => {
		const one = await start(feed({ items: item(1, { src: `${network}1-320.jpg`, classes: "" }) }));
		one.resizedImages[1] = record("1_n", { low: 320 });
		fail(image(1));
		expect([sourceOf(1), one.settings.favorLocal]).toEqual([`${folder}1_nlow.webp`, true]);
		delete one.resizedImages[1];
		one.afterResize();
		one.maybeRaiseImageResolution(query("#sbi_1"), 0, true);
		expect(sourceOf(1)).toBe(`${folder}1_nlow.webp`);
	});

	it("that the server loads are raised later only (photo-feed #48)", async () => {
		const printed = `${network}1-150.jpg`;
		await start(
			feed({
				flags: "imageLoadDisable",
				items: item(1, { classes: "sbi_new sbi_no_js sbi_no_resraise sbi_js_load_disabled", src: printed }),
			}),
		);
		await pass(499);
		expect([sourceOf(1), query("#sbi_1").classList.contains("sbi_no_resraise")]).toEqual([printed, true]);
		await pass(1);
		resize();
		await pass(500);
		expect([sourceOf(1), query("#sbi_1").classList.contains("sbi_no_resraise")]).toEqual([
			`${network}1-640.jpg`,
			false,
		]);
	});

	it("are handed to other lazy loaders (photo-feed #49)", async () => {
		const lazy = { img: 'data-src="later.jpg" data-orig-src="later.jpg"' };
		await start(feed({ items: item(1, lazy) + item(2, { ...lazy, full: "", set: { 320: "/l.jpg" } }) }));
		expect([image(1).dataset.src, image(1).dataset.origSrc, image(2).dataset.src]).toEqual([
			`${network}1-640.jpg`,
			`${network}1-640.jpg`,
			"later.jpg",
		]);
		stop();
		await start(feed({ classes: "sbi-no-ll-check", items: item(1, lazy) }));
		expect(image(1).dataset.src).toBe("later.jpg");
	});

	it("take the place of a placeholder that comes late", async () => {
		const unraised = "sbi_type_image sbi_no_resraise";
		await start(feed({ items: item(1, { classes: unraised, set: { 320: "/l.jpg" }, full: `${network}full.jpg` }) }));
		expect(sourceOf(1)).toBe(placeholder);
		arrive(image(1), 640, 640);
		expect([sourceOf(1), image(1).className]).toEqual([`${network}full.jpg`, "sbi-replaced"]);
	});

	it("are lazy below the first row, and missing sizes are the nearest", async () => {
		await start(feed({ items: item(1, { set: { 320: "/l.jpg" } }) + items(4, 2) }));
		expect(sourceOf(1)).toBe("/l.jpg");
		expect(queryAll(".sbi_photo img").map((img) => img.getAttribute("loading"))).toEqual([
			null,
			null,
			null,
			null,
			"lazy",
		]);
	});
});
