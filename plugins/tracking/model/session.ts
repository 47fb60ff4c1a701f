// Which attribution cookies a page view writes and removes: the session's window, first touch and last touch.
import { idNames, type Touch, utmNames } from "./touch";

/** Cookie values by name. */
export type Jar = Readonly<Record<string, string>>;
/** `cookie` of the options: each flag forbids a group of cookies. */
export type Flags = Readonly<Record<string, unknown>>;
/** A value to write, or undefined to remove; days of life, none for the browser session. */
export type Change = readonly [name: string, value?: string, days?: number];

const both = (names: string[]) => names.flatMap((name) => [name, `last_${name}`]);
const pys = (names: string[]) => both(names.map((name) => `pys_${name}`));

/** The cookies that each flag forbids. */
const groups: Record<string, string[]> = {
	externalID_disabled_by_api: ["pbid"],
	disabled_advanced_form_data_cookie: ["pys_advanced_form_data"],
	disabled_landing_page_cookie: both(["pys_landing_page"]),
	disabled_trafficsource_cookie: both(["pysTrafficSource"]),
	disabled_first_visit_cookie: ["pys_first_visit"],
	disabled_utmTerms_cookie: pys(utmNames),
	disabled_utmId_cookie: pys(idNames),
	disabled_start_session_cookie: ["pys_start_session", "pys_session_limit"],
};

/** Names of the cookies that may not be; all of them with `disabled_all_cookie`. */
export const forbidden = (flags: Flags): string[] =>
	Object.entries(groups).flatMap(([flag, names]) => (flags.disabled_all_cookie || flags[flag] ? names : []));

/**
 * Whether this page view begins a session: a session cookie is missing. If those are forbidden the last touch
 * decides, as otherwise every page view would begin one.
 */
export const isNewSession = (jar: Jar, flags: Flags): boolean =>
	flags.disabled_all_cookie || flags.disabled_start_session_cookie
		? !jar.last_pysTrafficSource && !jar.last_pys_landing_page
		: !jar.pys_start_session || !jar.pys_session_limit;

const isFirstVisit = (jar: Jar, flags: Flags) =>
	flags.disabled_first_visit_cookie ? !jar.pysTrafficSource && !jar.pys_landing_page : !jar.pys_first_visit;

export interface Attribution {
	jar: Jar;
	flags: Flags;
	touch: Touch;
	isNew: boolean;
	/** Session cookies are left to a reload that the consent tool makes. */
	skipSession?: boolean;
	/** Life of the attribution. */
	days: number;
	/** Life of the session's window. */
	minutes: number;
}

/** In the order of creation; without forbidden ones. */
export const planCookies = ({ jar, flags, touch, isNew, skipSession, days, minutes }: Attribution): Change[] => {
	const keep = (prefix: string): Change[] => Object.entries(touch).map(([name, value]) => [prefix + name, value, days]);
	const banned = forbidden(flags);
	return [
		...(isNew && !skipSession
			? ([
					["pys_session_limit", "true", minutes / 1440],
					["pys_start_session", "true"],
				] as const)
			: []),
		...(isFirstVisit(jar, flags) ? [["pys_first_visit", "true", days] as const, ...keep("")] : []),
		...(isNew ? keep("last_") : []),
	].filter(([name]) => !banned.includes(name));
};
