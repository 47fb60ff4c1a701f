// The attribution of a visit: its origin, as in the cookies, and which cookies a page view writes and removes.
import type { Jar } from "../types";

export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
export const idNames = ["fbadid", "gadid", "padid", "bingid"];

/** Values by the cookie names of the first touch; undefined if there is nothing to keep. */
export type Touch = Record<string, string | undefined>;

/**
 * Bytes that a link may put into cookies, as they are stored: of the landing page, of any other value, of a touch. There
 * are two touches, and servers refuse visitors with more than 8 kB.
 */
const caps = { landing: 600, value: 300, touch: 2000 };

export const touchOf = ({
	href,
	search,
	referrer,
	siteUrl,
}: {
	href: string;
	search: string;
	referrer: string;
	siteUrl?: string;
}): Touch => {
	const query = parseQuery(search);
	const source = cut(sourceOf(referrer, siteUrl), caps.value);
	const touch: Touch = { pysTrafficSource: source, pys_landing_page: cut(landingOf(href), caps.landing) };
	let left = caps.touch - sizeOf(source) - sizeOf(touch.pys_landing_page!);
	for (const name of [...utmNames, ...idNames]) {
		const value = cut(withoutEmail(query.get(name)) ?? "", Math.min(caps.value, left));
		left -= sizeOf(value);
		touch[`pys_${name}`] = value || undefined;
	}
	return touch;
};

/** Names and values raw, never decoded; the last of a name counts, one without `=` does not. */
export const parseQuery = (search: string): Map<string, string> => {
	const query = new Map<string, string>();
	for (const pair of search.replace(/^\?/, "").split("&")) {
		const [name = "", value] = pair.split("=");
		if (value !== undefined) query.set(name, value);
	}
	return query;
};

/** A fragment is kept if there is no query. */
export const landingOf = (href: string): string => href.split("?")[0]!;

/** Host of the referrer with its port, without `www.`; `direct` without one and from the site itself. */
export const sourceOf = (referrer: string, siteUrl?: string): string =>
	!referrer || (siteUrl && referrer.startsWith(siteUrl))
		? "direct"
		: referrer.replace(/^https?:\/\/(www\.)?/, "").split("/")[0]!;

/** Bytes of a value in a cookie, at most. */
const sizeOf = (text: string) => encodeURIComponent(text).length;

/** The beginning of a percent-encoded text that fits, without half a character at its end. */
const cut = (text: string, most: number): string => {
	let kept = text;
	while (kept && (sizeOf(kept) > most || (kept !== text && !isWellFormed(kept))))
		kept = kept.slice(0, Math.max(0, Math.min(kept.length - 1, most)));
	return kept;
};

const isWellFormed = (text: string) => {
	try {
		return decodeURIComponent(text) !== undefined;
	} catch {
		return false;
	}
};

/** The value; undefined when it is empty or holds an e-mail address, percent-encoded or not. */
export const withoutEmail = <T>(value: T): T | undefined => (!value || hasEmail(`${value}`) ? undefined : value);

const email = /[^\s@]@(\[[\d.]+\]|([\p{L}\d%-]+\.)+[\p{L}%][\p{L}\d%-]+)/u;

/** Even if the address is encoded more than once. */
export const hasEmail = (value: string): boolean =>
	email.test(
		value
			.replace(/%(25)+/g, "%")
			.replaceAll("%40", "@")
			.replace(/%2e/gi, "."),
	);

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
