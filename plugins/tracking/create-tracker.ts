// The tracker of a page: it owns cookies, ids, consent, the visit and the pixels, and gives events to the destinations.
import { isObject } from "../../src/base/is-object";
import { parseObject } from "../../src/base/page";
import type { Scope } from "../../src/kit/scope";
import { cookies } from "../../src/stores/cookies";
import { addScript } from "./add-script";
import { createConsent } from "./consent";
import { log, warn } from "./console";
import { createDefer } from "./defer";
import { destinations, firingOrder, type Slug, slugs } from "./destinations/table";
import { createEventIds } from "./event-id";
import { createJar } from "./jar";
import type { Options } from "./options";
import { createPixel } from "./pixel";
import type { Clicks, Pixel, Tracker, Visit } from "./types";
import { installUtils } from "./utils";
import { createVisit } from "./visit";

declare global {
	interface Window {
		/** Pixels by name; add-ons may put their own there. */
		pys?: Record<string, Pixel | undefined> & { Utils?: Record<string, unknown> };
	}
}

/** @param settings of the plugin's host */
export const createTracker = (
	options: Options,
	scope: Scope,
	settings: { require_consent: boolean; registrable_domain: boolean; conversions: readonly string[] },
): Tracker => {
	const jar = createJar(options, settings.registrable_domain);
	const consent = createConsent(options, scope, jar, settings.require_consent);
	const { later, whenIdle } = createDefer(scope);
	let visit: Visit | undefined;

	const tracker: Tracker = {
		options,
		scope,
		jar,
		consent,
		later,
		warn,
		conversions: settings.conversions,
		ids: createEventIds(options),
		clicks: createClicks(scope),
		pixels: {} as Tracker["pixels"],
		beginning: { jar: cookies.all(), href: location.href, search: location.search, referrer: document.referrer },
		log: options.debug ? log : () => {},
		addScript: (address, onLoad) => whenIdle(() => addScript(address, onLoad)),
		visit: async (use) =>
			scope.run(() => {
				if (!visit) {
					visit = createVisit(tracker);
					installUtils(tracker, visit);
				}
				return use(visit);
			}),
		sync() {
			if (consent.hasConsent("pys")) tracker.visit(({ keep }) => keep());
			else if (consent.decisionOn("pys") === false) tracker.visit(({ forget }) => forget());
			for (const slug of slugs) {
				try {
					tracker.pixels[slug].sync();
				} catch (error) {
					scope.report("destination", error);
				}
			}
		},
		async ask(action) {
			const { ajaxUrl = "" } = options;
			const response = await fetch(`${ajaxUrl}${ajaxUrl.includes("?") ? "&" : "?"}action=${action}`);
			if (!response.ok) throw response.status;
			return response.json();
		},
		formData: () =>
			parseObject(jar.get("pys_advanced_form_data")?.replaceAll("+", " "), (error) => scope.report("tracking", error)),
		pixelOf: (slug) =>
			Object.hasOwn(destinations, slug)
				? (window.pys?.[destinations[slug as Slug].global] ?? tracker.pixels[slug as Slug])
				: undefined,
		fire(map, method = "fireEvent", extra) {
			for (const slug of firingOrder) {
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
	};
	for (const slug of slugs) tracker.pixels[slug] = createPixel(slug, tracker);
	return tracker;
};

/**
 * Clicks on the page: early ones are kept until the parts that need them have loaded.
 * The listener is in the capture phase: a handler of the page that stops the click does not hide it.
 */
const createClicks = (scope: Scope): Clicks => {
	let early: (EventTarget | null)[] | undefined = [];
	const capture = { capture: true };
	scope.on(document, "click", ({ target }) => early?.push(target), capture);
	return {
		onClick(listener) {
			scope.on(document, "click", ({ target }) => listener(target), capture);
			early?.forEach(listener);
		},
		endEarly() {
			early = undefined;
		},
	};
};
