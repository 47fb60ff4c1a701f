// What each destination of tracking gets, without a page: tables of what goes in and what comes out.
import { describe, expect, it } from "vitest";
import { toForm, toRest } from "../delivery/transport";
import { consentStates } from "../destinations/consent-mode";
import { isAjaxMode, isForwarded, verbOf } from "../destinations/facebook";
import { createFbp, fbcOf, matchingOf } from "../destinations/facebook-visitor";
import { configOf, layerOf, paramsFor } from "../destinations/google-tag";
import { pushOf } from "../destinations/google-tag-manager";
import { readOptions } from "../options";

const optionsOf = (more: object = {}) => readOptions({ ...more })!;

describe("Facebook", () => {
	it.each([
		["Lead", "track"],
		["PageView", "track"],
		["CompleteRegistration", "trackCustom"],
		["Form", "trackCustom"],
		["", "trackCustom"],
		["View", "trackCustom"],
	])("%j is sent by %s (tracking #30)", (name, verb) => {
		expect(verbOf(name)).toBe(verb);
	});

	it.each([
		["?fbclid=a%20b", "fb.1.5.a b"],
		["?fbclid=plain", "fb.1.5.plain"],
		["?fbclid=%E0%A4%A", undefined],
		["?fbclid", undefined],
		["?fbclid=", undefined],
		["?a=1&fbclid=old&fbclid=new", "fb.1.5.new"],
		[`?fbclid=${"x".repeat(501)}`, undefined],
	])("of the query %s is %j", (search, fbc) => {
		expect(fbcOf(search, 5)).toBe(fbc);
	});

	it("has an id of ten digits", () => {
		for (const random of [0, 0.5, 0.999999]) expect(createFbp(17, random)).toMatch(/^fb\.1\.17\.\d{10}$/);
	});

	it("matches by the server's values first, then the form's; the cookie's id wins", () => {
		const data = { email: "b@b.co", phone: "", first_name: "Dana" };
		expect(matchingOf({ em: "a@a.co", external_id: "s" }, data, "c")).toEqual({
			em: "a@a.co",
			fn: "Dana",
			external_id: "c",
		});
		expect(matchingOf({}, {}, undefined)).toEqual({});
	});

	it.each([
		["static", {}, { ajaxForServerEvent: "1" }, false],
		["static", {}, { ajaxForServerEvent: "1", ajaxForServerStaticEvent: "1" }, true],
		["static", { ajaxFire: true }, { ajaxForServerEvent: "1" }, true],
		["dyn", {}, { ajaxForServerEvent: "1" }, true],
		["dyn", {}, {}, false],
		["dyn", {}, { gdpr: { cookiebot_integration_enabled: true } }, true],
		["dyn", { e_id: "woo_remove_from_cart" }, { ajaxForServerEvent: "1" }, false],
	])("%s event %j with %j is forwarded: %s", (type, event, flags, is) => {
		const options = optionsOf(flags);
		expect(isForwarded({ name: "A", type, ...event }, options, isAjaxMode(options))).toBe(is);
	});
});

describe("Google", () => {
	it("drops for G ids what the old Analytics read, and renames the search", () => {
		const params = { landing_page: "x", event_category: "y", ecomm_totalvalue: 1, a: { b: 1 } };
		expect(paramsFor("G-1", "view", params, "id")).toEqual({ a: { b: 1 }, eventID: "id", send_to: "G-1" });
		expect(paramsFor("AW-1", "view", params, "id")).toEqual({
			event_category: "y",
			ecomm_totalvalue: 1,
			a: { b: 1 },
			eventID: "id",
			send_to: "AW-1",
		});
		const search = { search_term: "mug", dynx_itemid: 1 };
		expect(paramsFor("G-1", "search", search, "id")).toEqual({ search: "mug", eventID: "id", send_to: "G-1" });
		expect(paramsFor("AW-1", "search", search, "id")).toEqual({ ...search, eventID: "id", send_to: "AW-1" });
		const pushed = { name: "search", params: search, eventID: "id", sendTo: undefined, layer: "dataLayer" };
		expect(pushOf({ ...pushed, ids: ["GTM-1"] }).automatedParameters).toEqual({ search: "mug", event_id: "id" });
		expect(pushOf({ ...pushed, ids: [] }).automatedParameters).toEqual({ ...search, event_id: "id" });
	});

	it("is configured by id", () => {
		const options = optionsOf({
			config: { groups: "x" },
			ga: {
				isDebugEnabled: ["index_1"],
				disableAdvertisingFeatures: true,
				serverContainerUrls: {
					"G-1": { enable_server_container: "1", server_container_url: "https://s", transport_url: "" },
				},
				additionalConfig: { "G-1": { first_party_collection: true } },
				crossDomainEnabled: true,
				crossDomainAcceptIncoming: "1",
				crossDomainDomains: ["b.test"],
			},
		});
		expect(configOf("G-1", 1, options)).toEqual({
			groups: "x",
			send_page_view: true,
			debug_mode: true,
			allow_google_signals: false,
			first_party_collection: true,
			server_container_url: "https://s",
			linker: { accept_incoming: true, domains: ["b.test"] },
		});
		expect(configOf("AW-1", 0, optionsOf({ ga: { custom_page_view_event: true } }))).toEqual({ send_page_view: false });
	});

	it.each([
		[undefined, "dataLayerPYS"],
		[{ ga_datalayer_type: "default", ga_datalayer_name: "x" }, "dataLayerPYS"],
		[{ ga_datalayer_type: "custom", ga_datalayer_name: "x" }, "x"],
		[{ ga_datalayer_type: "disable", ga_datalayer_name: "x" }, "dataLayer"],
	])("with %j has the layer %s", (GATags, layer) => {
		expect(layerOf(optionsOf({ GATags }))).toBe(layer);
	});

	it("pushes what the contract's sample shows", () => {
		const push = pushOf({
			name: "view_item",
			params: { page_title: "Mug", ecommerce: { currency: "EUR" }, triggerType: { type: "ecommerce" } },
			eventID: "13bc",
			ids: ["GTM-ACME1"],
			sendTo: ["GTM-ACME1"],
			layer: "dataLayer",
		});
		expect(JSON.stringify(push)).toBe(
			'{"ecommerce":{"currency":"EUR"},"automatedParameters":{"page_title":"Mug","event_id":"13bc","send_to":["GTM-ACME1"]},"triggerType":{"type":"ecommerce"},"manualDataLayer":"dataLayer","event":"view_item"}',
		);
	});

	it("is told of consent as configured, until someone has decided", () => {
		const gdpr = { ad_storage: { enabled: true, value: "denied" }, ad_user_data: { enabled: false, value: "denied" } };
		expect(consentStates(gdpr)).toEqual({
			analytics_storage: "granted",
			ad_storage: "denied",
			ad_user_data: "granted",
			ad_personalization: "granted",
		});
		expect(consentStates(gdpr, (purpose) => purpose === "google_ads")).toEqual({
			analytics_storage: "denied",
			ad_storage: "granted",
			ad_user_data: "granted",
			ad_personalization: "granted",
		});
	});
});

describe("the wire", () => {
	it("nests in brackets, leaves out what is empty, and writes a space as +", () => {
		const fields = { a: { l: [{ id: "1" }], n: null, e: {}, t: "Contact & us" }, u: undefined, o: "" };
		expect(`${toForm(fields)}`).toBe("a%5Bl%5D%5B0%5D%5Bid%5D=1&a%5Bt%5D=Contact+%26+us&o=");
	});

	it("is the contract's sample by both routes", () => {
		const payload = {
			action: "pys_api_event",
			pixel: "facebook",
			event: "Lead",
			data: { page_title: "Contact & us", contents: [{ id: "11" }], _fbp: "fb.1.17.4139837656" },
			ids: ["1000111"],
			eventID: "3f0d",
			url: "https://acme.test/contact/",
			ajax_event: "a1b2c3",
			woo_order: "",
			edd_order: "",
		} as const;
		expect(`${toForm(payload)}`).toBe(
			"action=pys_api_event&pixel=facebook&event=Lead&data%5Bpage_title%5D=Contact+%26+us&data%5Bcontents%5D%5B0%5D%5Bid%5D=11&data%5B_fbp%5D=fb.1.17.4139837656&ids%5B0%5D=1000111&eventID=3f0d&url=https%3A%2F%2Facme.test%2Fcontact%2F&ajax_event=a1b2c3&woo_order=&edd_order=",
		);
		const rest = toRest({ ...payload, ids: ["1000111"], data: { page_title: "Contact" }, woo_order: 55 });
		expect(`${toForm(rest)}`).toBe(
			"event=Lead&data=%7B%22page_title%22%3A%22Contact%22%7D&ids=%5B%221000111%22%5D&eventID=3f0d&woo_order=55&edd_order=0",
		);
	});
});
