// The chat's stored state: in the browser's storage if that is allowed and possible, else for the life of the page.
import { decisionOn, isPermitted, type Need, watchPermission } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import type { ChatStore } from "./model";

const keys = ["joinchat_views", "joinchat_hashes"];

/** @param consent category or service to be granted before anything is stored; without one it is functional, and continues until a refusal */
export const createStore = (scope: Scope, consent: string): ChatStore => {
	const memory = new Map<string, string>();
	let isBlocked: boolean | undefined;
	const need: Need = consent ? { category: consent, unasked: "denied" } : { category: "functional" };
	const mayStore = () => isPermitted(scope, need);
	const attempt = <T>(use: () => T) => {
		try {
			if (!isBlocked) return use();
		} catch {
			isBlocked = true;
		}
	};
	const store: ChatStore = {
		get: (key) => (mayStore() ? attempt(() => localStorage.getItem(key)) : undefined) ?? memory.get(key) ?? null,
		set(key, value) {
			memory.set(key, `${value}`);
			if (mayStore()) attempt(() => localStorage.setItem(key, `${value}`));
		},
	};
	watchPermission(scope, need, (isPermitted) => {
		if (isPermitted) for (const [key, value] of memory) store.set(key, value);
		// Including data stored with an earlier consent.
		else if (decisionOn(need) === "denied") for (const key of keys) attempt(() => localStorage.removeItem(key));
	});
	return store;
};
