// Animations, stuck sections and moving columns as the versions print them.
import { proBefore, section, type Version, widget } from "./version";

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
