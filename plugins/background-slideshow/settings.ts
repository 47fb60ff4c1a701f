// The printed settings of the background slideshow, read with types and defaults.
import { number, type SettingsOf, text, toggle } from "../../src/kit/settings";
import { gallery } from "./model";

export const settings = {
	background_background: text(),
	background_slideshow_gallery: gallery,
	background_slideshow_loop: toggle(),
	/** Milliseconds, from the end of one change to the next, and of a change. */
	background_slideshow_slide_duration: number(5000),
	background_slideshow_transition_duration: number(500),
	background_slideshow_slide_transition: text("fade"),
	background_slideshow_lazyload: toggle(),
	background_slideshow_ken_burns: toggle(),
	background_slideshow_ken_burns_zoom_direction: text("in"),
};

export type Settings = SettingsOf<typeof settings>;
