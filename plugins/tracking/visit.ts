// The visit: its cookies, written when they may be, held in memory until then, removed when they no longer may.
import { cookies } from "../../src/stores/cookies";
import { forbidden, isNewSession, planCookies } from "./model/session";
import { touchOf } from "./model/touch";
import type { Options } from "./options";
import type { CookieJar } from "./tracker";

export interface Visit {
	/** Removes what the page's flags forbid. */
	clean(): void;
	keep(): void;
	forget(): void;
}

export const createVisit = (options: Options, jar: CookieJar): Visit => {
	const { gdpr, cookie, siteUrl, cookie_duration, last_visit_duration } = options;
	const { href, search } = location;
	const touch = touchOf({ href, search, referrer: document.referrer, siteUrl });
	// The answer holds for the whole page view.
	const isNew = isNewSession(cookies.all(), cookie);
	const flags = () => ({ externalID_disabled_by_api: gdpr.externalID_disabled_by_api, ...cookie });

	return {
		clean: () => forbidden(flags()).forEach(jar.remove),
		keep() {
			const changes = planCookies({
				jar: cookies.all(),
				flags: flags(),
				touch,
				isNew,
				skipSession: `${window.CS_Data?.cs_refresh_after_consent}` === "1" && !jar.get("cs_viewed_cookie_policy"),
				days: Number.parseFloat(`${cookie_duration}`),
				minutes: Number.parseFloat(`${last_visit_duration}`) || 60,
			});
			for (const [name, value, days] of changes) value ? jar.set(name, value, days) : jar.remove(name);
		},
		forget: () => forbidden({ disabled_all_cookie: true }).forEach(jar.remove),
	};
};
