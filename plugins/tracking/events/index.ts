// Watches visitors' actions: clicks, scroll depth and time, forms, and conversions of our own plugins.

import type { Tracker } from "../types";
import { watchClicks } from "./clicks";
import { watchConversions } from "./conversions";
import { watchForms } from "./forms";
import { watchReading } from "./reading";

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
