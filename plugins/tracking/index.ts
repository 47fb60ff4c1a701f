// Conversion tracking on a page: once it is seen, asks for consent, keeps the visit, and puts the parts to work.
import { definePlugin } from "../../src/core/plugin";
import type { Scope } from "../../src/core/scope";
import { object, toggle } from "../../src/core/settings";
import { registrableDomain } from "../../src/stores/cookies";
import { createConsent } from "./consent";
import { warn } from "./console";
import { createJar } from "./cookies";
import { watchClicks } from "./events/clicks";
import { watchDepth } from "./events/depth";
import { applyFilters, mergeLateEvents } from "./late";
import { readOptions } from "./options";
import { isAllowed, purposeOf, slugs } from "./pixels";
import { addCheckoutFields, addPart, install } from "./public";
import { createTracker } from "./track";
import { createVisit } from "./visit";

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
		const visit = createVisit(options, jar);
		const tracker = createTracker(options, scope, jar, consent.given);
		const { log } = tracker;
		log("[pys]", options);
		install(tracker, visit);

		/** What is served now: destinations, and `pys` for the cookies of the visit. */
		const open = new Set<string>();
		/** @returns whether it has just begun or ended */
		const turns = (name: string, isOpen: boolean) =>
			open.has(name) !== isOpen && (isOpen ? open.add(name) : open.delete(name));
		const onConsent = () => {
			const isKept = consent.given("pys");
			if (turns("pys", isKept)) {
				visit[isKept ? "keep" : "forget"]();
				if (isKept) addCheckoutFields(tracker);
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
			visit.clean();
			watchClicks(tracker);
			watchDepth(tracker);
			addPart(tracker, import("./events/forms"), tracker);
			if (options.woo.enabled) addPart(tracker, import("./shop/woo"), tracker);
			if (options.edd.enabled) addPart(tracker, import("./shop/edd"), tracker);
			await consent.start(onConsent);
		};
		whenSeen(scope, () => start().catch((error) => scope.report("tracking", error)));
	},
});

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
