// The rules of tracking without a page: visits, sessions, consent, ids, downloads.
import { describe, expect, it } from "vitest";
import { decisionOnVisit, isGiven } from "../consent/rules";
import { createEventIds, createId, isMinted } from "../event-id";
import { downloadOf, extensionOf } from "../events/download";
import { isPast } from "../events/reading";
import { readOptions } from "../options";
import { clone, flatten, listOf } from "../params";
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
import { browserTime } from "../visit/checkout";

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
