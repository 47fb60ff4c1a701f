// Watches visitors' actions: clicks, scroll depth and time, forms, and conversions of our own plugins.
import { watchClicks } from "./events/clicks";
import { watchConversions } from "./events/conversions";
import { watchForms } from "./events/forms";
import { watchReading } from "./events/reading";
import type { Tracker } from "./types";

/** An error in one kind of events does not stop the others. */
export const watchEvents = (tracker: Tracker): void => {
	for (const watch of [watchClicks, watchReading, watchForms, watchConversions]) {
		try {
			watch(tracker);
		} catch (error) {
			tracker.scope.report("tracking", error);
		}
	}
};
