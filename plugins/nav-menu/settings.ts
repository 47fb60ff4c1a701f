// The printed settings of the nav menu, read with types and defaults.
import { object, type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** `stretch`: the open menu spans the window. */
	full_width: text(),
	/** Its `value` is markup or class names; without it nothing marks the items that have a list. */
	submenu_icon: object(),
};

export type Settings = SettingsOf<typeof settings>;
