// Server calls: by beacon, else `fetch`, else the ajax route; what fails is kept and sent again, on a later page if need be.
import { storage } from "../../src/stores/storage";
import { type Payload, toForm, toRest } from "./model/encode";
import type { Tracker } from "./tracker";

declare global {
	interface Window {
		/** Printed when the server takes events by its REST route. */
		pysFacebookRest?: { restApiUrl?: string };
	}
}

export interface Delivery {
	/** Once for each event, pixel and event id. */
	send(payload: Payload): void;
	/** Drops what waits. */
	forget(): void;
}

interface Kept {
	payload: Payload;
	tries: number;
}
/** A beacon under way: when it left, where to, and what to do when it comes to nothing. */
type Flight = [at: number, address: string, retry: () => void];

const key = "pys-queue";
/** Entries kept at most; how often one is tried; seconds that it is kept. */
const [most, tries, lifetimeInSeconds] = [50, 10, 172_800];
/** Milliseconds until a failed call is tried again on the same page. */
const pause = 15_000;
/** Milliseconds in which a call that fails may turn out to have been cut off by the end of its page. */
const moment = 50;

let active: Delivery | undefined;

/** The page's one delivery. */
export const createDelivery = (tracker: Tracker): Delivery => {
	if (active) return active;
	const { options, scope, log } = tracker;
	const sent = new Set<string>();
	const flights: Flight[] = [];
	let isWaiting = false;

	const load = () => {
		const list = storage.get(key, { memory: true });
		return Array.isArray(list) ? (list as Kept[]) : [];
	};
	const save = (list: Kept[]) => storage.set(key, list.slice(-most), { lifetimeInSeconds, memory: true });
	const keep = (payload: Payload, count = 0) => {
		log("kept for later:", payload.event, payload.eventID);
		if (count < tries) save([...load(), { payload, tries: count + 1 }]);
		if (isWaiting) return;
		isWaiting = true;
		scope.timeout(pause, () => {
			isWaiting = false;
			flush();
		});
	};

	const isRest = ({ pixel }: Payload) => window.pysFacebookRest && pixel === "facebook";
	const restAddress = () => window.pysFacebookRest?.restApiUrl || "/wp-json/pys-facebook/v1/event";

	const call = async (payload: Payload) => {
		if (isRest(payload)) {
			try {
				return await post(restAddress(), JSON.stringify(toRest(payload)), { "Content-Type": "application/json" });
			} catch (error) {
				log("REST failed, ajax follows:", error);
			}
		}
		await postForm(`${options.ajaxUrl}`, payload);
	};
	// A call that the page's end cuts off goes on without it; whether it arrived nobody can tell any more.
	let departures = 0;
	scope.on(window, "pagehide", () => departures++);
	const tryCall = async (payload: Payload, count?: number) => {
		const before = departures;
		try {
			await call(payload);
		} catch {
			// Calls fail a moment before the page goes that ends them.
			await new Promise((resolve) => setTimeout(resolve, moment));
			if (before === departures) keep(payload, count);
		}
	};

	/** @returns whether the browser took it */
	const beacon = (payload: Payload) => {
		const address = isRest(payload) ? restAddress() : `${options.ajaxUrl}`;
		const body = toForm(isRest(payload) ? toRest(payload) : payload);
		const flight: Flight = [performance.now(), new URL(address, location.href).href, () => tryCall(payload)];
		try {
			if (!options.useSendBeacon || !navigator.sendBeacon?.(address, body)) return;
		} catch (error) {
			return log("beacon failed:", error);
		}
		return flights.push(flight);
	};
	// The answer to a beacon shows in the resource timing, of one's own origin alone; where it does not, it counts as taken.
	const watch = (list: PerformanceObserverEntryList) => {
		for (const { initiatorType, name, startTime, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
			const flight = initiatorType === "beacon" && flights.findLast(([at, to]) => to === name && at <= startTime);
			if (!flight) continue;
			flights.splice(flights.indexOf(flight), 1);
			if (name.startsWith(`${location.origin}/`) && (responseStatus === 0 || responseStatus >= 400)) flight[2]();
		}
	};
	try {
		const observer = new PerformanceObserver(watch);
		observer.observe({ type: "resource" });
		scope.add(() => observer.disconnect());
	} catch {}

	/** One at a time: each leaves the storage just before its call, so that no other page sends it as well. */
	const sendKept = async () => {
		for (let left = load().length; left--; ) {
			const [first, ...rest] = load();
			if (!first || scope.signal.aborted) return;
			save(rest);
			// The nonce of this page: that of the other one may have expired.
			await tryCall({ ...first.payload, ajax_event: options.ajax_event }, first.tries);
		}
	};
	const flush = () => {
		if (!load().length || !navigator.onLine) return;
		const run = (lock: unknown) => lock && sendKept();
		navigator.locks ? navigator.locks.request("gossamer:tracking", { ifAvailable: true }, run) : run(true);
	};
	scope.on(window, "online", flush);
	flush();

	active = {
		send(payload) {
			const id = [payload.pixel, payload.event, payload.eventID].join();
			if (sent.has(id)) return;
			sent.add(id);
			if (!navigator.onLine) keep(payload);
			else if (!beacon(payload)) tryCall(payload);
		},
		forget() {
			flights.length = 0;
			if (load().length) save([]);
		},
	};
	scope.add(() => {
		active = undefined;
	});
	return active;
};

/** @throws when the server did not take it */
const post = async (address: string, body: string | URLSearchParams, headers: Record<string, string>) => {
	// Browsers refuse to keep larger bodies alive.
	const keepalive = `${body}`.length < 6e4;
	const { ok, status } = await fetch(address, { method: "POST", body, headers, keepalive });
	if (!ok) throw status;
};

/** Any fields, by the ajax route. */
export const postForm = (address: string, fields: object): Promise<void> =>
	post(address, toForm(fields), { "Cache-Control": "no-cache", "X-Requested-With": "XMLHttpRequest" });
