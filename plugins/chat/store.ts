// What the chat remembers: in the browser's storage where that is allowed and possible, else until the page goes.
import type { Scope } from "../../src/kit/scope";
import { $consent, consentFor } from "../../src/stores/consent";
import type { ChatStore } from "./model";

const keys = ["joinchat_views", "joinchat_hashes"];

/** @param consent category or service to be granted before anything is read or stored; none when empty */
export const createStore = (scope: Scope, consent: string): ChatStore => {
	const memory = new Map<string, string>();
	let isBlocked: boolean | undefined;
	const stateOf = () => (consent ? consentFor(consent) : "granted");
	const attempt = <T>(use: () => T) => {
		try {
			if (!isBlocked) return use();
		} catch {
			isBlocked = true;
		}
	};
	const store: ChatStore = {
		get: (key) =>
			(stateOf() === "granted" ? attempt(() => localStorage.getItem(key)) : undefined) ?? memory.get(key) ?? null,
		set(key, value) {
			memory.set(key, `${value}`);
			if (stateOf() === "granted") attempt(() => localStorage.setItem(key, `${value}`));
		},
	};
	if (consent)
		scope.watch($consent, () => {
			if (stateOf() === "granted") for (const [key, value] of memory) store.set(key, value);
			// What was stored with an earlier consent as well.
			else if (stateOf() === "denied") for (const key of keys) attempt(() => localStorage.removeItem(key));
		});
	return store;
};
