// Late events: `#pys_late_event` holds events by destination as JSON, written after the configuration was printed.
import { isObject } from "../../../src/base/is-object";
import type { Options, TrackingEvent } from "../options";

/** Each takes the place of the static events of its `e_id`. */
export const mergeLateEvents = ({ staticEvents }: Options, warn: (...values: unknown[]) => void): void => {
	const node = document.getElementById("pys_late_event");
	if (!node) return;
	try {
		const events: unknown = JSON.parse(node.getAttribute("dir") || "");
		// The attribute is data, no direction.
		node.removeAttribute("dir");
		for (const [slug, event] of Object.entries(events as Record<string, TrackingEvent>))
			if (isObject(event)) (staticEvents[slug] = { ...staticEvents[slug] })[`${event.e_id}`] = [event];
	} catch (error) {
		warn("Late events do not parse:", error);
	}
};
