// The ways to the server: by beacon, by `fetch` to the REST route, by `fetch` to the ajax route.
import { formEncode } from "../../../src/base/form-encode";
import type { Payload, Tracker } from "../types";
import { createBeacons } from "./beacons";
import { type Entry, timeoutMs } from "./outbox";

/** The fields of the REST route: all text, `"0"` for no order. */
export const toRest = ({ event, data, ids, eventID, woo_order, edd_order }: Payload): Record<string, string> => ({
	event,
	data: JSON.stringify(data),
	ids: JSON.stringify(ids),
	eventID,
	woo_order: `${woo_order || 0}`,
	edd_order: `${edd_order || 0}`,
});

declare global {
	interface Window {
		/** Printed when the server takes events by its REST route. */
		pysFacebookRest?: { restApiUrl?: string };
	}
}

export interface Transport {
	/**
	 * Sends an event so that it outlives the page.
	 * @param onAnswer called once, with whether the server has taken it
	 * @returns whether the browser took it
	 */
	beacon(entry: Entry, onAnswer: (isAcknowledged: boolean) => void): boolean;
	/** @throws (rejects with) the status when the server has not taken it, an error when it has not answered */
	call(entry: Entry): Promise<void>;
}

/** Browsers refuse to keep larger bodies alive: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const longestKeptAlive = 60_000;

/** Which way an event goes. */
export const createTransport = ({ options, scope, log }: Tracker): Transport => {
	const isRest = ({ payload }: Entry) => window.pysFacebookRest && payload.pixel === "facebook";
	const restAddress = () => window.pysFacebookRest?.restApiUrl || "/wp-json/pys-facebook/v1/event";
	const restFields = ({ payload }: Entry) => toRest(payload as unknown as Payload);
	const ajaxAddress = ({ address }: Entry) => `${address || options.ajaxUrl}`;
	/** With the nonce of this page: that of the page before may have expired. */
	const ajaxFields = (entry: Entry) =>
		"ajax_event" in entry.payload && ajaxAddress(entry) === `${options.ajaxUrl}`
			? { ...entry.payload, ajax_event: options.ajax_event }
			: entry.payload;

	const beacons = createBeacons(scope);

	return {
		beacon(entry, onAnswer) {
			if (!options.useSendBeacon) return false;
			const address = isRest(entry) ? restAddress() : ajaxAddress(entry);
			const fields = isRest(entry) ? restFields(entry) : ajaxFields(entry);
			try {
				return beacons.send(new URL(address, location.href), toForm(fields), onAnswer);
			} catch (error) {
				log("beacon failed:", error);
				return false;
			}
		},
		async call(entry) {
			if (isRest(entry)) {
				try {
					const headers = { "Content-Type": "application/json" };
					return await post(restAddress(), JSON.stringify(restFields(entry)), headers);
				} catch (error) {
					log("REST failed, ajax follows:", error);
				}
			}
			await post(ajaxAddress(entry), toForm(ajaxFields(entry)), {
				"Cache-Control": "no-cache",
				"X-Requested-With": "XMLHttpRequest",
			});
		},
	};
};

/** Null, undefined and empty values are dropped, nested keys are in brackets, a space is `+`. */
export const toForm = (fields: object): URLSearchParams => new URLSearchParams(formEncode(fields).join("&"));

const post = async (address: string, body: string | URLSearchParams, headers: Record<string, string>) => {
	const keepalive = `${body}`.length < longestKeptAlive;
	const signal = AbortSignal.timeout(timeoutMs);
	const { ok, status } = await fetch(address, { method: "POST", body, headers, keepalive, signal });
	if (!ok) throw status;
};
