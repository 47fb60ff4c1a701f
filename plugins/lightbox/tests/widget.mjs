// Image links and videos that open in the lightbox.
import { html } from "../../../tests/site/html.mjs";
import { actionHash } from "../../../tests/site/widgets/basics.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @typedef {object} Picture
 * @property {string} src
 * @property {import("../../../tests/site/context.mjs").Text} [title]
 * @property {import("../../../tests/site/context.mjs").Text} [description]
 * @property {string} [video] plays this instead of showing the picture
 */

/**
 * Thumbnails; with a `name` they are one slideshow.
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {{ pictures: Picture[], name?: string, open?: "yes" | "no" }} options
 */
export const gallery = (context, { pictures, name, open = "yes" }) =>
	widget(
		context,
		{ type: "image-gallery" },
		html`<div class="thumbnails">${pictures.map(({ src, title = "", description = "", video }, at) => {
			const settings = { id: at + 1, url: context.origin + src, ...(name && { slideshow: name }) };
			return html`<a class="thumbnail" href="${src}" data-elementor-open-lightbox="${open}"${name && html` data-elementor-lightbox-slideshow="${name}"`}${title && html` data-elementor-lightbox-title="${context.t(title)}"`}${description && html` data-elementor-lightbox-description="${context.t(description)}"`}${video && html` data-elementor-lightbox-video="${video}"`} data-e-action-hash="${actionHash("lightbox", settings)}"><img src="${src}" width="160" height="120" alt="${context.t(title)}"></a>`;
		})}</div>`,
	);

/**
 * A video that opens in the lightbox.
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {{ url: string, poster: string, label: string, ratio?: string }} options
 */
export const lightboxVideo = (context, { url, poster, label, ratio = "169" }) => {
	const id = context.id();
	const json = JSON.stringify({
		type: "video",
		videoType: "youtube",
		url,
		autoplay: "yes",
		modalOptions: { id: `elementor-lightbox-${id}`, entranceAnimation: "", videoAspectRatio: ratio },
	});
	return widget(
		context,
		{ type: "video", id },
		html`<div class="elementor-wrapper elementor-open-lightbox"><div class="elementor-custom-embed-image-overlay thumbnail" data-elementor-open-lightbox="yes" data-elementor-lightbox="${json}"><img src="${poster}" width="160" height="120" alt=""><div class="elementor-custom-embed-play" role="button" aria-label="${label}" tabindex="0">▶</div></div></div>`,
	);
};
