// The printed settings of the off canvas, read with types and defaults.
import { responsive, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	entrance_animation: responsive(text()),
	exit_animation: responsive(text()),
	is_not_close_on_overlay: toggle(),
	is_not_close_on_esc_overlay: toggle(),
	prevent_scroll: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
