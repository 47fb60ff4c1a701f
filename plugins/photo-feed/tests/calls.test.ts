// Photo feed: calls to the server, events and teardown.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	answers,
	calls,
	errors,
	feed,
	folder,
	heights,
	item,
	items,
	loadMore,
	network,
	pass,
	posts,
	queryAll,
	record,
	records,
	setUp,
	sizes,
	sourceOf,
	start,
	stop,
	tearDown,
} from "./setup";

beforeEach(setUp);
afterEach(tearDown);

const sent = (action: string) => calls.filter((call) => call.action === action);

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
