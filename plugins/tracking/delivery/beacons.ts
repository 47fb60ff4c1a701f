// Beacons with known responses: these appear in the resource timing.
import type { Scope } from "../../../src/kit/scope";
import { createId } from "../event-id";
import { timeoutMs } from "./outbox";

interface Flight {
	/** Where to, as the resource timing names it. */
	url: string;
	sentAt: number;
	settle(isAcknowledged: boolean): void;
}

export const createBeacons = (scope: Scope) => {
	const flights = new Set<Flight>();
	const isSeen = "responseStatus" in (window.PerformanceResourceTiming?.prototype ?? {});

	const watch = (list: PerformanceObserverEntryList) => {
		for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
			const { initiatorType, name, startTime, responseStatus: status } = entry;
			if (initiatorType !== "beacon") continue;
			const flight = [...flights].find(({ url, sentAt }) => url === name && sentAt <= startTime);
			// Another origin hides the status; there a beacon that left counts as taken.
			const isHidden = !name.startsWith(`${location.origin}/`);
			flight?.settle(isHidden || (status >= 200 && status < 400));
		}
	};
	if (isSeen) {
		const observer = new PerformanceObserver(watch);
		observer.observe({ type: "resource" });
		scope.add(() => observer.disconnect());
	}

	return {
		/**
		 * @param onAnswer called once, with whether the server has taken it
		 * @returns whether the browser took it
		 */
		send(address: URL, body: URLSearchParams, onAnswer: (isAcknowledged: boolean) => void): boolean {
			// WebKit times beacons but hides their status: use `fetch` instead.
			if (!navigator.sendBeacon || (!isSeen && window.PerformanceNavigationTiming)) return false;
			// A fragment, which servers do not get, distinguishes two beacons to the same address.
			if ([...flights].some(({ url }) => url === address.href)) address.hash = createId();
			const flight: Flight = {
				url: address.href,
				sentAt: performance.now(),
				settle(isAcknowledged) {
					if (!flights.delete(flight)) return;
					cancel();
					onAnswer(isAcknowledged);
				},
			};
			if (!navigator.sendBeacon(address.href, body)) return false;
			flights.add(flight);
			const cancel = scope.timeout(timeoutMs, () => flight.settle(false));
			// Without resource timing, accepted beacons count as sent.
			if (!isSeen) flight.settle(true);
			return true;
		},
	};
};
