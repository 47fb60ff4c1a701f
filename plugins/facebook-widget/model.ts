// Rules of Facebook's widgets without a DOM: the script's address, the reserved height, allowed link targets.

/** Address of Facebook's script, in that language; English for an invalid one. */
export const sdkAddress = (lang: unknown): string =>
	`https://connect.facebook.net/${/^[a-z]{2,3}_[A-Z]{2}$/.test(`${lang}`) ? lang : "en_US"}/sdk.js`;

/** A printed height in pixels; undefined for other values. */
export const heightOf = (printed: string | undefined): number | undefined => {
	const [, digits] = /^\s*(\d{1,4})(?:px)?\s*$/.exec(printed ?? "") ?? [];
	return Number(digits) || undefined;
};

/** The address of something on Facebook; undefined for any other, as a page need not link to itself. */
export const facebookAddress = (href: string | undefined): string | undefined => {
	try {
		const { protocol, hostname, href: address } = new URL(href ?? "");
		if (/^https?:$/.test(protocol) && /^([\w-]+\.)*facebook\.com$/.test(hostname)) return address;
	} catch {}
};
