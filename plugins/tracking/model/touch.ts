// Where a visit came from: landing page, source, campaign terms and click ids, as their cookies hold them.

export const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
export const idNames = ["fbadid", "gadid", "padid", "bingid"];

/** Values by the cookie names of the first touch; undefined where there is nothing to keep. */
export type Touch = Record<string, string | undefined>;

export interface Visit {
	href: string;
	search: string;
	referrer: string;
	siteUrl?: string;
}

export const touchOf = ({ href, search, referrer, siteUrl }: Visit): Touch => {
	const query = parseQuery(search);
	const touch: Touch = { pysTrafficSource: sourceOf(referrer, siteUrl), pys_landing_page: landingOf(href) };
	for (const name of [...utmNames, ...idNames]) touch[`pys_${name}`] = withoutEmail(query.get(name));
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

/** A fragment survives where there is no query. */
export const landingOf = (href: string): string => href.split("?")[0]!;

/** Host of the referrer with its port, without `www.`; `direct` without one and from the site itself. */
export const sourceOf = (referrer: string, siteUrl?: string): string =>
	!referrer || (siteUrl && referrer.startsWith(siteUrl))
		? "direct"
		: referrer.replace(/^https?:\/\/(www\.)?/, "").split("/")[0]!;

/** The value; undefined when it is empty or looks like an e-mail address, percent-encoded or not. */
export const withoutEmail = <T>(value: T): T | undefined => (!value || isEmail(`${value}`) ? undefined : value);

const local = '[^\\s<>()[\\].,;:\\\\@"]+';
const email = new RegExp(
	`^(${local}(\\.${local})*|".+")@(\\[\\d+\\.\\d+\\.\\d+\\.\\d+\\]|([\\p{L}\\d-]+\\.)+\\p{L}{2,})$`,
	"u",
);

export const isEmail = (value: string): boolean => email.test(value.trim()) || email.test(decode(value).trim());

/** Malformed encoding stays as it is. */
export const decode = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};
