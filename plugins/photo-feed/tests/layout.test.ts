// Photo feed: start, columns, layout and looks.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import {
	answers,
	errors,
	feed,
	folder,
	heights,
	image,
	item,
	items,
	loadMore,
	network,
	pass,
	placeholder,
	posts,
	query,
	queryAll,
	ResizeObserverInTests,
	records,
	resize,
	setUp,
	sizes,
	sourceOf,
	start,
	stop,
	tearDown,
} from "./setup";

beforeEach(setUp);
afterEach(tearDown);

const sizeClass = () => ["sbi_small", "sbi_medium"].filter((name) => query(".sbi").classList.contains(name));

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
