// Who the visitor is to Facebook: browser and click id in cookies, the id that the server gives, and advanced matching.
import { actionAddress } from "../late";
import { createFbp, fbcOf, matchingOf } from "../model/visitor";
import { isObject, type Params } from "../options";
import type { Tracker } from "../tracker";

export const createVisitor = (tracker: Tracker) => {
	const { options, scope, jar, given } = tracker;
	const own = options.facebook!;
	const days = Number.parseFloat(`${options.cookie_duration}`);
	const idDays = Number.parseFloat(`${options.external_id_expire}`) || 180;
	/** What is kept at present. */
	const kept = { browser: false, id: false };

	const isForbidden = () =>
		[options.gdpr, options.cookie].some((flags) => flags.externalID_disabled_by_api || flags.disabled_all_cookie);

	const askForId = async () => {
		const response = await fetch(actionAddress(options.ajaxUrl, "pys_get_pbid"));
		// The bare text `0` where tracking is off.
		const answer: unknown = await response.json();
		const pbid = isObject(answer) && isObject(answer.data) && answer.data.pbid;
		if (!pbid || !options.send_external_id || isForbidden() || !given("pys") || scope.signal.aborted) return;
		jar.set("pbid", `${pbid}`, idDays);
		own.advancedMatching = { ...own.advancedMatching, external_id: pbid };
	};

	return {
		/** Writes what may be kept now and was not before. */
		keep() {
			if (!kept.browser && given("facebook")) {
				const now = Date.now();
				const fbc = fbcOf(location.search, now);
				if (!jar.get("_fbp")) jar.set("_fbp", createFbp(now, Math.random()), days);
				if (fbc) jar.set("_fbc", fbc, days);
				kept.browser = true;
			}
			const mayKeepId = !isForbidden() && given("pys");
			if (mayKeepId && !kept.id) {
				const known = (own.advancedMatching as Params | undefined)?.external_id;
				if (!jar.get("pbid")) {
					if (options.ajaxForServerEvent) askForId().catch(() => {});
				} else if (known) jar.set("pbid", `${known}`, idDays);
			}
			kept.id = mayKeepId;
		},
		forget() {
			kept.browser = false;
			jar.remove("_fbp");
			jar.remove("_fbc");
		},
		/** What the pixel is told; empty where nothing is known, or where it must not be told. */
		matching(): Params {
			if (!own.advancedMatchingEnabled) return {};
			const control = `cs_enabled_advanced_matching${window.CS_Data?.test_prefix ?? ""}`;
			const isAsked = window.CS_Data && document.querySelector(`[id="${control}"],[name="${control}"]`);
			if (isAsked && jar.get(control) !== "yes") return {};
			const server = isObject(own.advancedMatching) ? own.advancedMatching : {};
			const pbid = jar.get("pbid") ?? (server.external_id ? undefined : options.pbid);
			return matchingOf(server, tracker.formData(), pbid);
		},
	};
};
