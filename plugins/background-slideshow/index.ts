// Background slideshow: draws the pictures behind a section, and redraws them when the reduced-motion preference changes.
import { definePlugin } from "../../src/kit/plugin";

import { $preferences } from "../../src/stores/preferences";
import { settings } from "./settings";
import { drawSlides } from "./slides";

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
