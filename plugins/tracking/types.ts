// Types shared by the parts of tracking: the page's tracker, its pixels and its destinations.
import type { Scope } from "../../src/kit/scope";
import type { Purpose, Slug } from "./destinations/table";
import type { EventMap, Options, Params, TrackingEvent } from "./options";

/** Cookie values by name. */
export type Jar = Readonly<Record<string, string>>;

export interface CookieJar {
	get(name: string): string | undefined;
	/** At the domain that the page configures. @param days none: until the browser is closed */
	set(name: string, value: string, days?: number): void;
	/** From the host and from every domain above it. The jar, which another process holds, is asked once for all of them. */
	remove(names: readonly string[]): void;
}

export interface Consent {
	/** Whether a purpose may be served and its data stored: the visitor agreed, or no tool asks. */
	hasConsent(purpose: Purpose): boolean;
	/** The decision on a purpose, by the visitor or a consent tool: undefined if there is none. */
	decisionOn(purpose: Purpose): boolean | undefined;
	/** Whether the consent tool lets the tag of a purpose run without consent, in its mode without cookies. */
	mayLoad(purpose: Purpose): boolean;
	/** Looks for the tool. */
	find(): Promise<unknown>;
	/** Calls back now and at each change, including those of a tool that loads later. */
	start(onChange: () => void): void;
}

export interface Clicks {
	/** Calls back at each click, including those before this call. */
	onClick(listener: (target: EventTarget | null) => void): void;
	/** Every part has loaded. */
	endEarly(): void;
}

export interface EventIds {
	/**
	 * The id under which a destination gets the event. Destinations share it until one of them requests it a second
	 * time, which is another firing.
	 */
	of(event: TrackingEvent, slug: string): string;
	/** Sets the id of the next firing of a key: `custom_event_post_id`, else `e_id`. */
	set(key: unknown, id: string): void;
}

/** A destination as other scripts see it: ours, or the object that an add-on has put in its place. */
export interface Pixel {
	tag?(): string;
	isEnabled?(): unknown;
	disable?(): void;
	loadPixel?(): void;
	/** @returns whether it was taken */
	fireEvent?(name: string, event: TrackingEvent): boolean;
	// biome-ignore lint/suspicious/noExplicitAny: add-ons have their own methods
	[method: string]: any;
}

export interface OwnPixel extends Pixel {
	fireEvent(name: string, event: TrackingEvent): boolean;
	/** Loads the destination if it may be served. @returns settled when it is loaded, if it is under way */
	loadPixel(): Promise<unknown> | undefined;
	disable(): void;
	/** Reads the consent and loads the destination, lets it continue, or stops it and removes its stored data. */
	sync(): void;
}

/** The vendor's side of a pixel. */
export interface Destination {
	/** Once a page: queue stub, ids. The vendor's script follows when the page is idle. */
	load(): void;
	/** @param url of the page that the event happened on */
	send(name: string, params: Params, id: string, event: TrackingEvent, url: string): void;
	/**
	 * The visitor's consent to some purpose has changed.
	 * @param isOn whether the destination is served now; if not, it notifies its vendor
	 */
	update?(isOn: boolean): void;
	/** Methods that the pixel has for other scripts, from now on. */
	extras?: Record<string, (...args: never[]) => unknown>;
}

/** How the page was when it began: the visit's cookies follow from that, whenever they may be written. */
export interface Beginning {
	jar: Jar;
	href: string;
	search: string;
	referrer: string;
}

/** The visit's side of a page. */
export interface Visit {
	/**
	 * Takes over late events and the server's filters, and removes forbidden cookies.
	 * @returns false when the filters cannot be loaded: nothing may load then
	 */
	prepare(): Promise<boolean>;
	/** Writes the visit's cookies and the checkout's fields, once. */
	keep(): void;
	/** Adds the checkout's fields to a form added later, once their part has loaded. */
	addFields(): Promise<void> | undefined;
	/** Removes cookies and fields again. */
	forget(): void;
}

export interface Tracker {
	readonly options: Options;
	readonly scope: Scope;
	readonly jar: CookieJar;
	readonly ids: EventIds;
	readonly consent: Consent;
	readonly pixels: Record<Slug, OwnPixel>;
	readonly beginning: Beginning;
	/** Conversion events of our own plugins that the owner has asked for. */
	readonly conversions: readonly string[];
	/** Passes the visit to `use`, after loading the page's globals. */
	visit(use: (visit: Visit) => unknown): Promise<unknown>;
	/** Updates everything to the visitor's consent. */
	sync(): void;
	/** Runs after the next paint, or after the delay; in any case before the visitor leaves the page. */
	later(task: () => void, ms?: number): void;
	/** Inserts a vendor's script once a page, when the page is idle. */
	addScript(address: string, onLoad?: () => void): void;
	readonly clicks: Clicks;
	/**
	 * Asks the site's ajax endpoint for something.
	 * @throws (rejects) if the response is not JSON or reports an error
	 */
	ask(action: string): Promise<unknown>;
	/** Prints, with the `debug` option. */
	log(...values: unknown[]): void;
	/** Prints; for the few warnings that owners rely on. */
	warn(...values: unknown[]): void;
	/** Name and contact that the server knows of the visitor; empty when it knows none. */
	formData(): Params;
	/** The destination of that slug: an add-on's object, else our own. */
	pixelOf(slug: string): Pixel | undefined;
	/** Gives each destination of a map its event, through a method of the pixel. @param extra added to the parameters */
	fire(map: EventMap | undefined, method?: string, extra?: Params): void;
	fireTrigger(id: string | number): void;
	/** Sends the destination's remaining static events of the page. */
	fireStatic(slug: string): void;
}

/** An event as the server accepts it; add-ons send their own fields. */
export interface Payload {
	action: "pys_api_event";
	/** The destination that it is for. */
	pixel: string;
	event: string;
	data: Record<string, unknown>;
	ids: string[];
	eventID: string;
	/** Full address of the page. */
	url: string;
	/** Nonce of the page. */
	ajax_event?: string;
	woo_order?: unknown;
	edd_order?: unknown;
}

export interface Delivery {
	/**
	 * Once for each event, pixel and event id.
	 * @param payload a `Payload`, or an add-on's own fields
	 * @param address instead of the page's endpoint
	 */
	send(payload: Readonly<Record<string, unknown>>, address?: string): void;
}
