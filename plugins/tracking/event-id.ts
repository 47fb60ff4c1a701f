// The id of an event: one a firing, the same for every destination.
import { parseObject } from "../../src/base/page";
import { cookies } from "../../src/stores/cookies";
import type { Options, TrackingEvent } from "./options";
import type { EventIds } from "./types";

/** UUID, version 4. Also where `crypto.randomUUID` is missing: on pages without https. */
export const createId = (): string =>
	"10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) =>
		(+digit ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (+digit / 4)))).toString(16),
	);

/** Whether the browser mints the id. If not, the server has sent the event under the id that it printed. */
export const isMinted = ({ eventID, type }: TrackingEvent, options: Options): boolean =>
	!eventID || !!(type === "static" ? options.ajaxForServerStaticEvent : options.ajaxForServerEvent);

export const createEventIds = (options: Options): EventIds => {
	const minted = new Map<string, [id: string, takers: Set<string>]>();
	const set = (key: unknown, id: string) => {
		const entry: [string, Set<string>] = [id, new Set()];
		minted.set(`${key}`, entry);
		return entry;
	};
	return {
		set,
		of(event, slug) {
			if (event.firingID) return event.firingID;
			if (!isMinted(event, options)) return event.eventID!;
			const key = `${event.custom_event_post_id || event.e_id}`;
			let entry = minted.get(key);
			if (!entry || entry[1].has(slug)) entry = set(key, createId());
			entry[1].add(slug);
			return entry[0];
		},
	};
};

const eventCookie = "pys_fb_event_id";

/** Ids under which the server itself sends an event, by the event's name: a cookie that it reads with the request that follows. */
export const serverIds = {
	all: (): Record<string, unknown> => parseObject(cookies.get(eventCookie)),
	/** @returns a new id, noted for the event of that name */
	renew(event: string): string {
		const id = createId();
		cookies.set(eventCookie, JSON.stringify({ ...serverIds.all(), [event]: id }));
		return id;
	},
};
