// Shared by both of Google's tags: the form of consent, and the parameters of a search.
import { isObject } from "../../../src/base/is-object";
import type { Options, Params } from "../options";
import { without } from "../params";

const storages = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;

/**
 * Consent in the form of Google's tags.
 * @param answer by purpose; if it is undefined the configured value applies
 */
export const consentStates = (
	gdpr: Options["gdpr"],
	answer: (purpose: "analytics" | "google_ads") => boolean | undefined = () => undefined,
): Record<string, string> =>
	Object.fromEntries(
		storages.map((key, at) => {
			const decided = answer(at ? "google_ads" : "analytics");
			const printed = gdpr[key];
			const configured = isObject(printed) && printed.enabled ? `${printed.value}` : "granted";
			return [key, decided === undefined ? configured : decided ? "granted" : "denied"];
		}),
	);

/** `search_term` is called `search`, and advertising parameters are left out. */
export const searchOf = ({ search_term, ...params }: Params): Params => ({
	...without(params, "dynx_itemid", "dynx_pagetype", "dynx_totalvalue"),
	...(search_term !== undefined && { search: search_term }),
});
