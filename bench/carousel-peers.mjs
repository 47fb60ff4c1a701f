// Carousels side by side: how each library is started on the same slides, what its page holds, and what of it a site would bundle.
import { readFileSync } from "node:fs";

const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join("");
const slides = (className) => many(8, (index) => `<div class="${className}"><a href="#${index}">${index}</a></div>`);
const css = (file) => readFileSync(`node_modules/${file}`, "utf8");
const swiperControls = `<div class="swiper-button-prev"></div><div class="swiper-button-next"></div><div class="swiper-pagination"></div>`;
const arrow = (side) =>
	`<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0">${side}</div>`;

/**
 * `entry`: what is bundled; it sets `start(root, autoplay)`, which returns a function that moves on by one. `markup(index, autoplay)`: one carousel.
 * `row`: what is dragged. `brings`: the features that the bytes hold, of arrows, dots, ring, autoplay, accessibility.
 */
export const peers = {
	gossamer: {
		brings: "all",
		row: ".swiper-wrapper",
		markup: (index, autoplay) => {
			const settings = {
				navigation: "both",
				infinite: "yes",
				speed: 500,
				autoplay_speed: 1000,
				...(autoplay && { autoplay: "yes" }),
			};
			return `<div class="elementor-element elementor-widget elementor-widget-image-carousel carousel" data-id="c${index}" data-element_type="widget" data-widget_type="image-carousel.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-image-carousel-wrapper swiper" dir="ltr" role="region" aria-roledescription="carousel" aria-label="Photos"><div class="swiper-wrapper">${slides("swiper-slide")}</div>${arrow("prev")}${arrow("next")}<div class="swiper-pagination"></div></div></div>`;
		},
	},
	swiper: {
		brings: "all",
		row: ".swiper-wrapper",
		css: () => css("swiper/swiper-bundle.min.css"),
		markup: () =>
			`<div class="swiper carousel"><div class="swiper-wrapper">${slides("swiper-slide")}</div>${swiperControls}</div>`,
		entry: `import Swiper from "swiper"; import { A11y, Autoplay, Navigation, Pagination } from "swiper/modules";
			window.start = (root, autoplay) => { const at = (name) => root.querySelector(".swiper-" + name);
			const swiper = new Swiper(root, { modules: [A11y, Autoplay, Navigation, Pagination], slidesPerView: 3, loop: true, speed: 500,
				autoplay: autoplay && { delay: 1000 }, navigation: { prevEl: at("button-prev"), nextEl: at("button-next") }, pagination: { el: at("pagination"), clickable: true } });
			return () => swiper.slideNext(); };`,
	},
	splide: {
		brings: "all",
		row: ".splide__list",
		css: () => css("@splidejs/splide/dist/css/splide-core.min.css"),
		markup: () =>
			`<div class="splide carousel" aria-label="Photos"><div class="splide__track"><div class="splide__list">${slides("splide__slide")}</div></div></div>`,
		entry: `import { Splide } from "@splidejs/splide";
			window.start = (root, autoplay) => { const splide = new Splide(root, { type: "loop", perPage: 3, perMove: 1, speed: 500, autoplay, interval: 1000 }).mount();
			return () => splide.go(">"); };`,
	},
	embla: {
		brings: "ring, autoplay",
		row: ".embla__container",
		css: () => ".embla{overflow:hidden}.embla__container{display:flex}.embla__slide{flex:0 0 33.3333%;min-width:0}",
		markup: () => `<div class="embla carousel"><div class="embla__container">${slides("embla__slide")}</div></div>`,
		entry: `import Embla from "embla-carousel"; import Autoplay from "embla-carousel-autoplay";
			window.start = (root, autoplay) => { const embla = Embla(root, { loop: true, align: "start" }, autoplay ? [Autoplay({ delay: 1000 })] : []);
			return () => embla.scrollNext(); };`,
	},
	keen: {
		brings: "ring",
		row: ".keen-slider",
		css: () => css("keen-slider/keen-slider.min.css"),
		markup: () => `<div class="keen-slider carousel">${slides("keen-slider__slide")}</div>`,
		// Autoplay as its documentation has it.
		entry: `import Keen from "keen-slider";
			window.start = (root, autoplay) => { const keen = new Keen(root, { loop: true, slides: { perView: 3 } });
			if (autoplay) setInterval(() => keen.next(), 1000); return () => keen.next(); };`,
	},
	blaze: {
		brings: "arrows, dots, ring, autoplay",
		row: ".blaze-track",
		css: () => css("blaze-slider/dist/blaze.css"),
		markup: () =>
			`<div class="blaze-slider carousel"><div class="blaze-container"><div class="blaze-track-container"><div class="blaze-track">${slides("blaze-slide")}</div></div><button class="blaze-prev">prev</button><button class="blaze-next">next</button><div class="blaze-pagination"></div></div></div>`,
		entry: `import Blaze from "blaze-slider";
			window.start = (root, autoplay) => { const blaze = new Blaze(root, { all: { slidesToShow: 3, loop: true, transitionDuration: 500, slideGap: "0px", enableAutoplay: autoplay, autoplayInterval: 1500 } });
			return () => blaze.next(); };`,
	},
};

/** @param {{ name: string, count: number, autoplay?: boolean, isBelow?: boolean }} options `isBelow`: out of view */
export const pageOf = ({ name, count, autoplay = false, isBelow }) => {
	const { markup, css } = peers[name];
	const body = `${isBelow ? '<div style="height:5000px"></div>' : ""}${many(count, (index) => markup(index, autoplay))}<div style="height:5000px"></div>`;
	const start =
		name === "gossamer"
			? `<link rel="stylesheet" href="/gossamer/plugins/carousel.css"><script type="module" src="/gossamer/gossamer.js"></script>`
			: `<style>${css()}</style><script defer src="/peers/${name}.js"></script>
			<script>addEventListener("DOMContentLoaded", () => { window.moves = [...document.querySelectorAll(".carousel")].map((root) => start(root, ${autoplay})) })</script>`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Carousels</title><style>body{margin:0}.carousel{width:900px}.carousel a{display:block;height:60px;background:#ccc}</style>${start}</head><body>${body}</body></html>`;
};
