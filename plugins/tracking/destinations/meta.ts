// Facebook: the pixel's queue, and the same events to the site's server.
import { isAjaxMode, isForwarded, isLinkEvent, verbOf } from "../model/facebook";
import { listOf } from "../model/values";
import { addScript } from "../script";
import type { Destination, Tracker } from "../tracker";

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
	const [{ createVisitor }, server] = await Promise.all([
		import("./visitor"),
		own.serverApiEnabled ? import("../delivery") : undefined,
	]);
	const { keep, forget, matching } = createVisitor(tracker);
	const delivery = server?.createDelivery(tracker);

	return {
		extras: { advancedMatching: matching },
		load() {
			if (!window.fbq) {
				defineQueue();
				addScript("https://connect.facebook.net/en_US/fbevents.js");
			}
			keep();
			const known = matching();
			for (const id of ids) {
				if (own.removeMetadata) window.fbq!("set", "autoConfig", false, id);
				if (own.meta_ldu && `${own.meta_ldu}` !== "0") window.fbq!("dataProcessingOptions", ["LDU"], 0, 0);
				window.fbq!("init", id, ...(Object.keys(known).length ? [known] : []));
			}
		},
		send(name, params, eventID, event) {
			const forward = () => {
				const data = { ...params };
				for (const id of ["_fbp", "_fbc"]) if (jar.get(id)) data[id] = jar.get(id);
				const eventIds = listOf(event.pixelIds);
				delivery!.send({
					action: "pys_api_event",
					pixel: "facebook",
					event: name,
					data,
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
		update: keep,
		forget() {
			delivery?.forget();
			forget();
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
