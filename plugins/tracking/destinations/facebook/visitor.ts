// Who the visitor is to Facebook: browser and click id in cookies, the id that the server gives, and advanced matching.
import { isObject } from "../../../../src/base/is-object";
import { createFbp, fbcOf, matchingOf } from "../../model/facebook-visitor";
import type { Params } from "../../options";
import type { Tracker } from "../../types";

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
