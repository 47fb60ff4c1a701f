// Maps the settings of image, loop and nested carousels to the engine; other families start from the same.
import type { Carousel, Layout, Params } from "../../src/parts/carousel";
import { $viewport } from "../../src/stores/viewport";
import type { Settings } from "./settings";

/** How a family becomes a carousel. */
export interface Family {
	params: Params;
	/** For the current device. @param count of slides */
	layout(count: number): Layout;
	/** Features in addition to the carousel, or without one for a single slide. */
	start?(container: HTMLElement, carousel?: Carousel): unknown;
}

/** @param type of the widget, without its skin */
export const rowOf = (type: string, settings: Settings): Family => {
	const { effect, infinite, navigation, pagination, offset_sides, slides_to_show } = settings;
	const hasDots = /^(image|slides)/.test(type) && /^(dots|both)$/.test(navigation);
	return {
		params: {
			loop: infinite,
			speed: settings.speed,
			// Rows are for several slides, fading is for one.
			effect: effect === "fade" && slides_to_show(1, [""]) === 1 ? effect : "slide",
			pagination: {
				type: /^(fraction|progressbar)$/.test(pagination) ? pagination : pagination || hasDots ? "bullets" : "",
			},
			autoplay: settings.autoplay
				? {
						delay: settings.autoplay_speed,
						disableOnInteraction: settings.pause_on_interaction,
						pauseOnMouseEnter: settings.pause_on_hover,
						labels: settings.pause_button ? [settings.pause_label, settings.play_label] : undefined,
					}
				: undefined,
			...(/^nested/.test(type) &&
				(navigator.maxTouchPoints ? { longSwipesRatio: 0.3, threshold: 10 } : { shortSwipes: false })),
		},
		layout() {
			const isBase = !$viewport.get().suffixes[0];
			const visible = slides_to_show() || 3;
			return {
				slidesPerView: visible + (isBase && infinite && /^(right|both)$/.test(offset_sides) ? 0.001 : 0),
				slidesPerGroup: isBase && visible === 1 ? 1 : settings.slides_to_scroll(),
				spaceBetween: settings.image_spacing_custom().size,
			};
		},
	};
};
