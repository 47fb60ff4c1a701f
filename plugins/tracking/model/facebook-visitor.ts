// A visitor's data for Facebook: browser and click ids, and the site's data.
import type { Params } from "../options";

/** Characters of a click id that are kept. */
const longest = 500;

/** `fb.1.<ms>.<10 digits>` */
export const createFbp = (now: number, random: number): string => `fb.1.${now}.${Math.floor(1e9 + random * 9e9)}`;

/** From the query's `fbclid`; undefined without a value, when that is malformed, or longer than any id. */
export const fbcOf = (search: string, now: number): string | undefined => {
	const [, raw] = /.*[?&]fbclid=([^&=]+)/.exec(search) ?? [];
	try {
		const value = raw && decodeURIComponent(raw);
		return value && value.length <= longest ? `fb.1.${now}.${value}` : undefined;
	} catch {}
};

/**
 * The pixel's visitor data, unhashed. The server's values take precedence, but the id in the cookie over the server's.
 * @param data of `pys_advanced_form_data`
 */
export const matchingOf = (server: Params, data: Params, pbid: string | undefined): Params => {
	const known = { em: data.email, ph: data.phone, fn: data.first_name, ln: data.last_name };
	const all = { ...server };
	for (const [key, value] of Object.entries(known)) if (value && !all[key]) all[key] = value;
	if (pbid) all.external_id = pbid;
	return all;
};
