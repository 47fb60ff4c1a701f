// Carousels of every family, as the page builder prints them.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

const words = {
	prev: { en: "Previous slide", he: "השקופית הקודמת" },
	next: { en: "Next slide", he: "השקופית הבאה" },
};

const containers = {
	"loop-carousel": "swiper elementor-loop-container elementor-grid",
	"nested-carousel": "e-n-carousel swiper",
	slides: "elementor-slides-wrapper elementor-main-swiper swiper",
	"image-carousel": "elementor-image-carousel-wrapper swiper",
};

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   type?: string, label: import("../../../tests/site/context.mjs").Text, slides: unknown[], animation?: string,
 * }} options `type`: the widget, the image carousel by default
 */
export const carousel = (context, { type = "image-carousel", label, slides, animation, settings, ...element }) => {
	const isSibling = /^(loop|nested)/.test(type);
	const arrow = (side, path) =>
		html`<div class="elementor-swiper-button elementor-swiper-button-${side}" role="button" tabindex="0" aria-label="${context.t(words[side])}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg></div>
`;
	const controls = slides.length > 1 && [
		arrow("prev", "M15 4 7 12l8 8"),
		arrow("next", "m9 4 8 8-8 8"),
		html`<div class="swiper-pagination"></div>`,
	];
	const row = html`<div class="swiper-wrapper" aria-live="${settings?.autoplay ? "off" : "polite"}">
${slides.map(
	(
		slide,
		at,
	) => html`<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${at + 1} of ${slides.length}">${slide}</div>
`,
)}</div>`;
	const direction = context.rtl ? "rtl" : "ltr";
	return widget(
		context,
		{ type, name: type === "nested-carousel" ? "n-carousel" : type, settings, ...element },
		html`<div class="${containers[type] ?? "elementor-main-swiper swiper"}" role="region" aria-roledescription="carousel" aria-label="${context.t(label)}" dir="${direction}"${animation && html` data-animation="${animation}"`}>
${row}${!isSibling && controls}</div>
${isSibling && controls}${
	settings?.skin === "slideshow" &&
	html`<div class="elementor-main-swiper swiper elementor-thumbnails-swiper" role="region region" aria-roledescription="carousel" aria-label="Slides Slides" dir="${direction}">${row}</div>`
}`,
	);
};
