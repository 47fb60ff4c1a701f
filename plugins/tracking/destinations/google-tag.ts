// Google tag: Analytics 4 and Ads ids, on a data layer that gets the consent before anything else. Tag Manager's layer is created here too.
import { consentStates } from "../model/consent-mode";
import { configOf, layerOf, paramsFor } from "../model/google-tag";
import { listOf } from "../model/values";
import type { Destination, Tracker } from "../types";

export type Gtag = (...args: unknown[]) => void;

declare global {
	interface Window {
		gtag?: Gtag;
	}
}

export const ga = (tracker: Tracker): Destination => {
	const { options, log } = tracker;
	const ids = listOf(options.ga?.trackingIds);
	const name = layerOf(options);
	const layer = createLayer(name, tracker, (...args) => gtagFor(name)(...args));
	return {
		load() {
			if (ids[0]) tracker.addScript(`//www.googletagmanager.com/gtag/js?id=${ids[0]}&l=${name}`);
			layer.pushDefault();
			const gtag = gtagFor(name);
			gtag("js", new Date());
			if (isConfigured(tracker)) for (const [at, id] of ids.entries()) gtag("config", id, configOf(id, at, options));
		},
		send(event, params, eventID) {
			for (const id of ids) {
				const own = paramsFor(id, event, params, eventID);
				log(`[Google Analytics #${id}] ${event}`, own);
				gtagFor(name)("event", event, own);
			}
		},
		update: layer.update,
	};
};

/** Cookiebot's answer is read again for the configuration, which may count a page view. */
const isConfigured = ({ options: { gdpr } }: Tracker) => {
	const { Cookiebot } = window;
	const category = `${gdpr.cookiebot_analytics_consent_category ?? "statistics"}`;
	return (
		!gdpr.cookiebot_integration_enabled ||
		!Cookiebot ||
		(!!Cookiebot.consent?.[category] && (!gdpr.analytics_prior_consent_enabled || Cookiebot.consented === true))
	);
};

/** The last consent of each layer, as text: it outlives the plugin. */
const told = new Map<string, string>();

export const layerNamed = (name: string): unknown[] => {
	const all = window as unknown as Record<string, unknown[]>;
	return (all[name] ??= []);
};

/** The page's `gtag`; if it has none, one that pushes to that layer. */
export const gtagFor = (name: string): Gtag => (window.gtag ??= pusher(name));

/** Tags read `arguments` objects only, never lists: https://developers.google.com/tag-platform/devguides/datalayer */
const pusher = (name: string): Gtag =>
	function () {
		// biome-ignore lint/complexity/noArguments: see above
		layerNamed(name).push(arguments);
	};

export const createLayer = (name: string, { options, consent }: Tracker, push = pusher(name)) => {
	const { gdpr } = options;
	const tell = (kind: "default" | "update", states: Record<string, string>) => {
		const text = JSON.stringify(states);
		if (told.get(name) === text) return;
		told.set(name, text);
		push("consent", kind, states);
	};
	/** Only real consent is reported as granted; if no tool asks, the page's configuration applies. */
	const initial = () => consentStates(gdpr, (purpose) => (consent.hasConsent(purpose) ? undefined : false));
	const current = () =>
		consentStates(gdpr, (purpose) => consent.decisionOn(purpose) ?? (consent.hasConsent(purpose) ? undefined : false));

	return {
		/** The default, the first thing on a layer; where visitors have answered otherwise, an update after it. */
		pushDefault() {
			layerNamed(name);
			if (!options.google_consent_mode || told.has(name)) return;
			tell("default", initial());
			tell("update", current());
		},
		/** A layer without a default gets a refusal, and later changes. */
		update(isOn: boolean) {
			if (told.has(name) || !isOn) tell("update", current());
		},
	};
};
