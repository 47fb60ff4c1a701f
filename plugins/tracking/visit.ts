// The visit's cookies: written when they may be, removed when they no longer may. Loaded then, on what was noted at the start.
import { cookies } from "../../src/stores/cookies";
import { forbidden, isNewSession, type Jar, planCookies } from "./model/session";
import { touchOf } from "./model/touch";
import type { Options } from "./options";
import type { CookieJar } from "./tracker";

/** How the page was when it began: the answers hold for the whole page view. */
export interface Beginning {
	jar: Jar;
	href: string;
	search: string;
	referrer: string;
}

export type Visit = ReturnType<typeof createVisit>;

export const createVisit = (options: Options, jar: CookieJar, beginning: Beginning) => {
	const { gdpr, cookie, siteUrl, cookie_duration, last_visit_duration } = options;
	const touch = touchOf({ ...beginning, siteUrl });
	const isNew = isNewSession(beginning.jar, cookie);
	const flags = () => ({ externalID_disabled_by_api: gdpr.externalID_disabled_by_api, ...cookie });

	return {
		/** Removes what the page's flags forbid. */
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
