// The gallery.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & {
 *   titles?: import("../../../tests/site/context.mjs").Text[],
 *   pictures: { src: string, width: number, height: number, title: import("../../../tests/site/context.mjs").Text, tags?: string }[],
 * }} options
 */
export const filteredGallery = (context, { titles = [], pictures, ...element }) => {
	const id = element.id ?? context.id();
	return widget(
		context,
		{ type: "gallery", ...element, id },
		html`${
			titles.length > 0 &&
			html`<div class="elementor-gallery__titles-container e--pointer-underline" aria-label="${context.t({ en: "Gallery filter", he: "סינון הגלריה" })}" role="group">${[
				{ en: "All", he: "הכול" },
				...titles,
			].map(
				(title, index) =>
					html`<a class="elementor-item elementor-gallery-title" role="button" tabindex="0" data-gallery-index="${index ? index - 1 : "all"}">${context.t(title)}</a> `,
			)}</div>`
		}
<div class="elementor-gallery__container">
${pictures.map(
	({
		src,
		width,
		height,
		title,
		tags = "",
	}) => html`<a class="e-gallery-item elementor-gallery-item elementor-animated-content" data-e-gallery-tags="${tags}" href="${src}" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="${id}" data-elementor-lightbox-title="${context.t(title)}">
<div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${src}" data-width="${width}" data-height="${height}" role="img" aria-label="${context.t(title)}"></div>
<div class="elementor-gallery-item__overlay"></div><div class="elementor-gallery-item__content"><div class="elementor-gallery-item__title">${context.t(title)}</div></div></a>
`,
)}</div>`,
	);
};
