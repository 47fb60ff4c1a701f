// What may be served: by the visitor's decision, by the owner's rule for visitors who were not asked, or because no tool asks.
import type { Purpose } from "../destinations/table";
import type { Options } from "../options";

export const purposes: readonly Purpose[] = ["facebook", "analytics", "google_ads", "pinterest", "bing", "pys"];
const pixels = ["facebook", "analytics", "pinterest", "bing"] as const;

export interface Asked {
	gdpr: Options["gdpr"];
	/** Nothing is served without an answer. */
	isGated: boolean;
	/** A consent tool asks, or will once it has loaded. */
	hasTool: boolean;
	/** The consent tool has loaded and the visitor has not answered it: the owner may count that as consent. */
	isUnasked: boolean;
	/** The decision on a purpose; undefined if there is none. */
	decisionOn(purpose: Purpose): boolean | undefined;
}

/**
 * Blocked without an answer, unless the owner counts no answer as consent (`…_prior_consent_enabled`). The visit's
 * cookies are allowed with any pixel; with a tool, only with its own answer.
 */
export const isGiven = (purpose: Purpose, asked: Asked): boolean => {
	const { gdpr, isGated, hasTool, isUnasked, decisionOn } = asked;
	const isPrior = (name: string) => isUnasked && !!gdpr[`${name}_prior_consent_enabled`];
	const decision = decisionOn(purpose);
	if (decision !== undefined) return decision;
	if (purpose === "pys") return pixels.some((pixel) => (hasTool ? isPrior(pixel) : isGiven(pixel, asked)));
	return !isGated || isPrior(purpose);
};

/** The visit's cookies are refused by name, or, if no tool asks, together with every pixel. */
export const decisionOnVisit = (
	own: boolean | undefined,
	hasTool: boolean,
	decisionOn: (purpose: Purpose) => boolean | undefined,
): boolean | undefined => {
	if (own !== undefined || hasTool) return own;
	const decisions = pixels.map(decisionOn);
	return decisions.includes(true) || (decisions.includes(undefined) ? undefined : false);
};
