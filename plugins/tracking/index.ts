// Conversion tracking on a page: once it is seen, asks for consent, keeps the visit, and puts the parts to work.
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { object, toggle } from "../../src/kit/settings";
import { cookies, registrableDomain } from "../../src/stores/cookies";
import { createConsent } from "./consent";
import { warn } from "./console";
import { createJar } from "./cookies";
import { applyFilters, mergeLateEvents } from "./late";
import { type Options, readOptions } from "./options";
import { isAllowed, purposeOf, slugs } from "./pixels";
import { addCheckoutFields, addPart, install } from "./public";
import { createTracker } from "./track";
import type { Visit } from "./visit";

declare global {
	interface Window {
		pysOptions?: unknown;
	}
}

const settings = {
	/** The configuration, where the page does not print `pysOptions`. */
	options: object(),
	/** Nothing before the consent store says so, also where no consent tool is enabled. */
	require_consent: toggle(),
	/** Cookies at the shortest domain that the browser allows, without asking `tldjs`. */
	registrable_domain: toggle(),
};

/** One tracker a page, however many hosts there are. */
let isRunning = false;

export default definePlugin({
	settings,
	setup(_, { options: given, require_consent, registrable_domain }, scope) {
		const options = readOptions(Object.keys(given).length ? given : window.pysOptions);
		// The original script at work would send everything a second time.
		if (!options || isRunning || window.pys?.Facebook || scope.page.edit) return;
		isRunning = true;
		scope.add(() => {
			isRunning = false;
		});
		const jar = createJar(options, warn, registrable_domain ? () => `.${registrableDomain()}` : undefined);
		const consent = createConsent(options, { scope, jar }, require_consent);
		const tracker = createTracker(options, scope, jar, consent.given);
		const { log } = tracker;
		log("[pys]", options);

		// What is known of the visit waits in memory until it may be kept.
		const { href, search } = location;
		const beginning = { jar: cookies.all(), href, search, referrer: document.referrer };
		let visit: Promise<Visit> | undefined;
		const withVisit = (use: (visit: Visit) => unknown) => {
			visit ??= import("./visit").then(({ createVisit }) => createVisit(options, jar, beginning));
			return visit.then((visit) => scope.signal.aborted || use(visit)).catch((error) => scope.report("load", error));
		};
		install(tracker, withVisit);

		const keepVisit = (visit: Visit) => {
			if (!consent.given("pys")) return;
			visit.keep();
			addCheckoutFields(tracker);
		};
		/** What is served now: destinations, and `pys` for the cookies of the visit. */
		const open = new Set<string>();
		/** @returns whether it has just begun or ended */
		const turns = (name: string, isOpen: boolean) =>
			open.has(name) !== isOpen && (isOpen ? open.add(name) : open.delete(name));
		const onConsent = () => {
			const isKept = consent.given("pys");
			if (turns("pys", isKept)) {
				withVisit(isKept ? keepVisit : (visit) => visit.forget());
			}
			for (const slug of slugs) {
				const isOpen = isAllowed(slug, options.gdpr) && consent.given(purposeOf(slug));
				if (!turns(slug, isOpen)) continue;
				if (!isOpen) log(`[${slug}] off: no consent`);
				const pixel = tracker.pixelOf(slug);
				try {
					if (isOpen) pixel?.loadPixel?.();
					else pixel?.disable?.();
				} catch (error) {
					scope.report("destination", error);
				}
			}
			tracker.update();
		};

		const start = async () => {
			mergeLateEvents(options, warn);
			await applyFilters(options);
			if (scope.signal.aborted) return;
			if (Object.values(options.cookie).some(Boolean)) await withVisit((visit) => visit.clean());
			for (const [isWanted, load] of parts(options)) if (isWanted) addPart(tracker, load(), tracker);
			await consent.start(onConsent);
		};
		whenSeen(scope, () => start().catch((error) => scope.report("tracking", error)));
	},
});

/** What not every page needs, and whether this one does. */
const parts = ({ dynamicEvents: dynamic, triggerEventTypes: types, woo, edd }: Options) =>
	[
		[
			dynamic.automatic_event_download || types.css_click || types.css_mouseover || types.url_click,
			() => import("./events/clicks"),
		],
		[
			dynamic.automatic_event_scroll || dynamic.automatic_event_time_on_page || types.scroll_pos,
			() => import("./events/depth"),
		],
		[true, () => import("./events/forms")],
		[woo.enabled, () => import("./shop/woo")],
		[edd.enabled, () => import("./shop/edd")],
	] as const;

/** A page that is prerendered or opened in the background counts when it is seen. */
const whenSeen = (scope: Scope, run: () => void) => {
	let isSeen = false;
	const look = () => {
		if (isSeen || document.visibilityState === "hidden") return;
		isSeen = true;
		scope.timeout(0, run);
	};
	scope.on(document, "visibilitychange", look);
	look();
};
