// Bing's tag (UET), by its public queue.
import { listOf } from "../model/values";
import { addScript } from "../script";
import type { Destination, Tracker } from "../tracker";

declare global {
	interface Window {
		uetq?: { push(...args: unknown[]): unknown } | unknown[];
		/** The vendor's script: makes of the queue a tag for an id. */
		UET?: new (
			settings: Record<string, unknown>,
		) => { push(...args: unknown[]): unknown };
	}
}

export default ({ options, log }: Tracker): Destination => {
	const push = (...args: unknown[]) => (window.uetq as unknown[]).push(...args);
	return {
		load() {
			if (window.uetq) return;
			window.uetq = [];
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
	};
};
