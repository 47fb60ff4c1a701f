// Background slideshow: draws the pictures behind a section, anew where the visitor comes to want less motion, or more.
import { definePlugin } from "../../src/kit/plugin";
import { number, type SettingsOf, text, toggle } from "../../src/kit/settings";
import { $preferences } from "../../src/stores/preferences";
import { gallery } from "./model";
import { drawSlides } from "./slides";

const settings = {
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

export type SlideshowSettings = SettingsOf<typeof settings>;

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (settings.background_background !== "slideshow" || !settings.background_slideshow_gallery.length) return;
		let isStill: boolean | undefined;
		let remove: (() => void) | undefined;
		scope.watch($preferences, ({ reducedMotion }) => {
			if (reducedMotion === isStill) return;
			isStill = reducedMotion;
			remove?.();
			remove = drawSlides(host, settings, isStill, scope);
		});
		scope.add(() => remove?.());
	},
});
