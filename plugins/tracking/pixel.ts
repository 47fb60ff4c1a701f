// The pixel of a destination: reads the consent, loads the vendor's side if permitted, accepts events, holds events that must not be sent.
import { isObject } from "../../src/base/is-object";
import { removeEvents } from "./delivery/stored-events";
import { destinations, isBlockedByServer, type Slug } from "./destinations/table";
import type { TrackingEvent } from "./options";
import { fill } from "./params";
import type { Destination, OwnPixel, Tracker } from "./types";

declare global {
	interface Window {
		/** With it present, the second is asked before each event; true holds the event back. */
		pys_event_data_filter?: unknown;
		pys_disable_event_filter?(name: string, slug: string): unknown;
	}
}

/** The export with its name creates a destination. */
type Chunk = { [slug in Slug]?: (tracker: Tracker) => Destination | Promise<Destination | undefined> };
// Not in the table, which they import: bundlers would keep an unneeded circle of chunks.
const loadBuiltIn = (): Promise<Chunk> => import("./destinations/built-in");
const loadAddOns = (): Promise<Chunk> => import("./destinations/add-ons");

/** Milliseconds until a destination whose chunk failed is loaded again. */
const retryMs = 30_000;
const methods =
	"onCommentEvent onFormEvent onDownloadEvent onPageScroll onTime onWooRemoveFromCartEvent onEddRemoveFromCartEvent";

export const createPixel = (slug: Slug, tracker: Tracker): OwnPixel => {
	const { options, scope, consent, ids, log } = tracker;
	const { purpose, isAddOn, after, cookies = [] } = destinations[slug];
	let isOn = false;
	let destination: Destination | undefined;
	let loading: Promise<unknown> | undefined;
	/** Events from while the destination is loading. */
	let queue: Unsent[] = [];

	const isBlocked = () => isBlockedByServer(slug, options.gdpr);
	const mayServe = () => !!options[slug] && !isBlocked() && (consent.hasConsent(purpose) || consent.mayLoad(purpose));
	const hold = (name: string, why: string) => log(`[${slug}] ${name} held back: ${why}`);

	const send = (...unsent: Unsent) => {
		const [name, event, id, url] = unsent;
		if (!isOn || !mayServe()) {
			// Printed events wait for the next consent.
			event.fired = false;
			return hold(name, "no consent");
		}
		if (!destination) return void queue.push(unsent);
		if (window.pys_event_data_filter && window.pys_disable_event_filter?.(name, slug)) return hold(name, "filter");
		const params = fill(event.params, event.type === "static" || event.type === "trigger");
		try {
			destination.send(name, isObject(params) ? params : {}, id, event, url);
		} catch (error) {
			scope.report("destination", error);
		}
	};

	const begin = async () => {
		if (after) await tracker.pixels[after].loadPixel();
		const made = await scope.part(isAddOn ? loadAddOns : loadBuiltIn, (part) => part[slug]!(tracker));
		loading = undefined;
		// Refused while it was loading.
		if (!isOn || scope.signal.aborted) return;
		if (!made) {
			isOn = false;
			scope.timeout(retryMs, pixel.sync);
			return;
		}
		try {
			Object.assign(pixel, made.extras);
			made.load();
			destination = made;
		} catch (error) {
			isOn = false;
			return scope.report("load", error);
		}
		tracker.fireStatic(slug);
		for (const unsent of [...takeUnsent(slug), ...queue.splice(0)]) send(...unsent);
	};

	scope.on(window, "pagehide", () => {
		if (queue.length && consent.hasConsent(purpose)) saveUnsent(slug, queue.splice(0));
	});

	const pixel: OwnPixel = {
		tag: () => slug,
		isEnabled: () => !!options[slug],
		loadPixel() {
			if (!isOn && mayServe()) {
				isOn = true;
				if (destination) tracker.fireStatic(slug);
				else loading ??= begin();
			}
			return loading;
		},
		disable() {
			isOn = false;
			queue = [];
		},
		sync() {
			const isServed = mayServe();
			if (isServed !== isOn) {
				const target = tracker.pixelOf(slug);
				// An add-on's object knows nothing of our state.
				if (target !== pixel) isOn = isServed;
				if (isServed) target?.loadPixel?.();
				else {
					log(`[${slug}] off: no consent`);
					target?.disable?.();
				}
			}
			destination?.update?.(isOn);
			if (isBlocked() || consent.decisionOn(purpose) === false) forget();
		},
		fireEvent(name, event) {
			if (!isOn) {
				if (options[slug]) hold(name, "not loaded");
				return false;
			}
			const unsent: Unsent = [name, event, ids.of(event, slug), location.href];
			const delayMs = Number(event.delay) * 1000;
			if (delayMs > 0) scope.timeout(delayMs, () => send(...unsent));
			else send(...unsent);
			return true;
		},
	};
	/** Data of an earlier consent, from any page. */
	const forget = () => {
		tracker.jar.remove(cookies);
		removeEvents(slug);
		takeUnsent(slug);
	};
	for (const method of methods.split(" ")) pixel[method] = (event: TrackingEvent) => pixel.fireEvent(event.name, event);
	return pixel;
};

export type Unsent = [name: string, event: TrackingEvent, id: string, url: string];

/** Events of a destination kept at most. */
const most = 50;
const keyOf = (slug: string) => `gossamer-unsent-${slug}`;

export const saveUnsent = (slug: string, list: readonly Unsent[]): void => {
	const all = [...takeUnsent(slug), ...list].slice(-most);
	try {
		sessionStorage.setItem(keyOf(slug), JSON.stringify(all));
	} catch {
		// Blocked or full: they are lost with the page.
	}
};

/** Removes them as well. */
export const takeUnsent = (slug: string): Unsent[] => {
	try {
		const list: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? "[]");
		sessionStorage.removeItem(keyOf(slug));
		return (list as unknown[]).filter((entry): entry is Unsent => Array.isArray(entry) && isObject(entry[1]));
	} catch {
		return [];
	}
};
