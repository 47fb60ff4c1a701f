// Where a slide can be shared.
import type { Slide } from "./model";

/** Name of the icon, key of the label, address. @param page address of the page */
export const shareLinks = (
	{ url, Video, hash }: Slide,
	page: string,
): [icon: string, label: string, href: string][] => {
	const here = encodeURIComponent(page.split("#")[0] + (hash || ""));
	const links: [string, string, string][] = [
		["facebook", "shareOnFacebook", `https://www.facebook.com/sharer.php?u=${here}`],
		["twitter", "shareOnTwitter", `https://twitter.com/intent/tweet?text= ${here}`],
		["pinterest", "pinIt", `https://www.pinterest.com/pin/create/button/?url=&media=${encodeURIComponent(url)}`],
	];
	if (!Video) links.push(["download-bold", "downloadImage", url]);
	return links;
};
