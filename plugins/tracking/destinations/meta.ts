// Facebook: the pixel's queue, its cookies and matching, and the same events to the site's server.
import { createFbp, fbcOf, isAjaxMode, isForwarded, isLinkEvent, matchingOf, verbOf } from "../model/facebook";
import { listOf } from "../model/values";
import { isObject } from "../options";
import type { Destination, Tracker } from "../tracker";
import { createVisitorId } from "./visitor-id";

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

export default async (tracker: Tracker): Promise<Destination> => {
	const { options, jar, log } = tracker;
	const own = options.facebook!;
	const ids = listOf(own.pixelIds);
	const ajaxMode = isAjaxMode(options);
	const days = Number.parseFloat(`${options.cookie_duration}`);
	const delivery = own.serverApiEnabled ? (await import("../delivery")).createDelivery(tracker) : undefined;
	const visitorId = createVisitorId(tracker);

	const matching = () => {
		if (!own.advancedMatchingEnabled) return {};
		const control = `cs_enabled_advanced_matching${window.CS_Data?.test_prefix ?? ""}`;
		const isAsked = window.CS_Data && document.querySelector(`[id="${control}"],[name="${control}"]`);
		if (isAsked && jar.get(control) !== "yes") return {};
		const server = isObject(own.advancedMatching) ? own.advancedMatching : {};
		const pbid = jar.get("pbid") ?? (server.external_id ? undefined : options.pbid);
		return matchingOf(server, tracker.formData(), pbid);
	};

	let hasIds = false;
	const keepIds = () => {
		visitorId.update();
		if (hasIds) return;
		hasIds = true;
		const now = Date.now();
		const fbc = fbcOf(location.search, now);
		if (!jar.get("_fbp")) jar.set("_fbp", createFbp(now, Math.random()), days);
		if (fbc) jar.set("_fbc", fbc, days);
	};

	return {
		extras: { advancedMatching: matching },
		load() {
			if (!window.fbq) {
				defineQueue();
				tracker.script("https://connect.facebook.net/en_US/fbevents.js");
			}
			keepIds();
			const known = matching();
			for (const id of ids) {
				if (own.removeMetadata) window.fbq!("set", "autoConfig", false, id);
				if (own.meta_ldu && `${own.meta_ldu}` !== "0") window.fbq!("dataProcessingOptions", ["LDU"], 0, 0);
				window.fbq!("init", id, ...(Object.keys(known).length ? [known] : []));
			}
		},
		send(name, params, eventID, event) {
			const forward = () => {
				const [fbp, fbc] = [jar.get("_fbp"), jar.get("_fbc")];
				const eventIds = listOf(event.pixelIds);
				delivery?.send({
					action: "pys_api_event",
					pixel: "facebook",
					event: name,
					data: { ...params, ...(fbp && { _fbp: fbp }), ...(fbc && { _fbc: fbc }) },
					ids: eventIds.length ? eventIds : ids,
					eventID,
					url: location.href,
					ajax_event: options.ajax_event,
					...("woo_order" in event && { woo_order: event.woo_order }),
					...("edd_order" in event && { edd_order: event.edd_order }),
				});
			};
			if (delivery && isForwarded(event, options, ajaxMode)) {
				if (isLinkEvent(event)) tracker.later(() => tracker.given("facebook") && forward(), 500);
				else forward();
			}
			log(`[Facebook] ${name}`, params, eventID);
			if (name !== "hCR") window.fbq!(verbOf(name), name, params, delivery ? { eventID } : {});
		},
		update: () => tracker.given("facebook") && keepIds(),
		forget() {
			hasIds = false;
			delivery?.forget();
			jar.remove("_fbp");
			jar.remove("_fbc");
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
