// The cookies of tracking, at the domain that the page configures.
import { parseObject } from "../../src/base/page";
import { cookies } from "../../src/stores/cookies";
import { createId } from "./model/event-id";
import type { Options } from "./options";
import type { CookieJar } from "./tracker";

declare global {
	interface Window {
		/** Public suffix library, on pages that load it themselves. */
		tldjs?: { getDomain(host: string): string | null };
	}
}

/** @param domain given: asked, at the first cookie, instead of `tldjs` */
export const createJar = (
	{ track_cookie_for_subdomains }: Options,
	warn: (text: string) => void,
	domain?: () => string,
): CookieJar => {
	let place: string | undefined;
	return {
		get: cookies.get,
		set(name, value, days) {
			if (track_cookie_for_subdomains) place ??= domain?.() || rootDomain(true, warn);
			cookies.set(name, value, { days, domain: place });
		},
		remove(name) {
			if (cookies.get(name) === undefined) return;
			cookies.remove(name);
			const labels = location.hostname.split(".");
			labels.forEach((_, at) => {
				cookies.remove(name, { domain: labels.slice(at).join(".") });
			});
		},
	};
};

/** The registrable domain of the page by `tldjs`, else its host. @param dot with a dot before it, where there is one */
export const rootDomain = (dot: boolean, warn?: (text: string) => void): string => {
	const { hostname } = location;
	if (!window.tldjs) warn?.("tldjs is missing: cookies are written for this host name alone.");
	const domain = window.tldjs?.getDomain(hostname);
	return domain ? (dot ? "." : "") + domain : hostname;
};

const eventCookie = "pys_fb_event_id";

/** Ids under which the server itself sends an event, by its name; a cookie that it reads with the request that follows. */
export const serverIds = {
	all: (): Record<string, unknown> => parseObject(cookies.get(eventCookie)),
	/** @returns a new id, noted for the event of that name */
	renew(name: string): string {
		const id = createId();
		cookies.set(eventCookie, JSON.stringify({ ...serverIds.all(), [name]: id }));
		return id;
	},
};
