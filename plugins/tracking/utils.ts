// The globals that add-ons and snippets call: `pys.Utils`, methods of the pixels, three functions.
import { isObject } from "../../src/base/is-object";
import { safeDecode } from "../../src/base/safe-decode";
import { cookies } from "../../src/stores/cookies";
import { addScript } from "./add-script";
import { slugs } from "./destinations/table";
import { serverIds } from "./event-id";
import { extensionOf, fileName } from "./events/download";
import { rootDomain } from "./jar";
import type { EventMap, Params, TrackingEvent } from "./options";
import { clone, fill } from "./params";
import { extend } from "./public-api";
import type { OwnPixel, Tracker, Visit } from "./types";
import { idNames, parseQuery, utmNames } from "./visit/attribution";
import { isCheckout } from "./visit/is-checkout";
import { takeFilters } from "./visit/late-options";

declare global {
	interface Window {
		getUrlParameter?(name: string): string | undefined;
		getCookieYes?(key: string): string | undefined;
		getRootDomain?(dot?: boolean): string;
	}
}

const delivery = () => import("./delivery");

export const installUtils = (tracker: Tracker, visit: Visit): void => {
	const { options, scope, consent, ids, pixels, pixelOf } = tracker;
	const nothing = () => {};
	/** An add-on may send to its own address. */
	const send = (address: string | undefined, fields: Params) =>
		scope.part(delivery, ({ createDelivery }) => createDelivery(tracker).send(fields, address));

	const utils: Record<string, unknown> = {
		PRODUCT_SIMPLE: 0,
		PRODUCT_VARIABLE: 1,
		PRODUCT_BUNDLE: 2,
		PRODUCT_GROUPED: 3,
		utmTerms: utmNames,
		utmId: idNames,
		consentGiven: (purpose: "facebook") => consent.hasConsent(purpose) || consent.mayLoad(purpose),
		loadPixels() {
			for (const slug of slugs) pixelOf(slug)?.loadPixel?.();
		},
		manageCookies: () => consent.hasConsent("pys") && visit.keep(),
		setupGDPRData(filters: Params) {
			takeFilters(options, filters);
			tracker.sync();
		},
		fireTriggerEvent: tracker.fireTrigger,
		fireStaticEvents: tracker.fireStatic,
		fireEventForAllPixel: (method: string, map: EventMap) => tracker.fire(map, method),
		generateUniqueId: (event: TrackingEvent) => ids.of(event, ""),
		copyProperties: (from: object, to: object) =>
			Object.assign(to, Object.fromEntries(Object.entries(from).filter(([, value]) => typeof value !== "function"))),
		clone,
		flattenObject,
		getTagsAsArray: (tags: unknown) => (Array.isArray(tags) ? tags : `${tags ?? ""}`.split(/\s*,\s*/).filter(Boolean)),
		getFormFilledData: (event: TrackingEvent) => ({ ...event, params: fill(event.params, true) }),
		getAdvancedFormData: tracker.formData,
		getRequestParams: () => [],
		getLinkExtension: (address: string) => extensionOf(address),
		getLinkFilename: fileName,
		isCheckoutPage: isCheckout,
		addCheckoutFields: visit.addFields,
		sendServerAjaxRequest: send,
		sendRestAPIRequest: (_address: unknown, fields: Params) => send(undefined, fields),
		sendAjaxFallback: send,
		loadGoogleTag(id: string, layer = "dataLayerPYS") {
			utils.dataLayerName = layer;
			addScript(`//www.googletagmanager.com/gtag/js?id=${id}&l=${layer}`);
		},
		loadGTMScript: (id: string, layer = "dataLayer") =>
			addScript(`https://www.googletagmanager.com/gtm.js?id=${id}${layer === "dataLayer" ? "" : `&l=${layer}`}`),
	};
	// Their effects apply from the start.
	for (const name of setups) utils[name] = nothing;
	extend(scope, window.pys!, { Utils: utils });

	const { facebook, gtm } = pixels;
	Object.assign(facebook, {
		initEventIdCookies: (name: string) => serverIds.all()[name] ?? serverIds.renew(name),
		updateEventId: serverIds.renew,
		getEventId: (name: string) => serverIds.all()[name],
	});
	facebook.advancedMatching ??= () => ({});
	gtm.updateEnhancedConversionData ??= nothing;
	for (const pixel of Object.values<OwnPixel>(pixels)) for (const name of shopMethods) pixel[name] ??= nothing;

	extend(scope, window, {
		getUrlParameter: (name) => {
			const value = parseQuery(location.search).get(name);
			return value === undefined ? value : safeDecode(value.replaceAll("+", " "));
		},
		getCookieYes: (key) =>
			cookies
				.get("cookieyes-consent")
				?.split(",")
				.find((pair) => pair.startsWith(`${key}:`))
				?.slice(key.length + 1),
		getRootDomain: (dot = false) => rootDomain(dot),
	});
};

const setups =
	"setupGdprCallbacks setupPinterestObject setupBingObject setupURLClickEvents setupMouseOverClickEvents setupCSSClickEvents setupScrollPosEvents setupCommentEvents".split(
		" ",
	);
const shopMethods =
	"onWooAddToCartOnButtonEvent onWooAddToCartOnSingleEvent onEddAddToCartOnButtonEvent onAdSenseEvent onClickEvent onWatchVideo onWooAffiliateEvent onWooPayPalEvent".split(
		" ",
	);

/** One level: the keys of objects in objects joined by dots. */
const flattenObject = (value: Params, prefix = ""): Params =>
	Object.fromEntries(
		Object.entries(value).flatMap(([key, part]): [string, unknown][] =>
			isObject(part) ? Object.entries(flattenObject(part, `${prefix}${key}.`)) : [[prefix + key, part]],
		),
	);
