// The page's tracking configuration as the server prints it: `pysOptions`, where flags and numbers may be texts.
import { isObject } from "../../src/base/is-object";

/** Truthy if on, after `readOptions`: `""`, `0`, `"0"`, `false`, `"false"`, `null` and absent are off. */
export type Flag = unknown;
export type Params = Record<string, unknown>;

export interface TrackingEvent {
	name: string;
	params?: Params;
	/** Seconds. */
	delay?: number | string;
	type?: string;
	e_id?: string;
	eventID?: string;
	custom_event_post_id?: number | string;
	woo_order?: unknown;
	edd_order?: unknown;
	ids?: unknown;
	pixelIds?: unknown;
	trackingIds?: unknown;
	ajaxFire?: Flag;
	hasAutoParam?: Flag;
	extensions?: string[];
	scroll_percent?: number | string;
	time_on_page?: number | string;
	/** Id of this firing, if it had to be known before. */
	firingID?: string;
	/** Set once it has been sent, so that a second load of its destination does not send it again. */
	fired?: boolean;
}

/** By destination. */
export type EventMap = Record<string, TrackingEvent>;

export interface Options {
	debug?: Flag;
	siteUrl?: string;
	ajaxUrl?: string;
	/** Nonce of the server's event endpoint. */
	ajax_event?: string;
	enable_remove_download_url_param?: Flag;
	cookie_duration?: number | string;
	last_visit_duration?: number | string;
	enable_success_send_form?: Flag;
	ajaxForServerEvent?: Flag;
	ajaxForServerStaticEvent?: Flag;
	useSendBeacon?: Flag;
	send_external_id?: Flag;
	external_id_expire?: number | string;
	track_cookie_for_subdomains?: Flag;
	google_consent_mode?: Flag;
	visit_data_model?: string;
	pbid?: string;
	config?: Params;
	tracking_analytics?: {
		TrafficLanding?: string;
		TrafficSource?: string;
		TrafficUtms?: Params;
		TrafficUtmsId?: Params;
		userDataEnable?: Flag;
	};
	GATags?: { ga_datalayer_type?: string; ga_datalayer_name?: string };
	gdpr: Record<string, unknown>;
	cookie: Record<string, unknown>;
	facebook?: {
		pixelIds?: string[];
		advancedMatchingEnabled?: Flag;
		advancedMatching?: Params;
		removeMetadata?: Flag;
		wooVariableAsSimple?: Flag;
		serverApiEnabled?: Flag;
		meta_ldu?: Flag;
	};
	ga?: {
		trackingIds?: string[];
		crossDomainEnabled?: Flag;
		crossDomainAcceptIncoming?: Flag;
		crossDomainDomains?: unknown;
		isDebugEnabled?: unknown;
		serverContainerUrls?: Record<string, Params>;
		additionalConfig?: Record<string, Params>;
		disableAdvertisingFeatures?: Flag;
		disableAdvertisingPersonalization?: Flag;
		wooVariableAsSimple?: Flag;
		custom_page_view_event?: Flag;
	};
	gtm?: {
		trackingIds?: string[];
		gtm_dataLayer_name?: string;
		gtm_container_domain?: string;
		gtm_container_identifier?: string;
		gtm_auth?: string;
		gtm_preview?: string;
		gtm_just_data_layer?: Flag;
		wooVariableAsSimple?: Flag;
	};
	pinterest?: { pixelIds?: string[]; wooVariableAsSimple?: Flag; advancedMatchingEnabled?: Flag };
	bing?: { pixelIds?: string[]; wooVariableAsSimple?: Flag };
	woo: Record<string, unknown>;
	edd: Record<string, unknown>;
	staticEvents: Record<string, Record<string, TrackingEvent[]>>;
	/** `woo_remove_from_cart` and `edd_remove_from_cart` are one level deeper: by cart hash, by cart index. */
	dynamicEvents: Record<string, EventMap>;
	triggerEvents: Record<string, EventMap>;
	triggerEventTypes: Record<string, Record<string, unknown>>;
}

const maps = ["gdpr", "cookie", "woo", "edd", "staticEvents", "dynamicEvents", "triggerEvents", "triggerEventTypes"];

/** Values sent to vendors as printed. */
const values = /params|matching|config|extensions|ids$/i;

/** Makes flags falsy that the server printed as text and are off; their text stays the same. */
export const settleFlags = (flags: Params, depth = 5): Params => {
	for (const [key, value] of Object.entries(flags)) {
		if (value === "0") flags[key] = 0;
		else if (value === "false") flags[key] = false;
		else if (depth && value && typeof value === "object" && !values.test(key)) settleFlags(value as Params, depth - 1);
	}
	return flags;
};

/** The printed configuration with its maps in place: an absent one, and `[]`, become `{}`. The object is the page's own. */
export const readOptions = (printed: unknown): Options | undefined => {
	if (!isObject(printed)) return;
	for (const name of maps) if (!isObject(printed[name])) printed[name] = {};
	return settleFlags(printed) as unknown as Options;
};
