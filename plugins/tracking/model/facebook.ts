// Rules of the Facebook pixel: verbs, ids, advanced matching, and which events the browser forwards to the server.
import type { Options, Params, TrackingEvent } from "../options";
import { decode, parseQuery } from "./touch";

const standard =
	",PageView,ViewContent,Search,AddToCart,AddToWishlist,InitiateCheckout,AddPaymentInfo,Purchase,Lead,Subscribe,CustomizeProduct,FindLocation,StartTrial,SubmitApplication,Schedule,Contact,Donate,";

/** `CompleteRegistration` is none of the standard names. */
export const verbOf = (name: string): string => (standard.includes(`,${name},`) ? "track" : "trackCustom");

/** `fb.1.<ms>.<10 digits>` */
export const createFbp = (now: number, random: number): string => `fb.1.${now}.${Math.floor(1e9 + random * 9e9)}`;

/** From the query's `fbclid`; undefined without a value, or when that is malformed. */
export const fbcOf = (search: string, now: number): string | undefined => {
	const raw = parseQuery(search).get("fbclid");
	const value = raw && decode(raw);
	return value && (value !== raw || !/%/.test(raw)) ? `fb.1.${now}.${value}` : undefined;
};

/**
 * What the pixel is told of the visitor, unhashed. The server's values win, the id in the cookie over the server's.
 * @param data of `pys_advanced_form_data`
 */
export const matchingOf = (server: Params, data: Params, pbid: string | undefined): Params => {
	const known = { em: data.email, ph: data.phone, fn: data.first_name, ln: data.last_name };
	const all = { ...server };
	for (const [key, value] of Object.entries(known)) if (value && !all[key]) all[key] = value;
	if (pbid) all.external_id = pbid;
	return all;
};

const integrations = "cookiebot,consent_magic,cookie_notice,cookie_law_info".split(",");

/** Whether the browser, not the server itself, has events forwarded. */
export const isAjaxMode = ({ ajaxForServerEvent, gdpr }: Options): boolean =>
	!!(
		ajaxForServerEvent ||
		gdpr.all_disabled_by_api ||
		gdpr.facebook_disabled_by_api ||
		integrations.some((name) => gdpr[`${name}_integration_enabled`])
	);

/** Whether this event is forwarded. Removing from a cart the server sees itself. */
export const isForwarded = ({ type, e_id, ajaxFire }: TrackingEvent, options: Options, ajaxMode: boolean): boolean =>
	ajaxMode &&
	e_id !== "woo_remove_from_cart" &&
	(type !== "static" || !!(options.ajaxForServerStaticEvent || ajaxFire));

/** Events of links leave later, so that they do not hold up the way to the next page. */
export const isLinkEvent = ({ e_id }: TrackingEvent): boolean =>
	/^automatic_event_(internal|outbound)_link$/.test(`${e_id}`);
