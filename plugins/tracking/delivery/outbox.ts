// The outbox: server events that are not acknowledged yet, in the browser's storage so that they outlive their page.
import { isObject } from "../../../src/base/is-object";
import { keysIn, prefix } from "./stored-events";

/**
 * Each entry has its own key: pages that write at the same time do not overwrite each other, and an event that is
 * added twice exists once.
 */
export interface Entry {
	payload: Readonly<Record<string, unknown>>;
	/** Where to, if it is not the page's own endpoint. */
	address?: string;
	/** Id of the page that looks after it. */
	page: string;
	/** Time, in milliseconds since 1970. */
	at: number;
	/** How often the server has refused it. */
	refusals: number;
	/** Time of the request without a known response, in milliseconds since 1970; 0 if none is pending. */
	sentAt: number;
}

export interface Outbox {
	/** @returns false if the storage does not accept it; it is then kept for the life of the page */
	put(key: string, entry: Entry): boolean;
	/** Undefined if it was acknowledged, is too old, or is not one. */
	get(key: string): Entry | undefined;
	remove(key: string): void;
	/** All events to send: the least refused first, then the oldest. */
	list(): [key: string, entry: Entry][];
}

/** Entries kept at most, and characters of one. */
const [most, longest] = [200, 16_000];
/** Conversions that are older are of no use to anyone: the server dates them by their arrival. Wide enough for a clock that is days off. */
const lifetimeMs = 7 * 864e5;
/** Tries for a server that refuses; one that does not respond, or fails, is tried until the entry is too old. */
const mostRefusals = 10;

/** Key of an event. @param id if the payload has none */
export const keyOf = ({ pixel, event, eventID }: Entry["payload"], id: string): string =>
	`${prefix}${[pixel, event, eventID || id].join(":")}`;

/** Whether another try with the same fields may not help; it was not the time or the load that the server disliked. */
export const isRefusal = (status: unknown): boolean =>
	typeof status === "number" && status >= 400 && status < 500 && ![408, 425, 429].includes(status);

/** The entry after a call that failed; undefined when it is given up. */
export const afterFailure = (entry: Entry, status: unknown): Entry | undefined => {
	const refusals = entry.refusals + (isRefusal(status) ? 1 : 0);
	return refusals < mostRefusals ? { ...entry, refusals, sentAt: 0 } : undefined;
};

/** Milliseconds in which a call has to be answered. */
export const timeoutMs = 30_000;

/** Milliseconds that the request of a closed page may still take: a slow server must not get the event again in the meantime. */
export const msUnderway = ({ sentAt }: Entry, now: number): number =>
	sentAt > now ? 0 : Math.max(0, sentAt + timeoutMs - now);

/** @param storage undefined if it is blocked */
export const createOutbox = (storage: Storage | undefined): Outbox => {
	const memory = new Map<string, Entry>();
	const outbox: Outbox = {
		put(key, entry) {
			const text = JSON.stringify(entry);
			try {
				if (text.length > longest) throw text;
				storage!.setItem(key, text);
				memory.delete(key);
				const all = outbox.list();
				if (all.length > most) outbox.remove(all.reduce((one, other) => (other[1].at < one[1].at ? other : one))[0]);
				return true;
			} catch {
				memory.set(key, entry);
				return false;
			}
		},
		get(key) {
			const entry = memory.get(key) ?? parse(storage?.getItem(key));
			if (!entry) return;
			// A clock that was put back makes nothing immortal.
			const now = Date.now();
			if (now - entry.at > lifetimeMs) return;
			return entry.at > now ? { ...entry, at: now } : entry;
		},
		remove(key) {
			memory.delete(key);
			storage?.removeItem(key);
		},
		list: () =>
			[...keysIn(storage), ...memory.keys()]
				.flatMap((key): [string, Entry][] => {
					const entry = outbox.get(key);
					// Invalid and expired entries are removed.
					if (!entry) outbox.remove(key);
					return entry ? [[key, entry]] : [];
				})
				.sort(([, one], [, other]) => one.refusals - other.refusals || one.at - other.at),
	};
	return outbox;
};

const parse = (text: string | null | undefined): Entry | undefined => {
	try {
		const { payload, address, page, at, refusals, sentAt }: Partial<Entry> = JSON.parse(text!);
		return isObject(payload)
			? {
					payload,
					address,
					page: `${page}`,
					at: Number(at) || 0,
					refusals: Number(refusals) || 0,
					sentAt: Number(sentAt) || 0,
				}
			: undefined;
	} catch {}
};
