// Rules of a text on a path that need no page: addresses, the link, where on the path the text begins.
import { isObject } from "../../src/base/is-object";

/** The address of the file, absolute: only of the web, and only `.svg`. */
export const svgAddress = (url: string | undefined, base: string): string | undefined => {
	try {
		const { protocol, pathname, href } = new URL(url!, base);
		if (url && /^https?:$/.test(protocol) && /\.svg$/i.test(pathname)) return href;
	} catch {}
};

/** Attributes of the link round the text; undefined if it leads nowhere that a link may lead. */
export const linkOf = (
	url: unknown,
	setting: unknown,
	base: string,
): Record<"href" | "target" | "rel", string | undefined> | undefined => {
	const { is_external: isExternal, nofollow } = isObject(setting) ? setting : {};
	try {
		if (typeof url !== "string" || !url.trim() || !/^(https?|mailto|tel):$/.test(new URL(url, base).protocol)) return;
	} catch {
		return;
	}
	const rel = [isExternal && "noopener", nofollow && "nofollow"].filter(Boolean).join(" ");
	return { href: url.trim(), target: isExternal ? "_blank" : undefined, rel: rel || undefined };
};

/** Start of the text, in percent of the path; from its end for right-to-left text. */
export const startOffset = (size: number, isRtl: boolean): string => `${isRtl ? 100 - size : size}%`;
