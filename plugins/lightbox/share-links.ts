// Where a slide can be shared.
import type { Slide } from "./model";

export type ShareLink = [icon: string, label: string, address: string, isDownload?: boolean];

/** @param page address of the page */
export const shareLinks = ({ url, player, hash }: Slide, page: string): ShareLink[] => {
	const here = encodeURIComponent(page.split("#")[0] + (hash || ""));
	const links: ShareLink[] = [
		["facebook", "shareOnFacebook", `https://www.facebook.com/sharer.php?u=${here}`],
		["twitter", "shareOnTwitter", `https://twitter.com/intent/tweet?text= ${here}`],
		["pinterest", "pinIt", `https://www.pinterest.com/pin/create/button/?url=&media=${encodeURIComponent(url)}`],
	];
	if (!player) links.push(["download-bold", "downloadImage", url, true]);
	return links;
};
