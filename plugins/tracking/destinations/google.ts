// Google tag: Analytics 4 and Ads ids, on one data layer.
import { configOf, layerOf, paramsFor } from "../model/google";
import { listOf } from "../model/values";
import { addScript } from "../script";
import type { Destination, Tracker } from "../tracker";
import { gtagFor, layerNamed, pushConsentDefault, updateConsent } from "./layers";

export default (tracker: Tracker): Destination => {
	const { options, log } = tracker;
	const ids = listOf(options.ga?.trackingIds);
	const layer = layerOf(options);
	const gtag = (...args: unknown[]) => gtagFor(layer)(...args);
	return {
		load() {
			layerNamed(layer);
			if (ids[0]) addScript(`//www.googletagmanager.com/gtag/js?id=${ids[0]}&l=${layer}`);
			pushConsentDefault(layer, tracker, gtag);
			gtag("js", new Date());
			if (isConfigured(tracker)) for (const [at, id] of ids.entries()) gtag("config", id, configOf(id, at, options));
		},
		send(name, params, eventID) {
			for (const id of ids) {
				const own = paramsFor(id, name, params, eventID);
				log(`[Google Analytics #${id}] ${name}`, own);
				gtag("event", name, own);
			}
		},
		update: () => updateConsent(layer, tracker, gtag),
	};
};

/** Cookiebot's answer is asked once more for the configuration, which may count a page view. */
const isConfigured = ({ options: { gdpr } }: Tracker) => {
	const { Cookiebot } = window;
	const category = `${gdpr.cookiebot_analytics_consent_category ?? "statistics"}`;
	return (
		!gdpr.cookiebot_integration_enabled ||
		!Cookiebot ||
		(!!Cookiebot.consent?.[category] && (!gdpr.analytics_prior_consent_enabled || Cookiebot.consented === true))
	);
};
