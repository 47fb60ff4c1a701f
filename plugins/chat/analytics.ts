// Reports a launch to the site's analytics: its data layer, Google's tags, the conversion, Meta's pixel, the site's own count.
import { closestTo } from "../../src/base/dom";
import { isPermitted } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import type { Chat, ChatPage, Launch, Source } from "./model";

type Fields = Record<string, unknown>;
type Send = (...args: unknown[]) => void;
interface Layer {
	push: Send;
	filter?(test: (entry: ArrayLike<unknown> | undefined) => boolean): ArrayLike<unknown>[];
}

const measuring = { service: "analytics", category: "statistics" };

/** Characters of a text; any other has 100. */
const limits: Record<string, number> = { page_location: 1000, page_referrer: 420, page_title: 300 };

/**
 * Never throws: whatever a destination does, the app opens. A destination that the visitor has refused, by its own
 * name or by its category, gets nothing.
 */
export const sendEvent = (chat: Chat, page: ChatPage, scope: Scope, launch: Launch, source?: Source): void => {
	const { settings, is_mobile } = chat;
	// Releases that count launches tell the vendors what was pressed as well.
	const pressed = source && settings.tracking_url ? { trigger: wordFor(source) } : undefined;
	if (pressed) countLaunch(chat, page, scope, { ...launch, ...pressed });
	const { link, chat_channel, chat_id, ...more } = launch;
	const all = window as unknown as Fields;
	const event: Fields = {
		event_category: settings.event_category || "JoinChat",
		event_label: link,
		event_action: `${chat_channel}: ${chat_id}`,
		chat_channel,
		chat_id,
		is_mobile: is_mobile ? "yes" : "no",
		page_location: withoutVisitor(location.href),
		page_title: document.title || "no title",
		...more,
		...pressed,
	};
	if (!page.emit("event", event)) return;
	const { event_category, ...fields } = event;
	const layer = [settings.data_layer, all.gtm4wp_datalayer_name, "dataLayerPYS", "dataLayer"]
		.map((name) => all[name as string])
		.find((value) => value !== undefined) as Layer | undefined;
	const name = settings.ga_event ?? "generate_lead";
	const { gads } = settings;
	const isMeasured = isPermitted(scope, measuring);

	if (layer && typeof layer === "object") {
		const gtag = (typeof all.gtag === "function" ? all.gtag : tagFor(layer)) as Send;
		if (name && isMeasured)
			attempt(() => {
				for (const id of destinationsOf(layer))
					attempt(() => gtag("event", name, { send_to: id, transport_type: "beacon", ...cut(event) }));
			});
		if (gads && isPermitted(scope, { service: "google_ads", category: "marketing" }))
			attempt(() => gtag("event", "conversion", { send_to: gads }));
		if (isMeasured) attempt(() => layer.push({ event: event_category, ...fields }));
	}
	if (fields.chat_channel === "whatsapp" && isPermitted(scope, { service: "facebook", category: "marketing" }))
		attempt(() => (all.fbq as Send)("trackCustom", event_category, mask(fields, `${fields.chat_id}`)));
};

/** Posts the launch to the site's own endpoint. */
const countLaunch = (
	{ settings, is_mobile }: Chat,
	page: ChatPage,
	scope: Scope,
	params: Launch & { trigger: string },
): void => {
	const { tracking_url, tracking_nonce: nonce } = settings;
	const payload = {
		trigger: params.trigger,
		chat_channel: params.chat_channel,
		chat_id: params.chat_id,
		is_mobile: is_mobile ? "1" : "0",
		...(nonce ? { nonce: `${nonce}` } : {}),
	};
	if (!isPermitted(scope, measuring) || !page.emit("track", { params, payload })) return;
	attempt(() => navigator.sendBeacon(`${tracking_url}`, new URLSearchParams(payload)));
};

/** The site's statistics distinguish the widget's button, the launch button of its window, and links. */
const wordFor = (source: Source): string => {
	if (typeof source === "string") return source;
	const is = (selector: string) => closestTo(source, selector) === source;
	return is(".joinchat__button") ? "button" : is(".joinchat__open") ? "contact" : "trigger";
};

const attempt = (send: () => void) => {
	try {
		send();
	} catch {
		// Blocked, missing or broken: not the visitor's concern.
	}
};

const tagFor = (layer: Layer): Send =>
	function () {
		// biome-ignore lint/complexity/noArguments: Google's tag takes a list of arguments for a command, an array not
		layer.push(arguments);
	};

const destinationsOf = (layer: Layer): Set<string> => {
	const { tidr } = ((window as { google_tag_data?: unknown }).google_tag_data ?? {}) as {
		tidr?: { destination?: object };
	};
	const configured = layer.filter?.((entry) => entry?.[0] === "config").map((entry) => entry[1]);
	const ids = [...Object.keys(tidr?.destination ?? {}), ...(configured ?? [])].map(String);
	return new Set(ids.filter((id) => /^GT?-/.test(id)));
};

/** An address without personal values, which forms may add to a thank-you page, and without e-mail addresses. */
const withoutVisitor = (address: string): string =>
	address
		.replace(/([?&#][^=&#]*(?:mail|name|first|last|phone|tel)[^=&#]*=)[^&#]*/gi, "$1")
		.replace(/[^/?&#=]+(?:@|%40)[^/?&#=]+/g, "");

const change = (fields: Fields, to: (value: string, key: string) => string): Fields =>
	Object.fromEntries(
		Object.entries(fields).map(([key, value]) => [key, typeof value === "string" ? to(value, key) : value]),
	);

const cut = (fields: Fields) => change(fields, (value, key) => value.slice(0, limits[key] ?? 100));

/** The phone, wherever it occurs, with the first three and the last two digits readable; a short one with none. */
const mask = (fields: Fields, phone: string) => {
	const [start, end] = phone.length > 5 ? [3, -2] : [0, undefined];
	const masked = phone.slice(0, start) + phone.slice(start, end).replace(/\d/g, "X") + (end ? phone.slice(end) : "");
	return phone ? change(fields, (value) => value.replaceAll(phone, masked)) : fields;
};
