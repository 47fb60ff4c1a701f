// Conversion tracking on a page: once the page is visible, checks consent, stores the visit, and starts the parts.
import { definePlugin } from "../../src/kit/plugin";
import { createScope, type Scope } from "../../src/kit/scope";
import { createTracker } from "./create-tracker";
import { watchClicks } from "./events/clicks";
import { watchConversions } from "./events/conversions";
import { watchForms } from "./events/forms";
import { watchReading } from "./events/reading";
import { readOptions } from "./options";
import { installGlobals } from "./public-api";
import { settings } from "./settings";
import type { Tracker } from "./types";

declare global {
	interface Window {
		pysOptions?: unknown;
	}
}

const shop = () => import("./shop");

/** One tracker a page, however many hosts there are. */
let isRunning = false;

export default definePlugin({
	settings,
	setup(host, { options: given, ...rest }, outer) {
		const options = readOptions(Object.keys(given).length ? given : window.pysOptions);
		// Settings wait for their gate, also where a consent tool has run them. The original script at work would send everything a second time.
		if (!options || host.hasAttribute("data-gossamer-waits") || isRunning || window.pys?.Facebook || outer.page.edit)
			return;
		isRunning = true;
		// An error in one part of tracking does not stop the others.
		const scope = createScope(outer.page, host, "tracking", (error) => outer.report("tracking", error));
		outer.add(() => {
			scope.dispose();
			isRunning = false;
		});
		const tracker = createTracker(options, scope, rest);
		tracker.log("[pys]", options);
		installGlobals(tracker);
		whenSeen(scope, () => start(tracker));
	},
});

const start = async (tracker: Tracker): Promise<void> => {
	const { options, scope, consent, clicks } = tracker;
	// Side by side, as each of them waits for the network.
	const finding = consent.find();
	const preparing = tracker.visit((visit) => visit.prepare());
	watchEvents(tracker);
	const hasShop = options.woo.enabled || options.edd.enabled;
	const watching = hasShop && scope.part(shop, ({ watchShops }) => watchShops(tracker), true);
	Promise.resolve(watching).then(clicks.endEarly);
	await finding;
	if ((await preparing) && !scope.signal.aborted) consent.start(tracker.sync);
};

/** Watches visitors' actions. An error in one kind of events does not stop the others. */
const watchEvents = (tracker: Tracker): void => {
	for (const watch of [watchClicks, watchReading, watchForms, watchConversions]) {
		try {
			watch(tracker);
		} catch (error) {
			tracker.scope.report("tracking", error);
		}
	}
};

/** A page that is prerendered or opened in the background counts once it is visible. */
const whenSeen = (scope: Scope, run: () => unknown) => {
	let isSeen = false;
	const look = () => {
		if (isSeen || document.visibilityState === "hidden") return;
		isSeen = true;
		scope.timeout(0, run);
	};
	scope.on(document, "visibilitychange", look);
	look();
};
