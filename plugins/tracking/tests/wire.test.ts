// What goes over the wire, and by which way.
import { describe, expect, it, vi } from "vitest";
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
	noPbid,
	options,
	posted,
	posts,
	scripts,
	sent,
	server,
	setCookie,
	settle,
	start,
	visit,
} from "./setup";

const rest = () => {
	window.pysFacebookRest = { restApiUrl: "https://acme.test/wp-json/pys-facebook/v1/event" };
};

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
