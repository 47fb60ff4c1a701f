// What the chat remembers: in the browser's storage where that is allowed and possible, else until the page goes.
import type { Scope } from "../../src/kit/scope";
import { consentFor, onGranted } from "../../src/stores/consent";
import type { ChatStore } from "./model";

/** @param consent category or service to be granted before anything is read or stored; none when empty */
export const createStore = (scope: Scope, consent: string): ChatStore => {
	const memory = new Map<string, string>();
	let isBlocked: boolean | undefined;
	const attempt = <T>(use: () => T) => {
		try {
			if (!isBlocked && (!consent || consentFor(consent) === "granted")) return use();
		} catch {
			isBlocked = true;
		}
	};
	const store: ChatStore = {
		get: (key) => attempt(() => localStorage.getItem(key)) ?? memory.get(key) ?? null,
		set(key, value) {
			memory.set(key, `${value}`);
			attempt(() => localStorage.setItem(key, `${value}`));
		},
	};
	if (consent)
		scope.add(
			onGranted(consent, () => {
				for (const [key, value] of memory) store.set(key, value);
			}),
		);
	return store;
};
