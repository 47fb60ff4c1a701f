// The loop filter in jsdom: filters of one term and of several, their buttons, first presses, teardown.
import { describe, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { makeScrollable } from "../scroll";
import type { Settings } from "../settings";
import {
	answer,
	button,
	calls,
	filter,
	isBusy,
	type Loose,
	loop,
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
