// The printed settings of the gallery, read with types and defaults.
import { choice, integer, number, responsive, type SettingsOf, slider, text, toggle } from "../../src/kit/settings";

export const settings = {
	gallery_layout: choice("grid", "justified", "masonry"),
	/** Without one: 4, on tablets 2, on phones 1. */
	columns: responsive(integer()),
	/** Without one: 200 px, on smaller devices 150. */
	ideal_row_height: responsive(slider()),
	gap: responsive(slider(10)),
	aspect_ratio: responsive(text("3:2")),
	/** The server prints no switch that is off, and no text that is empty. */
	lazyload: toggle(),
	/** Milliseconds. */
	content_animation_duration: number(350),
	background_overlay_hover_animation: text(),
	content_hover_animation: text(),
	image_hover_animation: text(),
	content_sequenced_animation: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
