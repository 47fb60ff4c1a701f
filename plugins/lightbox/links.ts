// Reads the markup of a lightbox link. A link may be any element, even a form, whose controls hide its members.
import type { FrontendConfig } from "../../src/base/breakpoints";
import { closestTo, getAttribute, querySelector } from "../../src/base/dom";
import { parseObject } from "../../src/base/page";
import { siteSetting } from "../../src/base/site-setting";
import { isFollowed, isImage, type LightboxRequest, type Slide } from "./model";

const attributeOf = (link: Element, name: string) => getAttribute.call(link, name) ?? undefined;
const read = (link: Element, name: string) => attributeOf(link, `data-elementor-${name}`);

/** @returns the address with its host; empty if there is none */
export const resolve = (address: unknown): string => {
	try {
		return new URL((address as string).trim(), document.baseURI).href;
	} catch {
		return "";
	}
};

// Links of drawings have their own idea of `href`.
const addressOf = (link: Element): string => resolve(attributeOf(link, "href") ?? attributeOf(link, "xlink:href"));

/** Whether a click on it is the lightbox's. */
export const isLightboxLink = (link: Element, builder: FrontendConfig): boolean => {
	const isImageLink = attributeOf(link, "download") === undefined && isImage(addressOf(link));
	if (closestTo(link, "a") === link && !isImageLink && !read(link, "lightbox-video")) return false;
	const choice = read(link, "open-lightbox");
	return choice === "yes" || (choice !== "no" && !!siteSetting(builder, "global_image_lightbox"));
};

/** The link's slide. */
export const slideOf = (link: Element): Slide => {
	const video = read(link, "lightbox-video");
	return {
		url: video || addressOf(link),
		isVideo: !!video,
		title: read(link, "lightbox-title"),
		description: read(link, "lightbox-description"),
		alt: querySelector.call<Element, [string], HTMLImageElement | null>(link, "img")?.alt,
		// From 3.5 to 3.10 without `data-`.
		hash: attributeOf(link, "data-e-action-hash") ?? attributeOf(link, "e-action-hash"),
	};
};

/** The link's request; undefined if its JSON is invalid. */
export const requestFrom = (link: Element): LightboxRequest | undefined => {
	let isBroken: unknown;
	const request = parseObject(read(link, "lightbox"), () => (isBroken = true));
	if (isBroken) return;
	return request.type && request.type !== "slideshow" ? request : { slideshow: read(link, "lightbox-slideshow") };
};

/** The slides of a slideshow in order: its links on the page, without copies made by carousels. */
export const slidesOf = (slideshow: string): Slide[] =>
	[...document.querySelectorAll("[data-elementor-lightbox-slideshow]")]
		.filter(
			(link) =>
				read(link, "lightbox-slideshow") === slideshow &&
				!closestTo(link, ".slick-cloned *") &&
				closestTo(link, ".swiper-slide-duplicate > *") !== link,
		)
		.map((link, at) => ({ at: Number(read(link, "lightbox-index") ?? at), slide: slideOf(link) }))
		.sort((one, other) => one.at - other.at)
		.map(({ slide }) => slide)
		.filter(({ url }) => isFollowed(url));
