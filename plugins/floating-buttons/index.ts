// Floating buttons: sets up what a widget has of a box, a bar, and links whose clicks are counted.
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { responsive, type SettingsOf, text, toggle } from "../../src/kit/settings";
import { setUpBar } from "./bar";
import { setUpBox } from "./box";
import { countClicks } from "./clicks";

const settings = {
	/** Class names of an animation; `none` where there is none. */
	style_chat_box_entrance_animation: responsive(text()),
	style_chat_box_exit_animation: responsive(text()),
	/** Of components in apps, whose nodes are React's: a bar is not moved to the start of the page. */
	stays: toggle(),
};

export type BoxSettings = SettingsOf<typeof settings>;

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const [wrapper] = queryOwn(host, ".e-contact-buttons__content-wrapper");
		const [bar] = queryOwn(host, ".e-floating-bars");
		if (wrapper) setUpBox(host, wrapper, settings, scope);
		if (bar) setUpBar(host, bar, settings.stays, scope);
		countClicks(host, scope);
	},
});
