// The counters of popups: the visitor's page views and sessions, and the impressions of each popup.
import { integer, type Lookup, text } from "../../src/kit/settings";
import { storage } from "../../src/stores/storage";

export interface Impressions {
	/** Counts one more. */
	count(): void;
	/** How often the popup was shown in its period. */
	shown(): number;
}

/** Seconds that the impressions of a period count. */
const lifetimes = new Map([
	["day", 86400],
	["week", 604800],
	["month", 2628288],
]);

/** A number that was stored, as text or not; the default when it is not one. */
export const storedNumber = (key: string, fallback = 0): number => integer(fallback)(storage.get as Lookup, key);

const increase = (key: string, options?: { lifetimeInSeconds?: number }) => {
	const count = storedNumber(key);
	// Later increases do not change the end of the period.
	storage.set(key, count + 1, count ? {} : options);
};

let isCounted: boolean | undefined;

/** Counts the page, and the session with its first page; once a page. */
export const countVisit = (): void => {
	if (isCounted || window.ElementorProFrontendConfig?.popup?.hasPopUps === false) return;
	isCounted = true;
	const session = { session: true };
	increase("pageViews");
	if (storage.get("activeSession", session)) return;
	storage.set("activeSession", true, session);
	increase("sessions");
};

/** @param timing the popup's timing rules, which name the period */
export const createImpressions = (id: string, timing: Record<string, unknown>): Impressions => {
	const period = text()((key) => timing[key], "times_period");
	const lifetimeInSeconds = lifetimes.get(period);
	const inAll = `popup_${id}_times`;
	const inPeriod = `popup-${id}-impressions-count`;

	const inSession = () => {
		try {
			return integer()((key) => sessionStorage.getItem(key), inPeriod);
		} catch {
			return 0;
		}
	};
	return {
		shown: () => (period === "session" ? inSession() : storedNumber(lifetimeInSeconds ? inPeriod : inAll)),
		count() {
			try {
				// Next to the page builder's storage, as text.
				if (period === "session") sessionStorage.setItem(inPeriod, `${inSession() + 1}`);
			} catch {}
			if (lifetimeInSeconds) increase(inPeriod, { lifetimeInSeconds });
			increase(inAll);
		},
	};
};
