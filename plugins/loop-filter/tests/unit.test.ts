// The loop filter in jsdom: clicks, the address, the endpoint's answers in any order, back and forward.
import { describe, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { fakeAbortTimeouts } from "../../../tests/helpers/abort-timeouts";
import { makeScrollable } from "../scroll";
import type { Settings } from "../settings";
import {
	answer,
	back,
	button,
	calls,
	filter,
	get,
	isBusy,
	type Loose,
	loop,
	loopElement,
	multiple,
	open,
	pressedIn,
	query,
	settle,
	shown,
} from "./setup";

describe("a filter of one term", () => {
	it("presses the button, writes the address and asks for the term once (loop-filter-carousel #1)", async () => {
		await open(filter(), loop());
		button("mugs").click();
		expect(pressedIn()).toEqual(["mugs"]);
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=mugs");
		expect(calls).toHaveLength(1);
		const [{ address, options, body }] = calls as [Loose];
		expect(address).toBe("https://acme.test/wp-json/elementor-pro/v1/refresh-loop");
		expect([options.method, options.headers]).toEqual(["POST", { "Content-Type": "application/json" }]);
		expect(body).toEqual({
			post_id: "42",
			widget_filters: { taxonomy: { product_cat: { terms: ["mugs"] } } },
			widget_id: "b2b2b2b",
			pagination_base_url: "https://acme.test/shop/",
		});
		await calls[0]!.answer(answer("m1", "m2"));
		expect(shown()).toEqual(["m1", "m2"]);
		button("hats").click();
		expect(pressedIn()).toEqual(["hats"]);
		expect(calls[1]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["hats"]);
	});

	it("goes back to all with a second click (loop-filter-carousel #2)", async () => {
		await open(filter(), loop());
		button("mugs").click();
		button("mugs").click();
		expect(pressedIn()).toEqual(["__all"]);
		expect(query()).toBe("");
		expect(calls[1]!.body.widget_filters).toEqual({});
	});

	it("does nothing for the pressed button of all (loop-filter-carousel #3)", async () => {
		await open(filter(), loop());
		const { length } = history;
		button("__all").click();
		expect([calls.length, history.length]).toEqual([0, length]);
	});

	it("is taken away by the button of all, with an entry in the history for each click", async () => {
		await open(filter(), loop());
		const { length } = history;
		button("mugs").click();
		button("__all").click();
		expect([pressedIn(), query(), history.length]).toEqual([["__all"], "", length + 2]);
	});

	it("goes by what was printed where no button is for all", async () => {
		await open(filter({ slugs: ["mugs", "hats"], pressed: ["hats"] }), loop());
		button("hats").click();
		expect(pressedIn()).toEqual([]);
		expect(calls[0]!.body.widget_filters).toEqual({});
	});
});

describe("a filter of several terms", () => {
	it("joins them with a tilde for OR (loop-filter-carousel #4)", async () => {
		await open(filter({ settings: multiple("OR") }), loop());
		button("mugs").click();
		button("hats").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=mugs~hats");
		expect(calls[1]!.body.widget_filters.taxonomy.product_cat).toEqual({
			terms: ["mugs", "hats"],
			logicalJoin: "OR",
		});
		expect(pressedIn()).toEqual(["mugs", "hats"]);
	});

	it("joins them with a plus for AND (loop-filter-carousel #5)", async () => {
		await open(filter({ settings: multiple("AND") }), loop());
		button("mugs").click();
		button("hats").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=mugs+hats");
	});

	it("goes back to all when the last pressed one is clicked (loop-filter-carousel #6)", async () => {
		await open(filter({ settings: multiple("OR"), pressed: ["hats"] }), loop());
		button("hats").click();
		expect(pressedIn()).toEqual(["__all"]);
	});

	it("adds to the terms of the address it was loaded with (loop-filter-carousel #7)", async () => {
		history.replaceState(null, "", "/shop/?e-filter-b2b2b2b-product_cat=mugs+hats");
		await open(filter({ settings: multiple("AND"), pressed: ["mugs", "hats"] }), loop());
		expect(calls).toHaveLength(0);
		button("caps").click();
		expect(calls[0]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["mugs", "hats", "caps"]);
	});

	it("takes one term at a time where the join is none (loop-filter-carousel #18)", async () => {
		await open(filter({ settings: multiple("XOR") }), loop());
		button("mugs").click();
		button("hats").click();
		expect(calls[1]!.body.widget_filters.taxonomy.product_cat).toEqual({ terms: ["hats"] });
		expect(pressedIn()).toEqual(["hats"]);
	});

	it("knows slugs that are printed percent-encoded", async () => {
		history.replaceState(null, "", "/shop/?e-filter-b2b2b2b-product_cat=%D7%A1~hats");
		const slug = "%d7%a1";
		await open(filter({ settings: multiple("OR"), slugs: [slug, "hats"], pressed: [slug, "hats"] }), loop());
		button(slug).click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=hats");
	});
});

describe("the address", () => {
	it("loses the page parameters and keeps the others and the hash (loop-filter-carousel #8)", async () => {
		history.replaceState(null, "", "/shop/?x=1&e-page-b2b2b2b=3&page=2&paged=2#list");
		await open(filter(), loop());
		button("mugs").click();
		expect(location.pathname + query() + location.hash).toBe("/shop/?x=1&e-filter-b2b2b2b-product_cat=mugs#list");
	});

	it("keeps the spelling of other parameters (loop-filter-carousel #9)", async () => {
		history.replaceState(null, "", "/shop/?tel=%2B15550100&a=%7e&b=1+2&c&d=%zz");
		await open(filter(), loop());
		button("mugs").click();
		expect(query()).toBe("?tel=%2B15550100&a=%7e&b=1+2&c&d=%zz&e-filter-b2b2b2b-product_cat=mugs");
	});

	it("keeps the filters of another loop (loop-filter-carousel #10)", async () => {
		await open(
			filter(),
			loop(),
			filter({ id: "f2f2f2f", settings: { selected_element: "c3c3c3c" } }),
			loop({ id: "c3c3c3c" }),
		);
		button("mugs", "f2f2f2f").click();
		button("hats").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=hats&e-filter-c3c3c3c-product_cat=mugs");
		expect(calls[1]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["hats"]);
		await calls[0]!.answer(answer("other"));
		expect([shown("c3c3c3c"), shown()]).toEqual([["other"], ["a", "b"]]);
	});

	it("goes to the first page from a later one, where the new term wins (loop-filter-carousel #11)", async () => {
		history.replaceState(null, "", "/shop/2/?y=2");
		const base = "https://acme.test/shop/?z=3&e-filter-b2b2b2b-product_cat=old&paged=2";
		await open(filter({ page: 2, base }), loop());
		button("mugs").click();
		expect(location.pathname + query()).toBe("/shop/?z=3&y=2&e-filter-b2b2b2b-product_cat=mugs");
	});

	it.each([
		["/shop/2/?y=2", "https://acme.test/shop/", "/shop/?y=2"],
		["/shop/page/12?y=2", "https://acme.test/shop/", "/shop/?y=2"],
		["/shop/2/", "https://acme.test/shop", "/shop?"],
		["/2/", "https://acme.test/", "/?"],
		["/shop/mugs-2/", "https://acme.test/shop/", "/shop/mugs-2/?"],
		["/shop2/", "https://acme.test/shops/", "/shop2/?"],
	])("goes to the first page from one that the paging led to, %s", async (path, base, first) => {
		await open(filter({ page: 1, base }), loop());
		history.replaceState(null, "", path);
		button("mugs").click();
		expect(location.pathname + query()).toBe(
			`${first}${first.endsWith("?") ? "" : "&"}e-filter-b2b2b2b-product_cat=mugs`,
		);
	});

	it("changes without a call where the loop is not there", async () => {
		await open(filter());
		button("mugs").click();
		expect([query(), calls.length]).toEqual(["?e-filter-b2b2b2b-product_cat=mugs", 0]);
	});

	it("stays where the filter names no loop or no taxonomy", async () => {
		await open(
			filter({ settings: { selected_element: "" } }),
			filter({ settings: { taxonomy: "" }, id: "f2" }),
			loop(),
		);
		button("mugs").click();
		expect([query(), calls.length, pressedIn()]).toEqual(["", 0, ["__all"]]);
	});
});

describe("several filters of a loop", () => {
	it("are sent together", async () => {
		const colours = filter({ id: "f2f2f2f", settings: { taxonomy: "pa_colour" }, slugs: ["blue"], pressed: [] });
		await open(filter(), colours, loop());
		button("mugs").click();
		button("blue", "f2f2f2f").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=mugs&e-filter-b2b2b2b-pa_colour=blue");
		expect(calls[1]!.body.widget_filters.taxonomy).toEqual({
			product_cat: { terms: ["mugs"] },
			pa_colour: { terms: ["blue"] },
		});
	});

	it("on one taxonomy: the later one's terms hold", async () => {
		await open(filter(), filter({ id: "f2f2f2f" }), loop());
		button("mugs").click();
		button("hats", "f2f2f2f").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=hats");
	});
});

describe("the answer", () => {
	it("is waited for with an overlay, on the newest call only (loop-filter-carousel #12, #16)", async () => {
		const { errors } = await open(filter(), loop());
		button("mugs").click();
		expect(isBusy()).toBe(true);
		expect(get("[aria-busy]").className).toContain("elementor-loop-container");
		button("hats").click();
		expect(calls[0]!.options.signal!.aborted).toBe(true);
		await calls[0]!.answer(answer("late"));
		expect([shown(), isBusy()]).toEqual([["a", "b"], true]);
		await calls[1]!.answer(answer("h"));
		expect([shown(), isBusy()]).toEqual([["h"], false]);
		await calls[0]!.answer(answer("later"));
		expect(shown()).toEqual(["h"]);
		expect(errors).toEqual([]);
	});

	it.each<[string, (call: (typeof calls)[number]) => Promise<void>]>([
		["a status of 500", (call) => call.answer(answer("x"), 500)],
		["a network error", (call) => call.fail()],
		["no data", (call) => call.answer("{}")],
		["null", (call) => call.answer("null")],
		["data that is no text", (call) => call.answer('{"data":[]}')],
		["broken JSON", (call) => call.answer("<br>{")],
		["text without an element", (call) => call.answer('{"data":"oops"}')],
	])("that is %s leaves the items (loop-filter-carousel #13)", async (_, reply) => {
		await open(filter(), loop());
		button("mugs").click();
		await reply(calls[0]!);
		expect([shown(), isBusy()]).toEqual([["a", "b"], false]);
		expect(get("[role=status]").textContent).toBe("Could not be loaded");
	});

	it("that is empty leaves one empty container (loop-filter-carousel #14)", async () => {
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer('{"data":""}');
		expect(loopElement().innerHTML).toBe('<div class="elementor-widget-container"></div>');
		button("hats").click();
		await calls[1]!.answer(answer("h"));
		expect(shown()).toEqual(["h"]);
	});

	it("gives its first element alone", async () => {
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer(
			JSON.stringify({ data: `text <div class="elementor-widget-container">one</div><p>two</p>` }),
		);
		expect(loopElement().innerHTML).toBe('<div class="elementor-widget-container">one</div>');
	});

	it("is told to third-party handlers, each element once, and to the lazy backgrounds (loop-filter-carousel #15)", async () => {
		const ready: string[] = [];
		const runReadyTrigger = (element: HTMLElement) => ready.push(element.dataset.id!);
		vi.stubGlobal("elementorFrontend", { elementsHandler: { runReadyTrigger } });
		Object.assign((window as Loose).ElementorProFrontendConfig, { settings: { lazy_load_background_images: true } });
		document.addEventListener("elementor/lazyload/observe", () => ready.push("lazy"), { once: true });
		await open(filter(), loop({ classes: "e-loading" }));
		button("mugs").click();
		await calls[0]!.answer(answer('<div class="elementor-element" data-id="inner">i</div>'));
		expect(ready).toEqual(["inner", "lazy", "b2b2b2b"]);
		expect(loopElement().classList.contains("e-loading")).toBe(false);
	});

	it("is counted aloud, and the focus stays on the button", async () => {
		await open(filter(), loop());
		button("mugs").focus();
		button("mugs").click();
		expect(get("[role=status]").textContent).toBe("Loading");
		await calls[0]!.answer(answer("1", "2", "3"));
		expect(get("[role=status]").textContent).toBe("3 items");
		expect(document.activeElement).toBe(button("mugs"));
	});

	it("that never comes ends after half a minute", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const abortTimeouts = fakeAbortTimeouts();
		try {
			await open(filter(), loop());
			button("mugs").click();
			await vi.advanceTimersByTimeAsync(29_999);
			expect(isBusy()).toBe(true);
			await vi.advanceTimersByTimeAsync(1);
			await settle();
			expect(isBusy()).toBe(false);
		} finally {
			abortTimeouts.mockRestore();
			vi.useRealTimers();
		}
	});

	it("takes the class of the end with it (loop-filter-carousel #20)", async () => {
		await open(filter(), loop({ classes: "e-load-more-pagination-end" }));
		button("mugs").click();
		expect(loopElement().classList.contains("e-load-more-pagination-end")).toBe(false);
	});
});

describe("on the builder's canvas", () => {
	it("the endpoint is told the model and the nonce, elsewhere not (loop-filter-carousel #17)", async () => {
		vi.stubGlobal("elementorFrontendConfig", { environmentMode: { edit: true } });
		vi.stubGlobal("elementorPro", { config: { loopFilter: { nonce: "n0nce" } } });
		const toJSON = () => ({ id: "b2b2b2b" });
		vi.stubGlobal("elementor", { getContainer: (id: string) => id === "b2b2b2b" && { model: { toJSON } } });
		await open(filter(), loop());
		button("mugs").click();
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		const { body, options } = calls[0]!;
		expect((options.headers as Loose)["X-WP-Nonce"]).toBe("n0nce");
		expect(body).toMatchObject({ is_edit_mode: true, widget_model: { id: "b2b2b2b" } });
		vi.unstubAllGlobals();
	});
});

describe("back and forward", () => {
	it("restore buttons and content (loop-filter-carousel #19)", async () => {
		await open(filter({ settings: multiple("OR") }), loop());
		button("mugs").click();
		await calls[0]!.answer(answer("m"));
		button("hats").click();
		await calls[1]!.answer(answer("m", "h"));
		await back();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=mugs");
		expect(pressedIn()).toEqual(["mugs"]);
		expect(calls[2]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["mugs"]);
		await calls[2]!.answer(answer("m again"));
		expect(shown()).toEqual(["m again"]);
		await back();
		expect(pressedIn()).toEqual(["__all"]);
		expect(calls[3]!.body.widget_filters).toEqual({});
		expect(calls).toHaveLength(4);
	});

	it("ask for the page where the address names one", async () => {
		history.replaceState(null, "", "/shop/?e-page-b2b2b2b=2");
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer(answer("m"));
		await back();
		expect([calls[1]!.address, calls[1]!.options.method]).toEqual([location.href, undefined]);
		await calls[1]!.answer(`<main>${loop({ items: ["page 2"] })}</main>`);
		expect(shown()).toEqual(["page 2"]);
	});

	it("load the page where the answer cannot be loaded, and never for a hash", async () => {
		const said = vi.spyOn(console, "error").mockImplementation(() => {});
		await open(filter(), loop());
		button("mugs").click();
		await calls[0]!.answer(answer("m"));
		history.pushState(null, "", "#x");
		await back();
		expect(calls).toHaveLength(1);
		await back();
		await calls[1]!.fail();
		// jsdom does not load pages, and says so.
		expect(String(said.mock.calls)).toContain("navigation");
		said.mockRestore();
	});

	it("do nothing where only the hash has changed", async () => {
		await open(filter(), loop());
		history.pushState(null, "", "#x");
		await back();
		expect(calls).toHaveLength(0);
	});
});

describe("what rests on a button", () => {
	it("has its answer requested, which the click takes", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			await open(filter(), loop());
			const rest = (slug: string) =>
				button(slug).dispatchEvent(
					Object.assign(new MouseEvent("pointermove", { bubbles: true }), { pointerType: "mouse" }),
				);
			rest("mugs");
			// The part comes with the first move.
			await vi.dynamicImportSettled();
			rest("mugs");
			vi.advanceTimersByTime(119);
			expect(calls).toHaveLength(0);
			vi.advanceTimersByTime(1);
			expect(calls).toHaveLength(1);
			expect(isBusy()).toBe(false);
			await calls[0]!.answer(answer("early"));
			expect(shown()).toEqual(["a", "b"]);
			button("mugs").click();
			await settle();
			expect([calls.length, shown()]).toEqual([1, ["early"]]);
			rest("hats");
			rest("caps");
			vi.advanceTimersByTime(120);
			expect(calls[1]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["caps"]);
			expect(calls).toHaveLength(2);
			rest("__all");
			vi.advanceTimersByTime(120);
			expect(calls[1]!.options.signal!.aborted).toBe(true);
			await calls[2]!.fail();
			button("__all").click();
			await settle();
			expect(calls).toHaveLength(4);
			await calls[3]!.answer(answer("all"));
			expect(shown()).toEqual(["all"]);
			rest("caps");
			vi.advanceTimersByTime(120);
			button("mugs").click();
			await settle();
			// A click on another button: nobody waits for it any more.
			expect(calls[4]!.options.signal!.aborted).toBe(true);
		} finally {
			vi.useRealTimers();
		}
	});

	it("keeps no answer of a filter that has been taken off, whose timer would have ended it", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			const { unmount } = await open(filter(), loop());
			for (let move = 0; move < 2; move++) {
				const event = new MouseEvent("pointermove", { bubbles: true });
				button("mugs").dispatchEvent(Object.assign(event, { pointerType: "mouse" }));
				await vi.dynamicImportSettled();
			}
			vi.advanceTimersByTime(120);
			await calls[0]!.answer(answer("old"));
			unmount();
			await open(filter(), loop());
			calls.length = 0;
			button("mugs").click();
			await settle();
			expect(calls).toHaveLength(1);
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("a press that is the first sign", () => {
	it("is answered once the part is there, each in its turn", async () => {
		vi.resetModules();
		const { openUntouched } = await import("./setup");
		await openUntouched(filter(), loop());
		const push = vi.spyOn(history, "pushState");
		button("mugs").click();
		button("hats").click();
		expect(pressedIn()).toEqual(["hats"]);
		await vi.dynamicImportSettled();
		await vi.waitFor(() => expect(query()).toBe("?e-filter-b2b2b2b-product_cat=hats"));
		expect(push.mock.calls.map(([, , address]) => new URL(`${address}`, location.href).search)).toEqual([
			"?e-filter-b2b2b2b-product_cat=mugs",
			"?e-filter-b2b2b2b-product_cat=hats",
		]);
		push.mockRestore();
		expect(calls.map(({ body }) => body.widget_filters.taxonomy.product_cat.terms)).toEqual([["mugs"], ["hats"]]);
		expect(calls[0]!.options.signal!.aborted).toBe(true);
		expect(isBusy()).toBe(true);
	});
});

describe("a row of buttons that is too wide", () => {
	it.each([
		["at its start", "center", false, 0],
		["at its end", "end", false, 300],
		["at its end, where one reads from the right", "end", true, -300],
	])("begins %s (loop-filter-carousel 1.3)", (_, alignment, rtl, left) => {
		const row = document.createElement("div");
		Object.defineProperties(row, {
			scrollWidth: { value: 500 },
			clientWidth: { value: 200 },
			scrollLeft: { value: 0, writable: true },
		});
		const settings = { horizontal_scroll: () => "enable", item_alignment_horizontal: () => alignment } as Settings;
		const scope = createScope({ ...readPage(), rtl });
		makeScrollable(() => row, settings, scope);
		expect(row.style.getPropertyValue("--e-filter-justify-content")).toBe("start");
		expect(row.scrollLeft).toBe(left);
		// Where the visitor has scrolled it, it stays.
		row.scrollLeft = 40;
		dispatchEvent(new Event("resize"));
		expect(row.scrollLeft).toBe(40);
		scope.dispose();
	});
});

describe("teardown", () => {
	it("ends what is under way and leaves no mark", async () => {
		const { unmount } = await open(filter(), loop());
		button("mugs").click();
		unmount();
		await settle();
		expect([isBusy(), document.querySelector("[role=status]")]).toEqual([false, null]);
		expect(calls[0]!.options.signal!.aborted).toBe(true);
	});
});
