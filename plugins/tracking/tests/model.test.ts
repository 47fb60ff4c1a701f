// The rules of tracking without a page: tables of what goes in and what comes out.
import { describe, expect, it } from "vitest";
import { decisionOnVisit, isGiven } from "../consent/rules";
import { toForm, toRest } from "../delivery/transport";
import { consentStates } from "../destinations/consent-mode";
import { isAjaxMode, isForwarded, verbOf } from "../destinations/facebook";
import { createFbp, fbcOf, matchingOf } from "../destinations/facebook-visitor";
import { configOf, layerOf, paramsFor } from "../destinations/google-tag";
import { pushOf } from "../destinations/google-tag-manager";
import { createEventIds, createId, isMinted } from "../event-id";
import { downloadOf, extensionOf } from "../events/download";
import { isPast } from "../events/reading";
import { type Options, readOptions } from "../options";
import { clone, flatten, listOf } from "../params";
import { bundlePrice, quantityOf, withChildren, withQuantity } from "../shop/arithmetic";
import {
	forbidden,
	hasEmail,
	isNewSession,
	landingOf,
	parseQuery,
	planCookies,
	sourceOf,
	touchOf,
} from "../visit/attribution";
import { browserTime, checkoutFields } from "../visit/checkout";

const optionsOf = (more: object = {}) => readOptions({ ...more })!;

describe("where a visit came from", () => {
	it.each([
		["", "direct"],
		["https://acme.test/x", "direct"],
		["https://www.google.com/search?q=x", "google.com"],
		["http://news.example:8080/a", "news.example:8080"],
		["android-app://com.example/", "android-app:"],
	])("referrer %j is %s", (referrer, source) => {
		expect(sourceOf(referrer, "https://acme.test")).toBe(source);
	});

	it.each([
		["a@b.co", true],
		["a%40b.co", true],
		["a%2540b%252eco", true],
		["a%25252540b.co", true],
		[" dana.levi+shop@acme.co.il ", true],
		["newsletter-dana@acme.test-may", true],
		["to%20dana%40acme.test%2C%20again", true],
		['"dana levi"@acme.test', true],
		["a@[10.0.0.1]", true],
		["dana@בדיקה.קום", true],
		["dana%40%D7%91%D7%93.%D7%A7%D7%95", true],
		["%E0%A4%A@b.co", true],
		["a@b", false],
		["@acme", false],
		["2@1.50", false],
		["news", false],
		["50%25", false],
		["", false],
	])("%j holds an e-mail address: %s", (text, is) => {
		expect(hasEmail(text)).toBe(is);
	});

	it("a link can put no more than 2 kB into a touch, whole characters of it", () => {
		const hebrew = "%D7%A9";
		const names = "utm_source utm_medium utm_campaign utm_term utm_content fbadid gadid padid bingid".split(" ");
		for (const value of ["x".repeat(4000), "%".repeat(4000), hebrew.repeat(900), "%E0%A4%A".repeat(900)]) {
			const search = `?${names.map((name) => `${name}=${value}`).join("&")}`;
			const touch = touchOf({
				href: `https://acme.test/${value}`,
				search,
				referrer: `https://${"r".repeat(5000)}.test/`,
			});
			const size = Object.values(touch).reduce((sum, text = "") => sum + encodeURIComponent(text).length, 0);
			expect(size).toBeLessThanOrEqual(2000);
			expect(Object.values(touch).every((text = "") => encodeURIComponent(text).length <= 600)).toBe(true);
		}
		const { pys_utm_source } = touchOf({ href: "/", search: `?utm_source=${hebrew.repeat(100)}`, referrer: "" });
		expect(decodeURIComponent(pys_utm_source!)).toMatch(/^ש+$/);
		expect(encodeURIComponent(pys_utm_source!).length).toBeGreaterThan(280);
	});

	it("queries are raw, the last of a name counts, a name without = does not", () => {
		expect([...parseQuery("?a=1&b&c=&a=2%20&d=x=y")]).toEqual([
			["a", "2%20"],
			["c", ""],
			["d", "x"],
		]);
		expect(landingOf("https://a.test/b?c#d")).toBe("https://a.test/b");
	});

	it("a touch has a value or undefined for every name", () => {
		const touch = touchOf({ href: "https://a.test/?utm_term=&gadid=7", search: "?utm_term=&gadid=7", referrer: "" });
		expect(Object.keys(touch)).toHaveLength(11);
		expect(touch).toMatchObject({ pysTrafficSource: "direct", pys_gadid: "7", pys_utm_term: undefined });
	});
});

describe("the session", () => {
	it.each([
		[{}, {}, true],
		[{ pys_start_session: "true" }, {}, true],
		[{ pys_session_limit: "true" }, {}, true],
		[{ pys_session_limit: "true", pys_start_session: "true" }, {}, false],
		[{ last_pys_landing_page: "x" }, { disabled_start_session_cookie: true }, false],
		[{}, { disabled_all_cookie: true }, true],
	])("with %j and flags %j is new: %s", (jar, flags, is) => {
		expect(isNewSession(jar, flags)).toBe(is);
	});

	it("plans no cookie that is forbidden and none outside a new session", () => {
		const touch = { pysTrafficSource: "direct", pys_fbadid: "1" };
		const plan = (more: object) =>
			planCookies({ jar: {}, flags: {}, touch, isNew: true, days: 7, minutes: 60, ...more }).map(([name]) => name);
		expect(plan({})).toEqual([
			"pys_session_limit",
			"pys_start_session",
			"pys_first_visit",
			"pysTrafficSource",
			"pys_fbadid",
			"last_pysTrafficSource",
			"last_pys_fbadid",
		]);
		expect(plan({ isNew: false, jar: { pys_first_visit: "true" } })).toEqual([]);
		expect(plan({ flags: { disabled_all_cookie: true } })).toEqual([]);
		expect(plan({ skipSession: true })[0]).toBe("pys_first_visit");
		expect(plan({ flags: { disabled_first_visit_cookie: 1 }, jar: { pys_landing_page: "x" }, isNew: false })).toEqual(
			[],
		);
		expect(forbidden({ disabled_utmId_cookie: true })).toContain("last_pys_bingid");
	});
});

describe("consent", () => {
	const gdpr = { facebook_prior_consent_enabled: true };
	it.each([
		["nobody asks", { isGated: false }, undefined, true],
		["nobody asks, the visitor refused", { isGated: false }, false, false],
		["a tool is enabled but not there", { gdpr }, undefined, false],
		["the tool has no answer", { isUnasked: true }, undefined, false],
		["no answer counts as consent", { isUnasked: true, gdpr }, undefined, true],
		["refused, prior consent or not", { isUnasked: true, gdpr }, false, false],
		["granted", {}, true, true],
	])("%s", (_, more, decision, given) => {
		const asked = { gdpr: {}, isGated: true, hasTool: true, isUnasked: false, decisionOn: () => decision, ...more };
		expect(isGiven("facebook", asked)).toBe(given);
	});

	it("the visit is kept when some pixel may be served", () => {
		const asked = { gdpr: {}, isGated: false, hasTool: false, isUnasked: false };
		expect(isGiven("pys", { ...asked, decisionOn: (purpose) => purpose === "bing" || undefined })).toBe(true);
		expect(isGiven("pys", { ...asked, decisionOn: (purpose) => (purpose === "pys" ? undefined : false) })).toBe(false);
	});

	it.each([
		["by its own name", false, false, [] as string[], false],
		["not by pixels where a tool asks", undefined, true, ["facebook", "analytics", "pinterest", "bing"], undefined],
		["by all pixels where none does", undefined, false, ["facebook", "analytics", "pinterest", "bing"], false],
		["not by some of them", undefined, false, ["facebook"], undefined],
	])("the visit is refused %s", (_, own, hasTool, refused, decision) => {
		const decisionOn = (purpose: string) => (refused.includes(purpose) ? false : undefined);
		expect(decisionOnVisit(own, hasTool, decisionOn)).toBe(decision);
	});
});

describe("event ids", () => {
	it.each([
		[{ eventID: "", type: "dyn" }, {}, true],
		[{ eventID: "x", type: "static" }, { ajaxForServerStaticEvent: "1" }, true],
		[{ eventID: "x", type: "static" }, { ajaxForServerEvent: "1" }, false],
		[{ eventID: "x", type: "trigger" }, { ajaxForServerEvent: "1" }, true],
		[{ eventID: "x", type: "trigger" }, { ajaxForServerStaticEvent: "1", ajaxForServerEvent: "" }, false],
	])("of %j with %j are minted: %s", (event, flags, is) => {
		expect(isMinted({ name: "A", ...event }, optionsOf(flags))).toBe(is);
	});

	it("are shared by destinations and new at each firing", () => {
		const ids = createEventIds(optionsOf({ ajaxForServerEvent: "1" }));
		const event = { name: "A", type: "trigger", e_id: "custom_event", custom_event_post_id: 301 };
		const first = ["facebook", "ga", "gtm"].map((slug) => ids.of(event, slug));
		const second = ["facebook", "ga"].map((slug) => ids.of(event, slug));
		expect(new Set(first).size).toBe(1);
		expect(new Set(second).size).toBe(1);
		expect(first[0]).not.toBe(second[0]);
		ids.set(301, "mine");
		expect(ids.of(event, "facebook")).toBe("mine");
		expect(createId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
	});
});

describe("downloads", () => {
	it.each([
		["/docs/a.pdf?v=1#p", "pdf"],
		["/price.list.PDF", "pdf"],
		["/b.tar.gz", "tar.gz"],
		["/c.png", ""],
		["/pdf", ""],
		["", ""],
	])("%s has the extension %j of the list", (address, extension) => {
		expect(extensionOf(address, ["pdf", "tar.gz", "gz"])).toBe(extension);
	});

	it("keep a fragment if there is no query, and the query where it is to stay", () => {
		expect(downloadOf(" /g.pdf#x ", ["pdf"], true)?.download_url).toBe("/g.pdf#x");
		expect(downloadOf("/g.pdf?a=1", ["pdf"])?.download_url).toBe("/g.pdf?a=1");
	});
});

describe("time and depth", () => {
	it.each([
		[new Date(2026, 10, 21, 8, 30), "08-09|Saturday|November"],
		[new Date(2026, 0, 4, 23, 59), "23-24|Sunday|January"],
		[new Date(2026, 6, 1, 0, 0), "00-01|Wednesday|July"],
	])("%s is %s", (date, text) => {
		expect(browserTime(date)).toBe(text);
	});

	it.each([
		[1000, 2000, 50, false],
		[1001, 2000, 50, true],
		[0, 0, 50, false],
		[1, 0, 50, true],
		[1001, 2000, "50", true],
	])("%d of %d pixels is past %s percent: %s", (top, scrollable, percent, is) => {
		expect(isPast(top, scrollable, percent)).toBe(is);
	});

	it("lists may lie in another one", () => {
		expect(flatten([["50"], 25, null])).toEqual(["50", "25"]);
	});
});

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

describe("values", () => {
	it("are copied deeply, without functions", () => {
		const given = { a: [{ b: 1, f: () => 1 }], g() {} };
		const copy = clone(given);
		expect(copy).toEqual({ a: [{ b: 1 }] });
		copy.a[0]!.b = 2;
		expect(given.a[0]!.b).toBe(1);
		expect(listOf({ 1: "a", 2: null })).toEqual(["a"]);
		expect(listOf(undefined)).toEqual([]);
	});
});
