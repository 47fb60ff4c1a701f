// What becomes of an event when the way is closed: kept, sent again, given up.
import { describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts } from "../../../tests/helpers/abort-timeouts";
import {
	cookie,
	event,
	fbqCalls,
	mounts,
	network,
	noPbid,
	posted,
	posts,
	sent,
	server,
	settle,
	start,
	visit,
} from "./setup";

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
