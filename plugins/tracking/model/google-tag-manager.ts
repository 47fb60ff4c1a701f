// The shape of a Tag Manager push: the shop's data, the manual parameters and the rest apart from each other.

import type { Flag, Params } from "../options";
import { searchOf } from "./consent-mode";
import { clone, without } from "./values";

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
