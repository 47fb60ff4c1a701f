// The visit's cookies and the checkout's fields: written when they may be, removed when they no longer may.
import { isOn } from "../../../src/base/is-on";
import { cookies } from "../../../src/stores/cookies";
import type { Tracker, Visit } from "../types";
import { forbidden, isNewSession, planCookies, touchOf } from "./attribution";
import { isCheckout } from "./is-checkout";
import { applyFilters, mergeLateEvents } from "./late-options";

const loadCheckout = () => import("./checkout");

export const createVisit = (tracker: Tracker): Visit => {
	const { options, scope, jar, beginning, warn } = tracker;
	const { gdpr, cookie, siteUrl, cookie_duration, last_visit_duration } = options;
	const touch = touchOf({ ...beginning, siteUrl });
	const isNew = isNewSession(beginning.jar, cookie);
	const flags = () => ({ externalID_disabled_by_api: gdpr.externalID_disabled_by_api, ...cookie });
	let isKept = false;
	const fields: HTMLInputElement[] = [];
	const removeFields = () => {
		for (const field of fields.splice(0)) field.remove();
	};
	scope.add(removeFields);

	const visit: Visit = {
		async prepare() {
			mergeLateEvents(options, warn);
			try {
				await applyFilters(tracker);
			} catch (error) {
				scope.report("tracking", error);
				return false;
			}
			jar.remove(forbidden(flags()));
			return true;
		},
		keep() {
			if (isKept) return;
			isKept = true;
			const changes = planCookies({
				jar: cookies.all(),
				flags: flags(),
				touch,
				isNew,
				skipSession: isOn(window.CS_Data?.cs_refresh_after_consent) && !jar.get("cs_viewed_cookie_policy"),
				days: Number.parseFloat(`${cookie_duration}`),
				minutes: Number.parseFloat(`${last_visit_duration}`) || 60,
			});
			jar.remove(changes.flatMap(([name, value]) => (value ? [] : name)));
			for (const [name, value, days] of changes) if (value) jar.set(name, value, days);
			visit.addFields();
		},
		addFields() {
			if (!isKept || !isCheckout()) return;
			return scope.part(
				loadCheckout,
				({ addCheckoutFields }) => {
					// The visitor may have withdrawn the consent in the meantime.
					if (isKept) fields.push(...addCheckoutFields(options));
				},
				true,
			);
		},
		forget() {
			isKept = false;
			removeFields();
			jar.remove(forbidden({ disabled_all_cookie: true }));
		},
	};
	return visit;
};
