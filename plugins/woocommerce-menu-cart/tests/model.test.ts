// Menu cart: answers of any kind, what cookies say, heights.
import { describe, expect, it } from "vitest";
import { fragmentsOf } from "../answer";
import { isOutdated, productsHeight } from "../model";

describe("fragments", () => {
	it("are texts by selector", () => {
		expect(fragmentsOf({ fragments: { a: "<a></a>", b: 1, c: null } })).toEqual([["a", "<a></a>"]]);
	});

	it.each([[], null, undefined, "", 0, { fragments: [] }, { fragments: "text" }, { fragments: null }, {}])(
		"are none in %j",
		(answer) => {
			expect(fragmentsOf(answer)).toEqual([]);
		},
	);
});

describe("a page", () => {
	it.each([
		["woocommerce_items_in_cart=1", "0", true],
		["a=1; woocommerce_items_in_cart=1; b=2", "2", false],
		["", "2", true],
		["", "0", false],
		["my_woocommerce_items_in_cart=1", "0", false],
		["woocommerce_items_in_cart=0", "0", false],
		["", "", false],
		["", "many", false],
	])("with the cookies %j and the count %j: %s", (cookies, count, expected) => {
		expect(isOutdated(cookies, count)).toBe(expected);
	});
});

it("leaves the list what is below the toggle, 120 px at least", () => {
	expect(productsHeight(800, 100, 200)).toBe(470);
	expect(productsHeight(400, 300, 200)).toBe(120);
});
