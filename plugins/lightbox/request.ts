// The slides of a request: the video that its JSON names, a slideshow, or a single picture.
import { slideOf, slidesOf } from "./links";
import { isFollowed, type LightboxRequest, type Opening, textOf } from "./model";

/**
 * @param link that provides the slide if the request does not
 * @returns nothing for an address that is not followed
 */
export const openingOf = (request: LightboxRequest, link?: Element): Opening | undefined => {
	const { description, id, modalOptions, slideshow, title, type, url } = request;
	// An `id` makes a picture of whatever has a type: the page builder prints both on pictures.
	const isAlone = type === "video" && !id;
	const slide = link
		? slideOf(link)
		: { url: url as string, isVideo: isAlone, title: textOf(title), description: textOf(description) };
	const isShown = isFollowed(slide.url);
	// A video that cannot be shown may be there for the browser.
	if (!(isShown || slide.isVideo) || type === "html") return;
	const name = isAlone || !isShown ? "" : textOf(slideshow);
	const slides = name ? slidesOf(name) : [];
	const single = link ? "elementor-lightbox-slideshow-single-img" : "elementor-lightbox";
	return {
		id: slides[0]
			? `elementor-lightbox-slideshow-${name}`
			: textOf((modalOptions as LightboxRequest | undefined)?.id) || single,
		start: Math.max(
			0,
			slides.findLastIndex(({ url }) => url === slide.url),
		),
		slides: slides[0] ? slides : [slide],
		isSlideshow: !!slides[0],
		isAlone,
	};
};
