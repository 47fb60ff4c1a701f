// Which moments plugins wait for; those that a page rarely has are waited for by the kit.
import type { Trigger } from "../base/descriptor";

/** Whether a press, key or focus on the host ends the wait. */
export const endsAtIntent = (when: Trigger): boolean => ["now", "idle", "visible", "interaction"].includes(when);

/** Whether the moment has come as soon as the host is found; for `interaction` and `visible` somebody else tells. */
export const isNow = (when: Trigger): boolean =>
	when.startsWith("query:")
		? new URLSearchParams(location.search).has(when.slice(6))
		: ["first", "now", "visible"].includes(when);

/** Whether the kit waits for the moment. */
export const isRare = (when: Trigger): boolean => /^(idle$|consent:|media:)/.test(when);
