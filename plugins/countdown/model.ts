// When a countdown ends, what it shows until then, and its actions afterwards: plain functions of the clock.
import { isObject } from "../../src/base/is-object";

/** Names of the parts in their order, as in the classes of their digits. */
export const parts = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The digits of all parts, two at least.
 * @param leftMs until the end; 0 or less gives zeros
 * @example digitsAt(90_061_000) // ["01", "01", "01", "01"]
 */
export const digitsAt = (leftMs: number): string[] => {
	const seconds = Math.max(0, Math.floor(leftMs / 1000));
	return [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map((value) =>
		`${Math.floor(value)}`.padStart(2, "0"),
	);
};

/** Milliseconds until the digits change or the countdown ends. */
export const nextChange = (leftMs: number): number => Math.min(leftMs, (leftMs % 1000) + 1);

/**
 * When the countdown ends, in milliseconds since 1970; undefined without a date. An evergreen one begins with the
 * visitor's first page and is kept; where nothing can be stored it begins with each.
 * @param getStorage may throw, as `localStorage` does if it is blocked
 */
export const dueOf = (
	{ date = "", evergreenInterval }: DOMStringMap,
	id: string | undefined,
	now: number,
	getStorage: () => Pick<Storage, "getItem" | "setItem">,
): number | undefined => {
	const interval = Number(evergreenInterval);
	if (!(interval > 0 && interval < Infinity)) return toNumber(date, 1000);
	const key = `${id}-evergreen_`;
	const due = now + interval * 1000;
	try {
		const storage = getStorage();
		const stored = toNumber(storage.getItem(`${key}due_date`));
		if (stored !== undefined && toNumber(storage.getItem(`${key}interval`)) === interval) return stored;
		storage.setItem(`${key}due_date`, `${due}`);
		storage.setItem(`${key}interval`, `${interval}`);
	} catch {}
	return due;
};

export interface ExpireAction {
	type: unknown;
	/** The redirect address; only addresses that start with `http` are kept. */
	address?: string;
}

/** The actions at the end, in order. Text that is not a list of actions gives none. */
export const readActions = (json: string | undefined): ExpireAction[] => {
	try {
		const list: unknown = JSON.parse(json!);
		if (!Array.isArray(list)) return [];
		return list.filter(isObject).map(({ type, redirect_url }) => ({
			type,
			address: typeof redirect_url === "string" && /^https?:/i.test(redirect_url) ? redirect_url : undefined,
		}));
	} catch {
		return [];
	}
};

const toNumber = (text: string | null, factor = 1) =>
	text?.trim() && Number.isFinite(+text * factor) ? +text * factor : undefined;
