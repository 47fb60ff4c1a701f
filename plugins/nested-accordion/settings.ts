// The printed settings of the nested accordion, read with types and defaults.
import { choice, type SettingsOf, slider } from "../../src/kit/settings";

export const settings = {
	max_items_expended: choice("one", "multiple"),
	n_accordion_animation_duration: slider(400, "ms"),
};

export type Settings = SettingsOf<typeof settings>;
