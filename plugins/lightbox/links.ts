// What the markup of a lightbox link says.
import { parseObject } from "../../src/base/page";
import { isFollowed, isImage, type Slide, type Wish } from "./model";
import type { videoOf } from "./video";

const read = (link: Element, name: string) => link.getAttribute(`data-elementor-${name}`) ?? undefined;

/** The resolved address, empty where there is none. */
const addressOf = (link: Element): string => {
	try {
		// Links of drawings have their own idea of `href`.
		return new URL((link.getAttribute("href") ?? link.getAttribute("xlink:href"))!.trim(), document.baseURI).href;
	} catch {
		return "";
	}
};

/** Whether a click on it is the lightbox's. */
export const isLightboxLink = (link: Element, kit?: Record<string, unknown>): boolean => {
	const isImageLink = !link.hasAttribute("download") && isImage(addressOf(link));
	if (link.matches("a") && !isImageLink && !read(link, "lightbox-video")) return false;
	const choice = read(link, "open-lightbox");
	return choice === "yes" || (choice !== "no" && !!kit?.global_image_lightbox);
};

/** What the link shows; nothing for an address that is not followed or a video that nobody can play. */
export const slideOf = (link: Element, play?: typeof videoOf): Slide | undefined => {
	const video = read(link, "lightbox-video");
	const url = video || addressOf(link);
	const Video = video ? play?.(url, { autoplay: true }) : undefined;
	if (!isFollowed(url) || (video && !Video)) return;
	return {
		url,
		Video,
		title: read(link, "lightbox-title"),
		description: read(link, "lightbox-description"),
		alt: link.querySelector("img")?.alt,
		hash: link.getAttribute("data-e-action-hash") ?? undefined,
	};
};

/** What the link wishes; nothing when its JSON is broken. */
export const wishOf = (link: Element): Wish | undefined => {
	let isBroken: unknown;
	const wish = parseObject(read(link, "lightbox"), () => (isBroken = true));
	if (isBroken) return;
	return wish.type && wish.type !== "slideshow" ? wish : { slideshow: read(link, "lightbox-slideshow") };
};

/** The slides of a slideshow: its links on the page, without those that carousels have copied. */
export const itemsOf = (name: string, play?: typeof videoOf): Slide[] =>
	[...document.querySelectorAll(`[data-elementor-lightbox-slideshow=${JSON.stringify(name)}]`)]
		.filter((link) => !link.matches(".swiper-slide-duplicate > *,.slick-cloned *"))
		.map((link, at) => ({ at: Number(read(link, "lightbox-index") ?? at), slide: slideOf(link, play) }))
		.sort((one, other) => one.at - other.at)
		.flatMap(({ slide }) => slide ?? []);
