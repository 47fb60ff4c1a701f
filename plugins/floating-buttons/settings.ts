// The printed settings of the floating buttons, read with types and defaults.
import { responsive, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	/** Class names of an animation; `none` if there is none. */
	style_chat_box_entrance_animation: responsive(text()),
	style_chat_box_exit_animation: responsive(text()),
	/** Of components in apps, whose nodes are React's: a bar is not moved to the start of the page. */
	stays: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
