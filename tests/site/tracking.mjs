// What tracking needs of a server: the page's configuration, the endpoints, and a record of what each destination received.
import { phpJson } from "./html.mjs";

const ids = {
	facebook: { pixelIds: ["100000000000001"] },
	ga: { trackingIds: ["G-DEMO1"] },
	gtm: { trackingIds: ["GTM-DEMO1"] },
	pinterest: { pixelIds: ["2600000000001"] },
	bing: { pixelIds: ["97000001"] },
};
const names = {
	PageView: ["PageView", "page_view", "page_view", "pagevisit", "page_view"],
	ViewContent: ["ViewContent", "view_item", "view_item", "pagevisit", "view_item"],
	AddToCart: ["AddToCart", "add_to_cart", "add_to_cart", "addtocart", "add_to_cart"],
	RemoveFromCart: ["RemoveFromCart", "remove_from_cart", "remove_from_cart", "removefromcart", "remove_from_cart"],
	InitiateCheckout: ["InitiateCheckout", "begin_checkout", "begin_checkout", "checkout", "begin_checkout"],
	Purchase: ["Purchase", "purchase", "purchase", "checkout", "purchase"],
};

/**
 * An event for every destination.
 * @param {string} name Facebook's
 * @param {string} e_id
 * @param {object} [more]
 */
export const eventFor = (name, e_id, { type = "static", params = {}, ...more } = {}) =>
	Object.fromEntries(
		Object.keys(ids).map((slug, at) => [
			slug,
			{
				delay: 0,
				type,
				name: names[name]?.[at] ?? name,
				...ids[slug],
				eventID: "3f0d0000-0000-4000-8000-000000000000",
				params: { page_title: "Shop", plugin: "PixelYourSite", ...params },
				e_id,
				ids: [],
				woo_order: "",
				edd_order: "",
				...more,
			},
		]),
	);

const staticOf = (events) =>
	Object.fromEntries(
		Object.keys(ids).map((slug) => [
			slug,
			Object.fromEntries(events.map((event) => [event[slug].e_id, [event[slug]]])),
		]),
	);

/** The script that prints the configuration; pages say what happens on them in `tracking`. */
export const trackingScript = ({ page, knobs, origin }) => {
	const { events = [], dynamicEvents = {}, triggers = {}, products, destinations } = page.tracking ?? {};
	const behave = knobs.endpoint && `?behave=${knobs.endpoint}`;
	const pysOptions = {
		debug: "",
		siteUrl: origin,
		ajaxUrl: `${origin}/wp-admin/admin-ajax.php${behave}`,
		ajax_event: "a1b2c3d4e5",
		enable_remove_download_url_param: "1",
		cookie_duration: "7",
		last_visit_duration: "60",
		enable_success_send_form: "",
		ajaxForServerEvent: "1",
		ajaxForServerStaticEvent: "1",
		useSendBeacon: "1",
		send_external_id: "1",
		external_id_expire: "180",
		track_cookie_for_subdomains: "",
		google_consent_mode: "1",
		gdpr: {
			ajax_enabled: false,
			all_disabled_by_api: false,
			// A page that names its destinations asks nobody.
			cookie_notice_integration_enabled: !destinations,
			analytics_storage: { enabled: true, value: "granted", filter: false },
		},
		cookie: { disabled_all_cookie: false },
		tracking_analytics: { TrafficLanding: "", TrafficUtms: [], TrafficUtmsId: [] },
		GATags: { ga_datalayer_type: "default", ga_datalayer_name: "dataLayerPYS" },
		facebook: {
			...ids.facebook,
			advancedMatchingEnabled: true,
			advancedMatching: [],
			removeMetadata: true,
			serverApiEnabled: true,
		},
		ga: ids.ga,
		gtm: ids.gtm,
		pinterest: ids.pinterest,
		bing: ids.bing,
		woo: {
			enabled: !!products,
			addToCartOnButtonEnabled: true,
			addToCartOnButtonValueEnabled: true,
			addToCartOnButtonValueOption: "price",
			addToCartCatchMethod: "add_cart_js",
			removeFromCartSelector: "form.woocommerce-cart-form .remove",
		},
		edd: { enabled: false },
		staticEvents: staticOf([...events, eventFor("PageView", "init_event")]),
		dynamicEvents: {
			automatic_event_form: eventFor("Form", "automatic_event_form", { type: "dyn" }),
			automatic_event_scroll: eventFor("PageScroll", "automatic_event_scroll", { type: "dyn", scroll_percent: 50 }),
			woo_add_to_cart_on_button_click: eventFor("AddToCart", "woo_add_to_cart_on_button_click", { type: "dyn" }),
			...dynamicEvents,
		},
		triggerEvents: Object.fromEntries(
			Object.entries(triggers).map(([id, { name }]) => [
				id,
				eventFor(name, "custom_event", { type: "trigger", custom_event_post_id: +id }),
			]),
		),
		triggerEventTypes: {
			css_click: Object.fromEntries(Object.entries(triggers).map(([id, { selector }]) => [id, [selector]])),
		},
	};
	for (const slug of Object.keys(ids).filter((slug) => destinations && !destinations.includes(slug)))
		for (const part of [pysOptions, pysOptions.staticEvents, ...Object.values(pysOptions.dynamicEvents)])
			delete part[slug];
	return [
		["cnArgs", { cookieName: "cookie_notice_accepted" }],
		["pysWooProductData", products ?? {}],
		["pysOptions", pysOptions],
	]
		.map(([name, value]) => `var ${name} = ${phpJson(value)};\n`)
		.join("");
};

const most = 300;

/** What destinations received, newest first. */
export const openRecord = () => {
	const entries = [];
	let count = 0;
	/** @param order among what the same page's vendors sent; requests overtake each other */
	const add = (destination, via, name, data, order = 0) => {
		entries.unshift({ number: ++count, at: new Date().toISOString(), destination, via, name, data, order });
		entries.length = Math.min(entries.length, most);
	};
	return {
		list: () => entries,
		clear: () => {
			entries.length = 0;
		},
		/** What a vendor's script would have sent. */
		vendor: async (c) => {
			const { destination, name, data, order } = JSON.parse(await c.req.text());
			add(`${destination}`, "browser", `${name}`, data, order);
			return c.body(null, 204);
		},
		/** The server's own route for Facebook's events. */
		rest: async (c) => {
			const text = await c.req.text();
			const body = text.startsWith("{") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
			add("facebook", "server, REST", body.event, { ...body, data: JSON.parse(body.data) });
			return c.json({ success: true });
		},
		/** @returns the answer to an action of tracking, if it is one */
		ajax: (c, body) => {
			if (body?.action !== "pys_api_event") return;
			add(`${body.pixel}`, "server, ajax", `${body.event}`, body);
			return c.body("");
		},
	};
};

/** Answers to what tracking asks with GET. */
export const ajaxQuestions = (c) => {
	const action = c.req.query("action");
	if (action === "pys_get_pbid") return c.json({ success: true, data: { pbid: "c0".repeat(32), transient: false } });
	if (action === "pys_get_gdpr_filters_values") return c.json({ success: true, data: { all_disabled_by_api: false } });
	return c.body("0", 400);
};
