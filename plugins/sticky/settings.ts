// The printed settings of the sticky, read with types and defaults.
import { choice, devices, number, responsive, type SettingsOf, toggle } from "../../src/kit/settings";

export const settings = {
	sticky: choice("", "top", "bottom"),
	sticky_on: devices(),
	/** Pixels. */
	sticky_offset: responsive(number()),
	/** Pixels. */
	sticky_effects_offset: responsive(number()),
	sticky_parent: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
