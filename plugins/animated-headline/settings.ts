// The printed settings of the animated headline, read with types and defaults.
import { choice, number, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	headline_style: choice("highlight", "rotate"),
	animation_type: choice("typing", "clip", "flip", "swirl", "blinds", "drop-in", "wave", "slide", "slide-down"),
	rotate_iteration_delay: number(2500),
	marker: text("circle"),
	highlight_animation_duration: number(1200),
	highlight_iteration_delay: number(8000),
	loop: toggle(),
	/** Up to 3.0 the server prints the words here: several, one per line, or the highlighted one. */
	rotating_text: text(),
	highlighted_text: text(),
};

export type Settings = SettingsOf<typeof settings>;
