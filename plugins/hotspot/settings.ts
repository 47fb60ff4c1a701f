// The printed settings of the hotspot, read with types and defaults.
import { choice, responsive, type SettingsOf, slider, text, toggle } from "../../src/kit/settings";

export const settings = {
	tooltip_trigger: responsive(choice("click", "mouseenter", "none")),
	tooltip_animation: text(),
	tooltip_position: responsive(text("top")),
	hotspot_sequenced_animation: toggle(),
	hotspot_sequenced_animation_duration: slider(1000, "ms"),
};

export type Settings = SettingsOf<typeof settings>;
