// Events that wait for their destination's chunk when the visitor leaves the page: the tab's next page sends them.
import { isObject } from "../../src/base/is-object";
import type { TrackingEvent } from "./options";

export type Unsent = [name: string, event: TrackingEvent, id: string, url: string];

/** Events of a destination kept at most. */
const most = 50;
const keyOf = (slug: string) => `gossamer-unsent-${slug}`;

export const saveUnsent = (slug: string, list: readonly Unsent[]): void => {
	const all = [...takeUnsent(slug), ...list].slice(-most);
	try {
		sessionStorage.setItem(keyOf(slug), JSON.stringify(all));
	} catch {
		// Blocked or full: they are lost with the page.
	}
};

/** Removes them as well. */
export const takeUnsent = (slug: string): Unsent[] => {
	try {
		const list: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? "[]");
		sessionStorage.removeItem(keyOf(slug));
		return (list as unknown[]).filter((entry): entry is Unsent => Array.isArray(entry) && isObject(entry[1]));
	} catch {
		return [];
	}
};
