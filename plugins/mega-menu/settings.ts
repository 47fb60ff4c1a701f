// The printed settings of the mega menu, read with types and defaults.
import { choice, responsive, type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	open_on: choice("hover", "click"),
	content_width: choice("full_width", "fit_to_content"),
	content_horizontal_position: responsive(choice("center", "left", "right")),
	/** Name of the entrance animation. */
	open_animation: text(),
	horizontal_scroll: responsive(choice("disable", "enable")),
	item_position_horizontal: responsive(text("start")),
};

export type Settings = SettingsOf<typeof settings>;
