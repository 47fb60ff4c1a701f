// Who the visitor is to Facebook: browser and click id in cookies, the id that the server gives, and advanced matching.
import { isObject } from "../../../src/base/is-object";
import type { Params } from "../options";
import type { Tracker } from "../types";

/** Characters of a click id that are kept. */
const longest = 500;

/** `fb.1.<ms>.<10 digits>` */
export const createFbp = (now: number, random: number): string => `fb.1.${now}.${Math.floor(1e9 + random * 9e9)}`;

/** From the query's `fbclid`; undefined without a value, when that is malformed, or longer than any id. */
export const fbcOf = (search: string, now: number): string | undefined => {
	const [, raw] = /.*[?&]fbclid=([^&=]+)/.exec(search) ?? [];
	try {
		const value = raw && decodeURIComponent(raw);
		return value && value.length <= longest ? `fb.1.${now}.${value}` : undefined;
	} catch {}
};

/**
 * The pixel's visitor data, unhashed. The server's values take precedence, but the id in the cookie over the server's.
 * @param data of `pys_advanced_form_data`
 */
export const matchingOf = (server: Params, data: Params, pbid: string | undefined): Params => {
	const known = { em: data.email, ph: data.phone, fn: data.first_name, ln: data.last_name };
	const all = { ...server };
	for (const [key, value] of Object.entries(known)) if (value && !all[key]) all[key] = value;
	if (pbid) all.external_id = pbid;
	return all;
};

export const createVisitor = ({ options, scope, jar, consent, ask, formData }: Tracker) => {
	const own = options.facebook!;
	const days = Number.parseFloat(`${options.cookie_duration}`);
	const idDays = Number.parseFloat(`${options.external_id_expire}`) || 180;
	/** The currently stored values. */
	const kept = { browser: false, id: false };

	const mayKeepId = () =>
		consent.hasConsent("pys") &&
		![options.gdpr, options.cookie].some((flags) => flags.externalID_disabled_by_api || flags.disabled_all_cookie);

	const askForId = async () => {
		// The bare text `0` where tracking is off.
		const answer = await ask("pys_get_pbid");
		const pbid = isObject(answer) && isObject(answer.data) && answer.data.pbid;
		if (!pbid || !options.send_external_id || !mayKeepId() || scope.signal.aborted) return;
		jar.set("pbid", `${pbid}`, idDays);
		own.advancedMatching = { ...own.advancedMatching, external_id: pbid };
	};

	return {
		/** Writes values that may be stored now and could not be before. */
		keep() {
			const isBrowserKept = consent.hasConsent("facebook");
			// Both are read before any write: a read after a write waits for another process of the browser.
			const [fbp, pbid] = [jar.get("_fbp"), jar.get("pbid")];
			if (isBrowserKept && !kept.browser) {
				const now = Date.now();
				const fbc = fbcOf(location.search, now);
				if (!fbp) jar.set("_fbp", createFbp(now, Math.random()), days);
				if (fbc) jar.set("_fbc", fbc, days);
			}
			const isIdKept = mayKeepId();
			if (isIdKept && !kept.id) {
				const known = own.advancedMatching?.external_id;
				if (!pbid) {
					if (options.ajaxForServerEvent) askForId().catch(() => {});
				} else if (known) jar.set("pbid", `${known}`, idDays);
			}
			kept.browser = isBrowserKept;
			kept.id = isIdKept;
		},
		/** The pixel's visitor data; empty if nothing is known, or if it must not be sent. */
		matching(): Params {
			if (!own.advancedMatchingEnabled || !consent.hasConsent("facebook")) return {};
			const control = `cs_enabled_advanced_matching${window.CS_Data?.test_prefix ?? ""}`;
			const isAsked = window.CS_Data && document.querySelector(`[id="${control}"],[name="${control}"]`);
			if (isAsked && jar.get(control) !== "yes") return {};
			const server = isObject(own.advancedMatching) ? own.advancedMatching : {};
			const pbid = jar.get("pbid") ?? (server.external_id ? undefined : options.pbid);
			return matchingOf(server, formData(), pbid);
		},
	};
};
