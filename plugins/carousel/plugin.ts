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

export const covers = {
	widgets,
	libraries: ["swiper"],
	markup: ".elementor-image-carousel-wrapper,.elementor-main-swiper,.elementor-slides-wrapper",
} satisfies Covers;

export default {
	name: "carousel",
	widgets,
	intent: ".elementor-swiper-button,.elementor-thumbnails-swiper .swiper-slide",
} satisfies PluginRow;
