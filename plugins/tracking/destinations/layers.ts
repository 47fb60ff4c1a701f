// The data layers of Google's tags: made once, told of consent before anything else, then of its changes.
import { consentStates } from "../model/consent-mode";
import type { Tracker } from "../tracker";

export type Gtag = (...args: unknown[]) => void;

declare global {
	interface Window {
		gtag?: Gtag;
	}
}

const layers = new Map<string, string>();

export const layerNamed = (name: string): unknown[] => {
	const all = window as unknown as Record<string, unknown[]>;
	return (all[name] ??= []);
};

/** The page's `gtag`; where it has none, one that pushes to that layer. Tags read `arguments` objects only, never arrays. */
export const gtagFor = (name: string): Gtag =>
	(window.gtag ??= function () {
		// biome-ignore lint/complexity/noArguments: see above
		layerNamed(name).push(arguments);
	});

const pusher = (name: string): Gtag =>
	function () {
		// biome-ignore lint/complexity/noArguments: as `gtag` does
		layerNamed(name).push(arguments);
	};

/** The default, the first thing on a layer; where visitors have answered otherwise, an update after it. */
export const pushConsentDefault = (name: string, { options, decided }: Tracker, push: Gtag = pusher(name)): void => {
	if (!options.google_consent_mode || layers.has(name)) return;
	const states = consentStates(options.gdpr);
	layers.set(name, JSON.stringify(states));
	push("consent", "default", states);
	updateConsent(name, { options, decided }, push);
};

/** Nothing where nothing has changed. */
export const updateConsent = (
	name: string,
	{ options, decided }: Pick<Tracker, "options" | "decided">,
	push: Gtag = pusher(name),
): void => {
	const states = consentStates(options.gdpr, decided);
	const text = JSON.stringify(states);
	if (!layers.has(name) || layers.get(name) === text) return;
	layers.set(name, text);
	push("consent", "update", states);
};
