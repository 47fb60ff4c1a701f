// Events: when they fire, with which id, and to whom.
import { describe, expect, it, vi } from "vitest";
import type { Pixel } from "../types";
import {
	dyn,
	event,
	facebook,
	fbqCalls,
	fbqEvents,
	GATags,
	ga,
	gaEvents,
	gtm,
	layer,
	options,
	params,
	posted,
	settle,
	start,
	trigger,
} from "./setup";

const scrollTo = async (top: number) => {
	Object.defineProperty(window, "scrollY", { configurable: true, value: top });
	document.dispatchEvent(new Event("scroll"));
	await settle();
};
const tall = () => {
	for (const [key, value] of Object.entries({ scrollHeight: 3000, clientHeight: 1000 }))
		Object.defineProperty(document.documentElement, key, { configurable: true, value });
	Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
};

describe("ids", () => {
	it("go to the pixel only where the server takes events as well, and are the same there (tracking #31)", async () => {
		await start();
		expect(fbqCalls().find(([, name]) => name === "PageView")![3]).toEqual({});
	});

	it("are one and the same for pixel and server (tracking #31)", async () => {
		await start(options({ facebook: facebook({ serverApiEnabled: true }) }));
		const [, , , last] = fbqCalls().find(([, name]) => name === "PageView")!;
		const { eventID } = last as { eventID: string };
		expect(eventID).toHaveLength(36);
		expect(posted().map((body) => body.get("eventID"))).toEqual([eventID]);
	});

	it("are shared by Facebook, GA and GTM for one e_id (tracking #33)", async () => {
		const map = (extra: Record<string, unknown>) => ({ init_event: [event("PageView", extra)] });
		await start(
			options({
				facebook: facebook({ serverApiEnabled: true }),
				ga: ga(),
				gtm: gtm(),
				GATags,
				staticEvents: { facebook: map({}), ga: map({ trackingIds: ["G-1"] }), gtm: map({ trackingIds: ["GTM-1"] }) },
			}),
		);
		const id = posted()[0]!.get("eventID");
		const sentToGoogle = layer().find((entry) => Array.isArray(entry) && entry[0] === "event") as [
			string,
			string,
			{ eventID: string },
		];
		const pushed = layer("dataLayer").at(-1) as { automatedParameters: { event_id: string } };
		expect([sentToGoogle[2].eventID, pushed.automatedParameters.event_id]).toEqual([id, id]);
		expect(id).not.toBe("srv-1");
	});

	it("are the page's own where the server itself has sent the event (tracking #34)", async () => {
		const own = options({ ajaxForServerStaticEvent: "", facebook: facebook({ serverApiEnabled: true }) });
		await start(own);
		expect(fbqCalls().find(([, name]) => name === "PageView")![3]).toEqual({ eventID: "srv-1" });
		expect(posted()).toEqual([]);
	});
});

describe("static events", () => {
	it("wait as long as they say (tracking #32)", async () => {
		await start(options({ staticEvents: { facebook: { a: [event("Lead", { delay: 2 })] } } }));
		await settle(1500);
		expect(fbqEvents()).toEqual([]);
		await settle(500);
		expect(fbqEvents()).toEqual(["Lead"]);
	});

	it("come in the order of the page, late ones last, once (tracking #35)", async () => {
		const late = JSON.stringify({ facebook: event("AddToCart", { e_id: "woo_add" }) });
		await start(
			options({
				staticEvents: { facebook: { woo_view_content: [event("ViewContent")], init_event: [event("PageView")] } },
			}),
			{ body: `<div id="pys_late_event" style="display:none" dir='${late}'></div>` },
		);
		expect(fbqEvents()).toEqual(["ViewContent", "PageView", "AddToCart"]);
		expect(document.getElementById("pys_late_event")!.hasAttribute("dir")).toBe(false);
		expect(console.warn).not.toHaveBeenCalled();
	});

	it.each(["{bad", "", "7"])(
		"do without late events that do not parse, with one warning: %j (tracking #35)",
		async (dir) => {
			await start(options(), { body: `<div id="pys_late_event" dir='${dir}'></div>` });
			expect(console.warn).toHaveBeenCalledTimes(dir === "7" ? 0 : 1);
			expect(fbqEvents()).toEqual(["PageView"]);
		},
	);

	it("are held back by the page's filter, for one destination (tracking #36)", async () => {
		window.pys_event_data_filter = () => {};
		window.pys_disable_event_filter = (name, slug) => name === "PageView" && slug === "facebook";
		await start(options({ staticEvents: { facebook: { a: [event("PageView"), event("Lead")] } } }));
		expect(fbqEvents()).toEqual(["Lead"]);
		delete window.pys_disable_event_filter;
		expect(window.pys!.Facebook!.fireEvent!("Contact", event("Contact"))).toBe(true);
		expect(fbqEvents()).toEqual(["Lead", "Contact"]);
	});

	it("called hCR go to the server alone (tracking #37)", async () => {
		await start(
			options({ facebook: facebook({ serverApiEnabled: true }), staticEvents: { facebook: { a: [event("hCR")] } } }),
		);
		expect(posted().map((body) => body.get("event"))).toEqual(["hCR"]);
		expect(fbqEvents()).toEqual([]);
	});

	it("read parameters that are to come from the page, and drop what is null", async () => {
		const dynamic = (selector: string, input_type = "text") => ({
			value: "v",
			selector,
			dynamic: true,
			input_type,
			name: "n",
		});
		const own = {
			a: dynamic("#a", "int"),
			b: dynamic("#none"),
			c: { d: dynamic("#c"), e: null },
			f: [null],
			g: dynamic("(("),
		};
		await start(options({ staticEvents: { facebook: { a: [event("Lead", { params: own })] } } }), {
			body: '<input id="a" value="7.5"><p id="c"> Mug </p>',
		});
		expect(params("Lead")).toEqual([{ a: 7, c: { d: "Mug" }, f: [null] }]);
	});

	it("reach the other destinations when one throws", async () => {
		window.fbq = Object.assign(
			() => {
				throw new Error("vendor");
			},
			{ queue: [] },
		);
		const { errors } = await start(
			options({ ga: ga(), GATags, staticEvents: { facebook: { a: [event("A")] }, ga: { a: [event("A")] } } }),
		);
		expect(gaEvents()).toEqual(["A"]);
		expect(errors.map(({ code }) => code)).toEqual(["load"]);
	});
});

describe("reading", () => {
	it("fires a scroll depth once, past it and not at it (tracking #38)", async () => {
		tall();
		const map = { facebook: dyn("PageScroll", "automatic_event_scroll", { scroll_percent: 50 }) };
		await start(options({ dynamicEvents: { automatic_event_scroll: map } }));
		await scrollTo(1000);
		expect(fbqEvents()).toEqual(["PageView"]);
		await scrollTo(1001);
		await scrollTo(500);
		await scrollTo(1500);
		expect(fbqEvents()).toEqual(["PageView", "PageScroll"]);
	});

	it("fires what a page that opens scrolled down is past already, and the time on page as well", async () => {
		tall();
		Object.defineProperty(window, "scrollY", { configurable: true, value: 1900 });
		const time = { facebook: dyn("TimeOnPage", "automatic_event_time_on_page", { time_on_page: 2 }) };
		const map = { facebook: dyn("PageScroll", "automatic_event_scroll", { scroll_percent: 50 }) };
		const { errors } = await start(
			options({ dynamicEvents: { automatic_event_scroll: map, automatic_event_time_on_page: time } }),
		);
		await settle(3000);
		expect(fbqEvents()).toEqual(["PageView", "PageScroll", "TimeOnPage"]);
		expect(errors).toEqual([]);
	});

	it("fires a depth that was passed for a moment", async () => {
		tall();
		const map = { facebook: dyn("PageScroll", "automatic_event_scroll", { scroll_percent: 50 }) };
		await start(options({ dynamicEvents: { automatic_event_scroll: map } }));
		for (const top of [1001, 200]) {
			Object.defineProperty(window, "scrollY", { configurable: true, value: top });
			document.dispatchEvent(new Event("scroll"));
		}
		await settle(500);
		expect(fbqEvents()).toEqual(["PageView", "PageScroll"]);
	});

	it("listens once for each look, not in every frame, and no longer when all depths were passed", async () => {
		tall();
		const map = { facebook: dyn("PageScroll", "automatic_event_scroll", { scroll_percent: 50 }) };
		await start(options({ dynamicEvents: { automatic_event_scroll: map } }));
		await settle(500);
		const read = vi.fn(() => 300);
		Object.defineProperty(window, "scrollY", { configurable: true, get: read });
		for (let frame = 0; frame < 6; frame++) document.dispatchEvent(new Event("scroll"));
		await settle(500);
		expect(read).toHaveBeenCalledTimes(2);
		read.mockReturnValue(1001);
		document.dispatchEvent(new Event("scroll"));
		await settle(500);
		read.mockClear();
		document.dispatchEvent(new Event("scroll"));
		await settle(500);
		expect(read).not.toHaveBeenCalled();
		expect(fbqEvents()).toEqual(["PageView", "PageScroll"]);
	});

	it("fires a trigger once at each of its depths (tracking #39)", async () => {
		tall();
		await start(
			options({
				triggerEvents: { 301: { facebook: trigger(301) } },
				triggerEventTypes: { scroll_pos: { 301: [["25", "75", "25"]] } },
			}),
		);
		for (const top of [400, 600, 700, 1600, 1700]) await scrollTo(top);
		expect(fbqEvents()).toEqual(["PageView", "Lead", "Lead"]);
	});

	it("fires the time on page once (tracking #40)", async () => {
		const map = { facebook: dyn("TimeOnPage", "automatic_event_time_on_page", { time_on_page: 30 }) };
		await start(options({ dynamicEvents: { automatic_event_time_on_page: map } }));
		await settle(29_000);
		expect(fbqEvents()).toEqual(["PageView"]);
		await settle(1000);
		await settle(60_000);
		expect(fbqEvents()).toEqual(["PageView", "TimeOnPage"]);
	});
});

describe("the public interface", () => {
	it("picks an add-on's object up, loads it once and finds it by its slug (tracking #66)", async () => {
		const Bing: Pixel = { loadPixel: vi.fn(), fireEvent: vi.fn(() => true), disable: vi.fn() };
		window.pys = { Bing };
		await start(options({ bing: {}, triggerEvents: { 1: { bing: trigger(1) } } }));
		expect(Bing.loadPixel).toHaveBeenCalledTimes(1);
		expect(window.getPixelBySlag!("bing")).toBe(Bing);
		expect(window.pys.getPixelBySlag).toBe(window.getPixelBySlag);
		(window.pys.Utils as unknown as { fireTriggerEvent(id: number): void }).fireTriggerEvent(1);
		expect(Bing.fireEvent).toHaveBeenCalledWith("Lead", expect.objectContaining({ name: "Lead" }));
		expect(window.uetq).toBeUndefined();
		expect(window.getPixelBySlag!("nobody")).toBeUndefined();
		expect(window.getPixelBySlag!("constructor")).toBeUndefined();
	});

	it("takes the events of cart fragments, with the id that they set", async () => {
		await start(options({ facebook: facebook({ serverApiEnabled: true }) }));
		const id = window.pys_generate_token!();
		(window.pys!.setEventUniqueId as unknown as (key: string, id: string) => void)(
			"woo_add_to_cart_on_button_click",
			id,
		);
		const added = event("AddToCart", { e_id: "woo_add_to_cart_on_button_click", eventID: id });
		expect(window.getPixelBySlag!("facebook")!.fireEvent!(added.name, added)).toBe(true);
		expect(window.getPixelBySlag!("ga")!.fireEvent!("add_to_cart", added)).toBe(false);
		expect(posted().at(-1)!.get("eventID")).toBe(id);
	});

	it("has every name of the contract", async () => {
		await start(options({ woo: { enabled: true } }));
		const { pys } = window;
		const methods =
			"tag isEnabled disable loadPixel fireEvent onCommentEvent onFormEvent onDownloadEvent onPageScroll onTime onWooAddToCartOnButtonEvent onWooAddToCartOnSingleEvent onWooRemoveFromCartEvent onEddAddToCartOnButtonEvent onEddRemoveFromCartEvent".split(
				" ",
			);
		for (const name of ["Facebook", "Analytics", "GTM"])
			expect(methods.filter((method) => typeof pys![name]![method] !== "function")).toEqual([]);
		expect(["Facebook", "Analytics", "GTM"].map((name) => pys![name]!.tag!())).toEqual(["facebook", "ga", "gtm"]);
		for (const name of ["advancedMatching", "initEventIdCookies", "updateEventId", "getEventId"])
			expect(typeof pys!.Facebook![name]).toBe("function");
		expect(typeof pys!.GTM!.updateEnhancedConversionData).toBe("function");
		const utils =
			"PRODUCT_SIMPLE PRODUCT_VARIABLE PRODUCT_BUNDLE PRODUCT_GROUPED utmTerms utmId consentGiven loadPixels manageCookies setupGdprCallbacks setupGDPRData fireTriggerEvent fireStaticEvents fireEventForAllPixel generateUniqueId copyProperties getTagsAsArray getFormFilledData clone flattenObject sendServerAjaxRequest sendRestAPIRequest sendAjaxFallback loadGoogleTag loadGTMScript getLinkExtension getLinkFilename isCheckoutPage addCheckoutFields getAdvancedFormData getRequestParams setupPinterestObject setupBingObject setupURLClickEvents".split(
				" ",
			);
		const { Utils } = pys as unknown as { Utils: Record<string, unknown> };
		expect(utils.filter((name) => !(name in Utils))).toEqual([]);
		expect(
			[window.getUrlParameter, window.getCookieYes, window.getRootDomain, window.getBundlePriceOnSingleProduct].map(
				(member) => typeof member,
			),
		).toEqual(Array(4).fill("function"));
		const call = (name: string, ...args: unknown[]) => (Utils[name] as (...args: unknown[]) => unknown)(...args);
		expect(call("copyProperties", { a: 1, f() {} }, { b: 2 })).toEqual({ a: 1, b: 2 });
		expect(call("flattenObject", { a: { b: 1 }, c: [2] })).toEqual({ "a.b": 1, c: [2] });
		expect(call("getTagsAsArray", "a, b")).toEqual(["a", "b"]);
		expect(call("getRequestParams")).toEqual([]);
		expect(call("consentGiven", "facebook")).toBe(true);
		expect(call("getLinkFilename", "/a/b.pdf?x")).toBe("b.pdf");
	});
});
