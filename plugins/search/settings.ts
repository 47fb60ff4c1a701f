// The printed settings of the search, read with types and defaults.
import { choice, integer, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	skin: choice("classic", "minimal", "full_screen"),
	live_results: toggle(),
	template_id: text(),
	minimum_search_characters: integer(3),
};

export type Settings = SettingsOf<typeof settings>;
