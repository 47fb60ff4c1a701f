// The cookies of tracking, at the domain that the page configures.
import { cookies, registrableDomain } from "../../src/stores/cookies";
import { warn } from "./console";
import type { Options } from "./options";
import type { CookieJar } from "./types";

declare global {
	interface Window {
		/** Public suffix library, on pages that load it themselves. */
		tldjs?: { getDomain(host: string): string | null };
	}
}

/** @param isProbed without `tldjs` the browser is asked for the domain */
export const createJar = ({ track_cookie_for_subdomains }: Options, isProbed: boolean): CookieJar => {
	let domain: string | undefined;
	return {
		get: cookies.get,
		set(name, value, days) {
			if (track_cookie_for_subdomains) domain ??= rootDomain(true, isProbed);
			cookies.set(name, value, { days, domain });
		},
		remove(names) {
			const labels = location.hostname.split(".");
			const present = names[0] ? cookies.all() : {};
			for (const name of names) {
				if (present[name] === undefined) continue;
				cookies.remove(name);
				labels.forEach((_, at) => {
					cookies.remove(name, { domain: labels.slice(at).join(".") });
				});
			}
		},
	};
};

/**
 * The registrable domain of the page, else its host.
 * @param dot with a dot before it, if there is a domain
 * @param isProbed without `tldjs` the browser is asked; else there is a warning, which owners of the original know
 */
export const rootDomain = (dot: boolean, isProbed = true): string => {
	const { hostname } = location;
	if (!window.tldjs && !isProbed) warn("tldjs is missing: cookies are written for this host name alone.");
	const domain = window.tldjs ? window.tldjs.getDomain(hostname) : isProbed && registrableDomain();
	return domain ? (dot ? "." : "") + domain : hostname;
};
