// Media, testimonial and reviews carousels: settings with different names.
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { readSchema, responsive, slider, text, toggle } from "../../src/kit/settings";
import { servePresses } from "../../src/parts/serve-presses";
import { type Family, rowOf } from "./families";
import type { Settings } from "./settings";
import { count } from "./settings";

const loadThumbs = () => import("./thumbs");

export const mediaSettings = {
	/** As `slides_to_show`, `image_spacing_custom` and `infinite` of other carousels. */
	slides_per_view: count({ _mobile: 1, _tablet: 2, _mobile_extra: 2, _tablet_extra: 3, _laptop: 3 }),
	space_between: responsive(slider()),
	loop: toggle(),
	/** Media carousel: `carousel`, `slideshow`, `coverflow`. */
	skin: text(),
	slideshow_slides_per_view: count({ _mobile: 3, _tablet: 4 }),
	centered_slides: toggle(),
};

/** @param type of the widget, without its skin */
export const family = (type: string, settings: Settings, scope: Scope, host: HTMLElement): Family => {
	const media = readSchema(mediaSettings, settings.lookup);
	const { skin, slides_per_view, space_between, loop, centered_slides } = media;
	const isSingle = type !== "media-carousel";
	const effect = isSingle ? "slide" : skin === "coverflow" ? skin : settings.effect;
	const usual = isSingle ? 1 : 3;
	const isRow = skin !== "slideshow" && !/^(fade|cube)$/.test(effect);
	return {
		params: {
			...rowOf(type, settings).params,
			loop,
			effect: /^(fade|cube|coverflow)$/.test(effect) ? (effect as "fade") : "slide",
			centeredSlides: centered_slides,
			slideToClickedSlide: true,
			grabCursor: true,
		},
		layout: (count) => ({
			slidesPerView: isRow ? Math.min(slides_per_view(usual) || usual, count) : 1,
			slidesPerGroup: isRow ? Math.min(settings.slides_to_scroll(), count) : 1,
			spaceBetween: space_between().size,
		}),
		start(_container, carousel) {
			const [thumbs] = queryOwn(host, ".elementor-thumbnails-swiper:not(form)");
			if (carousel && thumbs)
				return servePresses(
					thumbs,
					".swiper-slide",
					loadThumbs,
					({ addThumbs }) =>
						addThumbs(scope, carousel, thumbs, () => ({
							slidesPerView: media.slideshow_slides_per_view(5) || 5,
							spaceBetween: space_between().size,
						})),
					scope,
				);
		},
	};
};
