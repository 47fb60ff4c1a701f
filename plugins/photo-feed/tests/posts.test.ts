// More posts of a photo feed: the button, its call, what the server may answer, what comes into the page, keyboard and focus.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts, neverAnswered } from "../../../tests/helpers/abort-timeouts";
import {
	answers,
	button,
	calls,
	errors,
	feed,
	item,
	loadMore,
	network,
	pass,
	posts,
	query,
	queryAll,
	records,
	setUp,
	sizes,
	sourceOf,
	start,
	tearDown,
} from "./setup";

beforeEach(setUp);
afterEach(tearDown);

const ids = () => queryAll(".sbi_item").map(({ id }) => id);
const isHidden = (selector: string) => query(selector).classList.contains("sbi_hidden");
const spinner = () => [isHidden(".sbi_loader"), isHidden(".sbi_btn_text")];
const idle = [true, false];
const busy = [false, true];
const pages = () =>
	calls.filter(({ action }) => action === "sbi_load_more_clicked").map(({ fields }) => fields.get("page"));
const answerWith = (...list: (typeof answers)[string]) => {
	answers.sbi_load_more_clicked = list;
};
const two = posts(item(5) + item(6));

describe("load more", () => {
	it("shows the spinner and extras, and asks for the next page (photo-feed #34)", async () => {
		await start(feed({ records }).replace('data-num="20"', 'data-num="2"'));
		await pass(2000);
		loadMore();
		expect(spinner()).toEqual(busy);
		expect(queryAll(".sbi_num_diff_hide")).toEqual([]);
		expect(queryAll(".sbi_transition")).toHaveLength(2);
		expect(calls[0]!.body).toBe(
			"action=sbi_load_more_clicked&offset=4&page=2&feed_id=*1&atts=%7B%22feed%22%3A%221%22%7D&location=content&post_id=42&current_resolution=150&locator_nonce=0a1b2c3d4e",
		);
		expect([query("#sbi_images").ariaBusy, query(".sbi_load_btn").ariaDisabled]).toEqual(["true", "true"]);
	});

	it("appends what comes, and asks for the page after it (photo-feed #35)", async () => {
		answerWith(two, posts(item(7)));
		await start(feed({ records }));
		loadMore();
		await pass(0);
		expect(ids()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `sbi_${id}`));
		expect([sourceOf(5), query("#sbi_5 .sbi_photo").style.height]).toEqual([`${network}5-640.jpg`, "200px"]);
		expect([query("#sbi_images").ariaBusy, query(".sbi_load_btn").ariaDisabled]).toEqual([null, null]);
		expect(query(".sbi [role=status]").textContent).toBe("2 new photos");
		await pass(499);
		expect(spinner()).toEqual(busy);
		await pass(1);
		expect(spinner()).toEqual(idle);
		loadMore();
		expect(pages()).toEqual(["2", "3"]);
		expect(calls.at(-1)!.fields.get("offset")).toBe("6");
	});

	it("tells the server the resolution once that is known", async () => {
		const one = await start(feed({ records }));
		window.dispatchEvent(new Event("resize"));
		await pass(500);
		loadMore();
		expect([one.imageResolution, calls[0]!.fields.get("current_resolution")]).toEqual([640, "640"]);
	});

	it.each([[false], [undefined]])("ends when the server has no more: %s (photo-feed #36)", async (shouldPaginate) => {
		answerWith(posts(item(5), { feedStatus: { shouldPaginate } }));
		const one = await start(feed({ records }));
		query(".sbi_load_btn").focus();
		loadMore();
		await pass(0);
		expect([query(".sbi_load_btn").style.display, one.outOfPages]).toEqual(["none", true]);
		expect(document.activeElement).toBe(query("#sbi_5 .sbi_photo"));
	});

	it("keeps the focus on the button while there is more", async () => {
		answerWith(two);
		await start(feed({ records }));
		query(".sbi_load_btn").focus();
		loadMore();
		await pass(1000);
		expect(document.activeElement).toBe(query(".sbi_load_btn"));
	});

	it("asks once for two fast clicks (photo-feed #37)", async () => {
		answerWith(two);
		await start(feed({ records }));
		loadMore();
		loadMore();
		await pass(1000);
		expect(pages()).toEqual(["2"]);
	});

	it.each([
		["HTTP 500", { status: 500 }],
		["a refusal", { json: { success: false, data: "x" } }],
		["broken JSON", "{"],
		["no html", { json: { success: true, data: { feedStatus: { shouldPaginate: true } } } }],
		["html without posts", posts("<p>Error</p>")],
	])("can be tried again after %s (photo-feed #38)", async (_, answer) => {
		answerWith(answer, two);
		await start(feed({ records }).replace('data-num="20"', 'data-num="2"'));
		await pass(2000);
		loadMore();
		await pass(0);
		expect(spinner()).toEqual(idle);
		expect([query("#sbi_images").ariaBusy, query(".sbi_load_btn").ariaDisabled]).toEqual([null, null]);
		await pass(600);
		expect(queryAll(".sbi_transition")).toEqual([]);
		loadMore();
		await pass(0);
		expect(pages()).toEqual(["2", "2"]);
		expect(ids()).toHaveLength(6);
	});

	it("can be tried again when nobody answers", async () => {
		await start(feed({ records }));
		fakeAbortTimeouts();
		vi.stubGlobal("fetch", neverAnswered);
		loadMore();
		await pass(29_999);
		expect(spinner()).toEqual(busy);
		await pass(1);
		expect(spinner()).toEqual(idle);
	});

	it.each([
		["text, bare", "text/html", false],
		["text, in an envelope", "text/html", true],
		["JSON, bare", "application/json", false],
	])("understands %s (photo-feed #39)", async (_, type, isEnveloped) => {
		const data = two.json.data;
		answerWith({ type, json: isEnveloped ? { success: true, data } : data });
		await start(feed({ records }));
		loadMore();
		await pass(0);
		expect(ids()).toHaveLength(6);
	});

	it("brings the first posts of a feed that is empty (photo-feed #40)", async () => {
		sizes.feed = 400;
		answerWith(two);
		const told: string[] = [];
		const listen = ({ type }: Event) => told.push(type);
		window.addEventListener("sbiafterimagesloaded", listen);
		window.addEventListener("sbiafterfeedcreate", listen);
		await start(feed({ records, flags: "ajaxPostLoad", items: "" }).replace('data-num="20"', 'data-num="1"'));
		expect([calls[0]!.fields.get("offset"), calls[0]!.fields.get("page")]).toEqual(["0", "2"]);
		await pass(0);
		window.removeEventListener("sbiafterimagesloaded", listen);
		window.removeEventListener("sbiafterfeedcreate", listen);
		expect(told).toEqual(["sbiafterfeedcreate", "sbiafterimagesloaded"]);
		expect(queryAll("#sbi_images > .sbi_item").map(({ id }) => id)).toEqual(["sbi_5", "sbi_6"]);
		expect(query("#sbi_5 .sbi_photo").style.height).toBe("200px");
		expect(query("#sbi_6").classList.contains("sbi_num_diff_hide")).toBe(true);
		expect(query(".sbi").classList.contains("sbi_small")).toBe(true);
	});

	it("takes no item twice, keeps the order and takes new records", async () => {
		answerWith(posts(item(4) + item(5) + item(5) + item(6), { resizedImages: { 5: records[1] } }), posts(item(6)));
		const one = await start(feed({ records }));
		loadMore();
		await pass(1000);
		expect(ids()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `sbi_${id}`));
		expect(one.resizedImages[5]).toEqual(records[1]);
		loadMore();
		await pass(1000);
		expect([ids().length, one.page]).toEqual([6, 3]);
	});

	it("runs nothing that comes with the posts", async () => {
		answerWith(
			posts(
				item(5, { img: 'onerror="window.ran=1" onload="window.ran=1"' }).replace(
					"</a>",
					'<script>window.ran=1</script><svg onload="ran=1"><a href=" java&#10;script:ran=1"><set onbegin="ran=1"/></a></svg><iframe srcdoc="x"></iframe></a>',
				),
			),
		);
		await start(feed({ records }));
		loadMore();
		await pass(1000);
		expect(query("#sbi_5").innerHTML).not.toMatch(/on\w+=|script|iframe|<set/);
		expect((window as { ran?: number }).ran).toBeUndefined();
	});

	it("by the older link answers Enter and Space", async () => {
		answerWith(two);
		await start(
			feed({ records, button: button.replaceAll("button", "a").replace("<a", '<a href="javascript:void(0);"') }),
		);
		const press = (key: string) => {
			const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
			query(".sbi_load_btn").dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect([press("Tab"), press(" ")]).toEqual([false, true]);
		await pass(1000);
		expect(press("Enter")).toBe(true);
		await pass(1000);
		expect(pages()).toEqual(["2", "3"]);
		expect(errors).toEqual([]);
	});

	it("of several feeds goes to its own", async () => {
		answerWith(two);
		await start(feed({ records }) + feed({ records }));
		queryAll(".sbi_load_btn")[1]!.click();
		await pass(1000);
		expect(queryAll(".sbi").map((host) => host.querySelectorAll(".sbi_item").length)).toEqual([4, 6]);
	});
});
