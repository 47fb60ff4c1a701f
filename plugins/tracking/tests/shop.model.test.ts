// The arithmetic of a shop, without a page: tables of what goes in and what comes out.
import { describe, expect, it } from "vitest";
import type { Options } from "../options";
import { clone } from "../params";
import { bundlePrice, quantityOf, withChildren, withQuantity } from "../shop/arithmetic";
import { checkoutFields } from "../visit/checkout";

describe("the shop", () => {
	const facebook = { value: "5", content_ids: ["11"], contents: [{ id: "11", quantity: 1 }] };
	it.each([
		["3", 3],
		["", 1],
		["x", 1],
		[undefined, 1],
		["0", 0],
	])("quantity %j is %d", (text, quantity) => {
		expect(quantityOf(text)).toBe(quantity);
	});

	it("multiplies, and leaves what it was given alone", () => {
		const before = clone(facebook);
		const line = { slug: "facebook", quantity: 3, isValued: true };
		expect(withQuantity(facebook, line)).toMatchObject({ value: 15, contents: [{ quantity: 3 }] });
		expect(withQuantity(facebook, { ...line, isValued: false })).toMatchObject({
			value: "5",
			contents: [{ quantity: 3 }],
		});
		expect(facebook).toEqual(before);
		const ga = { value: "5", ecomm_totalvalue: 5, items: [{ item_id: "11", price: "5", quantity: 1 }] };
		expect(withQuantity(ga, { ...line, slug: "ga" })).toEqual({
			value: "5",
			ecomm_totalvalue: 15,
			items: [{ item_id: "11", price: "5", quantity: 3 }],
		});
		expect(withQuantity({ ecommerce: { currency: "EUR", value: "5" } }, { ...line, slug: "gtm" })).toEqual({
			ecommerce: { currency: "EUR", value: 15 },
		});
	});

	it("takes the children of a group that are bought", () => {
		const grouped = { 21: { content_id: "21", price: "5" }, 22: { content_id: "22", price: 7 } };
		const params = { value: 0, content_ids: ["21", "22"], contents: [{ id: "21" }, { id: "22" }] };
		const line = { slug: "facebook", quantity: 1, isValued: true };
		const buy = (entries: [string, number][]) => withChildren(params, grouped, new Map(entries), line);
		expect(
			buy([
				["21", 0],
				["22", 2],
			]),
		).toEqual({
			value: 14,
			content_ids: ["22"],
			contents: [{ id: "22", quantity: 2 }],
		});
		expect(
			buy([
				["21", 1],
				["22", 2],
			]),
		).toMatchObject({ value: 19, content_ids: ["21", "22"] });
		expect(
			buy([
				["21", 0],
				["22", Number.NaN],
			]),
		).toBeUndefined();
		const gtm = { ecommerce: { value: 0, items: [{ item_id: 21 }, { item_id: "22" }] } };
		expect(withChildren(gtm, grouped, new Map([["21", 2]]), { ...line, slug: "gtm" })).toEqual({
			ecommerce: { value: 10, items: [{ item_id: 21, quantity: 2, price: 5 }] },
		});
	});

	it("counts money in decimals, not in binary fractions", () => {
		const price = { value: "1.1", contents: [{ id: "11", quantity: 1 }] };
		expect(withQuantity(price, { slug: "facebook", quantity: 3, isValued: true }).value).toBe(3.3);
		const group = { 21: { price: "0.1" }, 22: { price: "0.2" } };
		const bought = new Map([
			["21", 1],
			["22", 1],
		]);
		expect(withChildren({ value: 0 }, group, bought, { slug: "facebook", quantity: 1, isValued: true })?.value).toBe(
			0.3,
		);
		expect(bundlePrice("0", [{ price: "1.1", quantity: 3 }])).toBe(3.3);
	});

	it("adds up a bundle", () => {
		expect(
			bundlePrice("10.9", [
				{ price: "2.5", quantity: 2 },
				{ price: undefined, quantity: 1 },
			]),
		).toBe(15);
	});

	it("carries the touch into the checkout, the server's if there is no cookie", () => {
		const server = {
			tracking_analytics: {
				TrafficLanding: "http://undefined",
				TrafficUtms: { utm_source: "srv", utm_term: "a@b.co" },
			},
		} as Pick<Options, "tracking_analytics">;
		const fields = checkoutFields(
			{ pys_landing_page: "/a", last_pys_utm_source: "last", pysTrafficSource: "x" },
			server,
		);
		expect(fields).toMatchObject({
			pys_utm: "utm_source:srv|utm_medium:undefined|utm_campaign:undefined|utm_term:undefined|utm_content:undefined",
			pys_utm_id: "fbadid:undefined|gadid:undefined|padid:undefined|bingid:undefined",
			pys_landing: "/a",
			last_pys_landing: "/a",
			pys_source: "x",
			last_pys_source: "x",
		});
		expect(fields.last_pys_utm).toContain("utm_source:last");
		expect(checkoutFields({}, server).pys_landing).toBe("");
		const both = { pys_landing_page: "/a", last_pys_landing_page: "/b" };
		expect(checkoutFields(both, {})).toMatchObject({ pys_landing: "/a", last_pys_landing: "/b" });
		expect(checkoutFields(both, { visit_data_model: "last_visit" }).pys_landing).toBe("/b");
	});
});
