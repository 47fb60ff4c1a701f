// What the chat remembers: in the browser's storage where that is allowed and possible, else until the page goes.
import type { Scope } from "../../src/core/scope";
import { consentFor, onGranted } from "../../src/stores/consent";
import type { ChatStore } from "./model";

/** @param consent category or service to be granted before anything is read or stored; none when empty */
export const createStore = (scope: Scope, consent: string): ChatStore => {
	const memory = new Map<string, string>();
	const area = () => (!consent || consentFor(consent) === "granted" ? localStorage : undefined);
	const store: ChatStore = {
		get(key) {
			try {
				return memory.get(key) ?? area()?.getItem(key) ?? null;
			} catch {
				return null;
			}
		},
		set(key, value) {
			memory.set(key, `${value}`);
			try {
				area()!.setItem(key, `${value}`);
				memory.delete(key);
			} catch {}
		},
	};
	if (consent)
		scope.add(
			onGranted(consent, () => {
				for (const [key, value] of [...memory]) store.set(key, value);
			}),
		);
	return store;
};
