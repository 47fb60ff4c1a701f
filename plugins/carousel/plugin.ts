// Carousels and slides: image, loop, nested, media and testimonial carousels, reviews, slides.
import type { Covers, PluginRow } from "../../src/base/descriptor";

const widgets = [
	"image-carousel",
	"loop-carousel",
	"nested-carousel",
	"media-carousel",
	"testimonial-carousel",
	"reviews",
	"slides",
];

/** A quotation mark in an attribute, as a regular expression. */
const mark = '(&quot;|")';

export const covers = {
	widgets,
	libraries: ["swiper"],
	markup: ".elementor-image-carousel-wrapper,.elementor-main-swiper,.elementor-slides-wrapper",
	early: {
		media: "data-widget_type=.(media-carousel|testimonial-carousel|reviews)[.]",
		slides: "data-widget_type=.slides[.]",
		thumbs: "elementor-thumbnails-swiper",
		lazy: `lazyload${mark}:${mark}yes`,
		"carousel-effects": `${mark}(effect|transition|skin)${mark}:${mark}(fade|cube|coverflow)${mark}`,
		"carousel-stops": `${mark}pagination${mark}:${mark}(fraction|progressbar)`,
	},
} satisfies Covers;

export default {
	name: "carousel",
	widgets,
	intent: ".elementor-swiper-button,.elementor-thumbnails-swiper .swiper-slide",
} satisfies PluginRow;
