// Server calls: an event waits in the outbox until the server has acknowledged it, on a later page if need be.

import { destinations, type Slug } from "../destinations/table";
import { createId } from "../event-id";
import type { Delivery, Tracker } from "../types";
import { afterFailure, createOutbox, type Entry, isRefusal, keyOf, msUnderway } from "./outbox";
import { createPageLock } from "./page-lock";
import { storageOf } from "./stored-events";
import { createTransport } from "./transport";

/** Milliseconds until a server that failed is called again: initially, and at most; doubled at each failure. */
const [retryMs, longestRetryMs] = [15_000, 600_000];

let active: Delivery | undefined;

/** The page's one delivery. */
export const createDelivery = (tracker: Tracker): Delivery => {
	if (active) return active;
	const { scope, consent, log } = tracker;
	const page = createId();
	const outbox = createOutbox(storageOf());
	const transport = createTransport(tracker);
	const lock = createPageLock(page, scope);
	const sent = new Set<string>();
	const underway = new Set<string>();
	let pause = retryMs;
	let isDraining = false;
	let isRetrying = false;
	const own = () => outbox.list().filter(([, entry]) => entry.page === page);
	const acknowledge = (key: string) => {
		outbox.remove(key);
		if (!own().length) lock.release();
	};
	const isAllowed = ({ payload: { pixel } }: Entry) =>
		consent.hasConsent(destinations[pixel as Slug]?.purpose ?? "pys");

	/** @returns whether the server is worth another call now */
	const attempt = async (key: string): Promise<boolean> => {
		const entry = outbox.get(key);
		// Acknowledged, withdrawn, or another page looks after it.
		if (entry?.page !== page || scope.signal.aborted) return true;
		if (!isAllowed(entry)) {
			acknowledge(key);
			return true;
		}
		underway.add(key);
		outbox.put(key, { ...entry, sentAt: Date.now() });
		try {
			await transport.call(entry);
			pause = retryMs;
			acknowledge(key);
			return true;
		} catch (status) {
			log("kept for later:", entry.payload.event, status);
			const next = afterFailure(entry, status);
			if (!next) acknowledge(key);
			else if (outbox.get(key)?.page === page) outbox.put(key, next);
			retryLater();
			pause = Math.min(pause * 2, longestRetryMs);
			return isRefusal(status);
		} finally {
			underway.delete(key);
		}
	};

	/** One at a time, including events added in the meantime; a server that does not respond is left alone for a while. */
	const drain = async () => {
		if (isDraining || !navigator.onLine) return;
		isDraining = true;
		const tried = new Set(underway);
		for (let isWorth = true; isWorth; ) {
			const [key, entry] = own().find(([key]) => !tried.has(key)) ?? [];
			if (!key) break;
			tried.add(key);
			const ms = msUnderway(entry!, Date.now());
			if (ms) scope.timeout(ms, drain);
			else isWorth = await attempt(key);
		}
		isDraining = false;
	};
	const retryLater = () => {
		if (isRetrying) return;
		isRetrying = true;
		scope.timeout(pause, () => {
			isRetrying = false;
			drain();
		});
	};

	/** Takes over events of pages that were closed. */
	const adopt = () => {
		for (const other of new Set(outbox.list().map(([, entry]) => entry.page))) {
			if (other === page) continue;
			lock.afterPage(other, () => {
				lock.hold();
				for (const [key, entry] of outbox.list()) if (entry.page === other) outbox.put(key, { ...entry, page });
				drain();
			});
		}
	};
	const resume = () => {
		pause = retryMs;
		if (own().length) lock.hold();
		adopt();
		drain();
	};
	scope.on(window, "online", resume);
	scope.on(window, "pageshow", resume);
	scope.on(document, "visibilitychange", () => document.hidden || adopt());
	adopt();

	active = {
		send(payload, address) {
			const key = keyOf(payload, createId());
			const at = Date.now();
			const entry: Entry = { payload, address, page, at, refusals: 0, sentAt: navigator.onLine ? at : 0 };
			if (sent.has(key) || !isAllowed(entry)) return;
			sent.add(key);
			// Before the entry can be seen by another page.
			lock.hold();
			outbox.put(key, entry);
			if (!navigator.onLine) return log("kept for later: offline", payload.event);
			underway.add(key);
			const isTaken = transport.beacon(entry, (isAcknowledged) => {
				underway.delete(key);
				if (isAcknowledged) acknowledge(key);
				else attempt(key);
			});
			if (!isTaken) attempt(key);
		},
	};
	scope.add(() => (active = undefined));
	return active;
};
