// Rules of Google's tags: which parameters each id gets, what its configuration is, and the shape of a Tag Manager push.
import { type Flag, isObject, type Options, type Params } from "../options";
import { clone, listOf, without } from "./values";

const legacy = "traffic_source,event_category,event_label,ecomm_prodid,ecomm_pagetype,ecomm_totalvalue".split(",");

/** Parameters of an event for one id. */
export const paramsFor = (id: string, name: string, params: Params, eventID: string): Params => {
	const own = without({ ...clone(params), eventID }, "landing_page", ...(id.startsWith("G") ? legacy : []));
	return { ...(name === "search" ? searchOf(own) : own), send_to: id };
};

/** `search_term` is called `search`, and what advertising reads is left out. */
export const searchOf = ({ search_term, ...params }: Params): Params => ({
	...without(params, "dynx_itemid", "dynx_pagetype", "dynx_totalvalue"),
	...(search_term !== undefined && { search: search_term }),
});

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

/** Those of the keys that have a value. */
const pick = (from: Params | undefined, ...keys: string[]) =>
	Object.fromEntries(keys.filter((key) => from?.[key]).map((key) => [key, from![key]]));

export const layerOf = ({ GATags }: Options): string => {
	const { ga_datalayer_type: type, ga_datalayer_name: name } = GATags ?? { ga_datalayer_type: "default" };
	return type === "default" ? "dataLayerPYS" : (type === "custom" && name) || "dataLayer";
};

const container = "event_category,event_label,analytics_storage,ad_storage,ad_user_data,ad_personalization".split(",");

export interface Push {
	name: string;
	params: Params;
	eventID: string;
	/** Of the event. */
	ids: string[];
	/** Left out where no container is used. */
	sendTo?: string[];
	layer: string;
	hasAutoParam?: Flag;
}

/** What is pushed for an event: the shop's data, the manual parameters and the rest apart from each other. */
export const pushOf = ({ name, params, eventID, ids, sendTo, layer, hasAutoParam }: Push): Params => {
	const { ecommerce, manualName, triggerType, ...rest } = clone(params);
	const manual = `${manualName}`;
	const cleaned = ids.some((id) => id.startsWith("GTM")) ? without(rest, ...container) : rest;
	const automated = without(name === "search" ? searchOf(cleaned) : cleaned, manual);
	return {
		...(ecommerce !== undefined && { ecommerce }),
		...(hasAutoParam !== false && {
			automatedParameters: { ...automated, event_id: eventID, ...(sendTo && { send_to: sendTo }) },
		}),
		...(manualName !== undefined && { [manual]: rest[manual], manualName }),
		...(triggerType !== undefined && { triggerType }),
		manualDataLayer: layer,
		event: name,
	};
};

const storages = ["analytics_storage", "ad_storage", "ad_user_data", "ad_personalization"] as const;

/**
 * Consent as Google's tags are told it. @param answer of the visitor, by purpose: where there is none the configured
 * value stands
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
