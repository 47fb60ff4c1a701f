// A page with tracking in jsdom: cookies, network, consent and clocks under the tests' control, and what each destination got.
import { afterEach, beforeEach, vi } from "vitest";
import { fillIn } from "../../../src/testing/fill-in";
import type { TestMount } from "../../../tests/helpers/mount-plugin";

export interface Sent {
	route: "beacon" | "fetch";
	url: string;
	body: string;
	init?: RequestInit;
}

/** What left the page, in order. */
export const sent: Sent[] = [];
/** Assignments to `document.cookie`. */
export const written: string[] = [];
export const network = {
	beacon: true as boolean | undefined,
	/** Status of the answers to beacons; undefined if they are never answered. */
	beaconStatus: 200 as number | undefined,
	online: true,
	/** Answers a `fetch`; by default with what the server would say. */
	answer: undefined as ((url: string, init?: RequestInit) => Promise<Response> | Response) | undefined,
};
export const mounts: TestMount[] = [];

export const event = (name: string, more: Record<string, unknown> = {}) => ({
	name,
	type: "static",
	delay: 0,
	params: { page_title: "Home" },
	e_id: "init_event",
	eventID: "srv-1",
	ids: [],
	woo_order: "",
	edd_order: "",
	...more,
});

/** The configuration of section 2.5; `more` goes over it. */
export const options = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
	debug: "",
	siteUrl: "https://acme.test",
	ajaxUrl: "https://acme.test/wp-admin/admin-ajax.php",
	ajax_event: "a1b2c3",
	cookie_duration: "7",
	last_visit_duration: "60",
	ajaxForServerEvent: "1",
	ajaxForServerStaticEvent: "1",
	useSendBeacon: "1",
	enable_remove_download_url_param: "1",
	gdpr: { ajax_enabled: false, all_disabled_by_api: false },
	cookie: { disabled_all_cookie: false },
	facebook: facebook(),
	woo: { enabled: false },
	edd: { enabled: false },
	staticEvents: { facebook: { init_event: [event("PageView")] } },
	dynamicEvents: [],
	triggerEvents: [],
	triggerEventTypes: [],
	...more,
});
export const facebook = (more: Record<string, unknown> = {}) => ({
	pixelIds: ["1000111"],
	advancedMatchingEnabled: false,
	advancedMatching: [],
	removeMetadata: true,
	serverApiEnabled: false,
	...more,
});
export const ga = (more: Record<string, unknown> = {}) => ({ trackingIds: ["G-1"], ...more });
export const gtm = (more: Record<string, unknown> = {}) => ({ trackingIds: ["GTM-1"], ...more });
export const GATags = { ga_datalayer_type: "default", ga_datalayer_name: "dataLayerPYS" };

/** Calls of `fbq` so far. */
export const fbqCalls = (): unknown[][] => (window.fbq?.queue ?? []) as unknown[][];
/** Names of the events that `fbq` got. */
export const fbqEvents = (): unknown[] =>
	fbqCalls()
		.filter(([verb]) => `${verb}`.startsWith("track"))
		.map(([, name]) => name);
/** A data layer; `arguments` objects as lists. */
export const layer = (name = "dataLayerPYS"): unknown[] =>
	((window as unknown as Record<string, unknown[]>)[name] ?? []).map((entry) =>
		Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
	);
export const gaEvents = (): unknown[] =>
	layer().flatMap((entry) => (Array.isArray(entry) && entry[0] === "event" ? [entry[1]] : []));
export const scripts = (): string[] =>
	[...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src")!);
/** Bodies of server events, as fields. */
export const posted = (): URLSearchParams[] =>
	sent
		.filter(({ init, route }) => route === "beacon" || init?.method === "POST")
		.map(({ body }) => new URLSearchParams(body));
export const asked = (action: string): Sent[] => sent.filter(({ url }) => url.includes(`action=${action}`));
export const cookie = (name: string): string | undefined =>
	document.cookie
		.split("; ")
		.find((pair) => pair.startsWith(`${name}=`))
		?.slice(name.length + 1);

/** Lets pending work of the plugin run; timers that are further away than that stay. */
export const settle = async (ms = 100): Promise<void> => {
	await vi.advanceTimersByTimeAsync(ms);
	// Chunks come by real imports.
	for (let turn = 0; turn < 12; turn++) {
		await vi.dynamicImportSettled();
		await vi.advanceTimersByTimeAsync(0);
	}
	await vi.advanceTimersByTimeAsync(40);
};

/** Writes a cookie as another script would. */
export const setCookie = (text: string): void => {
	// biome-ignore lint/suspicious/noDocumentCookie: as the page's own scripts do
	document.cookie = `${text}; path=/`;
};

/** Stands for a page that prints no configuration. */
export const absent = Symbol();

/** Puts the configuration on the page, mounts the plugin afresh, and waits until it has started. */
export const start = async (
	pysOptions: unknown = options(),
	{ body = "", settings = {} as Record<string, unknown>, wait = 100 } = {},
): Promise<TestMount> => {
	if (pysOptions !== absent) window.pysOptions = pysOptions;
	const { mountPlugin } = await import("../../../tests/helpers/mount-plugin");
	const { default: plugin } = await import("../index");
	const host = `<div class="gossamer-tracking" data-settings='${JSON.stringify(settings)}'></div>`;
	mounts.push(await mountPlugin(plugin, ".gossamer-tracking", host + body));
	await settle(wait);
	return mounts.at(-1)!;
};

/** Moves the page to another address; jsdom knows no other way. */
export const visit = (url: string, referrer = ""): void => {
	(globalThis as unknown as { jsdom: { reconfigure(to: { url: string }): void } }).jsdom.reconfigure({ url });
	Object.defineProperty(document, "referrer", { configurable: true, value: referrer });
};

/** As another script of the page would. */
export const click = (selector: string): void => {
	document.querySelector<HTMLElement>(selector)!.click();
};

type Timings = { getEntries(): unknown[] };
const timingObservers = new Set<(list: Timings) => void>();

/** jsdom times no requests. */
class TimingObserver {
	constructor(private readonly callback: (list: Timings) => void) {}
	observe() {
		timingObservers.add(this.callback);
	}
	disconnect() {
		timingObservers.delete(this.callback);
	}
}

const answerBeacon = (name: string) => {
	const entry = { initiatorType: "beacon", name, startTime: performance.now(), responseStatus: network.beaconStatus };
	if (network.beaconStatus !== undefined)
		setTimeout(() => {
			for (const tell of timingObservers) tell({ getEntries: () => [entry] });
		});
};

const cookieOfDocument = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
const globals =
	"pysOptions fbq _fbq gtag dataLayer dataLayerPYS acmeLayer uetq pintrk pys getPixelBySlag tldjs jQuery pysFacebookRest pysWooProductData pysEddProductData CS_Data CS_Cache consentApi Cookiebot cnArgs wp_has_consent pys_event_data_filter pys_disable_event_filter pys_generate_token".split(
		" ",
	);

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers({ now: new Date(2026, 10, 21, 8, 30) });
	sent.length = written.length = 0;
	Object.assign(network, { beacon: true, beaconStatus: 200, online: true, answer: undefined });
	Object.defineProperty(document, "cookie", {
		configurable: true,
		get: () => cookieOfDocument.get!.call(document),
		set(text: string) {
			written.push(text);
			cookieOfDocument.set!.call(document, text);
		},
	});
	Object.defineProperty(navigator, "onLine", { configurable: true, get: () => network.online });
	Object.defineProperty(navigator, "sendBeacon", {
		configurable: true,
		value: (url: string, body: URLSearchParams) => {
			if (!network.beacon) return false;
			sent.push({ route: "beacon", url, body: `${body}` });
			answerBeacon(url);
			return true;
		},
	});
	timingObservers.clear();
	vi.stubGlobal("PerformanceObserver", TimingObserver);
	vi.stubGlobal("PerformanceResourceTiming", { prototype: { responseStatus: 0 } });
	vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
		sent.push({ route: "fetch", url, body: `${init?.body ?? ""}`, init });
		return network.answer?.(url, init) ?? new Response("0");
	});
	fillIn();
	vi.spyOn(console, "log").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
	for (const { unmount } of mounts.splice(0)) unmount();
	for (const name of globals) Reflect.deleteProperty(window, name);
	for (const pair of document.cookie.split("; ")) {
		// biome-ignore lint/suspicious/noDocumentCookie: as the browser's own cleaning
		document.cookie = `${pair.split("=")[0]}=; expires=${new Date(0).toUTCString()}; path=/`;
	}
	delete (document as { cookie?: string }).cookie;
	for (const script of document.querySelectorAll("script")) script.remove();
	localStorage.clear();
	sessionStorage.clear();
	visit("http://localhost:3000/");
	document.body.className = "";
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Parameters of the calls of that event to Facebook. */
export const params = (name: string): unknown[] =>
	fbqCalls()
		.filter(([verb, called]) => `${verb}`.startsWith("track") && called === name)
		.map((call) => call[2]);
/** An event of a visitor's action, and one that the site's owner has set up. */
export const dyn = (name: string, e_id: string, more: object = {}) => event(name, { type: "dyn", e_id, ...more });
export const trigger = (id: number, name = "Lead") =>
	event(name, { type: "trigger", e_id: "custom_event", custom_event_post_id: id });

export const server = (more: Record<string, unknown> = {}) =>
	options({ facebook: facebook({ serverApiEnabled: true }), ...more });
export const noPbid = () => setCookie("pbid=known");
export const posts = () => sent.filter(({ init, route }) => route === "beacon" || init?.method === "POST");
