// What the site's analytics get of a launch.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ConsentState, deny, grant, persistConsent } from "../../../src/stores/consent";
import { chat, click, count, detailOf, goTo, type Loose, launches, openWidget, phone, setAgent, wait } from "./setup";

const all = window as Loose;
let layer: Loose[];
const start = (settings = {}) => openWidget(settings, { hasWindow: false });
const launch = () => click(".joinchat__button");
const link = "https://wa.me/15550100?text=Hello+Acme";
const commands = () => layer.filter((entry) => entry?.[0] === "event").map((entry) => [...entry].slice(1));
const pushed = () => layer.findLast((entry) => entry?.event);

/** The visitor has answered nothing by category. */
const forget = () => {
	const unknown: Record<string, ConsentState> = { marketing: "unknown", statistics: "unknown" };
	persistConsent({ read: () => ({ categories: unknown }), write() {} });
};

beforeEach(() => {
	layer = all.dataLayer = [];
	document.title = "Shop";
	goTo("/page?a=1");
});

describe("the event of a launch", () => {
	it("has its fields in order, and reaches the layer whole", async () => {
		await start();
		launch();
		const fields = {
			event_label: link,
			event_action: "whatsapp: 15550100",
			chat_channel: "whatsapp",
			chat_id: "15550100",
			is_mobile: "no",
			page_location: location.href,
			page_title: "Shop",
			chat_message: "Hello Acme",
		};
		expect(detailOf("event")).toEqual({ event_category: "JoinChat", ...fields });
		expect(Object.keys(detailOf("event"))).toEqual(["event_category", ...Object.keys(fields)]);
		expect(layer).toEqual([{ event: "JoinChat", ...fields }]);
		expect(launches()).toHaveLength(1);
	});

	it("says what is a phone, an untitled page, another category", async () => {
		setAgent(phone);
		document.title = "";
		await start({ event_category: "Chat" });
		launch();
		expect(pushed()).toMatchObject({ event: "Chat", is_mobile: "yes", page_title: "no title" });
	});

	it("may be prevented, and the app opens all the same (chat #41)", async () => {
		all.fbq = vi.fn();
		await start();
		document.addEventListener("joinchat:event", (event) => event.preventDefault(), { once: true });
		launch();
		expect(layer).toEqual([]);
		expect(all.fbq).not.toHaveBeenCalled();
		expect(launches()).toHaveLength(1);
	});

	it("may be given more fields, which everybody gets (chat #41)", async () => {
		layer.push(["config", "G-1"]);
		all.fbq = vi.fn();
		await start();
		const add = (name: string) => (event: Event) => ((event as CustomEvent).detail[name] = name);
		document.addEventListener("joinchat:open", add("early"), { once: true });
		document.addEventListener("joinchat:event", add("late"), { once: true });
		launch();
		const more = { early: "early", late: "late" };
		expect(pushed()).toMatchObject(more);
		expect(commands()[0]![1]).toMatchObject(more);
		expect(all.fbq.mock.calls[0][2]).toMatchObject(more);
	});

	it("goes out before the window opens, and by anyone who calls for it", async () => {
		await start();
		vi.mocked(window.open).mockImplementation(() => {
			layer.push("opened");
			return null;
		});
		launch();
		expect(layer.map((entry) => entry.event ?? entry)).toEqual(["JoinChat", "opened"]);
		chat().send_event({ link: "x", chat_channel: "phone", chat_id: "1", chat_message: "" });
		expect(pushed()).toMatchObject({ event_label: "x", event_action: "phone: 1" });
	});
});

describe("Google", () => {
	it("gets one event for each destination that measures (chat #42)", async () => {
		const entries = [
			["config", "G-1"],
			["config", "G-1"],
			["config", "UA-2"],
			["config", "GT-3"],
			null,
			"text",
			["config"],
		];
		layer.push(...entries);
		await start();
		launch();
		expect(commands().map(([name, { send_to, transport_type }]) => [name, send_to, transport_type])).toEqual([
			["generate_lead", "G-1", "beacon"],
			["generate_lead", "GT-3", "beacon"],
		]);
		expect(Object.prototype.toString.call(layer[entries.length])).toBe("[object Arguments]");
	});

	it("gets those that its own tag knows first", async () => {
		all.google_tag_data = { tidr: { destination: { "G-9": {}, "AW-1": {} } } };
		all.gtag = vi.fn();
		layer.push(["config", "G-1"]);
		await start();
		launch();
		expect(all.gtag.mock.calls.map(([, , { send_to }]: Loose) => send_to)).toEqual(["G-9", "G-1"]);
	});

	it.each([
		[false, []],
		["", []],
		["contact", ["contact"]],
	])("gets no event, or another one, as the site says: %s (chat #43)", async (ga_event, names) => {
		layer.push(["config", "G-1"]);
		await start({ ga_event });
		launch();
		expect(commands().map(([name]) => name)).toEqual(names);
		expect(pushed()).toMatchObject({ event: "JoinChat" });
	});

	it("gets the conversion once (chat #44)", async () => {
		await start({ gads: "AW-1/x" });
		launch();
		expect(commands()).toEqual([["conversion", { send_to: "AW-1/x" }]]);
	});

	it("gets texts cut, the layer gets them whole (chat #45)", async () => {
		layer.push(["config", "G-1"]);
		document.title = "t".repeat(500);
		await start({ message_send: "m".repeat(500) });
		const add = (event: Event) => Object.assign((event as CustomEvent).detail, { page_referrer: "r".repeat(500) });
		document.addEventListener("joinchat:event", add, { once: true });
		launch();
		const cut = commands()[0]![1];
		expect([cut.page_title, cut.page_referrer, cut.chat_message].map(({ length }) => length)).toEqual([300, 420, 100]);
		expect([pushed().page_title, pushed().page_referrer].map(({ length }) => length)).toEqual([500, 500]);
	});

	it.each<[string, Loose, object, string | undefined]>([
		["the one that the site names", { mine: [], dataLayer: [] }, { data_layer: "mine" }, "mine"],
		["the default where that is absent", { dataLayer: [] }, { data_layer: "mine" }, "dataLayer"],
		["none where that is a text", { mine: "text", dataLayer: [] }, { data_layer: "mine" }, undefined],
		["PixelYourSite's before the default", { dataLayerPYS: [], dataLayer: [] }, {}, "dataLayerPYS"],
		["the tag manager's before that", { gtm4wp_datalayer_name: "mine", mine: [], dataLayer: [] }, {}, "mine"],
	])("has as its layer %s", async (_, globals, settings, name) => {
		Object.assign(all, globals);
		await start(settings);
		launch();
		const filled = ["mine", "dataLayerPYS", "dataLayer"].filter((key) => Array.isArray(all[key]) && all[key].length);
		expect(filled).toEqual(name ? [name] : []);
		for (const key of Object.keys(globals)) delete all[key];
	});
});

describe("the pixel", () => {
	it("gets the phone masked, wherever it occurs (chat #46)", async () => {
		all.fbq = vi.fn();
		await start({ message_send: "Call 15550100" });
		launch();
		const [command, name, fields] = all.fbq.mock.calls[0];
		expect([command, name]).toEqual(["trackCustom", "JoinChat"]);
		expect(fields).toMatchObject({
			chat_id: "155XXX00",
			event_action: "whatsapp: 155XXX00",
			chat_message: "Call 155XXX00",
		});
		expect(fields.event_label).toContain("wa.me/155XXX00");
		expect(JSON.stringify(fields)).not.toContain("15550100");
		expect(pushed().chat_id).toBe("15550100");
	});

	it.each([
		["123", "XXX"],
		["12345", "XXXXX"],
		["123456", "123X56"],
	])("masks %s as %s and never stops the launch (chat #47)", async (telephone, masked) => {
		all.fbq = vi.fn();
		const { errors } = await start({ telephone });
		launch();
		expect(all.fbq.mock.calls[0][2].chat_id).toBe(masked);
		expect(launches()).toHaveLength(1);
		expect(errors).toEqual([]);
	});

	it("gets nothing of another channel", async () => {
		all.fbq = vi.fn();
		await start();
		document.addEventListener("joinchat:open", (event) => ((event as CustomEvent).detail.chat_channel = "tel"), {
			once: true,
		});
		launch();
		expect(all.fbq).not.toHaveBeenCalled();
	});
});

describe("what is broken or blocked", () => {
	it.each<[string, Loose]>([
		[
			"throws everywhere",
			{
				gtag: () => {
					throw new Error("gtag");
				},
				fbq: () => {
					throw new Error("fbq");
				},
			},
		],
		["has a layer without methods", { dataLayer: {} }],
		["is not there", { dataLayer: undefined }],
		["is something else", { fbq: 3, gtag: "x", google_tag_data: { tidr: null }, dataLayer: 5 }],
	])("keeps no app from opening when it %s", async (_, globals) => {
		Object.assign(all, { dataLayer: [["config", "G-1"]] }, globals);
		const { errors } = await start({ gads: "AW-1/x" });
		launch();
		expect(launches()).toHaveLength(1);
		expect(errors).toEqual([]);
	});

	it("is a window that the browser refuses", async () => {
		vi.mocked(window.open).mockImplementation(() => {
			throw new DOMException("refused", "SyntaxError");
		});
		await start();
		expect(() => launch()).not.toThrow();
		launch();
		expect(launches()).toHaveLength(2);
	});
});

describe("the address of the page", () => {
	it.each([
		["/thanks?name=Dana%20Levi&email=dana%40acme.test&x=1", "/thanks?name=&email=&x=1"],
		[
			"/thanks?form_fields%5BPhone%5D=050&utm_source=a#first=Dana",
			"/thanks?form_fields%5BPhone%5D=&utm_source=a#first=",
		],
		["/to/dana@acme.test/off?q=mail+dana%40acme.test&r=2", "/to//off?q=&r=2"],
		["/@dana?utm_medium=x&gclid=1#top", "/@dana?utm_medium=x&gclid=1#top"],
	])("%s goes out without what says who the visitor is", async (address, sent) => {
		all.fbq = vi.fn();
		goTo(address);
		await start();
		launch();
		expect(pushed().page_location).toBe(location.origin + sent);
		expect(all.fbq.mock.calls[0][2].page_location).toBe(location.origin + sent);
	});
});

describe("a visitor who refuses", () => {
	afterEach(forget);
	const told = async () => {
		layer = all.dataLayer = [["config", "G-1"]];
		all.gtag = vi.fn();
		all.fbq = vi.fn();
		await start({ gads: "AW-1/x" });
		launch();
		const names = all.gtag.mock.calls.map(([, name]: Loose) => name);
		return [...names, ...(pushed() ? ["layer"] : []), ...(all.fbq.mock.calls.length ? ["pixel"] : [])];
	};
	const everything = ["generate_lead", "conversion", "layer", "pixel"];

	it("has refused everything by not answering where the page says so", async () => {
		const config = document.head.appendChild(document.createElement("script"));
		Object.assign(config, { type: "application/json", id: "gossamer-config", textContent: '{"consent":"denied"}' });
		expect(await told()).toEqual([]);
		config.remove();
	});

	it.each<[string, "services" | "categories", string[]]>([
		["marketing", "categories", ["generate_lead", "layer"]],
		["statistics", "categories", ["conversion", "pixel"]],
		["facebook", "services", ["generate_lead", "conversion", "layer"]],
		["analytics", "services", ["conversion", "pixel"]],
		["google_ads", "services", ["generate_lead", "layer", "pixel"]],
	])("%s (%s) is not followed there, until it is granted again", async (name, kind, rest) => {
		deny(name, "visitor", kind);
		expect(await told()).toEqual(rest);
		expect([launches().length, count("event")]).toEqual([1, 1]);
		grant(name, "visitor", kind);
		expect(await told()).toEqual(everything);
	});

	it("a category may have allowed its services one by one", async () => {
		deny(["marketing", "statistics"]);
		grant(["facebook", "analytics", "google_ads"], "visitor", "services");
		expect(await told()).toEqual(everything);
	});
});

describe("the site's own count", () => {
	afterEach(forget);
	const beacon = vi.fn<(url: string, body: URLSearchParams) => boolean>(() => true);
	const counted = () => beacon.mock.calls.map(([url, body]) => [url, Object.fromEntries(body)]);
	beforeEach(() => {
		beacon.mockClear();
		Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
	});
	const tracking_url = "https://site.example/wp-json/joinchat/v1/track-click";
	const fields = { trigger: "button", chat_channel: "whatsapp", chat_id: "15550100", is_mobile: "0" };

	it("is told of each launch, where the settings say so (section 11)", async () => {
		await start();
		launch();
		expect(beacon).not.toHaveBeenCalled();
		await start({ tracking_url, tracking_nonce: "n1" });
		launch();
		expect(counted()).toEqual([[tracking_url, { ...fields, nonce: "n1" }]]);
		expect(launches()).toHaveLength(2);
	});

	it("knows what was pressed, and a phone", async () => {
		setAgent(phone);
		await openWidget({ tracking_url }, { after: `<a id="t" href="#whatsapp" data-phone="15550111">x</a>` });
		click(".joinchat__button");
		await wait(600);
		click(".joinchat__open");
		click("#t");
		chat().open_whatsapp();
		expect(counted().map(([, { trigger, chat_id, is_mobile }]: Loose) => [trigger, chat_id, is_mobile])).toEqual([
			["contact", "15550100", "1"],
			["trigger", "15550111", "1"],
			["unknown", "15550100", "1"],
		]);
	});

	it("shares with the vendors what was pressed, and lets a listener change the count", async () => {
		const layer: Loose[] = (all.dataLayer = []);
		document.addEventListener(
			"joinchat:track",
			({ detail: { params, payload } }: Loose) => Object.assign(payload, { chat_id: params.trigger }),
			{ once: true },
		);
		await start({ tracking_url });
		launch();
		expect(counted()).toEqual([[tracking_url, { ...fields, chat_id: "button" }]]);
		expect([layer[0].trigger, detailOf("event").trigger]).toEqual(["button", "button"]);
	});

	it("may be stopped by the page, and by the visitor's refusal", async () => {
		await start({ tracking_url });
		document.addEventListener("joinchat:track", (event) => event.preventDefault(), { once: true });
		launch();
		deny("analytics", "visitor", "services");
		launch();
		expect(beacon).not.toHaveBeenCalled();
		grant("analytics", "visitor", "services");
		launch();
		expect(beacon).toHaveBeenCalledTimes(1);
		expect(launches()).toHaveLength(3);
	});

	it("that cannot be told keeps nobody from the app", async () => {
		beacon.mockImplementationOnce(() => {
			throw new TypeError("address");
		});
		const { errors } = await start({ tracking_url: { a: 1 } });
		launch();
		expect(launches()).toHaveLength(1);
		expect(errors).toEqual([]);
	});
});
