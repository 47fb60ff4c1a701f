// Photo feed: start, layout, pictures, reveal, calls, events; each scenario of its contract that needs no consent tool.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import {
	allSources,
	answers,
	arrive,
	calls,
	errors,
	fail,
	feed,
	folder,
	image,
	item,
	loadMore,
	network,
	pass,
	placeholder,
	posts,
	query,
	queryAll,
	ResizeObserverInTests,
	record,
	records,
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

const items = (count: number, from = 1) => Array.from({ length: count }, (_, index) => item(from + index)).join("");
const heights = () => queryAll(".sbi_photo").map(({ style }) => style.height);
const sizeClass = () => ["sbi_small", "sbi_medium"].filter((name) => query(".sbi").classList.contains(name));
const sent = (action: string) => calls.filter((call) => call.action === action);
const resize = () => window.dispatchEvent(new Event("resize"));

describe("at the start", () => {
	it("feeds are counted and published (photo-feed #1)", async () => {
		await start(feed() + feed());
		expect(queryAll(".sbi").map(({ dataset }) => dataset.sbiIndex)).toEqual(["1", "2"]);
		expect(Object.keys(window.sbi!.feeds)).toEqual(["0", "1"]);
		expect(window.sbi!.feeds[1]!.el).toBe(queryAll(".sbi")[1]);
	});

	it("what says that there is no script goes (photo-feed #2)", async () => {
		await start(`<p class="sbi_no_js_error_message"></p><b class="sbi_no_js"></b>${feed({ classes: "sbi_no_js" })}`);
		expect(queryAll(".sbi_no_js_error_message,.sbi_no_js")).toEqual([]);
	});

	it("records are read and their element goes; one that holds none stays (photo-feed #3)", async () => {
		const { resizedImages } = await start(feed({ records }));
		expect([resizedImages[1], query(".sbi_resized_image_data")]).toEqual([records[1], null]);
		stop();
		const other = await start(feed({ records: [] }));
		expect([other.resizedImages, !!query(".sbi_resized_image_data")]).toEqual([{}, true]);
	});

	it("records of the page serve feeds that bring none", async () => {
		window.sbiresizedImages = { 1: records[1] };
		await start(feed());
		expect(sourceOf(1)).toBe(`${folder}1_nfull.webp`);
	});

	it("the message for admins comes first, paragraphs of the theme are noted, pictures in texts go", async () => {
		await start(
			feed({
				items: `<p><a class="sbi_photo"><span class="sbi-screenreader">A <img src="x"></span></a></p>${items(1)}`,
				more: '<b id="sbi_mod_error"></b>',
			}),
		);
		expect(query(".sbi").firstElementChild!.id).toBe("sbi_mod_error");
		expect(query(".sbi").classList.contains("sbi_no_autop")).toBe(true);
		expect(query(".sbi-screenreader img")).toBeNull();
	});
});

describe("columns", () => {
	const columns = async (settings: string, classes: string, widths: number[]) => {
		const { getColumnCount } = await start(feed({ attributes: "", classes }).replace('data-cols="4"', settings));
		return widths.map((width) => {
			sizes.window = width;
			return getColumnCount();
		});
	};

	it("of an automatic feed come from the number on large screens (photo-feed #4, #5)", async () => {
		expect(await columns('data-cols="4"', "sbi_mob_col_auto", [480, 481, 639, 640])).toEqual([1, 2, 2, 4]);
		stop();
		expect(await columns('data-cols="8"', "sbi_mob_col_auto", [639, 640])).toEqual([4, 8]);
		stop();
		expect(await columns('data-cols="2"', "sbi_mob_col_auto", [400])).toEqual([2]);
	});

	it("are the settings' otherwise (photo-feed #6, #7)", async () => {
		const settings = 'data-cols="5" data-colsmobile="2" data-colstablet="3"';
		expect(await columns(settings, "", [480, 481, 800, 801])).toEqual([2, 3, 3, 5]);
		stop();
		expect(await columns('data-cols="5" data-colsmobile="same" data-colstablet="3"', "", [400])).toEqual([5]);
		stop();
		expect(await columns('data-cols="5" data-colsmobile="auto"', "", [400, 700])).toEqual([5, 5]);
	});
});

describe("layout", () => {
	it.each([
		["1:1", "200px"],
		["4:5", "250px"],
		["3:4", "266px"],
		["16:9", "200px"],
	])("photos of the ratio %s are %s high (photo-feed #8)", async (ratio, height) => {
		await start(feed({ attributes: `data-imageaspectratio="${ratio}"` }));
		expect(heights()).toEqual([height, height, height, height]);
	});

	it.each([
		[400, 4, ["sbi_small"]],
		[400, 2, ["sbi_medium"]],
		[400, 1, []],
		[480, 4, ["sbi_small"]],
		[480, 2, []],
	])("a feed of %i px in %i columns has the size classes %j (photo-feed #9)", async (width, columns, expected) => {
		sizes.feed = width;
		await start(feed().replace('data-cols="4"', `data-cols="${columns}"`));
		expect(sizeClass()).toEqual(expected);
	});

	it("extras are hidden by the number for the window (photo-feed #10)", async () => {
		const markup = feed({ items: items(6), attributes: 'data-nummobile="2"' }).replace('data-num="20"', 'data-num="4"');
		const hidden = () => queryAll(".sbi_num_diff_hide").map(({ id }) => id);
		sizes.window = 480;
		await start(markup);
		expect(hidden()).toEqual(["sbi_5", "sbi_6"]);
		expect([sourceOf(4), sourceOf(5)]).toEqual([`${network}4-640.jpg`, placeholder]);
		stop();
		sizes.window = 479;
		await start(markup);
		expect(hidden()).toEqual(["sbi_3", "sbi_4", "sbi_5", "sbi_6"]);
		stop();
		sizes.window = 1280;
		window.sbi_preview_device = "mobile";
		await start(markup);
		expect(hidden()).toHaveLength(4);
	});

	it("follows the window once, half a second after its last change (photo-feed #11)", async () => {
		await start(feed({ records }));
		await pass(2000);
		sizes.photo = 300;
		for (let count = 0; count < 10; count++) {
			resize();
			await pass(40);
		}
		const reads = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get");
		await pass(459);
		expect(heights()[0]).toBe("200px");
		await pass(1);
		expect(heights()[0]).toBe("300px");
		expect(reads).toHaveBeenCalledTimes(1);
		await pass(5000);
		expect(reads).toHaveBeenCalledTimes(1);
	});

	it("keeps the header's own size class (photo-feed #56)", async () => {
		sizes.feed = 400;
		await start(feed({ header: '<div class="sb_instagram_header sbi_medium"></div>' }));
		expect([query(".sb_instagram_header").className, sizeClass()]).toEqual([
			"sb_instagram_header sbi_medium",
			["sbi_small"],
		]);
	});

	it("follows a width that changes while the window keeps its own, by zoom or a column that moves (photo-feed 3.4)", async () => {
		await start(feed({ records }));
		await pass(3000);
		sizes.photo = 300;
		ResizeObserverInTests.tell();
		// Measured in a frame.
		await pass(500);
		expect(heights()[0]).toBe("200px");
		await pass(16);
		expect(heights()).toEqual(["300px", "300px", "300px", "300px"]);
		ResizeObserverInTests.tell();
		await pass(16);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("is made within 100 ms once a hidden feed is shown; nothing watches a feed that is gone (photo-feed #47)", async () => {
		sizes.isRendered = false;
		await start(feed({ records }));
		await pass(3000);
		expect(heights()).toEqual(["", "", "", ""]);
		sizes.isRendered = true;
		ResizeObserverInTests.tell();
		await pass(100);
		expect(heights()).toEqual(["200px", "200px", "200px", "200px"]);
		sizes.isRendered = false;
		resize();
		await pass(500);
		expect(heights()[0]).toBe("200px");
		sizes.isRendered = true;
		sizes.photo = 300;
		ResizeObserverInTests.tell();
		await pass(100);
		expect(heights()[0]).toBe("300px");
		sizes.photo = 400;
		ResizeObserverInTests.tell();
		await pass(100);
		expect([heights()[0], ResizeObserverInTests.all.size]).toEqual(["300px", 1]);
		stop();
		// The store of consent goes a second after its last reader.
		vi.advanceTimersByTime(1000);
		expect([ResizeObserverInTests.all.size, vi.getTimerCount()]).toEqual([0, 0]);
	});
});

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

describe("looks", () => {
	it("items are revealed one after another (photo-feed #41)", async () => {
		await start(feed());
		const state = (name: string) =>
			queryAll(".sbi_item")
				.map(({ classList }) => +classList.contains(name))
				.join("");
		await pass(499);
		expect([state("sbi_new"), state("sbi_transition")]).toEqual(["1111", "1111"]);
		await pass(1);
		expect([state("sbi_new"), state("sbi_transition")]).toEqual(["0000", "1111"]);
		for (const left of ["0111", "0011", "0001"]) {
			await pass(10);
			expect(state("sbi_transition")).toBe(left);
		}
	});

	it("items are there immediately under reduced motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await start(feed());
		expect(queryAll(".sbi_new,.sbi_transition")).toEqual([]);
	});

	it("the owner's script is called after each pass (photo-feed #42)", async () => {
		window.sbi_custom_js = vi.fn(() => {
			throw new Error("theirs");
		});
		await start(feed({ records }));
		await pass(99);
		expect(window.sbi_custom_js).toHaveBeenCalledTimes(0);
		await pass(1);
		expect(window.sbi_custom_js).toHaveBeenCalledTimes(1);
		answers.sbi_load_more_clicked = [posts(item(5))];
		loadMore();
		await pass(1000);
		expect(window.sbi_custom_js).toHaveBeenCalledTimes(2);
		expect(errors.map(({ code }) => code)).toEqual(["listener", "listener"]);
	});

	it("photos and the header answer the pointer (photo-feed #43)", async () => {
		await start(
			feed({
				header:
					'<div class="sb_instagram_header"><a class="sbi_header_link"><i class="sbi_header_img_hover"></i><b></b></a></div>',
			}),
		);
		const move = (from: Element | null, to: Element | null) => {
			from?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: to }));
			to?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, relatedTarget: from }));
		};
		const photo = query(".sbi_photo");
		move(null, image(1));
		expect([photo.style.opacity, photo.style.transition]).toEqual(["0.85", "opacity 200ms"]);
		move(image(1), query(".sbi-screenreader"));
		expect(photo.style.opacity).toBe("0.85");
		move(query(".sbi-screenreader"), document.body);
		expect([photo.style.opacity, photo.style.transition]).toEqual(["1", "opacity 500ms"]);
		const hover = query(".sbi_header_img_hover");
		move(document.body, query(".sbi_header_link b"));
		expect(hover.className).toBe("sbi_header_img_hover sbi_fade_in");
		move(query(".sbi_header_link b"), document.body);
		expect(hover.className).toBe("sbi_header_img_hover");
	});
});

describe("calls", () => {
	it("report what has no record, each once (photo-feed #28)", async () => {
		await start(feed({ records: { 1: records[1], 3: "pending", 4: { id: "video" } } }));
		expect(calls).toHaveLength(1);
		expect(calls[0]!.body).toBe(
			"action=sbi_resized_images_submit&needs_resizing%5B%5D=2&needs_resizing%5B%5D=4&offset=4&feed_id=*1&atts=%7B%22feed%22%3A%221%22%7D&location=content&post_id=42&cache_all=false&locator_nonce=0a1b2c3d4e",
		);
		expect(calls[0]!.options).toMatchObject({
			method: "POST",
			headers: {
				"Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
				"X-Requested-With": "XMLHttpRequest",
			},
		});
		expect(calls[0]!.address).toBe(`${location.origin}/wp-admin/admin-ajax.php`);
		answers.sbi_load_more_clicked = [posts(item(5))];
		loadMore();
		await pass(1000);
		expect(sent("sbi_resized_images_submit")[1]!.fields.getAll("needs_resizing[]")).toEqual(["5"]);
	});

	it("show what the site has made of it (photo-feed #29)", async () => {
		answers.sbi_resized_images_submit = [{ json: { success: true, data: { 1: record("1_n", { full: 640 }) } } }];
		await start(feed({ items: items(1) }));
		expect(sourceOf(1)).toBe(`${network}1-640.jpg`);
		sizes.photo = 210;
		await pass(0);
		expect(sourceOf(1)).toBe(`${folder}1_nfull.webp`);
		await pass(500);
		expect(heights()).toEqual(["210px"]);
	});

	it.each(["ignored text", { success: false, data: "no" }, [], null])("ignore the answer %j", async (json) => {
		answers.sbi_resized_images_submit = [typeof json === "string" ? { json: { success: true, data: json } } : { json }];
		await start(feed({ items: items(1) }));
		await pass(2000);
		expect([sourceOf(1), errors]).toEqual([`${network}1-640.jpg`, []]);
	});

	it("tell where the feed is when nothing else is to tell (photo-feed #30)", async () => {
		await start(feed({ flags: "resizeDisable,locator" }));
		expect(calls.map(({ body }) => body)).toEqual([
			"action=sbi_do_locator&feed_id=*1&atts=%7B%22feed%22%3A%221%22%7D&location=content&post_id=42&locator_nonce=0a1b2c3d4e",
		]);
		stop();
		calls.length = 0;
		await start(feed({ records }));
		expect(calls).toEqual([]);
	});

	it("test the connection once (photo-feed #31)", async () => {
		await start(feed({ records, flags: "testAjax" }));
		expect(calls.map(({ body }) => body)).toEqual(["action=sbi_on_ajax_test_trigger"]);
	});

	it.each([
		["<aside><footer>FEED</footer></aside>", "footer"],
		["<footer><aside>FEED</aside></footer>", "footer"],
		['<div class="sidebar">FEED</div>', "sidebar"],
		["<header>FEED</header>", "header"],
		['<aside><div class="header">FEED</div></aside>', "header"],
		['<div class="footer">FEED</div>', "content"],
	])("tell in %s that it is the %s (photo-feed #32)", async (around, place) => {
		await start(around.replace("FEED", feed()));
		expect(calls[0]!.fields.get("location")).toBe(place);
	});

	it("tell of a page that is not known, and of everything that is cached (photo-feed #33, #55)", async () => {
		await start(feed({ attributes: `data-options='{"cache_all":true}'` }).replace('data-postid="42"', ""));
		expect([calls[0]!.fields.get("post_id"), calls[0]!.fields.get("cache_all")]).toEqual(["unknown", "true"]);
	});

	it.each([
		["https://other.example/wp-admin/admin-ajax.php", "/wp-admin/admin-ajax.php"],
		[`${location.origin}/blog/wp-admin/admin-ajax.php`, "/blog/wp-admin/admin-ajax.php"],
		["https://evil.example/?localhost", "/wp-admin/admin-ajax.php"],
	])("go from %s to %s", async (ajax_url, path) => {
		window.sb_instagram_js_options = { ajax_url };
		await start(feed());
		expect(calls[0]!.address).toBe(`${location.origin}${path}`);
	});
});

describe("events", () => {
	const types = ["sbiafterimagesloaded", "sbiafterfeedcreate"];

	it("come in their order, natively (photo-feed #53)", async () => {
		const told: unknown[] = [];
		const listen = (event: Event) => {
			const { type, feed, el, detail } = event as CustomEvent & { feed?: object; el?: Element };
			told.push([type, feed === detail.feed && el === detail.el, (detail.el ?? detail.feed.el).dataset.sbiIndex]);
		};
		for (const type of types) window.addEventListener(type, listen);
		await start(feed() + feed());
		for (const type of types) window.removeEventListener(type, listen);
		expect(told).toEqual([
			["sbiafterimagesloaded", true, "1"],
			["sbiafterfeedcreate", true, "1"],
			["sbiafterimagesloaded", true, "2"],
			["sbiafterfeedcreate", true, "2"],
		]);
	});

	it("reach handlers of jQuery once, with the same property (photo-feed #50)", async () => {
		const told: unknown[] = [];
		const jQuery = Object.assign((value: unknown) => ({ 0: value, trigger: (event: object) => told.push(event) }), {
			event: { triggered: undefined as string | undefined },
			Event: (type: string, more: object) => ({ type, ...more }),
		});
		const skipped: unknown[] = [];
		const skip = () => skipped.push(jQuery.event.triggered);
		window.jQuery = jQuery;
		window.addEventListener("sbiafterfeedcreate", skip);
		const one = await start(feed());
		window.removeEventListener("sbiafterfeedcreate", skip);
		delete window.jQuery;
		expect(told).toMatchObject([
			{ type: "sbiafterimagesloaded", el: { 0: one.el } },
			{ type: "sbiafterfeedcreate", feed: one },
		]);
		expect([skipped, jQuery.event.triggered]).toEqual([["sbiafterfeedcreate"], undefined]);
	});

	it("and clicks are not doubled when feeds are looked for again (photo-feed #52)", async () => {
		await start(feed({ records }));
		document.body.insertAdjacentHTML("afterbegin", feed({ records }));
		const search = vi.fn();
		window.gossamer = { start: search } as unknown as typeof window.gossamer;
		window.sbi_init!();
		expect(search).toHaveBeenCalledTimes(1);
		delete window.gossamer;
		await start();
		expect(queryAll(".sbi").map(({ dataset }) => dataset.sbiIndex)).toEqual(["1", "2"]);
		expect(Object.values(window.sbi!.feeds).map(({ el, index }) => [el.dataset.sbiIndex, index])).toEqual([
			["1", 0],
			["2", 1],
		]);
		for (const button of queryAll(".sbi_load_btn")) button.click();
		await pass(0);
		expect(calls).toHaveLength(2);
	});
});

describe("teardown", () => {
	it("leaves the page as it was", async () => {
		answers.sbi_load_more_clicked = [posts(item(5), { feedStatus: { shouldPaginate: false } })];
		document.body.innerHTML = feed({ records: [] });
		const before = document.body.innerHTML;
		await start();
		loadMore();
		await pass(5000);
		expect(queryAll(".sbi_item")).toHaveLength(5);
		stop();
		expect(document.body.innerHTML).toBe(before);
		// The store of consent goes a second after its last reader.
		vi.advanceTimersByTime(1000);
		expect([window.sbi!.feeds, vi.getTimerCount()]).toEqual([{}, 0]);
	});
});
