// Animations, backgrounds, stretched and stuck sections, moving columns as the versions print them.
import { builderBefore, proBefore, section, type Version, widget } from "./version";

/** Since Pro 2.10 in the same form; this one plays at a press, and its caption names it. */
export const lottie = (): string =>
	widget(
		"lottie",
		"lo1",
		{
			source: "media_file",
			source_json: { url: "/public/wheel.json", id: 41 },
			caption_source: "custom",
			caption: "The wheel",
			trigger: "on_click",
			renderer: "svg",
			play_speed: { unit: "px", size: 1, sizes: [] },
			start_point: { unit: "%", size: 0, sizes: [] },
			end_point: { unit: "%", size: 100, sizes: [] },
		},
		'<div class="e-lottie__container"><div class="e-lottie__animation"></div><p class="e-lottie__caption">The wheel</p></div>',
	);

const devices = ["desktop", "tablet", "mobile"];

/** The offset of links to places in the page is from 3.25 on. */
export const stuck = (version: Version): string => {
	const settings = {
		sticky: "top",
		sticky_on: devices,
		sticky_offset: 0,
		sticky_effects_offset: 0,
		...(!proBefore(version, "3.25") && { sticky_anchor_link_offset: 0 }),
	};
	return section(version, "sk1", "<p>Opening hours</p>", `data-settings='${JSON.stringify(settings)}'`);
};

/** What moves is the wrapper of the column, which new sites do not have. */
export const moving = (version: Version): string => {
	const settings = {
		motion_fx_motion_fx_scrolling: "yes",
		motion_fx_translateY_effect: "yes",
		motion_fx_translateY_speed: { unit: "px", size: 4, sizes: [] },
		motion_fx_translateY_affectedRange: { unit: "%", size: "", sizes: { start: 0, end: 100 } },
		motion_fx_devices: devices,
	};
	return section(version, "mo1", "<p>A jug</p>", "", `data-settings='${JSON.stringify(settings)}'`);
};

/** What shows how far the page is read; in the same form since it came with Pro 3.0. */
export const readingProgress = (): string =>
	widget(
		"progress-tracker",
		"rp1",
		{ type: "horizontal", relative_to: "entire_page", direction: "ltr", percentage: "yes" },
		'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal ltr"><div class="current-progress"><div class="current-progress-percentage"></div></div></div>',
	);

/** A widget that enters when it comes into view. */
export const entering = (): string =>
	widget("heading", "en1", { _animation: "fadeInUp" }, "<h2>Enters</h2>", "elementor-invisible");

export const stretched = (version: Version): string =>
	section(
		version,
		"st1",
		"<p>From edge to edge</p>",
		`class="elementor-section-stretched" data-settings='${JSON.stringify({ stretch_section: "section-stretched" })}'`,
	);

export const pictures = (version: Version): string => {
	const settings = {
		background_background: "slideshow",
		background_slideshow_gallery: [1, 2].map((id) => ({ id, url: `/${id}.svg` })),
		background_slideshow_loop: "yes",
		background_slideshow_slide_duration: 5000,
		background_slideshow_slide_transition: "fade",
		background_slideshow_transition_duration: 500,
		...(!builderBefore(version, "3.6") && { background_slideshow_lazyload: "yes" }),
	};
	return section(version, "bs1", "<p>Pictures</p>", `data-settings='${JSON.stringify(settings)}'`);
};

/** Hidden on phones by a class whose name changed, unless its settings say otherwise. */
export const film = (version: Version): string => {
	const settings = { background_background: "video", background_video_link: "/public/wheel.webm" };
	const hidden = `elementor-hidden-${builderBefore(version, "3.25") ? "phone" : "mobile"}`;
	const old = builderBefore(version, "3.27") ? " elementor-html5-video" : "";
	const markup = section(version, "bv1", "<p>A film</p>", `data-settings='${JSON.stringify(settings)}'`);
	return markup.replace(
		'<div class="elementor-container">',
		`<div class="elementor-background-video-container ${hidden}"><video class="elementor-background-video-hosted${old}" autoplay muted playsinline loop></video></div>$&`,
	);
};
