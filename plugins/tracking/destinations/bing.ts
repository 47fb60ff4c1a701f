// Bing's tag (UET), by its public queue.
import { listOf } from "../model/values";
import type { Destination, Tracker } from "../types";

declare global {
	interface Window {
		uetq?: { push(...args: unknown[]): unknown } | unknown[];
		/** The vendor's script: makes of the queue a tag for an id. */
		UET?: new (
			settings: Record<string, unknown>,
		) => { push(...args: unknown[]): unknown };
	}
}

export const bing = ({ options, consent, addScript, log }: Tracker): Destination => {
	const push = (...args: unknown[]) => (window.uetq as unknown[]).push(...args);
	let told = "granted";
	/** UET's consent mode takes silence for consent. */
	const tell = (kind: "default" | "update") => {
		const ad_storage = consent.hasConsent("bing") ? "granted" : "denied";
		if (ad_storage === told) return;
		told = ad_storage;
		push("consent", kind, { ad_storage });
	};
	return {
		load() {
			if (window.uetq) return tell("update");
			window.uetq = [];
			tell("default");
			const [ti] = listOf(options.bing?.pixelIds);
			addScript("https://bat.bing.com/bat.js", () => {
				if (!window.UET || !Array.isArray(window.uetq)) return;
				window.uetq = new window.UET({ ti, enableAutoSpaTracking: true, q: window.uetq });
				push("pageLoad");
			});
		},
		send(name, params, id) {
			log(`[Bing] ${name}`, params, id);
			push("event", name, params);
		},
		update: () => tell("update"),
	};
};
