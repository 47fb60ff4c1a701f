// What the settings of each family of carousels mean to the engine.
import type { Layout, Params } from "../../src/parts/carousel";
import { $viewport } from "../../src/stores/viewport";
import type { Settings } from "./index";

/** Media, testimonial and reviews carousels have settings of their own names. */
const isMedia = (type: string) => /^(media|testimonial|reviews)/.test(type);
const isSlides = (type: string) => type === "slides";

const effectOf = (type: string, settings: Settings): Params["effect"] => {
	const { effect, skin, transition, slides_to_show } = settings;
	const known = /^(fade|cube)$/.exec(isSlides(type) ? transition : effect)?.[0] as Params["effect"];
	if (type === "media-carousel") return skin === "coverflow" ? skin : known;
	// The others show one slide at a time with it, and rows are made for several.
	return known === "fade" && (isSlides(type) || (!isMedia(type) && slides_to_show(1, [""]) === 1)) ? known : "slide";
};

/** @param type of the widget, without its skin */
export const paramsOf = (type: string, settings: Settings): Params => {
	const { navigation, pagination, autoplay_speed, pause_on_interaction, pause_on_hover } = settings;
	const hasDots = (/^image/.test(type) || isSlides(type)) && /^(dots|both)$/.test(navigation);
	const dots = pagination || (hasDots ? "bullets" : "");
	const isTouch = navigator.maxTouchPoints > 0;
	return {
		loop: isMedia(type) ? settings.loop : settings.infinite,
		speed: isSlides(type) ? settings.transition_speed : settings.speed,
		effect: effectOf(type, settings),
		centeredSlides: isMedia(type) && settings.centered_slides,
		slideToClickedSlide: isMedia(type),
		grabCursor: isMedia(type) || isSlides(type),
		pagination: { type: /^(fraction|progressbar|)$/.test(dots) ? dots : "bullets" },
		autoplay: settings.autoplay
			? {
					delay: autoplay_speed,
					disableOnInteraction: pause_on_interaction,
					pauseOnMouseEnter: pause_on_hover,
					stopOnLastSlide: isSlides(type),
					control: settings.pause_button,
				}
			: undefined,
		...(/^nested/.test(type) && (isTouch ? { longSwipesRatio: 0.3, threshold: 10 } : { shortSwipes: false })),
	};
};

/** For the device of the moment. @param count of slides */
export const layoutOf = (type: string, settings: Settings, count: number): Layout => {
	const { infinite, offset_sides, slides_to_scroll } = settings;
	if (isSlides(type)) return {};
	const isBase = !$viewport.get().suffixes[0];
	if (!isMedia(type)) {
		const visible = settings.slides_to_show() || 3;
		return {
			slidesPerView: visible + (isBase && infinite && /^(right|both)$/.test(offset_sides) ? 0.001 : 0),
			slidesPerGroup: isBase && visible === 1 ? 1 : slides_to_scroll(),
			spaceBetween: settings.image_spacing_custom().size,
		};
	}
	const isRow = settings.skin !== "slideshow" && /^(slide|coverflow)$/.test(effectOf(type, settings) ?? "slide");
	const isSingle = type !== "media-carousel";
	const visible = settings.slides_per_view(isSingle ? 1 : undefined) || (isSingle ? 1 : 3);
	return {
		slidesPerView: isRow ? Math.min(visible, count) : 1,
		slidesPerGroup: isRow ? Math.min(slides_to_scroll(), count) : 1,
		spaceBetween: settings.space_between().size,
	};
};
