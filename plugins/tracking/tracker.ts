// What the parts of tracking know of each other: the tracker of the page, its pixels and its destinations.
import type { Scope } from "../../src/kit/scope";
import type { EventIds } from "./model/event-id";
import type { EventMap, Options, Params, TrackingEvent } from "./options";

/** Names under which consent is asked: of pixels, of Google's advertising, and of the attribution cookies (`pys`). */
export type Purpose = "facebook" | "analytics" | "google_ads" | "pinterest" | "bing" | "pys";

/** A destination as other scripts see it: ours, or the object that an add-on has put in its place. */
export interface Pixel {
	tag?(): string;
	isEnabled?(): unknown;
	disable?(): void;
	loadPixel?(): void;
	/** @returns whether it was taken */
	fireEvent?(name: string, event: TrackingEvent): boolean;
	// biome-ignore lint/suspicious/noExplicitAny: add-ons bring methods of their own
	[method: string]: any;
}

/** The vendor's side of a pixel; default export of a chunk is a factory of one. */
export interface Destination {
	/** Once a page: queue stub, ids. The vendor's script follows when the page is idle. */
	load(): void;
	send(name: string, params: Params, id: string, event: TrackingEvent): void;
	/** The visitor's consent to some purpose has changed. */
	update?(): void;
	/** Methods that the pixel has for other scripts, from now on. */
	extras?: Record<string, (...args: never[]) => unknown>;
	/** What waits to be sent again is dropped, and the cookies that the pixel wrote are removed. */
	forget?(): void;
}

export interface CookieJar {
	get(name: string): string | undefined;
	/** At the domain that the page configures. @param days none: until the browser is closed */
	set(name: string, value: string, days?: number): void;
	/** From the host and from every domain above it. */
	remove(name: string): void;
}

export interface Tracker {
	readonly options: Options;
	readonly scope: Scope;
	readonly jar: CookieJar;
	readonly ids: EventIds;
	/** Whether a purpose may be served now. */
	given(purpose: Purpose): boolean;
	/** What was decided on a purpose, by the visitor or a consent tool: undefined when nothing was. */
	decided(purpose: Purpose): boolean | undefined;
	/** Runs after the next paint, or that much later; in any case before the page goes. */
	later(task: () => void, ms?: number): void;
	/** Prints, with the `debug` option. */
	log(...values: unknown[]): void;
	/** Prints; for the few warnings that owners rely on. */
	warn(...values: unknown[]): void;
	/** Name and contact that the server knows of the visitor; empty when it knows none. */
	formData(): Params;
	pixelOf(slug: string): Pixel | undefined;
	/** Gives each destination of a map its event, through a method of the pixel. @param extra added to the parameters */
	fire(map: EventMap | undefined, method?: string, extra?: Params): void;
	fireTrigger(id: string | number): void;
	/** Sends what the destination still has of the page's static events. */
	fireStatic(slug: string): void;
}
