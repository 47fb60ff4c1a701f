// What comes after the configuration was printed: late events in an attribute, and the consent filters of the server.
import { isObject, type Options, type Params, type TrackingEvent } from "./options";

/** `#pys_late_event` holds events by destination as JSON; each takes the place of the static events of its `e_id`. */
export const mergeLateEvents = ({ staticEvents }: Options, warn: (...values: unknown[]) => void): void => {
	const node = document.getElementById("pys_late_event");
	if (!node) return;
	try {
		const events: unknown = JSON.parse(node.getAttribute("dir") || "");
		// It is data, no direction.
		node.removeAttribute("dir");
		for (const [slug, event] of Object.entries(events as Record<string, TrackingEvent>))
			if (isObject(event)) (staticEvents[slug] = { ...staticEvents[slug] })[`${event.e_id}`] = [event];
	} catch (error) {
		warn("Late events do not parse:", error);
	}
};

/**
 * Takes over what the server's filters forbid, where the page is to ask for them.
 * @throws when there is no answer: nothing may load then
 */
export const applyFilters = async ({ gdpr, cookie, ajaxUrl }: Options): Promise<void> => {
	if (!gdpr.ajax_enabled || gdpr.consent_magic_integration_enabled) return;
	const response = await fetch(actionAddress(ajaxUrl, "pys_get_gdpr_filters_values"));
	const answer: unknown = await response.json();
	if (!response.ok || !isObject(answer)) throw answer;
	if (answer.success && isObject(answer.data)) takeFilters({ gdpr, cookie }, answer.data);
};

/** What is missing keeps the page's value. */
export const takeFilters = ({ gdpr, cookie }: Pick<Options, "gdpr" | "cookie">, filters: Params): void => {
	for (const [key, value] of Object.entries(filters))
		(/^(disabled_|externalID)/.test(key) ? cookie : gdpr)[key] = value;
};

/** Address of an action of the site's ajax endpoint. */
export const actionAddress = (ajaxUrl: string | undefined, action: string): string =>
	`${ajaxUrl}${ajaxUrl?.includes("?") ? "&" : "?"}action=${action}`;
