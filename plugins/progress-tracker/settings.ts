// The printed settings of the progress tracker, read with types and defaults.
import { choice, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	type: choice("horizontal", "circular"),
	relative_to: choice("entire_page", "post_content", "selector"),
	selector: text(),
	/** Not printed unless it was chosen: a circle fills clockwise then. */
	direction: choice("rtl", "ltr"),
	percentage: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
