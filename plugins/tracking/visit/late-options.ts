// What the server adds to the printed configuration: events written later, and the consent filters of a page that may come from a cache.
import { isObject } from "../../../src/base/is-object";
import { type Options, type Params, settleFlags, type TrackingEvent } from "../options";
import type { Tracker } from "../types";

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

/**
 * Applies the server's filters, if the page has to request them.
 * @throws if there is no response: nothing may load then
 */
export const applyFilters = async ({ options, ask }: Tracker): Promise<void> => {
	const { gdpr } = options;
	if (!gdpr.ajax_enabled || gdpr.consent_magic_integration_enabled) return;
	const answer = await ask("pys_get_gdpr_filters_values");
	if (!isObject(answer)) throw answer;
	if (answer.success && isObject(answer.data)) takeFilters(options, answer.data);
};

/** Missing values keep those of the page. */
export const takeFilters = ({ gdpr, cookie }: Pick<Options, "gdpr" | "cookie">, filters: Params): void => {
	for (const [key, value] of Object.entries(settleFlags(filters)))
		(/^(disabled_|externalID)/.test(key) ? cookie : gdpr)[key] = value;
};
