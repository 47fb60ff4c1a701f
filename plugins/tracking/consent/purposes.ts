// Whether a purpose may be served: by the visitor's decision, by the consent tool's rule, or because nobody asks.
import { $consent, consentFor } from "../../../src/stores/consent";
import type { Options } from "../options";
import type { Purpose } from "../tracker";
import type { Tool } from "./tools";

export const purposes: readonly Purpose[] = ["facebook", "analytics", "google_ads", "pinterest", "bing", "pys"];
const pixels = ["facebook", "analytics", "pinterest", "bing"] as const;

export interface Asked {
	gdpr: Options["gdpr"];
	/** Without an answer nothing is given. */
	isGated: boolean;
	/** A consent tool asks, or will once it is there. */
	hasTool: boolean;
	/** The consent tool that is enabled and present. */
	tool?: Pick<Tool, "hasPrior">;
	/** What was decided: undefined when nothing was. */
	decided(purpose: Purpose): boolean | undefined;
}

/**
 * Closed while nobody has answered, unless the owner counts no answer as consent (`…_prior_consent_enabled`). The cookies
 * of the visit go with any pixel; with a tool, only with its own answer.
 */
export const isGiven = (purpose: Purpose, asked: Asked): boolean => {
	const { gdpr, isGated, hasTool, tool, decided } = asked;
	const isPrior = (name: string) => !!(tool?.hasPrior && gdpr[`${name}_prior_consent_enabled`]);
	const answer = decided(purpose);
	if (answer !== undefined) return answer;
	if (purpose === "pys") return pixels.some((pixel) => (hasTool ? isPrior(pixel) : isGiven(pixel, asked)));
	return !isGated || isPrior(purpose);
};

/** From the consent store: the service of that name, else the category that the purpose belongs to. */
export const decidedOn = (purpose: Purpose): boolean | undefined => {
	const own = consentFor(purpose);
	const state =
		own === "unknown" && purpose !== "pys"
			? $consent.get().categories[purpose === "analytics" ? "statistics" : "marketing"]
			: own;
	return state === "granted" ? true : state === "denied" ? false : undefined;
};
