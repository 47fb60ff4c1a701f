// Shops: into the cart, out of it, and the fields that an order carries.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readOptions } from "../options";
import type { Tracker } from "../types";
import { createVisit } from "../visit";
import {
	click,
	cookie,
	event,
	facebook,
	fbqCalls,
	fbqEvents,
	GATags,
	ga,
	gaEvents,
	gtm,
	layer,
	options,
	posted,
	setCookie,
	settle,
	start,
} from "./setup";

const slugs = ["facebook", "ga", "gtm"];
const ids = { trackingIds: ["GTM-1"] };
const mapOf = (e_id: string, name = "AddToCart") =>
	Object.fromEntries(
		slugs.map((slug) => [
			slug,
			event(name, { type: "dyn", e_id, ...(slug === "gtm" && ids), params: { plugin: "x" } }),
		]),
	);
const woo = (more: object = {}) => ({
	enabled: true,
	addToCartOnButtonEnabled: true,
	addToCartOnButtonValueEnabled: true,
	addToCartOnButtonValueOption: "price",
	addToCartCatchMethod: "add_cart_js",
	...more,
});
const page = (more: Record<string, unknown> = {}) =>
	options({
		facebook: facebook({ serverApiEnabled: true }),
		ga: ga(),
		gtm: gtm(),
		GATags,
		staticEvents: [],
		woo: woo(),
		dynamicEvents: { woo_add_to_cart_on_button_click: mapOf("woo_add_to_cart_on_button_click") },
		...more,
	});
const productOf = (id: string, value = "5") => ({
	facebook: { params: { content_ids: [id], value, currency: "EUR", contents: [{ id, quantity: 1 }] } },
	ga: { params: { value, items: [{ item_id: id, price: value, quantity: 1 }] } },
	gtm: { params: { ecommerce: { currency: "EUR", value } } },
});
const lastFacebook = () => fbqCalls().at(-1)!;
const lastGa = () => (layer().at(-1) as unknown[])[2] as Record<string, unknown>;
const lastGtm = () => layer("dataLayer").at(-1) as Record<string, Record<string, unknown>>;
const variable = (id = "12", quantity = "3", more = "") =>
	`<form class="variations_form cart"><input name="quantity" value="${quantity}"><button type="button" class="single_add_to_cart_button ${more}">Add</button>
	<input type="hidden" name="add-to-cart" value="10"><input type="hidden" name="variation_id" value="${id}"></form>`;
const grouped = `<form class="cart grouped_form"><table class="woocommerce-grouped-product-list"><tr><td><input class="qty" name="quantity[21]" value="0"></td></tr>
	<tr><td><input class="qty" name="quantity[22]" value="2"></td></tr></table><input type="hidden" name="add-to-cart" value="20"><button type="button" class="single_add_to_cart_button">Add</button></form>`;
const press = async (selector = ".single_add_to_cart_button") => {
	click(selector);
	await settle();
};

beforeEach(() => setCookie("pbid=known"));

describe("WooCommerce", () => {
	it("adds a variation with its quantity, under one new id each time (tracking #49)", async () => {
		window.pysWooProductData = { 12: productOf("12"), 10: productOf("10") };
		await start(page(), { body: variable() });
		await press();
		const [verb, name, params, { eventID }] = lastFacebook() as [string, string, object, { eventID: string }];
		expect([verb, name]).toEqual(["track", "AddToCart"]);
		expect(params).toMatchObject({ plugin: "x", value: 15, contents: [{ id: "12", quantity: 3 }] });
		expect(lastGa()).toMatchObject({ value: "5", items: [{ item_id: "12", quantity: 3 }], eventID });
		expect(lastGtm()).toMatchObject({ ecommerce: { currency: "EUR" }, automatedParameters: { event_id: eventID } });
		expect(posted().at(-1)!.get("eventID")).toBe(eventID);
		await press();
		expect((lastFacebook()[3] as { eventID: string }).eventID).not.toBe(eventID);
		expect(window.pysWooProductData[12]).toEqual(productOf("12"));
	});

	it("sends the parent to a destination that takes variations as simple", async () => {
		window.pysWooProductData = { 12: productOf("12"), 10: productOf("10") };
		await start(page({ ga: ga({ wooVariableAsSimple: true }) }), { body: variable() });
		await press();
		expect(lastGa()).toMatchObject({ items: [{ item_id: "10" }] });
		expect(lastFacebook()[2]).toMatchObject({ content_ids: ["12"] });
	});

	it.each([
		["a disabled button", variable("12", "1", "disabled wc-variation-selection-needed")],
		["no variation chosen", variable("0")],
		["no form", '<button class="single_add_to_cart_button"></button>'],
		["no data for the product", variable("99")],
	])("sends nothing with %s (tracking #50)", async (_, body) => {
		window.pysWooProductData = { 12: productOf("12"), 0: productOf("0") };
		const { errors } = await start(page(), { body });
		await press();
		expect([fbqEvents(), gaEvents(), errors]).toEqual([[], [], []]);
	});

	it("adds the children of a group that are bought, as they are at each click (tracking #51)", async () => {
		const children = { 21: { content_id: "21", price: "5" }, 22: { content_id: "22", price: "7" } };
		const contents = ["21", "22"].map((id) => ({ id, quantity: 1 }));
		const data = { params: { content_ids: ["21", "22"], contents, value: "0" }, grouped: children };
		window.pysWooProductData = {
			20: { facebook: data, ga: { params: { items: [{ item_id: 21 }, { item_id: 22 }], ecomm_totalvalue: 0 } } },
		};
		await start(page(), { body: grouped });
		await press();
		expect(lastFacebook()[2]).toMatchObject({ content_ids: ["22"], value: 14, contents: [{ id: "22", quantity: 2 }] });
		expect(lastGa()).toMatchObject({ items: [{ item_id: 22, quantity: 2 }] });
		const [first, second] = document.querySelectorAll<HTMLInputElement>(".qty");
		first!.value = "1";
		await press();
		expect(lastFacebook()[2]).toMatchObject({ content_ids: ["21", "22"], value: 19 });
		const before = fbqEvents().length;
		first!.value = "";
		second!.value = "0";
		await press();
		expect(fbqEvents()).toHaveLength(before);
	});

	it("counts a child that is sold one by one by its tick", async () => {
		window.pysWooProductData = {
			20: { facebook: { params: { content_ids: ["21"], value: 0 }, grouped: { 21: { content_id: "21", price: 5 } } } },
		};
		await start(page(), {
			body: '<form class="grouped_form"><div class="woocommerce-grouped-product-list"><input type="checkbox" name="quantity[21]" value="1"></div><input name="add-to-cart" value="20"><button type="button" class="single_add_to_cart_button"></button></form>',
		});
		await press();
		expect(fbqEvents()).toEqual([]);
		document.querySelector<HTMLInputElement>("[type=checkbox]")!.checked = true;
		await press();
		expect(lastFacebook()[2]).toMatchObject({ value: 5 });
	});

	it("adds a bundle at the price of what is chosen", async () => {
		window.pysWooProductData = { 30: productOf("30") };
		await start(page(), {
			body: `<form class="bundle_form cart"><div class="bundle_data" data-bundle_form_data='{"base_price":"10","prices":{"1":"2","2":"3"}}'></div>
			<div class="bundled_product"><div class="cart" data-bundled_item_id="1"></div><input class="bundled_qty" value="2"></div>
			<div class="bundled_product bundled_item_optional"><div class="cart" data-bundled_item_id="2"></div><div class="bundled_product_optional_checkbox"><input type="checkbox"></div></div>
			<input name="quantity" value="2"><button type="button" name="add-to-cart" value="30" class="single_add_to_cart_button"></button></form>`,
		});
		await press();
		expect(lastFacebook()[2]).toMatchObject({ value: 28 });
		expect(window.getBundlePriceOnSingleProduct!({ base_price: 1, prices: { 1: 2 } })).toBe(5);
	});

	it("adds from a loop, buttons of later pages too, without a quantity", async () => {
		window.pysWooProductData = { 11: productOf("11") };
		await start(page());
		document.body.insertAdjacentHTML(
			"beforeend",
			'<a class="add_to_cart_button ajax_add_to_cart" data-product_id="11" data-quantity="4"><b></b></a><a id="choose" class="add_to_cart_button product_type_variable" data-product_id="11"></a>',
		);
		await press("b");
		await press("#choose");
		expect(fbqEvents()).toEqual(["AddToCart"]);
		expect(lastFacebook()[2]).toMatchObject({ value: "5", contents: [{ quantity: 1 }] });
	});

	it("leaves the value alone where it is global", async () => {
		window.pysWooProductData = { 12: productOf("12") };
		await start(page({ woo: woo({ addToCartOnButtonValueOption: "global" }) }), { body: variable() });
		await press();
		expect(lastFacebook()[2]).toMatchObject({ value: "5", contents: [{ quantity: 3 }] });
	});

	it("leaves adding to the server where that answers (tracking #52)", async () => {
		window.pysWooProductData = { 12: productOf("12") };
		await start(page({ woo: woo({ addToCartCatchMethod: "add_cart_hook" }) }), { body: variable() });
		await press();
		expect([fbqEvents(), gaEvents()]).toEqual([[], []]);
	});

	it("takes out of the cart, with the id in a cookie for the server (tracking #53)", async () => {
		const remove = { "9f6": mapOf("woo_remove_from_cart", "RemoveFromCart") };
		await start(page({ dynamicEvents: { woo_remove_from_cart: remove } }), {
			body: '<form class="woocommerce-cart-form"><a class="remove" href="#?remove_item=9f6&_wpnonce=1">×</a></form>',
		});
		click(".remove");
		const noted = JSON.parse(decodeURIComponent(cookie("pys_fb_event_id")!));
		await settle();
		expect(lastFacebook()).toEqual([
			"trackCustom",
			"RemoveFromCart",
			{ plugin: "x" },
			{ eventID: noted.RemoveFromCart },
		]);
		expect(gaEvents()).toEqual(["RemoveFromCart"]);
		expect(lastGa().eventID).not.toBe(noted.RemoveFromCart);
		expect(lastGtm().event).toBe("RemoveFromCart");
		expect(posted()).toEqual([]);
		expect(cookie("pys_fb_event_id")).toMatch(/^\{%22RemoveFromCart%22:%22[\w-]{36}%22\}$/);
	});

	it("keeps no id of a removal without consent, and none after a refusal", async () => {
		const remove = { "9f6": mapOf("woo_remove_from_cart", "RemoveFromCart") };
		const body =
			'<form class="woocommerce-cart-form"><a class="remove" href="#?remove_item=9f6&_wpnonce=1">×</a></form>';
		await start(page({ dynamicEvents: { woo_remove_from_cart: remove } }), {
			body,
			settings: { require_consent: true },
		});
		await press(".remove");
		expect(cookie("pys_fb_event_id")).toBeUndefined();
		const { grant, deny } = await import("../../../src/stores/consent");
		grant("facebook");
		await settle();
		await press(".remove");
		expect(cookie("pys_fb_event_id")).toContain("RemoveFromCart");
		deny("facebook");
		await settle();
		expect(cookie("pys_fb_event_id")).toBeUndefined();
	});

	it("counts clicks from the start, though the part that knows the shop is still on its way", async () => {
		let load: () => void = () => {};
		const held = new Promise<void>((resolve) => (load = resolve));
		vi.doMock("../shop", (original) => held.then(() => original()));
		const remove = { "9f6": mapOf("woo_remove_from_cart", "RemoveFromCart") };
		await start(page({ dynamicEvents: { woo_remove_from_cart: remove } }), {
			body: '<form class="woocommerce-cart-form"><a class="remove" href="#?remove_item=9f6&_wpnonce=1">×</a></form>',
		});
		click(".remove");
		load();
		await vi.waitFor(() => expect(gaEvents()).toEqual(["RemoveFromCart"]));
		vi.doUnmock("../shop");
		click(".remove");
		await settle();
		expect(gaEvents()).toEqual(["RemoveFromCart", "RemoveFromCart"]);
	});

	it("counts a click also when the part that knows the shop loads at the second try only", async () => {
		let tries = 0;
		vi.doMock("../shop", (original) => (tries++ ? original() : Promise.reject(new Error("cut"))));
		const remove = { "9f6": mapOf("woo_remove_from_cart", "RemoveFromCart") };
		await start(page({ dynamicEvents: { woo_remove_from_cart: remove } }), {
			body: '<form class="woocommerce-cart-form"><a class="remove" href="#?remove_item=9f6&_wpnonce=1">×</a></form>',
		});
		click(".remove");
		await settle();
		expect([tries, gaEvents()]).toEqual([1, []]);
		dispatchEvent(new Event("online"));
		await vi.waitFor(() => expect(gaEvents()).toEqual(["RemoveFromCart"]));
		vi.doUnmock("../shop");
	});

	it("gives add-ons what they work the product out from", async () => {
		const calls: unknown[][] = [];
		window.pys = { Pinterest: { onWooAddToCartOnSingleEvent: (...args: unknown[]) => void calls.push(args) } };
		window.pysWooProductData = { 12: productOf("12") };
		await start(page(), { body: variable() });
		await press();
		expect(calls).toEqual([["12", 3, 1, false, document.querySelector("form")]]);
	});
});

describe("Easy Digital Downloads", () => {
	const edd = (more: Record<string, unknown> = {}) =>
		page({
			woo: { enabled: false },
			edd: { enabled: true, addToCartOnButtonValueEnabled: true, addToCartOnButtonValueOption: "price" },
			dynamicEvents: { edd_add_to_cart_on_button_click: mapOf("edd_add_to_cart_on_button_click"), ...more },
		});
	const form = (inner: string, data: string) =>
		`<form class="edd_download_purchase_form"><input type="hidden" name="download_id" value="50">${inner}<a class="edd-add-to-cart" data-download-id="50" ${data}></a></form>`;

	it("adds each chosen price with its quantity (tracking #54)", async () => {
		window.pysEddProductData = { 50: { "50_1": productOf("50_1"), "50_2": productOf("50_2") } };
		const prices =
			'<input type="checkbox" name="edd_options[price_id][]" value="1" checked><input name="edd_download_quantity_1" value="4"><input type="checkbox" name="edd_options[price_id][]" value="2">';
		await start(edd(), { body: form(prices, 'data-variable-price="yes" data-price-mode="multi"') });
		await press(".edd-add-to-cart");
		expect(fbqEvents()).toEqual(["AddToCart"]);
		expect(lastFacebook()[2]).toMatchObject({ content_ids: ["50_1"], value: 20, contents: [{ quantity: 4 }] });
		expect(lastGa()).toMatchObject({ items: [{ item_id: "50_1", quantity: 4 }] });
	});

	it.each([
		[
			'<input type="radio" name="edd_options[price_id][]" value="2" checked>',
			'data-variable-price="yes" data-price-mode="single"',
			"50_2",
		],
		["", 'data-variable-price="no"', "50"],
	])("adds one download: %s", async (inner, data, id) => {
		window.pysEddProductData = { 50: { 50: productOf("50"), "50_2": productOf("50_2") } };
		await start(edd(), { body: form(inner, data) });
		await press(".edd-add-to-cart");
		expect(lastFacebook()[2]).toMatchObject({ content_ids: [id], value: 5 });
	});

	it("takes out of the cart by its position, of two digits too", async () => {
		const remove = { 1: mapOf("edd_remove_from_cart", "One"), 10: mapOf("edd_remove_from_cart", "Ten") };
		await start(edd({ edd_remove_from_cart: remove }), {
			body: '<form id="edd_checkout_cart_form"><a class="edd_cart_remove_item_btn" href="#?cart_item=10&x=1"></a></form>',
		});
		await press(".edd_cart_remove_item_btn");
		expect(fbqEvents()).toEqual(["Ten"]);
	});
});

describe("the checkout form", () => {
	const body = '<form class="checkout woocommerce-checkout" name="checkout"><input name="a"></form>';
	const fields = () =>
		Object.fromEntries(
			[...document.querySelectorAll<HTMLInputElement>("form [type=hidden]")].map(({ name, value }) => [name, value]),
		);

	it("carries the visit in ten hidden fields, once (tracking #55)", async () => {
		setCookie("pys_utm_medium=a%2540b.co");
		setCookie("pys_first_visit=true");
		await start(options(), { body });
		expect(fields()).toEqual({
			pys_utm:
				"utm_source:undefined|utm_medium:undefined|utm_campaign:undefined|utm_term:undefined|utm_content:undefined",
			pys_utm_id: "fbadid:undefined|gadid:undefined|padid:undefined|bingid:undefined",
			last_pys_utm:
				"utm_source:undefined|utm_medium:undefined|utm_campaign:undefined|utm_term:undefined|utm_content:undefined",
			last_pys_utm_id: "fbadid:undefined|gadid:undefined|padid:undefined|bingid:undefined",
			pys_browser_time: "08-09|Saturday|November",
			pys_landing: "",
			last_pys_landing: "http://localhost:3000/",
			pys_source: "",
			last_pys_source: "direct",
			pys_order_type: "normal",
		});
		(window.pys!.Utils as unknown as { addCheckoutFields(): void }).addCheckoutFields();
		await settle();
		expect(document.querySelectorAll("[name=pys_utm]")).toHaveLength(1);
	});

	it("says that the order began with an opt-in (tracking #56)", async () => {
		await start(options(), { body: `${body}<div class="wcf-optin-form"></div>` });
		expect(fields().pys_order_type).toBe("wcf-optin");
	});

	it("gets no fields if the consent is withdrawn while their part loads", async () => {
		document.body.innerHTML = body;
		let arrive: ((part: typeof import("../visit/checkout")) => unknown) | undefined;
		const scope = {
			add() {},
			part: (_load: unknown, use: typeof arrive) => {
				arrive = use;
			},
		};
		const jar = { get() {}, set() {}, remove() {} };
		const beginning = { jar: {}, href: location.href, search: "", referrer: "" };
		const visit = createVisit({ options: readOptions(options()), scope, jar, beginning } as unknown as Tracker);
		const checkout = await import("../visit/checkout");
		visit.keep();
		visit.forget();
		arrive!(checkout);
		expect(fields()).toEqual({});
		visit.keep();
		arrive!(checkout);
		expect(Object.keys(fields())).toHaveLength(10);
	});

	it("of EDD is served as well", async () => {
		document.body.className = "edd-checkout";
		await start(options(), { body: '<form id="edd_purchase_form"></form>' });
		expect(Object.keys(fields())).toHaveLength(10);
	});
});
