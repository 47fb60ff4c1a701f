// The part that watches what visitors do: clicks, scroll depth and time, forms, and conversions of our own plugins.
import { watchClicks } from "./events/clicks";
import { watchConversions } from "./events/conversions";
import { watchForms } from "./events/forms";
import { watchReading } from "./events/reading";
import type { Tracker } from "./types";

/** @returns that it is there */
export const watchEvents = (tracker: Tracker): true => {
	for (const watch of [watchClicks, watchReading, watchForms, watchConversions]) {
		try {
			watch(tracker);
		} catch (error) {
			tracker.scope.report("tracking", error);
		}
	}
	return true;
};
