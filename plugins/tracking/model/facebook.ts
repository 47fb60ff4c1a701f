// Rules of the Facebook pixel: verbs, and which events the browser forwards to the server.
import type { Options, TrackingEvent } from "../options";

const standard =
	",PageView,ViewContent,Search,AddToCart,AddToWishlist,InitiateCheckout,AddPaymentInfo,Purchase,Lead,Subscribe,CustomizeProduct,FindLocation,StartTrial,SubmitApplication,Schedule,Contact,Donate,";

/** `CompleteRegistration` is not one of the standard names. */
export const verbOf = (name: string): string => (standard.includes(`,${name},`) ? "track" : "trackCustom");

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
