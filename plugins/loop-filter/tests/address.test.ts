// The loop filter in jsdom: the address, back and forward.
import { describe, expect, it, vi } from "vitest";
import { answer, back, button, calls, filter, loop, multiple, open, pressedIn, query, shown } from "./setup";

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
