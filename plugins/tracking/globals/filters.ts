// The consent filters of the server: forbidden pixels and cookies, requested if the page may come from a cache.
import { isObject } from "../../../src/base/is-object";
import { type Options, type Params, settleFlags } from "../options";
import type { Tracker } from "../types";

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
