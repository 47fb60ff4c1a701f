// The destinations that are add-ons of the original: Bing's tag (UET) and Pinterest's, by their public queues.
import { listOf } from "../params";
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

interface Pintrk {
	(...args: unknown[]): void;
	queue: unknown[];
	version: string;
}

declare global {
	interface Window {
		pintrk?: Pintrk;
	}
}

export const pinterest = ({ options, addScript, log, formData }: Tracker): Destination => {
	const { facebook, pinterest } = options;
	let isOn = true;
	return {
		load() {
			if (!window.pintrk) {
				const pintrk: Pintrk = Object.assign((...args: unknown[]) => void pintrk.queue.push(args), {
					queue: [],
					version: "3.0",
				});
				window.pintrk = pintrk;
				addScript("https://s.pinimg.com/ct/core.js");
			}
			const isMatched = pinterest?.advancedMatchingEnabled ?? facebook?.advancedMatchingEnabled;
			const em = isMatched && (formData().email || facebook?.advancedMatching?.em);
			for (const id of listOf(pinterest?.pixelIds)) window.pintrk("load", id, ...(em ? [{ em }] : []));
			window.pintrk("page");
		},
		send(name, params, id) {
			log(`[Pinterest] ${name}`, params, id);
			window.pintrk!("track", name, params);
		},
		update(isServed) {
			if (isServed !== isOn) window.pintrk!("setconsent", isServed);
			isOn = isServed;
		},
	};
};
