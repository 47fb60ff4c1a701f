// The pixels of a page: each loads its destination when it may, takes events, and holds back what may not be sent.
import { clone } from "./model/values";
import { isObject, type Slug, type TrackingEvent } from "./options";
import type { Destination, Pixel, Purpose, Tracker } from "./tracker";

declare global {
	interface Window {
		/** With it present, the second is asked before each event; true holds the event back. */
		pys_event_data_filter?: unknown;
		pys_disable_event_filter?(name: string, slug: string): unknown;
	}
}

type Module = { default: (tracker: Tracker) => Destination | Promise<Destination> };

/** In the order in which they load. */
const kinds: Record<Slug, [purpose: Purpose, load: () => Promise<Module>]> = {
	facebook: ["facebook", () => import("./destinations/meta")],
	ga: ["analytics", () => import("./destinations/google")],
	gtm: ["analytics", () => import("./destinations/manager")],
	pinterest: ["pinterest", () => import("./destinations/pinterest")],
	bing: ["bing", () => import("./destinations/bing")],
};
export const slugs = Object.keys(kinds) as Slug[];
/** The purpose whose consent a destination needs. */
export const purposeOf = (slug: Slug): Purpose => kinds[slug][0];

export interface OwnPixel extends Pixel {
	fireEvent(name: string, event: TrackingEvent): boolean;
	/** @returns settled when it is loaded, if it is under way */
	loadPixel(): Promise<void> | undefined;
	disable(): void;
	/** Tells the destination that consent has changed. */
	update(): void;
}

/** @param before what has to be loaded first, if it is under way */
export const createPixel = (slug: Slug, tracker: Tracker, before: () => unknown): OwnPixel => {
	const { options, scope, given, ids, log } = tracker;
	const { gdpr } = options;
	const [purpose, load] = kinds[slug];
	const isOpen = () => isAllowed(slug, gdpr) && given(purpose);
	let destination: Destination | undefined;
	let isOn = false;
	let loading: Promise<void> | undefined;
	/** Taken while the destination is on its way. */
	let queue: (() => void)[] = [];

	const hold = (name: string, why: string) => log(`[${slug}] ${name} held back: ${why}`);

	const send = (name: string, event: TrackingEvent, id: string) => {
		if (!isOn || !isOpen()) return hold(name, "no consent");
		if (!destination) return void queue.push(() => send(name, event, id));
		if (window.pys_event_data_filter && window.pys_disable_event_filter?.(name, slug)) return hold(name, "filter");
		const params = fill(event.params, event.type === "static" || event.type === "trigger");
		try {
			destination.send(name, (isObject(params) ? params : {}) as never, id, event);
		} catch (error) {
			scope.report("destination", error);
		}
	};

	const begin = async () => {
		try {
			const [{ default: create }] = await Promise.all([load(), before()]);
			const own = await create(tracker);
			// Revoked while it was on its way.
			if (!isOn || scope.signal.aborted) return;
			Object.assign(pixel, own.extras);
			own.load();
			destination = own;
		} catch (error) {
			isOn = false;
			scope.report("load", error);
		} finally {
			loading = undefined;
		}
		if (!isOn) return;
		tracker.fireStatic(slug);
		for (const run of queue.splice(0)) run();
	};

	const pixel: OwnPixel = {
		tag: () => slug,
		isEnabled: () => !!options[slug],
		loadPixel() {
			if (!isOn && options[slug] && isOpen()) {
				isOn = true;
				if (destination) tracker.fireStatic(slug);
				else loading ??= begin();
			}
			return loading;
		},
		disable() {
			if (isOn) destination?.forget?.();
			isOn = false;
			queue = [];
		},
		update: () => destination?.update?.(),
		fireEvent(name, event) {
			if (!isOn) {
				if (options[slug]) hold(name, "not loaded");
				return false;
			}
			const id = ids.of(event, slug);
			const delay = Number(event.delay) * 1000;
			if (delay > 0) scope.timeout(delay, () => send(name, event, id));
			else send(name, event, id);
			return true;
		},
	};
	for (const method of "CommentEvent FormEvent DownloadEvent PageScroll Time WooRemoveFromCartEvent EddRemoveFromCartEvent".split(
		" ",
	))
		pixel[`on${method}`] = (event: TrackingEvent) => pixel.fireEvent(event.name, event);
	return pixel;
};

/** Whether the server's filters leave the pixel on. ConsentMagic may have Google's tag told of a refusal instead. */
export const isAllowed = (slug: Slug, gdpr: Record<string, unknown>): boolean =>
	!(gdpr.all_disabled_by_api || gdpr[`${purposeOf(slug)}_disabled_by_api`]) ||
	(slug === "ga" &&
		!!gdpr.consent_magic_integration_enabled &&
		`${window.CS_Data?.cs_google_analytics_consent_mode}` === "1");

/** A copy of parameters; those that are to be read from the page (`{ selector, dynamic, … }`) are. */
export const fill = (params: unknown, isConfigured: boolean): unknown => {
	const copy = clone(params);
	return isConfigured ? read(copy) : copy;
};

const dynamicKeys = "dynamic,input_type,name,selector,value";

const read = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map((item) => (item === null ? item : read(item)));
	if (!isObject(value)) return value;
	if (`${Object.keys(value).sort()}` === dynamicKeys) return readFromPage(value);
	return Object.fromEntries(
		Object.entries(value)
			.map(([key, part]) => [key, read(part)])
			.filter(([, part]) => part != null),
	);
};

/** The value of a form field, else text, `content` or `data-value`; undefined when nothing is found. */
const readFromPage = ({ value, selector, dynamic, input_type }: Record<string, unknown>) => {
	if (!dynamic || !selector) return value;
	let element: Element | null = null;
	try {
		element = document.querySelector(`${selector}`);
	} catch {}
	const found =
		(element as HTMLInputElement | null)?.value ||
		element?.textContent?.trim() ||
		element?.getAttribute("content") ||
		element?.getAttribute("data-value");
	const isNumber = /^(float|int)$/.test(`${input_type}`);
	return found && isNumber
		? input_type === "int"
			? Number.parseInt(found, 10)
			: Number.parseFloat(found)
		: found || undefined;
};
