// Consent: what each tool answers.
import { describe, expect, it, vi } from "vitest";
import { comment, consentCookie, page, pixels, prior } from "./consent.setup";
import {
	click,
	cookie,
	event,
	fbqCalls,
	fbqEvents,
	gaEvents,
	gtm,
	layer,
	sent,
	setCookie,
	settle,
	start,
	written,
} from "./setup";

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
