// Consent: that nothing leaves the page before it, what a change does immediately, and what is stored.
import { afterEach, describe, expect, it, vi } from "vitest";
import { removeStandIns, silent, standIns } from "../../../tests/helpers/consent-stand-ins";
import { comment, consentCookie, page, pixels, prior } from "./consent.setup";
import {
	click,
	cookie,
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
