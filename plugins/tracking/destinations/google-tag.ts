// Google tag: Analytics 4 and Ads ids, on a data layer that gets the consent before anything else. Tag Manager's layer is created here too.

import type { Options, Params } from "../options";
import { clone, listOf, without } from "../params";
import type { Destination, Tracker } from "../types";
import { consentStates, searchOf } from "./consent-mode";

const legacy = "traffic_source,event_category,event_label,ecomm_prodid,ecomm_pagetype,ecomm_totalvalue".split(",");

/** Parameters of an event for one id. */
export const paramsFor = (id: string, name: string, params: Params, eventID: string): Params => {
	const isGoogle = id.startsWith("G");
	const own = without({ ...clone(params), eventID }, "landing_page", ...(isGoogle ? legacy : []));
	return { ...(isGoogle && name === "search" ? searchOf(own) : own), send_to: id };
};

/** Configuration of one id. @param at its position in the list */
export const configOf = (id: string, at: number, { ga = {}, config }: Options): Params => {
	const container = ga.serverContainerUrls?.[id];
	const hasContainer = container?.enable_server_container;
	const domains = listOf(ga.crossDomainDomains);
	return {
		...config,
		send_page_view: !ga.custom_page_view_event,
		...(listOf(ga.isDebugEnabled).includes(`index_${at}`) && { debug_mode: true }),
		...(id.startsWith("G") && {
			...(ga.disableAdvertisingFeatures ? { allow_google_signals: false } : {}),
			...(ga.disableAdvertisingPersonalization ? { allow_ad_personalization_signals: false } : {}),
			...pick(ga.additionalConfig?.[id], "first_party_collection"),
			...(hasContainer ? pick(container, "server_container_url", "transport_url") : {}),
		}),
		...(ga.crossDomainEnabled ? { linker: { accept_incoming: !!ga.crossDomainAcceptIncoming, domains } } : {}),
	};
};

/** The keys that have a value. */
const pick = (from: Params | undefined, ...keys: string[]) =>
	Object.fromEntries(keys.filter((key) => from?.[key]).map((key) => [key, from![key]]));

export const layerOf = ({ GATags }: Options): string => {
	const { ga_datalayer_type: type, ga_datalayer_name: name } = GATags ?? { ga_datalayer_type: "default" };
	return type === "default" ? "dataLayerPYS" : (type === "custom" && name) || "dataLayer";
};

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
