// The tracker: the pixels of the page and the ways in which an event reaches them.

import { parseObject } from "../../src/base/page";
import type { Scope } from "../../src/kit/scope";
import { decidedOn } from "./consent/purposes";
import { log, warn } from "./console";
import { createDefer } from "./defer";
import { createEventIds } from "./model/event-id";
import { isObject, type Options } from "./options";
import { createPixel, type OwnPixel, slugs } from "./pixels";
import type { CookieJar, Pixel, Purpose, Tracker } from "./tracker";

declare global {
	interface Window {
		/** Pixels by name; add-ons may put their own there. */
		pys?: Record<string, Pixel | undefined> & { Utils?: Record<string, unknown> };
	}
}

/** Under which each stands in `window.pys`. */
export const names: Record<string, string> = {
	facebook: "Facebook",
	ga: "Analytics",
	gtm: "GTM",
	pinterest: "Pinterest",
	bing: "Bing",
};
const order = ["facebook", "ga", "pinterest", "bing", "gtm"];

export interface OwnTracker extends Tracker {
	pixels: Record<string, OwnPixel>;
	/** Tells the destinations that consent has changed. */
	update(): void;
}

export const createTracker = (
	options: Options,
	scope: Scope,
	jar: CookieJar,
	given: (purpose: Purpose) => boolean,
): OwnTracker => {
	const tracker: OwnTracker = {
		options,
		scope,
		jar,
		ids: createEventIds(options),
		given,
		decided: decidedOn,
		later: createDefer(scope),
		log: options.debug ? log : () => {},
		warn,
		pixels: {},
		formData: () =>
			parseObject(jar.get("pys_advanced_form_data")?.replaceAll("+", " "), (error) => scope.report("tracking", error)),
		pixelOf: (slug) => (Object.hasOwn(names, slug) ? (window.pys?.[names[slug]!] ?? tracker.pixels[slug]) : undefined),
		fire(map, method = "fireEvent", extra) {
			for (const slug of order) {
				const event = map?.[slug];
				if (!isObject(event)) continue;
				const full = extra ? { ...event, params: { ...event.params, ...extra } } : event;
				try {
					const pixel = tracker.pixelOf(slug);
					if (method !== "fireEvent" && pixel?.[method]) pixel[method](full);
					else pixel?.fireEvent?.(event.name, full);
				} catch (error) {
					scope.report("destination", error);
				}
			}
		},
		fireTrigger: (id) => tracker.fire(options.triggerEvents[id]),
		fireStatic(slug) {
			for (const events of Object.values(options.staticEvents[slug] ?? {}))
				for (const event of Object.values(events ?? []))
					if (isObject(event) && !event.fired) event.fired = !!tracker.pixelOf(slug)?.fireEvent?.(event.name, event);
		},
		update() {
			for (const slug of slugs) tracker.pixels[slug]?.update();
		},
	};
	for (const slug of slugs) {
		// Google's own tag comes before the Tag Manager, which makes its `gtag` only where there is none.
		tracker.pixels[slug] = createPixel(slug, tracker, () => slug === "gtm" && tracker.pixels.ga!.loadPixel());
	}
	return tracker;
};
