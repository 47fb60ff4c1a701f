// Consent: what each tool answers, what a change does immediately, and that nothing leaves the page before it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeStandIns, silent, standIns } from "../../../tests/helpers/consent-stand-ins";
import {
	click,
	cookie,
	event,
	fbqCalls,
	fbqEvents,
	GATags,
	ga,
	gaEvents,
	gtm,
	layer,
	options,
	sent,
	setCookie,
	settle,
	start,
	written,
} from "./setup";

const all = ["facebook", "analytics", "google_ads", "pinterest", "bing"];
const prior = (is: boolean) => Object.fromEntries(all.map((name) => [`${name}_prior_consent_enabled`, is]));
const clicks = {
	automatic_event_comment: { facebook: event("Comment", { type: "dyn", e_id: "automatic_event_comment" }) },
};
const page = (tool: string, more: object = {}) =>
	options({
		ga: ga(),
		GATags,
		gdpr: { ...(tool && { [`${tool}_integration_enabled`]: true }), ...prior(false), ...more },
		staticEvents: {
			facebook: { init_event: [event("PageView")] },
			ga: { init_event: [event("page_view", { trackingIds: ["G-1"] })] },
		},
		dynamicEvents: clicks,
	});
const consentCookie = () => JSON.parse(atob(decodeURIComponent(cookie("pys_consent") ?? "")));
const pixels = () => ({ facebook: fbqEvents().includes("PageView"), ga: gaEvents().includes("page_view") });
const comment = async () => {
	document.body.insertAdjacentHTML("beforeend", '<form class="comment-form"></form>');
	document.querySelector(".comment-form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
	await settle();
};
beforeEach(() => {
	written.length = 0;
});

describe("before consent", () => {
	it.each(["consent_magic", "real_cookie_banner", "cookiebot", "cookie_notice", "cookie_law_info"])(
		"no request and no cookie leaves a page whose tool %s has not answered",
		async (tool) => {
			if (tool === "cookie_notice") window.cnArgs = { cookieName: "cookie_notice_accepted" };
			if (tool === "cookiebot") window.Cookiebot = { consented: false, consent: {} };
			if (tool === "consent_magic") window.CS_Data = { cs_script_cat: { facebook: 5, analytics: 6, pys: 5 } };
			await start(page(tool), {
				wait: 5000,
				body: '<body class="woocommerce-checkout"><form class="woocommerce-checkout"></form>',
			});
			expect([sent, written, document.scripts.length]).toEqual([[], [], 0]);
			expect([window.fbq, window.gtag]).toEqual([undefined, undefined]);
			expect(localStorage.length).toBe(0);
			expect(document.querySelector("[name=pys_utm]")).toBeNull();
		},
	);

	it.each(["consent_magic", "real_cookie_banner", "cookiebot", "cookie_notice"])(
		"a tool that is enabled but not there keeps everything closed, prior consent or not: %s",
		async (tool) => {
			await start(page(tool, prior(true)));
			expect([sent, written, window.fbq, window.gtag]).toEqual([[], [], undefined, undefined]);
		},
	);

	it("a page may ask for consent without any tool", async () => {
		await start(page(""), { settings: { require_consent: "yes" } });
		expect([written, window.fbq]).toEqual([[], undefined]);
		const { grant } = await import("../../../src/stores/consent");
		grant("statistics");
		await settle();
		expect(pixels()).toEqual({ facebook: false, ga: true });
		expect(cookie("pysTrafficSource")).toBe("direct");
	});
});

describe("the consent store", () => {
	it("loads and stops by category, without a tool", async () => {
		const { deny, grant } = await import("../../../src/stores/consent");
		deny("marketing");
		await start(page(""));
		expect(pixels()).toEqual({ facebook: false, ga: true });
		grant("marketing");
		await settle();
		expect(pixels()).toEqual({ facebook: true, ga: true });
		deny(["marketing", "statistics"]);
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
		expect(document.cookie).toBe("");
	});
});

describe("Cookiebot", () => {
	it("loads by category (tracking #22)", async () => {
		window.Cookiebot = { consented: true, consent: { marketing: false, statistics: true } };
		await start(page("cookiebot"));
		expect(pixels()).toEqual({ facebook: false, ga: true });
		expect(cookie("pysTrafficSource")).toBe("direct");
	});

	it("counts its consent for every category where prior consent is on", async () => {
		window.Cookiebot = { consented: true, consent: { marketing: false } };
		await start(page("cookiebot", prior(true)));
		expect(pixels().facebook).toBe(true);
	});

	it("loads when it is ready, and notes it for the server (tracking #23)", async () => {
		window.Cookiebot = { consented: false, consent: { marketing: false, statistics: false } };
		await start(page("cookiebot"));
		expect(written).toEqual([]);
		window.Cookiebot = { consented: true, consent: { marketing: true, statistics: false } };
		window.dispatchEvent(new Event("CookiebotOnConsentReady"));
		await settle();
		expect(pixels()).toEqual({ facebook: true, ga: false });
		expect(consentCookie()).toEqual({ facebook: true, ga: false, bing: true, pinterest: true, gtm: false });
		expect(cookie("pys_consent")).not.toContain("%3D");
		expect(cookie("pysTrafficSource")).toBe("direct");
		window.Cookiebot = { consented: true, consent: { marketing: false, statistics: true } };
		window.dispatchEvent(new Event("CookiebotOnConsentReady"));
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
		expect(pixels().ga).toBe(true);
	});

	it("may come after the page has started (tracking #23)", async () => {
		await start(page("cookiebot"));
		window.Cookiebot = { consented: true, consent: { marketing: true, statistics: true } };
		window.dispatchEvent(new Event("CookiebotOnConsentReady"));
		await settle();
		expect(pixels()).toEqual({ facebook: true, ga: true });
		expect(consentCookie().facebook).toBe(true);
	});
});

describe("Cookie Notice", () => {
	const buttons =
		'<i class="cn-set-cookie" data-cookie-set="accept"></i><i class="cn-set-cookie" id="no" data-cookie-set="refuse"></i><i class="cn-revoke-cookie"></i>';

	it("loads on accept in the same page and stops on revoke (tracking #24)", async () => {
		window.cnArgs = { cookieName: "cookie_notice_accepted" };
		await start(page("cookie_notice"), { body: buttons });
		expect(window.fbq).toBeUndefined();
		click(".cn-set-cookie");
		await settle();
		expect(pixels()).toEqual({ facebook: true, ga: true });
		await comment();
		expect(fbqEvents()).toEqual(["PageView", "Comment"]);
		click(".cn-revoke-cookie");
		await comment();
		expect(fbqEvents()).toEqual(["PageView", "Comment"]);
		expect(document.cookie).toMatch(/^pys_consent=[^;]*$/);
		expect(consentCookie()).toEqual({ facebook: false, ga: false, bing: false, pinterest: false, gtm: false });
	});

	it.each([
		["false", undefined, false],
		["true", undefined, true],
		// What the server knows already is not told again.
		["true", "e30", undefined],
	])("notes for the server what was answered before the plugin came: %s", async (answer, known, facebook) => {
		window.cnArgs = { cookieName: "cookie_notice_accepted" };
		setCookie(`cookie_notice_accepted=${answer}`);
		if (known) setCookie(`pys_consent=${known}`);
		await start(page("cookie_notice"), { body: buttons });
		expect(consentCookie().facebook).toBe(facebook);
		expect(pixels().facebook).toBe(answer === "true");
	});

	it("sends each static event once, however often consent is accepted (tracking #29)", async () => {
		window.cnArgs = { cookieName: "cookie_notice_accepted" };
		await start(page("cookie_notice"), { body: buttons });
		for (const selector of [".cn-set-cookie", ".cn-set-cookie", ".cn-revoke-cookie", ".cn-set-cookie"]) {
			click(selector);
			await settle();
		}
		expect(fbqEvents()).toEqual(["PageView"]);
		expect(gaEvents()).toEqual(["page_view"]);
	});

	it.each([
		["true", true],
		["false", false],
	])("follows the answer in its cookie: %s", async (value, is) => {
		window.cnArgs = { cookieName: "cn" };
		setCookie(`cn=${value}`);
		await start(page("cookie_notice", prior(true)));
		expect(pixels()).toEqual({ facebook: is, ga: is });
	});

	/** Starts a page whose event waits two seconds, and takes its consent back. */
	const startAndRevoke = async () => {
		window.cnArgs = { cookieName: "cn" };
		setCookie("cn=true");
		const later = page("cookie_notice");
		(later.staticEvents as Record<string, unknown>).facebook = { a: [event("Lead", { delay: 2 })] };
		await start(later, { body: buttons });
		click("#no");
	};

	it("drops delayed events when consent is revoked", async () => {
		await startAndRevoke();
		await settle(3000);
		expect(fbqEvents()).toEqual([]);
	});

	it.each([500, 3000])("sends them once where consent is given again %i ms later", async (ms) => {
		await startAndRevoke();
		await settle(ms);
		click("[data-cookie-set=accept]");
		await settle(5000);
		expect(fbqEvents()).toEqual(["Lead"]);
		click("#no");
		await settle(100);
		click("[data-cookie-set=accept]");
		await settle(5000);
		expect(fbqEvents()).toEqual(["Lead"]);
	});
});

describe("Cookie Law Info", () => {
	it.each([
		["no", false],
		["yes", true],
	])("asks the analytics pair for every pixel: %s (tracking #25)", async (value, is) => {
		setCookie(`cookieyes-consent=consentid:abc,consent:yes,necessary:yes,analytics:${value},advertisement:no`);
		await start(page("cookie_law_info"));
		expect(pixels()).toEqual({ facebook: is, ga: is });
	});

	it("keeps the visit 1000 ms after an accept, if its cookie says yes (tracking #26)", async () => {
		await start(page("cookie_law_info"), { body: '<button class="cky-btn-accept"></button>' });
		click(".cky-btn-accept");
		setCookie("cookieyes-consent=consent:yes,analytics:yes");
		await settle(900);
		expect(pixels()).toEqual({ facebook: true, ga: true });
		expect(cookie("pysTrafficSource")).toBeUndefined();
		await settle(100);
		expect(cookie("pysTrafficSource")).toBe("direct");
	});

	it("closes on reject", async () => {
		await start(page("cookie_law_info", prior(true)), { body: '<button class="cky-btn-reject"></button>' });
		expect(pixels().facebook).toBe(true);
		click(".cky-btn-reject");
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
	});
});

describe("a tool that the tag's own settings do not name", () => {
	afterEach(removeStandIns);
	const nothing = () => expect([fbqCalls(), gaEvents(), sent, written.filter(isOurs)]).toEqual([[], [], [], []]);
	const isOurs = (text: string) =>
		/^(_fb|_ga|_gcl|pys_|pbid|last_pys)(?!consent)/.test(text) && !/expires=Thu, 01 Jan 1970/i.test(text);

	describe.each(standIns.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
		it.each(["unanswered", "denied"] as const)("%s: no request, no cookie", async (answer) => {
			tool.put(answer);
			await start(page("", prior(true)), { wait: 5000 });
			click("body");
			await settle(5000);
			nothing();
		});

		it("granted on the page: starts immediately; withdrawn: sends no more", async () => {
			tool.put("unanswered");
			await start(page("", prior(true)), { wait: 5000 });
			nothing();
			click("body");
			tool.put("granted");
			tool.tell?.("granted");
			await settle(5000);
			expect(pixels()).toEqual({ facebook: true, ga: true });
			click("body");
			tool.put("denied");
			tool.tell?.("denied");
			await settle(5000);
			const before = fbqEvents().length;
			await comment();
			expect(fbqEvents().length).toBe(before);
		});
	});

	it.each(Object.entries(silent))("that never answers keeps everything closed: %s", async (_, put) => {
		put();
		await start(page("", prior(true)), { wait: 60_000 });
		nothing();
	});

	it("that comes late stops what is under way", async () => {
		await start(page("", prior(true)));
		expect(pixels().facebook).toBe(true);
		standIns.find(({ name }) => name === "wp_consent_api")!.put("unanswered");
		click("body");
		await settle(2000);
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
	});
});

it.each([
	["denied", false],
	["granted", true],
])("a page that is configured as %s: %s", async (consent, is) => {
	document.head.insertAdjacentHTML(
		"beforeend",
		`<script type="application/json" id="gossamer-config">{"consent":"${consent}"}</script>`,
	);
	await start(page(""));
	expect(pixels()).toEqual({ facebook: is, ga: is });
});

describe("flags that the server prints as texts", () => {
	it.each(["0", "false", ""])("%j is off", async (off) => {
		const gdpr = {
			cookiebot_integration_enabled: off,
			cookie_law_info_integration_enabled: "1",
			facebook_prior_consent_enabled: off,
			analytics_prior_consent_enabled: "1",
			all_disabled_by_api: off,
		};
		await start({ ...page("", gdpr), debug: off });
		expect(pixels()).toEqual({ facebook: false, ga: true });
		expect(console.log).not.toHaveBeenCalled();
	});

	it("what goes to vendors, numbers and ids read as printed", async () => {
		const { readOptions } = await import("../../../plugins/tracking/options");
		const params = { value: "0", free: "false" };
		const read = readOptions({
			cookie_duration: "0",
			facebook: { pixelIds: ["0"], serverApiEnabled: "0", advancedMatching: { zp: "0" } },
			staticEvents: { facebook: { a: [{ name: "A", params, delay: "0", ajaxFire: "0" }] } },
		})!;
		const sent = read.staticEvents.facebook!.a![0]!;
		expect(sent.params).toEqual({ value: "0", free: "false" });
		expect([read.facebook, `${read.cookie_duration}`, `${sent.delay}`, sent.ajaxFire]).toEqual([
			{ pixelIds: ["0"], serverApiEnabled: 0, advancedMatching: { zp: "0" } },
			"0",
			"0",
			0,
		]);
	});
});

describe("ConsentMagic", () => {
	const data = { test_prefix: "", cs_script_cat: { facebook: 5, analytics: 6, pys: 5, bing: 5, pinterest: 5 } };

	it.each([
		["cs_enabled_cookie_term_5=no", 5, false],
		["cs_enabled_cookie_term_5=yes", 5, true],
		["x=1", 5, false],
		["x=1", 0, true],
		["x=1", "0", true],
		["x=1", 9, true],
	])("with the cookie %s and category %s loads Facebook: %s (tracking #27)", async (text, category, is) => {
		window.CS_Data = { ...data, cs_necessary_cat_id: 9, cs_script_cat: { ...data.cs_script_cat, facebook: category } };
		setCookie(text);
		await start(page("consent_magic"));
		expect(pixels().facebook).toBe(is);
	});

	it("follows its buttons and keeps what has a consent mode of its own", async () => {
		window.CS_Data = { ...data, cs_google_consent_mode_enabled: 1, cs_cache_enabled: 0 };
		await start(page("consent_magic"), {
			body: '<a href="#x" class="cs_action_btn" data-cs_action="allow_all"></a><a class="cs_action_btn" id="no" data-cs_action="disable_all"></a>',
		});
		expect(pixels()).toEqual({ facebook: false, ga: true });
		const all = new MouseEvent("click", { bubbles: true, cancelable: true });
		document.querySelector(".cs_action_btn")!.dispatchEvent(all);
		await settle();
		expect(all.defaultPrevented).toBe(true);
		expect(pixels().facebook).toBe(true);
		click("#no");
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
		// Google's tag continues in its own mode, and is no consent for that.
		expect(gaEvents()).toEqual(["page_view"]);
		expect(consentCookie()).toEqual({ facebook: false, ga: false, bing: false, pinterest: false, gtm: false });
	});

	it.each([
		["no answer", "x=1"],
		["a refusal", "cs_enabled_cookie_term_6=no"],
	])("tells nobody that %s is consent, though Google's tag runs", async (_, text) => {
		window.CS_Data = { ...data, cs_google_consent_mode_enabled: 1, cs_cache_enabled: 0 };
		setCookie(text);
		written.length = 0;
		const post = vi.spyOn(BroadcastChannel.prototype, "postMessage");
		await start({ ...page("consent_magic"), google_consent_mode: "1", gtm: gtm() });
		expect(pixels().ga).toBe(true);
		const { consentFor } = await import("../../../src/stores/consent");
		expect(consentFor("analytics")).toBe(text === "x=1" ? "unknown" : "denied");
		for (const name of ["dataLayerPYS", "dataLayer"])
			expect(
				JSON.stringify(layer(name).filter((entry) => Array.isArray(entry) && entry[0] === "consent")),
			).not.toContain("granted");
		expect(post).not.toHaveBeenCalled();
		expect(cookie("_fbp")).toBeUndefined();
		if (text === "x=1") expect(written).toEqual([]);
		else expect(consentCookie()).toMatchObject({ ga: false, gtm: false });
	});

	it("lets the pixel run in its limited mode: it is told so until there is consent, and again after that", async () => {
		window.CS_Data = { ...data, cs_meta_ldu_mode: 1, cs_cache_enabled: 0 };
		await start(page("consent_magic"), {
			body: '<a class="cs_action_btn" id="yes" data-cs_action="allow_all"></a><a class="cs_action_btn" id="no" data-cs_action="disable_all"></a>',
		});
		const told = () => fbqCalls().filter(([name]) => name === "dataProcessingOptions");
		expect(fbqEvents()).toEqual(["PageView"]);
		expect(cookie("_fbp")).toBeUndefined();
		expect(fbqCalls().findIndex(([name]) => name === "dataProcessingOptions")).toBeLessThan(
			fbqCalls().findIndex(([name]) => name === "init"),
		);
		click("#yes");
		await settle();
		expect(cookie("_fbp")).toBeDefined();
		click("#no");
		await settle();
		expect(cookie("_fbp")).toBeUndefined();
		expect(told()).toEqual([
			["dataProcessingOptions", ["LDU"], 0, 0],
			["dataProcessingOptions", []],
			["dataProcessingOptions", ["LDU"], 0, 0],
		]);
	});

	it.each(["0", "", "false", 0, false])(
		"a mode that is printed as %j is off: no pixel before an answer",
		async (off) => {
			window.CS_Data = {
				...data,
				cs_meta_ldu_mode: off,
				cs_google_consent_mode_enabled: off,
				cs_bing_consent_mode: { ad_storage: { enabled: off } },
				cs_cache_enabled: "0",
			};
			await start({ ...page("consent_magic"), bing: { pixelIds: ["9"] } });
			expect([fbqCalls(), gaEvents(), window.uetq, sent, written]).toEqual([[], [], undefined, [], []]);
		},
	);

	it.each(["1", 1, true])("a mode that is printed as %j is on", async (on) => {
		window.CS_Data = { ...data, cs_meta_ldu_mode: on, cs_google_consent_mode_enabled: on, cs_cache_enabled: "0" };
		await start(page("consent_magic"));
		expect([fbqEvents(), gaEvents()]).toEqual([["PageView"], ["page_view"]]);
	});

	it("notes its answers at the start, once there are any", async () => {
		window.CS_Data = data;
		setCookie("cs_enabled_cookie_term_5=no");
		await start(page("consent_magic"));
		expect(consentCookie()).toEqual({
			facebook: false,
			ga: true,
			google_ads: true,
			tiktok: true,
			bing: false,
			pinterest: false,
			gtm: true,
		});
	});
});

describe("no answer yet", () => {
	const leftovers = ["_fbp=fb.1.1.1", "pbid=known", "pys_utm_source=letter", "pys_first_visit=true"];
	const wait = () => new Promise<never>(() => {});
	const tools: [string, () => void][] = [
		["cookiebot", () => Object.assign(window, { Cookiebot: { consented: false, consent: { marketing: false } } })],
		["cookie_notice", () => Object.assign(window, { cnArgs: { cookieName: "cn" } })],
		["cookie_law_info", () => setCookie("cookieyes-consent=consentid:a,consent:no,action:,necessary:,analytics:")],
		[
			"consent_magic",
			() => Object.assign(window, { CS_Data: { cs_script_cat: { facebook: 5, analytics: 6, pys: 5 } } }),
		],
		[
			"real_cookie_banner",
			() => Object.assign(window, { consentApi: { consent: wait, consentSync: () => ({ cookieOptIn: false }) } }),
		],
		["", () => Object.assign(window, { wp_has_consent: () => false })],
	];

	it.each(tools)(
		"is no refusal: %s leaves what an earlier consent has stored, here and in other tabs",
		async (tool, arrange) => {
			arrange();
			leftovers.forEach(setCookie);
			localStorage.setItem("gossamer-event:facebook:Lead:1", "{}");
			const post = vi.spyOn(BroadcastChannel.prototype, "postMessage");
			await start(page(tool), { wait: 5000 });
			expect(pixels()).toEqual({ facebook: false, ga: false });
			for (const text of leftovers) expect(document.cookie).toContain(text);
			expect(localStorage.length).toBe(1);
			expect(post).not.toHaveBeenCalled();
		},
	);

	const refusals: [string, () => void][] = [
		["cookiebot", () => Object.assign(window, { Cookiebot: { consented: false, declined: true, consent: {} } })],
		[
			"cookie_notice",
			() => {
				window.cnArgs = { cookieName: "cn" };
				setCookie("cn=false");
			},
		],
		["cookie_law_info", () => setCookie("cookieyes-consent=consentid:a,consent:no,action:yes,analytics:no")],
		[
			"consent_magic",
			() => {
				window.CS_Data = { cs_script_cat: { facebook: 5, analytics: 5, pinterest: 5, bing: 5, pys: 5 } };
				setCookie("cs_enabled_cookie_term_5=no");
			},
		],
		[
			"real_cookie_banner",
			() => {
				const consentSync = () => ({ cookieOptIn: false, consentGiven: true });
				window.consentApi = { consent: () => Promise.reject(new Error("refused")), consentSync };
			},
		],
		[
			"",
			() => {
				window.wp_has_consent = () => false;
				setCookie("wp_consent_marketing=deny");
				setCookie("wp_consent_statistics=deny");
			},
		],
	];

	it.each(refusals)(
		"is not what a refusal is: %s removes it, though nothing changes on the page",
		async (tool, arrange) => {
			arrange();
			leftovers.forEach(setCookie);
			localStorage.setItem("gossamer-event:facebook:Lead:1", "{}");
			localStorage.setItem("gossamer-event:pinterest:Lead:1", "{}");
			sessionStorage.setItem("gossamer-unsent-facebook", "[]");
			localStorage.setItem("theirs", "1");
			await start(page(tool));
			for (const text of leftovers) expect(document.cookie).not.toContain(text);
			expect(Object.keys(localStorage)).toEqual(["theirs"]);
			expect(sessionStorage.length).toBe(0);
		},
	);
});

describe("a tool that comes late", () => {
	it("is found automatically, its answer as well", async () => {
		await start(page("cookiebot"), { wait: 5000 });
		const tool: Window["Cookiebot"] = { consented: false, consent: {} };
		window.Cookiebot = tool;
		await settle(10_000);
		expect(pixels().facebook).toBe(false);
		Object.assign(tool, { consented: true, consent: { marketing: true } });
		await settle(10_000);
		expect(pixels()).toEqual({ facebook: true, ga: false });
		expect(consentCookie().facebook).toBe(true);
	});

	it.each(["pointerdown", "keydown"])("is found at the first %s", async (type) => {
		await start(page("cookiebot"));
		window.Cookiebot = { consented: true, consent: { marketing: true } };
		document.body.dispatchEvent(new Event(type, { bubbles: true }));
		await settle(50);
		expect(pixels().facebook).toBe(true);
	});
});

describe("withdrawal", () => {
	it("is told to the vendors, and consent that is given again as well", async () => {
		const own = page("");
		await start({ ...own, pinterest: { pixelIds: ["26"] }, bing: { pixelIds: ["97"] } });
		const { deny, grant } = await import("../../../src/stores/consent");
		const calls = () => ({
			facebook: (window.fbq!.queue as unknown[][]).filter(([verb]) => verb === "consent").map(([, what]) => what),
			pinterest: (window.pintrk!.queue as unknown[][])
				.filter(([verb]) => verb === "setconsent")
				.map(([, what]) => what),
			bing: (window.uetq as unknown[]).filter((part) => typeof part === "object"),
			google: layer().flatMap((entry) =>
				Array.isArray(entry) && entry[0] === "consent" ? [Object.values(entry[2])[0]] : [],
			),
		});
		expect(calls()).toEqual({ facebook: [], pinterest: [], bing: [], google: [] });
		deny(["marketing", "statistics"]);
		await settle();
		expect(calls()).toEqual({
			facebook: ["revoke"],
			pinterest: [false],
			bing: [{ ad_storage: "denied" }],
			google: ["denied"],
		});
		grant(["marketing", "statistics"]);
		await settle();
		expect(calls()).toEqual({
			facebook: ["revoke", "grant"],
			pinterest: [false, true],
			bing: [{ ad_storage: "denied" }, { ad_storage: "granted" }],
			google: ["denied", "granted"],
		});
	});

	it("takes the order's fields away", async () => {
		await start(page(""), { body: '<form class="checkout woocommerce-checkout"></form>' });
		expect(document.querySelectorAll("[type=hidden]")).toHaveLength(10);
		const { deny } = await import("../../../src/stores/consent");
		deny(["marketing", "statistics"]);
		await settle();
		expect(document.querySelectorAll("[type=hidden]")).toHaveLength(0);
	});
});

describe("Real Cookie Banner", () => {
	it("disables what is refused and notes it for the server (tracking #28)", async () => {
		let refuse: () => void = () => {};
		window.consentApi = {
			consent: (_, name) =>
				new Promise((_, reject) => {
					if (name === "_fbp") refuse = reject;
				}),
			consentSync: () => ({ cookieOptIn: true }),
		};
		await start(page("real_cookie_banner"));
		const disable = vi.spyOn(window.pys!.Facebook!, "disable");
		expect(pixels()).toEqual({ facebook: true, ga: true });
		refuse();
		await settle();
		expect(disable).toHaveBeenCalled();
		expect(consentCookie()).toMatchObject({ facebook: false, ga: true });
		await comment();
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it("loads what is granted later", async () => {
		let grant: (value: unknown) => void = () => {};
		window.consentApi = {
			consent: (_, name) =>
				new Promise((resolve) => {
					if (name === "_ga") grant = resolve;
				}),
			consentSync: () => ({ cookieOptIn: false }),
		};
		await start(page("real_cookie_banner"));
		expect(written).toEqual([]);
		grant(0);
		await settle();
		expect(pixels()).toEqual({ facebook: false, ga: true });
		expect(cookie("pysTrafficSource")).toBe("direct");
	});
});

describe("WP Consent API", () => {
	it("is asked by category and followed", async () => {
		const given = new Set(["statistics"]);
		window.wp_has_consent = (category) => given.has(category);
		await start(page(""));
		expect(pixels()).toEqual({ facebook: false, ga: true });
		given.add("marketing");
		document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail: { marketing: "allow" } }));
		await settle();
		expect(pixels().facebook).toBe(true);
		expect(consentCookie().facebook).toBe(true);
	});
});

describe("Consent Mode", () => {
	it("is told the default once, before any tag, then only changes", async () => {
		window.cnArgs = { cookieName: "cn" };
		const buttons = '<i class="cn-set-cookie" data-cookie-set="accept"></i><i class="cn-revoke-cookie"></i>';
		await start({ ...page("cookie_notice"), google_consent_mode: "1", gtm: gtm() }, { body: buttons });
		for (const selector of [".cn-set-cookie", ".cn-revoke-cookie", ".cn-set-cookie"]) {
			click(selector);
			await settle();
		}
		for (const name of ["dataLayerPYS", "dataLayer"]) {
			const states = layer(name).flatMap((entry) =>
				Array.isArray(entry) && entry[0] === "consent" ? [[entry[1], Object.values(entry[2]).join()]] : [],
			);
			expect(states).toEqual([
				["default", "granted,granted,granted,granted"],
				["update", "denied,denied,denied,denied"],
				["update", "granted,granted,granted,granted"],
			]);
			expect((layer(name)[0] as unknown[])[0]).toBe("consent");
		}
	});
});
