// What goes over the wire, and by which way; what becomes of it when the way is closed.
import { describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts } from "../../../tests/helpers/abort-timeouts";
import {
	asked,
	cookie,
	event,
	facebook,
	fbqCalls,
	GATags,
	ga,
	gtm,
	layer,
	mounts,
	network,
	options,
	posted,
	scripts,
	sent,
	setCookie,
	settle,
	start,
	visit,
} from "./setup";

const server = (more: Record<string, unknown> = {}) =>
	options({ facebook: facebook({ serverApiEnabled: true }), ...more });
const noPbid = () => setCookie("pbid=known");
const rest = () => {
	window.pysFacebookRest = { restApiUrl: "https://acme.test/wp-json/pys-facebook/v1/event" };
};
const fire = (name: string, params = {}) =>
	window.getPixelBySlag!("facebook")!.fireEvent!(name, event(name, { type: "dyn", e_id: name, eventID: "", params }));
/** What waits in the storage for an acknowledgement. */
const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith("gossamer-event:"));
/** The page goes, with everything that it has in memory. */
const nextPage = async () => {
	mounts.pop()!.unmount();
	vi.resetModules();
	for (const name of ["fbq", "_fbq"]) Reflect.deleteProperty(window, name);
	await settle();
	sent.length = 0;
};
/** What is used of the browser's locks. */
const createLocks = () => {
	const held = new Map<string, Promise<unknown>>();
	return {
		async request(name: string, { signal }: { signal?: AbortSignal }, use: () => Promise<unknown>) {
			while (held.has(name)) await held.get(name);
			if (signal?.aborted) throw signal.reason;
			const done = use().finally(() => held.delete(name));
			held.set(name, done);
			await done;
		},
	};
};
const posts = () => sent.filter(({ init, route }) => route === "beacon" || init?.method === "POST");

describe("the server call", () => {
	it("goes by fetch as JSON, then by ajax where that fails (tracking #57)", async () => {
		rest();
		noPbid();
		network.beacon = undefined;
		network.answer = (url) => new Response("", { status: url.includes("wp-json") ? 500 : 200 });
		await start(server());
		const [first, second] = posts();
		expect(first!.url).toBe("https://acme.test/wp-json/pys-facebook/v1/event");
		expect(first!.init!.headers).toMatchObject({ "Content-Type": "application/json" });
		const body = JSON.parse(first!.body);
		expect(Object.keys(body)).toEqual(["event", "data", "ids", "eventID", "woo_order", "edd_order"]);
		expect(body).toMatchObject({ event: "PageView", ids: '["1000111"]', woo_order: "0", edd_order: "0" });
		expect(JSON.parse(body.data)).toMatchObject({ page_title: "Home", _fbp: cookie("_fbp") });
		expect(second!.url).toBe("https://acme.test/wp-admin/admin-ajax.php");
		expect(second!.init!.headers).toMatchObject({ "Cache-Control": "no-cache" });
		const fields = new URLSearchParams(second!.body);
		expect(fields.get("action")).toBe("pys_api_event");
		expect(fields.get("data[_fbp]")).toBe(cookie("_fbp"));
		expect(fields.get("eventID")).toBe(body.eventID);
		expect(posts()).toHaveLength(2);
	});

	it("goes by beacon as a form (tracking #58)", async () => {
		noPbid();
		await start(
			server({
				staticEvents: { facebook: { a: [event("Lead", { params: { contents: [{ id: "11" }] }, delay: 0 })] } },
			}),
		);
		expect(posts()).toHaveLength(1);
		const [{ route, url, body }] = posts() as [(typeof sent)[0]];
		expect([route, url]).toEqual(["beacon", "https://acme.test/wp-admin/admin-ajax.php"]);
		expect(decodeURIComponent(body)).toMatch(
			/^action=pys_api_event&pixel=facebook&event=Lead&data\[contents\]\[0\]\[id\]=11&data\[_fbp\]=fb\.1\.\d+\.\d{10}&ids\[0\]=1000111&eventID=[\w-]{36}&url=http:\/\/localhost:3000\/&ajax_event=a1b2c3&woo_order=&edd_order=$/,
		);
	});

	it.each([
		["is refused", { useSendBeacon: "1" }, false],
		["is not wanted", { useSendBeacon: "" }, true],
	])("goes by ajax where the beacon %s (tracking #58)", async (_, more, beacon) => {
		noPbid();
		network.beacon = beacon;
		await start(server(more));
		expect(posts().map(({ route, url }) => [route, url])).toEqual([
			["fetch", "https://acme.test/wp-admin/admin-ajax.php"],
		]);
		expect(posts()[0]!.init).toMatchObject({ method: "POST", keepalive: true });
	});

	it("of a link leaves 500 ms later, with the ids of the browser, which the pixel does not get (tracking #59)", async () => {
		noPbid();
		await start(server({ staticEvents: [] }));
		const link = event("Click", { type: "dyn", e_id: "automatic_event_outbound_link" });
		window.getPixelBySlag!("facebook")!.fireEvent!("Click", link);
		expect(fbqCalls().at(-1)).toEqual([
			"trackCustom",
			"Click",
			{ page_title: "Home" },
			{ eventID: expect.any(String) },
		]);
		await settle(300);
		expect(posts()).toEqual([]);
		await settle(200);
		expect(posted()[0]!.get("data[_fbp]")).toBe(cookie("_fbp"));
	});

	it("of a link is not lost when the page goes before", async () => {
		noPbid();
		await start(server({ staticEvents: [] }));
		const link = event("Click", { type: "dyn", e_id: "automatic_event_internal_link" });
		window.getPixelBySlag!("facebook")!.fireEvent!("Click", link);
		window.dispatchEvent(new Event("pagehide"));
		await settle(1000);
		expect(posted().map((body) => body.get("event"))).toEqual(["Click"]);
	});

	it("leaves before the pixel is called", async () => {
		noPbid();
		const order: string[] = [];
		window.fbq = Object.assign((verb: unknown) => void order.push(`${verb} ${posts().length}`), { queue: [] });
		await start(server());
		expect(order.at(-1)).toBe("track 1");
	});
});

describe("delivery", () => {
	it("keeps an event while offline and sends it once when the network is back", async () => {
		noPbid();
		network.online = false;
		await start(server());
		await settle(60_000);
		expect(posts()).toEqual([]);
		network.online = true;
		window.dispatchEvent(new Event("online"));
		window.dispatchEvent(new Event("online"));
		await settle(60_000);
		expect(posts()).toHaveLength(1);
	});

	it("sends on the next page what failed on the last, with that page's nonce", async () => {
		noPbid();
		network.beacon = false;
		network.answer = () => new Response("", { status: 500 });
		await start(server());
		const [first] = posted();
		expect(waiting()).toHaveLength(1);
		await nextPage();
		network.answer = undefined;
		await start(server({ staticEvents: [], ajax_event: "fresh" }), { wait: 500 });
		expect(posted().map((body) => [body.get("eventID"), body.get("ajax_event")])).toEqual([
			[first!.get("eventID"), "fresh"],
		]);
		await settle(60_000);
		expect(posts()).toHaveLength(1);
		expect(waiting()).toEqual([]);
	});

	it("tries again on the same page after a while", async () => {
		noPbid();
		network.beacon = false;
		let isDown = true;
		network.answer = () => new Response("", { status: isDown ? 503 : 200 });
		await start(server());
		isDown = false;
		await settle(15_000);
		expect(posts()).toHaveLength(2);
		await settle(60_000);
		expect(posts()).toHaveLength(2);
	});

	it("sends again the beacon that the server has not taken, and no other", async () => {
		visit("https://acme.test/");
		noPbid();
		await start(server({ staticEvents: [] }));
		network.beaconStatus = 503;
		fire("Lead");
		network.beaconStatus = 200;
		fire("Contact");
		expect(posts().map(({ route }) => route)).toEqual(["beacon", "beacon"]);
		// The fragment stays in the browser.
		expect(new Set(posts().map(({ url }) => url.split("#")[0])).size).toBe(1);
		expect(waiting()).toHaveLength(2);
		await settle();
		expect(posted().map((body) => body.get("event"))).toEqual(["Lead", "Contact", "Lead"]);
		expect(posts()[2]!.route).toBe("fetch");
		expect(waiting()).toEqual([]);
	});

	it("sends again what is not answered within 30 s, by whatever way it went", async () => {
		fakeAbortTimeouts();
		noPbid();
		network.beaconStatus = undefined;
		await start(server());
		await settle(29_000);
		expect(posts()).toHaveLength(1);
		network.answer = (_, init) =>
			new Promise((_, reject) => {
				init!.signal!.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
			});
		await settle(1000);
		expect(posts()).toHaveLength(2);
		await settle(30_000);
		network.answer = undefined;
		await settle(14_000);
		expect(posts()).toHaveLength(2);
		await settle(1000);
		expect(posts()).toHaveLength(3);
		expect(waiting()).toEqual([]);
	});

	it.each([
		["a beacon is answered", () => {}],
		["a call is answered", () => Object.assign(network, { beacon: false, answer: () => new Promise(() => {}) })],
	])("has the next page send what the page left behind before %s", async (_, arrange) => {
		noPbid();
		network.beaconStatus = undefined;
		arrange();
		await start(server());
		const id = posted()[0]!.get("eventID");
		window.dispatchEvent(new Event("pagehide"));
		await nextPage();
		Object.assign(network, { beacon: true, beaconStatus: 200, answer: undefined });
		await start(server({ staticEvents: [] }), { wait: 20_000 });
		// A slow server may still be at it: it gets no event again in the meantime.
		expect(posted()).toEqual([]);
		await settle(12_000);
		expect(posted().map((body) => body.get("eventID"))).toEqual([id]);
		expect(waiting()).toEqual([]);
	});

	it("sends a slow server each event once, however fast the visitor leaves its pages", async () => {
		noPbid();
		network.beaconStatus = undefined;
		const ids: string[] = [];
		for (let page = 0; page < 8; page++) {
			const name = `Lead${page}`;
			await start(server({ staticEvents: { facebook: { a: [event(name, { eventID: name })] } } }), { wait: 500 });
			ids.push(...posted().map((body) => body.get("eventID")!));
			window.dispatchEvent(new Event("pagehide"));
			await nextPage();
		}
		expect(ids.length).toBe(8);
		expect(new Set(ids).size).toBe(8);
	});

	it("leaves what another page looks after alone until that page is gone", async () => {
		noPbid();
		const locks = createLocks();
		vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { locks }));
		network.beaconStatus = undefined;
		await start(server());
		vi.resetModules();
		const first = mounts.pop()!;
		for (const name of ["pys", "getPixelBySlag"]) Reflect.deleteProperty(window, name);
		await start(server({ staticEvents: [] }), { wait: 5000 });
		expect(posts()).toHaveLength(1);
		network.beaconStatus = 200;
		first.unmount();
		await settle(500);
		expect(posts()).toHaveLength(1);
		await settle(31_000);
		expect(posts()).toHaveLength(2);
		expect(new Set(posted().map((body) => body.get("eventID"))).size).toBe(1);
		expect(waiting()).toEqual([]);
	});

	it("sends what several pages have left, though the first call is not answered when the second page is gone", async () => {
		noPbid();
		network.beacon = false;
		network.answer = () => new Promise((resolve) => setTimeout(() => resolve(new Response("")), 1000));
		for (const page of ["one", "two", "three"]) {
			const payload = { pixel: "facebook", event: "Lead", eventID: page };
			const entry = { payload, page, at: Date.now(), refusals: 0 };
			localStorage.setItem(`gossamer-event:facebook:Lead:${page}`, JSON.stringify(entry));
		}
		await start(server({ staticEvents: [] }), { wait: 5000 });
		expect(
			posted()
				.map((body) => body.get("eventID"))
				.sort(),
		).toEqual(["one", "three", "two"]);
		expect(waiting()).toEqual([]);
	});

	it("gives up what the server has refused ten times, and nothing that it did not answer", async () => {
		noPbid();
		network.beacon = false;
		network.answer = () => new Response("", { status: 403 });
		await start(server());
		await settle(3_600_000);
		expect(waiting()).toEqual([]);
		expect(posts()).toHaveLength(10);
		network.answer = () => new Response("", { status: 500 });
		fire("Lead");
		await settle(3_600_000);
		expect(waiting()).toHaveLength(1);
		expect(posts().length).toBeGreaterThan(15);
	});

	it("drops no event for a clock that is days off, and keeps none for ever", async () => {
		noPbid();
		network.online = false;
		await start(server());
		const days = 86_400_000;
		const now = Date.now();
		for (const [shift, count] of [
			[-3 * days, 1],
			[3 * days, 1],
			[8 * days, 0],
		] as const) {
			await nextPage();
			vi.setSystemTime(now + shift);
			network.online = shift > 3 * days;
			await start(server({ staticEvents: [] }), { wait: 500 });
			expect(waiting()).toHaveLength(count);
		}
		expect(posts()).toEqual([]);
	});

	it("keeps two hundred events at most, and none that is huge", async () => {
		noPbid();
		network.online = false;
		await start(server({ staticEvents: [] }));
		for (let at = 0; at < 210; at++) fire(`Lead${at}`);
		expect(waiting()).toHaveLength(200);
		localStorage.clear();
		fire("Huge", { text: "x".repeat(20_000) });
		expect(waiting()).toEqual([]);
		network.online = true;
		window.dispatchEvent(new Event("online"));
		await settle();
		expect(posted().map((body) => body.get("event"))).toContain("Huge");
	});

	it("sends an event that came before its destination, with the page's address, though the page has gone", async () => {
		noPbid();
		visit("https://acme.test/first");
		let load: () => void = () => {};
		vi.doMock("../destinations/built-in", async (original) => {
			await new Promise<void>((resolve) => {
				load = resolve;
			});
			return original();
		});
		await start(server({ staticEvents: [] }));
		fire("Lead");
		expect(posts()).toEqual([]);
		window.dispatchEvent(new Event("pagehide"));
		load();
		await nextPage();
		vi.doUnmock("../destinations/built-in");
		visit("https://acme.test/second");
		await start(server({ staticEvents: [] }));
		expect(posted().map((body) => [body.get("event"), body.get("url")])).toEqual([["Lead", "https://acme.test/first"]]);
		expect(fbqCalls().at(-1)!.slice(0, 2)).toEqual(["track", "Lead"]);
		expect(sessionStorage.length).toBe(0);
	});

	it("takes the calls of add-ons: each one, to the address that they give", async () => {
		noPbid();
		await start(server({ staticEvents: [], pinterest: {} }));
		const { sendServerAjaxRequest } = window.pys!.Utils as Record<string, (url: string, data: object) => void>;
		for (const event of ["first", "second"])
			sendServerAjaxRequest!("https://acme.test/other", {
				action: "pys_api_event",
				pixel: "pinterest",
				event: "Lead",
				data: { event },
			});
		await settle();
		expect(posts().map(({ url, body }) => [url.split("#")[0], new URLSearchParams(body).get("data[event]")])).toEqual([
			["https://acme.test/other", "first"],
			["https://acme.test/other", "second"],
		]);
	});

	it("drops what waits when consent is revoked", async () => {
		noPbid();
		network.online = false;
		await start(server());
		const { deny } = await import("../../../src/stores/consent");
		deny("marketing");
		network.online = true;
		window.dispatchEvent(new Event("online"));
		await settle(60_000);
		expect(posts()).toEqual([]);
		expect(waiting()).toEqual([]);
		expect(cookie("_fbp")).toBeUndefined();
	});

	it("sends nothing twice under one id", async () => {
		noPbid();
		await start(server({ staticEvents: [], ajaxForServerStaticEvent: "" }));
		const once = event("Lead", { ajaxFire: true, eventID: "one" });
		for (let turn = 0; turn < 3; turn++) window.getPixelBySlag!("facebook")!.fireEvent!("Lead", once);
		expect(posts()).toHaveLength(1);
	});
});

describe("the visitor's id", () => {
	const page = () => options({ send_external_id: "1", external_id_expire: "180" });
	const pbid = "a".repeat(64);

	it("is requested once and kept for 180 days (tracking #60)", async () => {
		network.answer = () => Response.json({ success: true, data: { pbid, transient: false } });
		await start(page());
		expect(asked("pys_get_pbid").map(({ init }) => init?.method)).toEqual([undefined]);
		expect(cookie("pbid")).toBe(pbid);
		expect((window.pysOptions as { facebook: { advancedMatching: unknown } }).facebook.advancedMatching).toEqual({
			external_id: pbid,
		});
	});

	it.each(["0", "<html>"])("is done without where the server answers %j (tracking #60)", async (body) => {
		network.answer = () => new Response(body);
		const { errors } = await start(page());
		expect(errors).toEqual([]);
		expect(cookie("pbid")).toBeUndefined();
	});

	it("is not requested where it is forbidden", async () => {
		await start(options({ gdpr: { externalID_disabled_by_api: true }, send_external_id: "1" }));
		expect(sent).toEqual([]);
	});

	it("goes to the pixel with what the server knows of the visitor, whose own values win (tracking #61)", async () => {
		setCookie(`pbid=${pbid}`);
		setCookie(
			`pys_advanced_form_data=${encodeURIComponent('{"email":"form@b.co","first_name":"Dana+Levi","phone":""}')}`,
		);
		await start(options({ facebook: facebook({ advancedMatchingEnabled: true }) }));
		expect(fbqCalls()).toContainEqual(["init", "1000111", { em: "form@b.co", fn: "Dana Levi", external_id: pbid }]);
		mounts.pop()!.unmount();
		vi.resetModules();
		await start(
			options({ facebook: facebook({ advancedMatchingEnabled: true, advancedMatching: { em: "srv@b.co" } }) }),
		);
		expect(fbqCalls().at(-2)).toEqual(["init", "1000111", { em: "srv@b.co", fn: "Dana Levi", external_id: pbid }]);
	});

	it("is done without where the form's data do not parse", async () => {
		setCookie("pys_advanced_form_data=%7Bbad");
		await start(options({ facebook: facebook({ advancedMatchingEnabled: true }) }));
		expect(fbqCalls()).toContainEqual(["init", "1000111"]);
	});
});

describe("Facebook", () => {
	it("gets its ids, its settings and its script, once the page is idle", async () => {
		visit("https://acme.test/?fbclid=a%2Fb");
		await start(options({ facebook: facebook({ pixelIds: ["1", "2"], meta_ldu: 1 }) }));
		expect(fbqCalls().slice(0, 3)).toEqual([
			["set", "autoConfig", false, "1"],
			["dataProcessingOptions", ["LDU"], 0, 0],
			["init", "1"],
		]);
		expect(cookie("_fbc")).toMatch(/^fb\.1\.\d+\.a\/b$/);
		expect(scripts()).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
	});

	it("reuses a pixel that the site has", async () => {
		const calls: unknown[][] = [];
		window.fbq = Object.assign((...args: unknown[]) => void calls.push(args), { queue: [] });
		await start();
		expect(calls).toContainEqual(["init", "1000111"]);
		expect(scripts()).toEqual([]);
	});
});

describe("Google", () => {
	const page = (more: Record<string, unknown> = {}) =>
		options({ facebook: undefined, GATags, google_consent_mode: "1", staticEvents: [], ...more });

	it("tag gets consent, js, config and events in this order (tracking #62)", async () => {
		const params = { ecomm_totalvalue: 1, event_category: "x", page_title: "Home" };
		await start(page({ ga: ga(), staticEvents: { ga: { a: [event("view_item", { params })] } } }));
		const entries = window as unknown as { dataLayerPYS: unknown[] };
		expect(entries.dataLayerPYS.map((entry) => Object.prototype.toString.call(entry))).toEqual(
			Array(4).fill("[object Arguments]"),
		);
		expect(layer().map((entry) => (entry as unknown[]).slice(0, 2))).toEqual([
			["consent", "default"],
			["js", expect.any(Date)],
			["config", "G-1"],
			["event", "view_item"],
		]);
		expect((layer()[3] as unknown[])[2]).toEqual({ page_title: "Home", eventID: expect.any(String), send_to: "G-1" });
		expect(scripts()).toEqual(["//www.googletagmanager.com/gtag/js?id=G-1&l=dataLayerPYS"]);
	});

	it("Tag Manager's script has its layer, and the preview (tracking #63)", async () => {
		const own = {
			gtm_container_domain: "tags.acme.test",
			gtm_container_identifier: "box",
			gtm_dataLayer_name: "acmeLayer",
		};
		await start(page({ gtm: gtm({ ...own, gtm_auth: "A", gtm_preview: "env-1" }) }));
		expect(scripts()).toEqual([
			"https://tags.acme.test/box.js?id=GTM-1&l=acmeLayer&gtm_auth=A&gtm_preview=env-1&gtm_cookies_win=x",
		]);
		expect((layer("acmeLayer") as object[]).map((entry) => (Array.isArray(entry) ? entry[1] : entry))).toEqual([
			"default",
			{ "gtm.start": expect.any(Number), event: "gtm.js" },
		]);
	});

	it("Tag Manager may be just a layer (tracking #64)", async () => {
		const events = { gtm: { a: [event("Lead", { trackingIds: [] })] } };
		await start(page({ gtm: gtm({ trackingIds: [], gtm_just_data_layer: true }), staticEvents: events }));
		expect(scripts()).toEqual([]);
		expect(console.warn).toHaveBeenCalledTimes(2);
		expect(layer("dataLayer")).toEqual([
			{
				automatedParameters: { page_title: "Home", event_id: expect.any(String) },
				manualDataLayer: "dataLayer",
				event: "Lead",
			},
		]);
	});

	it("Tag Manager gets manual parameters by their name (tracking #65)", async () => {
		const params = { manualName: "manual_Lead", manual_Lead: { a: 1 }, page_title: "Home" };
		const lead = event("Lead", { params, hasAutoParam: false, trackingIds: { 0: "GTM-1" } });
		await start(page({ gtm: gtm(), staticEvents: { gtm: { a: [lead, event("Bare", { trackingIds: [] })] } } }));
		expect(layer("dataLayer").slice(2)).toEqual([
			{ manual_Lead: { a: 1 }, manualName: "manual_Lead", manualDataLayer: "dataLayer", event: "Lead" },
		]);
	});

	it("Tag Manager gets the visitor's data where the site asks for that", async () => {
		setCookie(`pys_advanced_form_data=${encodeURIComponent('{"email":"a@b.co"}')}`);
		await start(page({ gtm: gtm(), tracking_analytics: { userDataEnable: true } }));
		expect(layer("dataLayer")).toContainEqual({ user_data: { email: "a@b.co" } });
		window.pys!.GTM!.updateEnhancedConversionData();
		expect(layer("dataLayer").filter((entry) => "user_data" in (entry as object))).toHaveLength(2);
	});

	it("tag and Tag Manager each have the consent on their layer, and gtag is the tag's", async () => {
		await start(page({ ga: ga(), gtm: gtm() }));
		window.gtag!("event", "mine");
		expect((layer().at(-1) as unknown[])[1]).toBe("mine");
		expect([layer()[0], layer("dataLayer")[0]].map((entry) => (entry as unknown[])[1])).toEqual(["default", "default"]);
	});
});

describe("Pinterest and Bing", () => {
	it.each([
		[{}, {}, undefined],
		[{ advancedMatchingEnabled: true }, {}, "a@b.co"],
		[{ advancedMatchingEnabled: true }, { advancedMatchingEnabled: false }, undefined],
	])("tell no e-mail address where advanced matching is off: %j, %j", async (facebook, pinterest, em) => {
		setCookie(`pys_advanced_form_data=${encodeURIComponent('{"email":"a@b.co"}')}`);
		await start(
			options({
				facebook: { pixelIds: [], ...facebook },
				pinterest: { pixelIds: ["26"], ...pinterest },
				staticEvents: [],
			}),
		);
		expect(window.pintrk!.queue[0]).toEqual(["load", "26", ...(em ? [{ em }] : [])]);
	});

	it("get the vendors' public calls", async () => {
		const lead = { type: "static", e_id: "a", params: { value: 1 } };
		await start(
			options({
				facebook: undefined,
				pinterest: { pixelIds: ["26"] },
				bing: { pixelIds: ["97"] },
				staticEvents: { pinterest: { a: [{ name: "lead", ...lead }] }, bing: { a: [{ name: "lead", ...lead }] } },
			}),
		);
		expect(window.pintrk!.queue).toEqual([["load", "26"], ["page"], ["track", "lead", { value: 1 }]]);
		expect(window.uetq).toEqual(["event", "lead", { value: 1 }]);
		expect(scripts().toSorted()).toEqual(["https://bat.bing.com/bat.js", "https://s.pinimg.com/ct/core.js"]);
	});
});
