// The printed settings of the motion, read with types and defaults.
import { type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** `css`: the site's transition eases the movement, at the price of script in every frame. */
	smoothing: text(),
};

export type Settings = SettingsOf<typeof settings>;
