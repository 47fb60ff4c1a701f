// Whether a purpose may be served: by the visitor's decision, by the consent tool's rule, or because nobody asks.
import { $consent, consentFor } from "../../../src/stores/consent";
import type { Options } from "../options";
import type { Purpose } from "../tracker";
import type { Tool } from "./tools";

export const purposes: readonly Purpose[] = ["facebook", "analytics", "google_ads", "pinterest", "bing", "pys"];
const pixels = ["facebook", "analytics", "pinterest", "bing"] as const;

export interface Asked {
	gdpr: Options["gdpr"];
	/** Something on the page asks the visitor, or will once it is there. */
	isGated: boolean;
	/** The consent tool that is enabled and present. */
	tool?: Pick<Tool, "hasPrior">;
	/** What was decided: undefined when nothing was. */
	decided(purpose: Purpose): boolean | undefined;
}

/** Closed while nobody has answered, unless the owner counts no answer as consent (`…_prior_consent_enabled`). */
export const isGiven = (purpose: Purpose, asked: Asked): boolean => {
	const { gdpr, isGated, tool, decided } = asked;
	const answer = decided(purpose);
	if (answer !== undefined) return answer;
	if (purpose === "pys" && (!isGated || tool?.hasPrior)) return pixels.some((pixel) => isGiven(pixel, asked));
	return !isGated || !!(tool?.hasPrior && gdpr[`${purpose}_prior_consent_enabled`]);
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
