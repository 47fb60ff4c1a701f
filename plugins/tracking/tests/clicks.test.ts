// Events of clicks, and of the site's own plugins.
import { describe, expect, it, vi } from "vitest";
import type { Pixel } from "../types";
import {
	click,
	dyn,
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
	scripts,
	settle,
	start,
	trigger,
} from "./setup";

describe("clicks", () => {
	it("fire by selector, on a child, twice, though the page stops the click (tracking #41)", async () => {
		await start(
			options({
				facebook: facebook({ serverApiEnabled: true }),
				triggerEvents: { 301: { facebook: trigger(301) } },
				triggerEventTypes: { css_click: { 301: ["((", ".cta"] } },
			}),
			{ body: '<div class="cta"><b></b></div>' },
		);
		document.querySelector("b")!.addEventListener("click", (event) => event.stopImmediatePropagation());
		click("b");
		click("b");
		await settle();
		expect(fbqEvents()).toEqual(["PageView", "Lead", "Lead"]);
		const ids = posted().map((body) => body.get("eventID"));
		expect(new Set(ids).size).toBe(3);
	});

	it("are answered before anything is sent, and nothing is lost when the page goes", async () => {
		await start(
			options({
				triggerEvents: { 301: { facebook: trigger(301) } },
				triggerEventTypes: { css_click: { 301: [".cta"] } },
			}),
			{ body: '<a class="cta"></a>' },
		);
		click(".cta");
		expect(fbqEvents()).toEqual(["PageView"]);
		window.dispatchEvent(new Event("pagehide"));
		expect(fbqEvents()).toEqual(["PageView", "Lead"]);
		await settle();
		expect(fbqEvents()).toEqual(["PageView", "Lead"]);
	});

	it("wait for one paint and one idle moment", async () => {
		const idle = vi.fn((run: () => void) => run());
		vi.stubGlobal("requestIdleCallback", idle);
		await start(options({ ga: { trackingIds: ["G-1"] } }));
		await settle(1500);
		expect(scripts().filter((address) => address.includes("gtag"))).toHaveLength(1);
		expect(idle).toHaveBeenCalledTimes(scripts().length);
	});

	it("are sent within a second where the page is visible and nothing is painted", async () => {
		await start(
			options({
				triggerEvents: { 301: { facebook: trigger(301) } },
				triggerEventTypes: { css_click: { 301: [".cta"] } },
			}),
			{ body: '<a class="cta"></a>' },
		);
		vi.stubGlobal("requestAnimationFrame", () => 0);
		click(".cta");
		await settle(900);
		expect(fbqEvents()).toEqual(["PageView"]);
		await settle(100);
		expect(fbqEvents()).toEqual(["PageView", "Lead"]);
	});

	it("end nothing where one of the page's parts throws", async () => {
		const Bing: Pixel = {
			loadPixel() {
				throw new Error("add-on");
			},
			fireEvent() {
				throw new Error("add-on");
			},
		};
		window.pys = { Bing };
		const { errors } = await start(
			options({
				bing: {},
				triggerEvents: { 301: { bing: trigger(301), facebook: trigger(301) } },
				triggerEventTypes: { css_click: { 301: [".cta"] } },
			}),
			{ body: '<a class="cta"></a>' },
		);
		for (let turn = 0; turn < 2; turn++) {
			click(".cta");
			await settle();
		}
		expect(fbqEvents()).toEqual(["PageView", "Lead", "Lead"]);
		expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(["destination"]));
	});

	it("point once at an element, which is marked (tracking #42)", async () => {
		await start(
			options({
				triggerEvents: { 302: { facebook: trigger(302) } },
				triggerEventTypes: { css_mouseover: { 302: [".card"] } },
			}),
			{ body: '<div class="card"><i></i></div><div class="card"></div>' },
		);
		for (const selector of ["i", ".card", "i"]) {
			document.querySelector(selector)!.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
			await settle();
		}
		expect(fbqEvents()).toEqual(["PageView", "Lead"]);
		expect(document.querySelectorAll(".pys-mouse-over-302")).toHaveLength(1);
		document.querySelectorAll(".card")[1]!.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
		await settle();
		expect(fbqEvents()).toEqual(["PageView", "Lead", "Lead"]);
	});

	it.each([
		[{ url_click: [] }, ["PageView", "Lead", "Contact"]],
		[{}, ["PageView"]],
	])("on links with event ids fire each where the page has %j (tracking #43)", async (triggerEventTypes, names) => {
		await start(
			options({
				triggerEvents: { 301: { facebook: trigger(301) }, 302: { facebook: trigger(302, "Contact") } },
				triggerEventTypes,
			}),
			{ body: '<a href="#c" data-pys-event-id="301,x, 302 ,999"><b></b></a>' },
		);
		click("b");
		await settle();
		expect(fbqEvents()).toEqual(names);
	});

	it("on files tell what is downloaded (tracking #44)", async () => {
		const map = { facebook: dyn("Download", "automatic_event_download", { extensions: ["pdf"] }) };
		await start(options({ dynamicEvents: { automatic_event_download: map } }), {
			body: '<a id="pdf" href="/docs/a.pdf?v=1#p"><b></b></a><a id="png" href="/a.png"></a><a id="none"></a>',
		});
		for (const link of document.querySelectorAll("a"))
			link.addEventListener("click", (event) => event.preventDefault());
		for (const selector of ["b", "#png", "#none"]) click(selector);
		await settle();
		expect(params("Download")).toEqual([
			{ page_title: "Home", download_url: "/docs/a.pdf", download_type: "pdf", download_name: "a.pdf" },
		]);
	});
});

describe("our own plugins", () => {
	const send = (target: EventTarget, type: string, detail: object, bubbles = true) =>
		target.dispatchEvent(new CustomEvent(type, { bubbles, cancelable: true, detail }));
	const sendAll = async () => {
		send(document.querySelector("form")!, "rmp:sent", { formId: "k3x", fields: [{ name: "mail", value: "a@b.co" }] });
		// As popups do, for listeners there and there.
		send(document, "elementor/popup/show", { id: 77 }, false);
		send(window, "elementor/popup/show", { id: 77 });
		send(document, "joinchat:open", { chat_channel: "whatsapp", chat_id: "972" });
		document.addEventListener("joinchat:open", (event) => event.preventDefault(), { once: true });
		send(document, "joinchat:open", { chat_channel: "whatsapp" });
		await settle();
	};

	it("convert nothing that the owner has not asked for", async () => {
		await start(options({ ga: ga(), gtm: gtm(), GATags, facebook: facebook({ serverApiEnabled: true }) }), {
			body: "<form></form>",
		});
		const before = [fbqCalls().length, posted().length, layer("dataLayer").length];
		await sendAll();
		expect([fbqCalls().length, posted().length, layer("dataLayer").length]).toEqual(before);
		expect(gaEvents()).toEqual([]);
	});

	it("convert each once where the owner names them", async () => {
		await start(options({ ga: ga(), gtm: gtm(), GATags }), {
			body: "<form></form>",
			settings: { conversions: ["lead", "popup", "chat", "constructor"] },
		});
		await sendAll();
		expect(fbqCalls().slice(-3)).toEqual([
			["track", "Lead", { form_id: "k3x" }, {}],
			["trackCustom", "PopupView", { popup_id: 77 }, {}],
			["track", "Contact", { chat_channel: "whatsapp" }, {}],
		]);
		expect(gaEvents()).toEqual(["generate_lead", "popup_view", "contact"]);
		expect(
			layer("dataLayer")
				.slice(-3)
				.map((entry) => (entry as { event: string }).event),
		).toEqual(gaEvents());
	});

	it("convert only what the owner names", async () => {
		await start(options(), { body: "<form></form>", settings: { conversions: ["chat"] } });
		await sendAll();
		expect(fbqEvents()).toEqual(["PageView", "Contact"]);
	});
});
