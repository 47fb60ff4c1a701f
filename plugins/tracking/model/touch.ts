// The origin of a visit: landing page, source, campaign terms and click ids, as in their cookies.
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
