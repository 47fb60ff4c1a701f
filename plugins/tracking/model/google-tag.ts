// Rules of the Google tag: which parameters each id gets, and its configuration.

import type { Options, Params } from "../options";
import { searchOf } from "./consent-mode";
import { clone, listOf, without } from "./values";

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
