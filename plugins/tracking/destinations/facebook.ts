// Facebook: the pixel's queue, and the same events to the site's server.
import type { Options, TrackingEvent } from "../options";
import { listOf } from "../params";
import type { Delivery, Destination, Payload, Tracker } from "../types";
import { createVisitor } from "./facebook-visitor";

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

interface Fbq {
	(...args: unknown[]): void;
	callMethod?(...args: unknown[]): void;
	queue: unknown[];
	push?: Fbq;
}

declare global {
	interface Window {
		fbq?: Fbq;
		_fbq?: Fbq;
	}
}

const delivery = () => import("../delivery");

export const facebook = (tracker: Tracker): Destination | Promise<Destination | undefined> =>
	tracker.options.facebook?.serverApiEnabled
		? tracker.scope.part(delivery, ({ createDelivery }) => createFacebook(tracker, createDelivery(tracker)))
		: createFacebook(tracker);

/** @param server takes the events as well */
const createFacebook = (tracker: Tracker, server?: Delivery): Destination => {
	const { options, jar, consent, log } = tracker;
	const own = options.facebook!;
	const ids = listOf(own.pixelIds);
	const ajaxMode = isAjaxMode(options);
	const visitor = createVisitor(tracker);
	let isOn = true;
	let wasLimited = false;
	/** Data use is limited if the owner says so, and if a consent tool lets the pixel run without consent. */
	const isLimited = () => (!!own.meta_ldu && `${own.meta_ldu}` !== "0") || !consent.hasConsent("facebook");
	const limit = (is: boolean) => {
		if (is || wasLimited) window.fbq!("dataProcessingOptions", ...(is ? [["LDU"], 0, 0] : [[]]));
		wasLimited = is;
	};

	return {
		extras: { advancedMatching: visitor.matching },
		load() {
			if (!window.fbq) {
				defineQueue();
				tracker.addScript("https://connect.facebook.net/en_US/fbevents.js");
			}
			visitor.keep();
			const known = visitor.matching();
			for (const id of ids) {
				if (own.removeMetadata) window.fbq!("set", "autoConfig", false, id);
				limit(isLimited());
				window.fbq!("init", id, ...(Object.keys(known).length ? [known] : []));
			}
		},
		send(name, params, eventID, event, url) {
			const forward = () => {
				// Server events identify the visitor, so a cookieless mode is not enough.
				if (!consent.hasConsent("facebook")) return;
				const data = { ...params };
				for (const id of ["_fbp", "_fbc"]) if (jar.get(id)) data[id] = jar.get(id);
				const eventIds = listOf(event.pixelIds);
				server!.send({
					action: "pys_api_event",
					pixel: "facebook",
					event: name,
					data,
					ids: eventIds.length ? eventIds : ids,
					eventID,
					url,
					ajax_event: options.ajax_event,
					...("woo_order" in event && { woo_order: event.woo_order }),
					...("edd_order" in event && { edd_order: event.edd_order }),
				} satisfies Payload);
			};
			if (server && isForwarded(event, options, ajaxMode)) {
				if (isLinkEvent(event)) tracker.later(forward, 500);
				else forward();
			}
			log(`[Facebook] ${name}`, params, eventID);
			if (name !== "hCR") window.fbq!(verbOf(name), name, params, server ? { eventID } : {});
		},
		update(isServed) {
			if (isServed !== isOn) window.fbq!("consent", isServed ? "grant" : "revoke");
			isOn = isServed;
			if (isServed && isLimited() !== wasLimited) limit(!wasLimited);
			visitor.keep();
		},
	};
};

/** The vendor's queue: calls wait in it until its script takes them. */
const defineQueue = () => {
	const fbq: Fbq = Object.assign(
		(...args: unknown[]): void => {
			if (fbq.callMethod) fbq.callMethod(...args);
			else fbq.queue.push(args);
		},
		{ queue: [] as unknown[], loaded: true, version: "2.0", agent: "dvpixelyoursite" },
	);
	fbq.push = fbq;
	window._fbq ??= fbq;
	window.fbq = fbq;
};
