// The rest of the globals that add-ons and snippets call: `pys.Utils` and a few helpers.
import { cookies } from "../../src/stores/cookies";
import { rootDomain, serverIds } from "./cookies";
import type { Payload } from "./model/encode";
import { extensionOf, fileName } from "./model/links";
import { decode, idNames, parseQuery, utmNames } from "./model/touch";
import { clone } from "./model/values";
import { type EventMap, isObject, type Params, type TrackingEvent } from "./options";
import { fill, slugs } from "./pixels";
import { isCheckout, type PublicParts } from "./public";
import { addScript } from "./script";

type Callback = (...args: never[]) => unknown;

declare global {
	interface Window {
		getUrlParameter?(name: string): string | undefined;
		getCookieYes?(key: string): string | undefined;
		getRootDomain?(dot?: boolean): string;
	}
}

export default ({ tracker, extend, withVisit, takeFilters, addCheckoutFields }: PublicParts): void => {
	const { scope, ids, pixels, pixelOf } = tracker;
	const nothing = () => {};
	const send = async (_address: string, fields: Payload) =>
		(await import("./delivery")).createDelivery(tracker).send(fields);

	const utils: Record<string, unknown> = {
		PRODUCT_SIMPLE: 0,
		PRODUCT_VARIABLE: 1,
		PRODUCT_BUNDLE: 2,
		PRODUCT_GROUPED: 3,
		utmTerms: utmNames,
		utmId: idNames,
		consentGiven: tracker.given,
		loadPixels() {
			for (const slug of slugs) pixelOf(slug)?.loadPixel?.();
		},
		manageCookies: () => tracker.given("pys") && withVisit((visit) => visit.keep()),
		setupGDPRData: takeFilters,
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
		addCheckoutFields,
		sendServerAjaxRequest: send,
		sendRestAPIRequest: send,
		sendAjaxFallback: async (address: string, fields: object) => (await import("./delivery")).postForm(address, fields),
		loadGoogleTag(id: string, layer = "dataLayerPYS") {
			utils.dataLayerName = layer;
			addScript(`//www.googletagmanager.com/gtag/js?id=${id}&l=${layer}`);
		},
		loadGTMScript: (id: string, layer = "dataLayer") =>
			addScript(`https://www.googletagmanager.com/gtm.js?id=${id}${layer === "dataLayer" ? "" : `&l=${layer}`}`),
	};
	// What these set up is at work from the start.
	for (const name of setups) utils[name] = nothing;
	extend(scope, window.pys!, { Utils: utils });

	const { facebook, gtm } = pixels as Record<string, Record<string, Callback>>;
	Object.assign(facebook!, {
		initEventIdCookies: (name: string) => serverIds.all()[name] ?? serverIds.renew(name),
		updateEventId: serverIds.renew,
		getEventId: (name: string) => serverIds.all()[name],
	});
	facebook!.advancedMatching ??= () => ({});
	gtm!.updateEnhancedConversionData ??= nothing;
	for (const pixel of Object.values(pixels)) for (const name of shopMethods) pixel[name] ??= nothing;

	extend(scope, window, {
		getUrlParameter: (name) => {
			const value = parseQuery(location.search).get(name);
			return value === undefined ? value : decode(value.replaceAll("+", " "));
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
