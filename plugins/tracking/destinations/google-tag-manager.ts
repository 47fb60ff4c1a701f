// Google Tag Manager: its container, or just the data layer if the site loads the container itself.

import type { Flag, Options, Params } from "../options";
import { clone, listOf, without } from "../params";
import type { Destination, Tracker } from "../types";
import { searchOf } from "./consent-mode";
import { createLayer, gtagFor, layerNamed } from "./google-tag";

const container = "event_category,event_label,analytics_storage,ad_storage,ad_user_data,ad_personalization".split(",");

export interface Push {
	name: string;
	params: Params;
	eventID: string;
	/** Of the event. */
	ids: string[];
	/** Left out if no container is used. */
	sendTo?: string[];
	layer: string;
	hasAutoParam?: Flag;
}

/** The object pushed for an event. */
export const pushOf = ({ name, params, eventID, ids, sendTo, layer, hasAutoParam }: Push): Params => {
	const { ecommerce, manualName, triggerType, ...rest } = clone(params);
	const manual = `${manualName}`;
	const isContainer = ids.some((id) => id.startsWith("GTM"));
	const cleaned = isContainer ? without(rest, ...container) : rest;
	const automated = without(isContainer && name === "search" ? searchOf(cleaned) : cleaned, manual);
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

export const gtm = (tracker: Tracker): Destination => {
	const { options, log, warn } = tracker;
	const own = options.gtm!;
	const layer = own.gtm_dataLayer_name || "dataLayer";
	const containers = listOf(own.trackingIds);
	const isBare = !!own.gtm_just_data_layer;
	const push = (values: object) => layerNamed(layer).push(values);
	const consentLayer = createLayer(layer, tracker);
	const updateEnhancedConversionData = () => {
		if (options.tracking_analytics?.userDataEnable) push({ user_data: tracker.formData() });
	};

	return {
		extras: { updateEnhancedConversionData },
		load() {
			layerNamed(layer);
			if (isBare) {
				warn("Google Tag Manager: the container is not placed (gtm_just_data_layer).");
				warn("Google Tag Manager: load the container with code of your own.");
			} else if (containers[0]) {
				gtagFor(layer);
				consentLayer.pushDefault();
				push({ "gtm.start": Date.now(), event: "gtm.js" });
				tracker.addScript(addressOf(containers[0], layer, own));
			}
			updateEnhancedConversionData();
		},
		send(name, params, eventID, { trackingIds, hasAutoParam }) {
			const ids = listOf(trackingIds);
			if (!isBare && !ids.length) return log(`[gtm] ${name} held back: it has no id`);
			log(isBare ? `[Google GTM push to "${layer}"] ${name}` : `[Google GTM #${ids}] ${name}`, params);
			push(pushOf({ name, params, eventID, ids, sendTo: isBare ? undefined : ids, layer, hasAutoParam }));
		},
		update: consentLayer.update,
	};
};

const addressOf = (id: string, layer: string, own: NonNullable<Options["gtm"]>) => {
	const { gtm_container_domain, gtm_container_identifier, gtm_auth, gtm_preview } = own;
	const place = `https://${gtm_container_domain || "www.googletagmanager.com"}/${gtm_container_identifier || "gtm"}.js`;
	const preview = gtm_auth && gtm_preview ? `&gtm_auth=${gtm_auth}&gtm_preview=${gtm_preview}&gtm_cookies_win=x` : "";
	return `${place}?id=${id}${layer === "dataLayer" ? "" : `&l=${layer}`}${preview}`;
};
