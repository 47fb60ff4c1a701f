// The visitor's id: asked from the server once, kept in a cookie that every page view refreshes.
import { isObject, type Params } from "../options";
import type { Tracker } from "../tracker";

export const createVisitorId = ({ options, scope, jar, given }: Tracker) => {
	const own = options.facebook!;
	const days = Number.parseFloat(`${options.external_id_expire}`) || 180;
	let isDone = false;
	const isForbidden = () =>
		[options.gdpr, options.cookie].some((flags) => flags.externalID_disabled_by_api) ||
		options.cookie.disabled_all_cookie;

	const ask = async () => {
		const response = await fetch(`${options.ajaxUrl}?action=pys_get_pbid`);
		// The bare text `0` where tracking is off.
		const answer: unknown = await response.json();
		const pbid = isObject(answer) && isObject(answer.data) && answer.data.pbid;
		if (!pbid || !options.send_external_id || isForbidden() || !given("pys") || scope.signal.aborted) return;
		jar.set("pbid", `${pbid}`, days);
		own.advancedMatching = { ...own.advancedMatching, external_id: pbid };
	};

	return {
		/** Once for as long as the visit may be kept. */
		update() {
			const mayKeep = !isForbidden() && given("pys");
			if (mayKeep === isDone) return;
			isDone = mayKeep;
			if (!mayKeep) return;
			const known = (own.advancedMatching as Params | undefined)?.external_id;
			if (!jar.get("pbid")) {
				if (options.ajaxForServerEvent) ask().catch(() => {});
			} else if (known) jar.set("pbid", `${known}`, days);
		},
	};
};
