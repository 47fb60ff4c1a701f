// The triggers that plugins wait for; the kit waits for the rare ones.
import type { Trigger } from "../base/descriptor";

// Triggers are distinguished by their initials, which saves 30 B over their names.

/** Whether a press, key or focus on the host ends the wait: `ahead`, `now`, `idle`, `interaction`, `visible`. */
export const endsAtIntent = (when: Trigger): boolean => /^[aniv]/.test(when);

/** Whether the trigger fires as soon as the host is found: `first`, `now`, `visible` without an observer; `query:`. */
export const isNow = (when: Trigger): boolean =>
	when.startsWith("query:") ? new URLSearchParams(location.search).has(when.slice(6)) : /^[fnv]/.test(when);

/** Whether the kit waits for the moment: `ahead`, `idle`, `consent:`, `media:`. */
export const isRare = (when: Trigger): boolean => /^(id|[acm])/.test(when);
