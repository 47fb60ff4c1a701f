// The timing rules of popups: every rule with its bounds, defaults and hostile values.
import { describe, expect, it } from "vitest";
import { matches, passes, toTime, type Visit } from "../model";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const visit = (more: Partial<Visit> = {}): Visit => ({
	referrer: "",
	host: "acme.test",
	userAgent: chrome,
	hasChrome: true,
	device: "desktop",
	roles: undefined,
	now: +new Date(2026, 4, 10, 12, 0),
	age: 0,
	since: () => Number.NaN,
	shown: () => 0,
	...more,
});
const check = (rule: string, values: Record<string, unknown>, more?: Partial<Visit>) =>
	passes({ [rule]: "yes", ...values }, visit(more));

describe("popup timing rules", () => {
	it("pass when none is enabled, whatever their values say", () => {
		expect(passes({}, visit())).toBe(true);
		expect(passes({ times_times: 0, url: "", url_url: "x" }, visit())).toBe(true);
	});

	it("have to pass all together, and are not asked behind one that fails", () => {
		const asked: string[] = [];
		const since = (counter: string) => {
			asked.push(counter);
			return 1;
		};
		expect(passes({ page_views: "yes", sessions: "yes", page_views_views: 1 }, visit({ since }))).toBe(false);
		expect(asked).toEqual(["pageViews", "sessions"]);
		asked.length = 0;
		expect(passes({ sessions: "yes", page_views: "yes" }, visit({ since }))).toBe(false);
		expect(asked).toEqual(["pageViews"]);
	});

	it("count views and sessions since the first look, three and two by default, text or number", () => {
		for (const [rule, key, standard] of [
			["page_views", "page_views_views", 3],
			["sessions", "sessions_sessions", 2],
		] as const) {
			expect(check(rule, {}, { since: () => standard - 1 })).toBe(false);
			expect(check(rule, {}, { since: () => standard })).toBe(true);
			expect(check(rule, { [key]: "1" }, { since: () => 1 })).toBe(true);
			expect(check(rule, {}, { since: () => Number.NaN })).toBe(false);
		}
	});

	it("fail on show without the referrer's text, pass on hide, and fail with a broken pattern (popups #18)", () => {
		const referrer = "https://other.test/?ref=1";
		expect(check("url", { url_action: "show", url_url: "utm=acme" }, { referrer })).toBe(false);
		expect(check("url", { url_action: "hide", url_url: "utm=acme" }, { referrer })).toBe(true);
		expect(check("url", { url_action: "regex", url_url: "(" }, { referrer })).toBe(false);
		expect(check("url", { url_url: "ref=1" }, { referrer })).toBe(true);
		expect(check("url", { url_action: "hide", url_url: "ref=1" }, { referrer })).toBe(false);
		expect(check("url", { url_action: "regex", url_url: "^https://other\\.test/.*ref=\\d$" }, { referrer })).toBe(true);
		expect(check("url", { url_action: "hide" }, { referrer })).toBe(true);
	});

	it("take search engines as search, not other sites and not direct visits (popups #19)", () => {
		const search = { sources_sources: ["search"] };
		expect(check("sources", search, { referrer: "https://www.google.com/" })).toBe(true);
		expect(check("sources", search, { referrer: "https://www.bing.com/search?q=1" })).toBe(true);
		expect(check("sources", search, { referrer: "https://acme.test/x", host: "shop.test" })).toBe(false);
		expect(check("sources", search, { referrer: "" })).toBe(false);
		expect(check("sources", { sources_sources: ["external"] }, { referrer: "" })).toBe(true);
	});

	it("take the own host as internal, with www. on either side, and no host that begins with it (popups #20)", () => {
		const internal = { sources_sources: ["internal"] };
		expect(check("sources", internal, { referrer: "https://www.acme.test/a" })).toBe(true);
		expect(check("sources", internal, { referrer: "https://acme.test/a", host: "www.acme.test" })).toBe(true);
		expect(check("sources", internal, { referrer: "https://acme.test.evil.test/" })).toBe(false);
		expect(check("sources", internal, { referrer: "https://acme.test:8080/" })).toBe(false);
		expect(check("sources", { sources_sources: ["external"] }, { referrer: "https://acme.test/" })).toBe(false);
		expect(check("sources", {}, { referrer: "https://x.test/" })).toBe(true);
		expect(check("sources", internal, { referrer: "no address" })).toBe(false);
	});

	it("let anonymous visitors pass, and of those logged in whose roles are not listed (popups #21)", () => {
		const custom = { logged_in_users: "custom", logged_in_roles: ["editor"] };
		expect(check("logged_in", custom)).toBe(true);
		expect(check("logged_in", custom, { roles: ["editor"] })).toBe(false);
		expect(check("logged_in", custom, { roles: ["subscriber"] })).toBe(true);
		expect(check("logged_in", { logged_in_users: "all" }, { roles: ["subscriber"] })).toBe(false);
		expect(check("logged_in", {}, { roles: [] })).toBe(false);
		expect(check("logged_in", {})).toBe(true);
	});

	it("let a visitor who is logged in pass when custom roles are not listed (popups #58)", () => {
		expect(check("logged_in", { logged_in_users: "custom" }, { roles: ["editor"] })).toBe(true);
	});

	it("fail on a device that is not listed (popups #22)", () => {
		expect(check("devices", { devices_devices: ["mobile"] })).toBe(false);
		expect(check("devices", { devices_devices: ["mobile"] }, { device: "mobile" })).toBe(true);
		for (const device of ["desktop", "tablet", "mobile"]) expect(check("devices", {}, { device })).toBe(true);
		expect(check("devices", {}, { device: "widescreen" })).toBe(false);
	});

	it("count impressions up to the limit, three by default, as text too", () => {
		expect(check("times", {}, { shown: () => 2 })).toBe(true);
		expect(check("times", {}, { shown: () => 3 })).toBe(false);
		expect(check("times", { times_times: "2" }, { shown: () => 2 })).toBe(false);
	});

	it("know the browsers by their flags", () => {
		const only = (name: string, userAgent: string, hasChrome = false) =>
			check("browsers", { browsers_browsers: "custom", browsers_browsers_options: [name] }, { userAgent, hasChrome });
		expect(only("chrome", chrome, true)).toBe(true);
		expect(only("chrome", chrome)).toBe(false);
		expect(only("chrome", `${chrome} Edg/140`, true)).toBe(false);
		expect(only("chrome", `${chrome} OPR/120`, true)).toBe(false);
		expect(only("edge", `${chrome} Edg/140`)).toBe(true);
		expect(only("firefox", "Mozilla/5.0 Gecko/20100101 Firefox/140.0")).toBe(true);
		expect(only("safari", safari)).toBe(true);
		expect(only("safari", chrome, true)).toBe(false);
		expect(only("ie", "Mozilla/5.0 Trident/7.0; rv:11.0")).toBe(true);
		expect(only("constructor", chrome, true)).toBe(false);
		expect(check("browsers", {})).toBe(true);
		expect(check("browsers", { browsers_browsers: "custom" })).toBe(false);
	});

	it("keep to the schedule's start and end, each open when missing (popups #23)", () => {
		const [yesterday, tomorrow] = ["2026-05-09 12:00", "2026-05-11 12:00"];
		expect(check("schedule", { schedule_start_date: tomorrow })).toBe(false);
		expect(check("schedule", { schedule_start_date: yesterday, schedule_end_date: tomorrow })).toBe(true);
		expect(check("schedule", { schedule_end_date: yesterday })).toBe(false);
		expect(check("schedule", { schedule_start_date: "2026-05-10 12:00", schedule_end_date: "2026-05-10 12:00" })).toBe(
			true,
		);
		expect(check("schedule", {})).toBe(true);
		expect(check("schedule", { schedule_start_date: "soon" })).toBe(true);
	});

	it("take the site's clock when told, which has gone on since the page was rendered", () => {
		const site = { schedule_timezone: "site", schedule_server_datetime: "2026-01-01 09:00:00" };
		expect(check("schedule", { ...site, schedule_start_date: "2026-01-02 00:00" })).toBe(false);
		expect(check("schedule", { ...site, schedule_end_date: "2026-01-01 09:00" })).toBe(true);
		expect(check("schedule", { ...site, schedule_end_date: "2026-01-01 09:00" }, { age: 1 })).toBe(false);
		expect(check("schedule", { ...site, schedule_timezone: "visitor", schedule_start_date: "2026-01-02 00:00" })).toBe(
			true,
		);
		expect(check("schedule", { schedule_timezone: "site", schedule_start_date: "2026-05-11 00:00" })).toBe(false);
	});

	it("read dates by hand as wall-clock time", () => {
		expect(toTime("2026-03-05 07:08")).toBe(+new Date(2026, 2, 5, 7, 8));
		expect(toTime("2026-03-05 07:08:09")).toBe(+new Date(2026, 2, 5, 7, 8, 9));
		expect(toTime("2026-03-05")).toBe(+new Date(2026, 2, 5));
		const hostile = { toString: 1, valueOf: 1 };
		for (const bad of [undefined, null, "", "12", 20260305, {}, [], hostile]) expect(toTime(bad)).toBeNaN();
	});

	it("refuse a pattern that does not parse, immediately also where it is hostile to a parser", () => {
		// One that tries all ways to read the last of them does not end.
		for (const pattern of ["(", "*", `[${"\\a".repeat(26)}`, `[${"\\a".repeat(5000)}`])
			expect(matches(pattern, "a")).toBe(false);
	});

	it("look at the beginning of a long referrer only", () => {
		const referrer = (length: number) => `${"a".repeat(length - 1)}z`;
		expect(matches("z$", referrer(2048))).toBe(true);
		expect(matches("z$", referrer(2049))).toBe(false);
	});

	it.each([
		["^https?://(www\\.)?(x|y)\\.test/[a-z]+", `https://x.test/${"a".repeat(5000)}!`],
		["(utm_(source|medium))=\\w+", "https://x.test/?utm_medium=mail"],
		["[(]+a", "((a"],
		["(ab)+c", "ababc"],
		["(?<!n)o(?!p)", "to"],
		["\\(a+\\)+", "(a)"],
		["(a+)+$", "aaa"],
		[`${"google|".repeat(30)}bing`, "https://www.bing.com/"],
		["facebook.*utm_(source|campaign)=[a-z]+.*spring", "https://facebook.test/?utm_source=mail&x=spring"],
	])("match the pattern %s", (pattern, value) => {
		expect(matches(pattern, value)).toBe(true);
	});
});
