// Carousels as the page builder prints them, for tests: each family with any number of slides and settings.
import type { Page } from "playwright-core";

/** As when someone has been over the carousel for a moment: what answers fingers and keys is there. */
export const awaitHands = async (page: Page): Promise<void> => {
	await page.dispatchEvent(".swiper-initialized .swiper-wrapper", "pointerover");
	await page.waitForFunction(
		() => "carousel-hands" in (window as unknown as { gossamer: { modules: object } }).gossamer.modules,
	);
};

export interface CarouselMarkup {
	/** Widget, with its skin; the image carousel by default. */
	type?: string;
	settings?: Record<string, unknown> | string;
	count?: number;
	/** What is in a slide, by its number from 1. */
	content?(number: number): string;
	dir?: "ltr" | "rtl";
	/** Without arrows or dots, as the server prints few slides. */
	bare?: boolean;
	id?: string;
	/** Attributes of the container. */
	attributes?: string;
	/** Before the slides in the wrapper. */
	before?: string;
}

/** Settings that the image carousel's owner has not touched. */
export const usual = {
	navigation: "both",
	autoplay: "yes",
	autoplay_speed: 5000,
	infinite: "yes",
	pause_on_hover: "yes",
	pause_on_interaction: "yes",
	speed: 500,
};

const arrow = (side: string) =>
	`<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0"><svg width="25" height="25" aria-hidden="true"></svg></div>`;

export const carousel = ({
	type = "image-carousel.default",
	settings = {},
	count = 6,
	content = (number) => `<a href="#slide-${number}">Slide ${number}</a>`,
	dir = "ltr",
	bare = false,
	id = "c1",
	attributes = "",
	before = "",
}: CarouselMarkup = {}): string => {
	const [name = ""] = type.split(".");
	const widget = name === "nested-carousel" ? "n-carousel" : name;
	const isMedia = /^(media|testimonial|reviews)/.test(name);
	const isSibling = /^(loop|nested)/.test(name);
	const container = {
		"image-carousel": "elementor-image-carousel-wrapper swiper",
		"loop-carousel": "swiper elementor-loop-container elementor-grid",
		"nested-carousel": "e-n-carousel swiper",
		slides: "elementor-slides-wrapper elementor-main-swiper swiper",
	}[name];
	const slide = (number: number) => {
		const label = /^(image|nested)/.test(name) ? `aria-label="${number} of ${count}"` : "";
		const inner =
			name === "slides"
				? `<div class="swiper-slide-bg elementor-ken-burns elementor-ken-burns--in"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents">${content(number)}</div></div>`
				: content(number);
		return `<div class="swiper-slide" role="group" aria-roledescription="slide" ${label} ${name === "nested-carousel" ? `data-slide="${number}"` : ""}>${inner}</div>`;
	};
	const slides = Array.from({ length: count }, (_, index) => slide(index + 1)).join("");
	const controls = bare ? "" : `${arrow("prev")}${arrow("next")}<div class="swiper-pagination"></div>`;
	const json = typeof settings === "string" ? settings : JSON.stringify(settings);
	const isSlideshow = (settings as { skin?: string }).skin === "slideshow";
	return `<div class="elementor-element elementor-widget elementor-widget-${widget}" data-id="${id}" data-element_type="widget" data-widget_type="${type}" data-settings='${json}'><div class="elementor-widget-container">
<div class="${container ?? "elementor-main-swiper swiper"}" role="${name === "loop-carousel" ? "list" : "region"}" aria-roledescription="carousel" aria-label="Photos" ${isMedia ? "" : `dir="${dir}"`} ${attributes}>
<div class="swiper-wrapper">${before}${slides}</div>${isSibling ? "" : controls}</div>${isSibling ? controls : ""}
${isSlideshow ? `<div class="elementor-main-swiper swiper elementor-thumbnails-swiper" role="region region" aria-roledescription="carousel" aria-label="Slides Slides"><div class="swiper-wrapper">${slides}</div></div>` : ""}
</div></div>`;
};
