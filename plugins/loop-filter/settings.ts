// The printed settings of a filter and of a loop.
import { choice, responsive, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	selected_element: text(),
	taxonomy: text(),
	multiple_selection: toggle(),
	logical_combination: text(),
	horizontal_scroll: responsive(choice("disable", "enable")),
	item_alignment_horizontal: responsive(text()),
	pagination_type: text(),
	pagination_load_type: text(),
	auto_scroll: toggle(),
	items_text: text("{count} items"),
	loading_text: text("Loading"),
	failed_text: text("Could not be loaded"),
};

export type Settings = SettingsOf<typeof settings>;
