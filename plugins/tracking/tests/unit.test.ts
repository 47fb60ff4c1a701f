// Tracking starts, keeps the visit in cookies, and is gone without a trace.
import { describe, expect, it, vi } from "vitest";
import {
	absent,
	asked,
	cookie,
	event,
	facebook,
	fbqCalls,
	fbqEvents,
	GATags,
	ga,
	gtm,
	layer,
	mounts,
	network,
	options,
	sent,
	setCookie,
	settle,
	start,
	visit,
	written,
} from "./setup";

const day = 86_400_000;
const attributes = (name: string) => written.findLast((text) => text.startsWith(`${name}=`) && !text.includes("1970"));

describe("start", () => {
	it("does nothing and throws nothing without pysOptions (tracking #1)", async () => {
		const { errors } = await start(absent);
		expect(errors).toEqual([]);
		expect(written).toEqual([]);
		expect(window.pys).toBeUndefined();
	});

	it.each([["text"], [7], [null], [[]]])("does nothing with pysOptions that are no object: %j", async (printed) => {
		const { errors } = await start(printed);
		expect(errors).toEqual([]);
		expect(window.pys).toBeUndefined();
	});

	it("prints nothing without debug, and with it the options and each event (tracking #2)", async () => {
		await start();
		expect(console.log).not.toHaveBeenCalled();
		mounts.pop()!.unmount();
		vi.resetModules();
		await start(options({ debug: "1" }));
		const lines = vi.mocked(console.log).mock.calls;
		expect(lines[0]![1]).toBe(window.pysOptions);
		expect(lines.some(([text]) => text === "[Facebook] PageView")).toBe(true);
	});

	it("completes with maps that arrive as [] (tracking #3)", async () => {
		const empty = {
			staticEvents: [],
			dynamicEvents: [],
			triggerEvents: [],
			triggerEventTypes: [],
			gdpr: [],
			cookie: [],
		};
		const { errors } = await start(options({ ...empty, woo: [], edd: [] }));
		expect(errors).toEqual([]);
		expect(fbqCalls()).toContainEqual(["init", "1000111"]);
	});

	it("gives fbq an object where params are [] (tracking #4)", async () => {
		await start(options({ staticEvents: { facebook: { init_event: [event("PageView", { params: [] })] } } }));
		expect(fbqCalls()).toContainEqual(["track", "PageView", {}, {}]);
	});

	it("sends nothing twice when it is put on again", async () => {
		await start();
		mounts.pop()!.unmount();
		expect(window.pys).toEqual({});
		expect(window.getPixelBySlag).toBeUndefined();
		await start(window.pysOptions);
		expect(fbqEvents()).toEqual(["PageView"]);
		expect(window.pys?.Facebook).toBeDefined();
	});

	it("runs once on a page with two hosts, and not alongside the original script", async () => {
		window.pysOptions = options();
		await start(window.pysOptions, { body: '<div class="gossamer-tracking"></div>' });
		expect(fbqEvents()).toEqual(["PageView"]);
		mounts.pop()!.unmount();
		window.pys = { Facebook: { tag: () => "facebook" } };
		const before = written.length;
		await start(options());
		expect(written.length).toBe(before);
	});

	it("waits for the gate where a consent tool runs the settings itself", async () => {
		window.pysOptions = options();
		const { mountPlugin } = await import("../../../tests/helpers/mount-plugin");
		const { default: plugin } = await import("../index");
		const host =
			'<script type="text/plain" id="pys-js-extra" data-gossamer-waits="https://acme.test/public.js"></script>';
		mounts.push(await mountPlugin(plugin, "#pys-js-extra", host));
		await settle();
		expect([fbqCalls(), written]).toEqual([[], []]);
	});

	it("takes the options of its host where the page prints none", async () => {
		await start(absent, { settings: { options: options() } });
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it("waits until a page in the background is seen", async () => {
		const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
		await start();
		expect([fbqCalls(), written]).toEqual([[], []]);
		state.mockReturnValue("visible");
		document.dispatchEvent(new Event("visibilitychange"));
		await settle();
		expect(fbqEvents()).toEqual(["PageView"]);
		document.dispatchEvent(new Event("visibilitychange"));
		await settle();
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it("does not throw where cookies and storage are blocked", async () => {
		const fail = () => {
			throw new DOMException("blocked", "SecurityError");
		};
		Object.defineProperty(document, "cookie", { configurable: true, get: fail, set: fail });
		const { errors } = await start(options({ facebook: facebook({ serverApiEnabled: true }) }));
		delete (document as { cookie?: string }).cookie;
		expect(errors).toEqual([]);
		expect(fbqEvents()).toEqual(["PageView"]);
	});
});

describe("cookies of the visit", () => {
	it("name the host of the referrer as source, first and last (tracking #5)", async () => {
		visit("https://acme.test/", "https://www.google.com/search?q=x");
		await start();
		expect([cookie("pysTrafficSource"), cookie("last_pysTrafficSource")]).toEqual(["google.com", "google.com"]);
	});

	it.each(["https://acme.test/page", ""])("say direct when the referrer is %j (tracking #6)", async (referrer) => {
		visit("https://acme.test/", referrer);
		await start();
		expect(cookie("pysTrafficSource")).toBe("direct");
	});

	it.each([
		["https://acme.test/a/?utm_source=n&x#top", "https://acme.test/a/"],
		["https://acme.test/a/#top", "https://acme.test/a/#top"],
	])("land %s at %s (tracking #7)", async (address, landing) => {
		visit(address);
		await start();
		expect(cookie("pys_landing_page")).toBe(landing);
	});

	it("keep a term as the query has it, encoded once more (tracking #8)", async () => {
		visit("https://acme.test/?utm_source=news%20letter");
		await start();
		expect(document.cookie).toContain("pys_utm_source=news%2520letter");
	});

	it("keep no empty term and none without a value (tracking #9)", async () => {
		visit("https://acme.test/?utm_medium=&utm_term");
		await start();
		expect(document.cookie).not.toMatch(/utm_(medium|term)/);
	});

	it.each(["a@b.co", "a%40b.co", "Dana.Levi%40acme.test"])("keep no e-mail address: %s", async (value) => {
		visit(`https://acme.test/?utm_source=${value}&fbadid=${value}&utm_medium=cpc`);
		await start();
		expect(document.cookie).not.toMatch(/utm_source|fbadid/);
		expect(cookie("pys_utm_medium")).toBe("cpc");
	});

	it("leave the first touch alone in a new session and write the last (tracking #10)", async () => {
		visit("https://acme.test/?utm_source=b");
		setCookie("pys_first_visit=true");
		setCookie("pys_utm_source=a");
		await start();
		expect([cookie("pys_utm_source"), cookie("last_pys_utm_source")]).toEqual(["a", "b"]);
	});

	it("are requested together: each reading waits for another process", async () => {
		const read = vi.spyOn(document, "cookie", "get");
		await start(options({ facebook: absent }));
		// One of them looks for a consent tool's.
		expect(read.mock.calls.length).toBeLessThan(7);
		expect(cookie("pys_first_visit")).toBe("true");
	});

	it("drop an old last touch in a new session without a term (tracking #11)", async () => {
		visit("https://acme.test/");
		for (const text of ["pys_first_visit=true", "pys_utm_source=a", "last_pys_utm_source=b"]) setCookie(text);
		await start();
		expect([cookie("pys_utm_source"), cookie("last_pys_utm_source")]).toEqual(["a", undefined]);
	});

	it("change nothing of the last touch within a session (tracking #12)", async () => {
		visit("https://acme.test/?utm_source=c");
		for (const text of [
			"pys_first_visit=true",
			"pys_start_session=true",
			"pys_session_limit=true",
			"last_pys_utm_source=b",
		])
			setCookie(text);
		written.length = 0;
		await start();
		expect(written.filter((text) => text.startsWith("last_"))).toEqual([]);
		expect(cookie("last_pys_utm_source")).toBe("b");
	});

	it("begin a new session when its limit has passed, for 60 minutes (tracking #13)", async () => {
		setCookie("pys_start_session=true");
		const now = Date.now();
		await start();
		const expires = Date.parse(/expires=([^;]+)/.exec(attributes("pys_session_limit")!)![1]!);
		expect(Math.abs(expires - now - 3_600_000)).toBeLessThan(2000);
		expect(cookie("last_pysTrafficSource")).toBe("direct");
	});

	it("leave out click ids that are forbidden, and remove them everywhere (tracking #14)", async () => {
		visit("https://shop.acme-shop.com/?fbadid=1&utm_source=a");
		setCookie("pys_fbadid=0");
		setCookie("last_pys_fbadid=0; domain=acme-shop.com");
		await start(options({ cookie: { disabled_utmId_cookie: true } }));
		expect(document.cookie).not.toContain("fbadid");
		expect(cookie("pys_utm_source")).toBe("a");
	});

	it("are all gone when all are forbidden, those with a domain too (tracking #15)", async () => {
		visit("https://shop.acme-shop.com/");
		const names =
			"pbid pys_advanced_form_data pys_landing_page last_pys_landing_page pysTrafficSource last_pysTrafficSource pys_first_visit pys_start_session pys_session_limit pys_utm_source pys_utm_medium pys_utm_campaign pys_utm_term pys_utm_content last_pys_utm_term pys_fbadid pys_gadid pys_padid pys_bingid last_pys_bingid".split(
				" ",
			);
		names.forEach((name, at) => {
			setCookie(`${name}=1${["", "; domain=acme-shop.com", "; domain=shop.acme-shop.com"][at % 3]}`);
		});
		expect(document.cookie.split("; ")).toHaveLength(names.length);
		await start(options({ cookie: { disabled_all_cookie: true } }));
		expect(document.cookie.replace(/_fbp=[\d.fb]+/, "")).toBe("");
	});

	it("carry the registrable domain that tldjs names (tracking #16)", async () => {
		visit("https://shop.acme-shop.com/");
		window.tldjs = { getDomain: () => "acme-shop.com" };
		await start(options({ track_cookie_for_subdomains: "1" }));
		expect(attributes("pys_landing_page")).toContain("; path=/; domain=.acme-shop.com");
		expect(console.warn).not.toHaveBeenCalled();
	});

	it("without tldjs take the shortest domain that the browser allows, without a warning", async () => {
		visit("https://shop.acme-probed.com/");
		await start(options({ track_cookie_for_subdomains: "1" }));
		expect(attributes("pys_landing_page")).toContain("; domain=.acme-probed.com");
		expect(console.warn).not.toHaveBeenCalled();
	});

	it("without tldjs take the host, with one warning, where the site asks for that (tracking #16)", async () => {
		visit("https://shop.acme-plain.com/");
		await start(options({ track_cookie_for_subdomains: "1" }), { settings: { registrable_domain: "no" } });
		expect(attributes("pys_landing_page")).toMatch(/; path=\/; domain=shop\.acme-plain\.com$/);
		expect(console.warn).toHaveBeenCalledTimes(1);
	});

	it("hold no more than a few kB, whatever a link says", async () => {
		const names = "utm_source utm_medium utm_campaign utm_term utm_content fbadid gadid padid bingid fbclid".split(" ");
		const query = names.map((name) => `${name}=${"x".repeat(3000)}`).join("&");
		visit(`https://acme.test/${"y".repeat(3000)}?${query}`, `https://${"z".repeat(60)}.test/`);
		await start();
		expect(document.cookie.length).toBeLessThan(5000);
		expect(cookie("pys_landing_page")!.length).toBeGreaterThan(500);
		expect(cookie("_fbc")).toBeUndefined();
	});

	it.each(["letter-dana@acme.test-may", "to%2520dana%2540acme.test"])(
		"keep no value that holds an e-mail address: %s",
		async (value) => {
			visit(`https://acme.test/?utm_campaign=${value}&utm_source=letter`);
			await start();
			expect(document.cookie).not.toMatch(/utm_campaign|dana/);
			expect(cookie("pys_utm_source")).toBe("letter");
		},
	);

	it("live 7 days, the session's own until the browser is closed (tracking #17)", async () => {
		const now = Date.now();
		await start();
		const [, expires] = /expires=([^;]+); path/.exec(attributes("pys_first_visit")!)!;
		expect(Math.abs(Date.parse(expires!) - now - 7 * day)).toBeLessThan(2000);
		expect(attributes("pys_start_session")).toBe("pys_start_session=true; path=/");
	});

	it("end with the browser when cookie_duration is empty", async () => {
		await start(options({ cookie_duration: "" }));
		expect(attributes("pys_first_visit")).toBe("pys_first_visit=true; path=/");
	});

	it("do not make every page a new session where the session's own are forbidden", async () => {
		visit("https://acme.test/?utm_source=b");
		setCookie("last_pys_landing_page=x");
		setCookie("last_pys_utm_source=a");
		await start(options({ cookie: { disabled_start_session_cookie: true } }));
		expect(cookie("last_pys_utm_source")).toBe("a");
		expect(cookie("pys_start_session")).toBeUndefined();
	});
});

describe("vendors' scripts", () => {
	it("come within two seconds to a page that is never idle", async () => {
		vi.stubGlobal("requestIdleCallback", (run: () => void, { timeout }: IdleRequestOptions = {}) =>
			timeout ? setTimeout(run, timeout) : 0,
		);
		await start(options(), { wait: 1000 });
		expect(document.querySelector("script[src]")).toBeNull();
		await settle(1000);
		expect(document.querySelector("script[src*=fbevents]")).not.toBeNull();
	});

	it("come to a page that goes into the background before it is idle", async () => {
		vi.stubGlobal("requestIdleCallback", () => 0);
		await start();
		vi.spyOn(document, "hidden", "get").mockReturnValue(true);
		document.dispatchEvent(new Event("visibilitychange"));
		expect(document.querySelector("script[src*=fbevents]")).not.toBeNull();
	});
});

describe("the filters of the server", () => {
	const answer = (data: unknown) => {
		network.answer = (url) =>
			url.includes("pys_get_gdpr_filters_values")
				? new Response(typeof data === "string" ? data : JSON.stringify(data))
				: new Response("0");
	};
	const page = () => options({ gdpr: { ajax_enabled: true }, ga: ga(), gtm: gtm(), GATags, ajaxForServerEvent: "" });

	it("are asked once before anything loads, and keep a pixel off (tracking #20)", async () => {
		answer({ success: true, data: { analytics_disabled_by_api: true, disabled_landing_page_cookie: true } });
		await start(page());
		expect(asked("pys_get_gdpr_filters_values")).toHaveLength(1);
		expect(sent).toHaveLength(1);
		expect(fbqEvents()).toEqual(["PageView"]);
		expect([window.gtag, layer("dataLayer")]).toEqual([undefined, []]);
		expect(cookie("pysTrafficSource")).toBe("direct");
		expect(cookie("pys_landing_page")).toBeUndefined();
	});

	it.each(["offline", "<html>", "0"])(
		"let nothing load when they cannot be loaded: %s (tracking #21)",
		async (what) => {
			if (what === "offline") network.answer = () => Promise.reject(new TypeError("Failed to fetch"));
			else answer(what);
			await start(page());
			expect([window.fbq, window.gtag, written]).toEqual([undefined, undefined, []]);
		},
	);

	it("leave the page's values when they answer without success", async () => {
		answer({ success: false });
		await start(page());
		expect(fbqEvents()).toEqual(["PageView"]);
	});

	it("switch single pixels off by the page (tracking #18)", async () => {
		await start(options({ gdpr: { facebook_disabled_by_api: true }, ga: ga(), GATags }));
		expect([window.fbq, typeof window.gtag]).toEqual([undefined, "function"]);
	});

	it("switch everything off by the page: no script is inserted (tracking #19)", async () => {
		await start(options({ gdpr: { all_disabled_by_api: true }, ga: ga(), gtm: gtm(), GATags }));
		expect([document.scripts.length, window.fbq, window.gtag]).toEqual([0, undefined, undefined]);
	});
});
