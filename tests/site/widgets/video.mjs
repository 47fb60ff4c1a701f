// Videos behind an overlay, files, the thumbnails of cache plugins, and sections with a film or a slideshow behind them.
import { html } from "../html.mjs";
import { section, widget } from "./element.mjs";
import { playIcon } from "./icons.mjs";

/**
 * @typedef {object} VideoOptions
 * @property {"youtube" | "vimeo" | "dailymotion" | "videopress" | "hosted"} type
 * @property {string} url of the video, of the frame, or of the file
 * @property {string} [poster] picture of the overlay
 * @property {Record<string, unknown>} [settings]
 */

/**
 * @param {import("../context.mjs").Context} context
 * @param {VideoOptions} options
 */
export const video = (context, { type, url, poster, settings = {} }) => {
	const player =
		type === "youtube"
			? html`<div class="elementor-video"></div>`
			: type === "hosted"
				? html`<video class="elementor-video" src="${url}" controls preload="metadata" playsinline controlslist="nodownload"></video>`
				: html`<iframe class="elementor-video-iframe" allowfullscreen allow="clipboard-write" title="${type} Video Player" data-lazy-load="${url}"></iframe>`;
	const overlay =
		poster &&
		html`<div class="elementor-custom-embed-image-overlay" style="background-image: url(${poster});"><div class="elementor-custom-embed-play" role="button" aria-label="${context.t(play)}" tabindex="0">${playIcon()}</div></div>`;
	return widget(
		context,
		{
			type: "video",
			settings: {
				video_type: type,
				...(type === "youtube" && { youtube_url: url }),
				...(poster && { show_image_overlay: "yes", image_overlay: { url: poster, id: 7, size: "" } }),
				controls: "yes",
				lazy_load: type !== "youtube" && type !== "hosted" && "yes",
				...settings,
			},
		},
		html`<div class="${type === "hosted" && "e-hosted-video "}elementor-wrapper elementor-open-inline">${player}${overlay}</div>`,
	);
};

/**
 * What a cache plugin prints instead of a YouTube frame.
 * @param {import("../context.mjs").Context} context
 * @param {{ id: string, alt: import("../context.mjs").Text, query?: string }} options
 */
export const lazyVideo = (context, { id, alt, query = "rel=0" }) =>
	widget(
		context,
		{ type: "text-editor" },
		html`<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/${id}" data-id="${id}" data-query="${query}" data-alt="${context.t(alt)}"></div>`,
	);

/**
 * A section with a film behind it.
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & { link: string, isEmbed?: boolean }} options
 * @param {...unknown} children
 */
export const videoSection = (context, { link, isEmbed, settings = {}, ...element }, ...children) => {
	const onPhones = settings.background_play_on_mobile === "yes";
	const player = isEmbed
		? html`<div class="elementor-background-video-embed" role="presentation"></div>`
		: html`<video class="elementor-background-video-hosted" role="presentation" autoplay muted playsinline${settings.background_play_once !== "yes" && html` loop`}></video>`;
	return section(
		context,
		{ ...element, settings: { background_background: "video", background_video_link: link, ...settings } },
		html`<div class="elementor-background-video-container${!onPhones && " elementor-hidden-mobile"}" aria-hidden="true">${player}</div>`,
		...children,
	);
};

/**
 * A section with pictures behind it that follow each other.
 * @param {import("../context.mjs").Context} context
 * @param {import("./element.mjs").ElementOptions & { pictures: string[] }} options
 * @param {...unknown} children
 */
export const slideshowSection = (context, { pictures, settings = {}, ...element }, ...children) =>
	section(
		context,
		{
			...element,
			settings: {
				background_background: "slideshow",
				background_slideshow_gallery: pictures.map((url, index) => ({ id: index + 1, url })),
				background_slideshow_loop: "yes",
				background_slideshow_slide_duration: 3000,
				background_slideshow_slide_transition: "fade",
				background_slideshow_transition_duration: 500,
				...settings,
			},
		},
		...children,
	);

const play = { en: "Play Video", he: "ניגון הסרטון" };
