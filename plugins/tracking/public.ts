// The globals that cart fragments and add-ons call: `window.pys`, and what a chunk of its own adds to it.
import { takeFilters } from "./late";
import { createId } from "./model/event-id";
import type { OwnTracker } from "./track";
import type { Pixel } from "./tracker";
import type { Visit } from "./visit";

declare global {
	interface Window {
		/** The spelling is what cart fragments use. */
		getPixelBySlag?(slug: string): Pixel | undefined;
		pys_generate_token?(): string;
	}
}

/** Calls back once the chunk of the visit is there. */
type WithVisit = (use: (visit: Visit) => unknown) => unknown;

export interface PublicParts {
	tracker: OwnTracker;
	withVisit: WithVisit;
	extend: typeof extend;
	takeFilters(filters: Record<string, unknown>): void;
	addCheckoutFields(): unknown;
}

export const install = (tracker: OwnTracker, withVisit: WithVisit): void => {
	const { options, scope, pixels, pixelOf, ids } = tracker;
	const { facebook: Facebook, ga: Analytics, gtm: GTM } = pixels;
	extend(scope, (window.pys ??= {}) as Record<string, unknown>, {
		Facebook,
		Analytics,
		GTM,
		getPixelBySlag: pixelOf,
		setEventUniqueId: ids.set,
	});
	if (!window.pysOptions) extend(scope, window, { pysOptions: options });
	extend(scope, window, { getPixelBySlag: pixelOf, pys_generate_token: () => createId() });
	const parts: PublicParts = {
		tracker,
		withVisit,
		extend,
		takeFilters: (filters) => takeFilters(options, filters),
		addCheckoutFields: () => addCheckoutFields(tracker),
	};
	addPart(tracker, import("./globals"), parts);
};

/** A part that not every site needs. */
export const addPart = <T>({ scope }: OwnTracker, chunk: Promise<{ default: (parts: T) => void }>, parts: T) =>
	chunk
		.then(({ default: begin }) => scope.signal.aborted || begin(parts))
		.catch((error) => scope.report("load", error));

export const isCheckout = (): boolean => !!document.querySelector(".woocommerce-checkout,body.edd-checkout");

export const addCheckoutFields = (tracker: OwnTracker) =>
	isCheckout() && addPart(tracker, import("./shop/checkout"), tracker);

/** Adds members to an object that others may have made; what they take the place of comes back at teardown. */
export const extend = <T extends object>({ add }: OwnTracker["scope"], target: T, members: Partial<T>): void => {
	for (const [name, value] of Object.entries(members) as [keyof T, T[keyof T]][]) {
		const before = Object.hasOwn(target, name) && ([target[name]] as const);
		target[name] = value;
		add(() => {
			if (before) target[name] = before[0];
			else delete target[name];
		});
	}
};
