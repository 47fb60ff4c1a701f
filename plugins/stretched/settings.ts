// The printed settings of the stretched, read with types and defaults.
import { choice, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	stretch_section: choice("", "section-stretched"),
	stretch_element: toggle(),
	sticky: text(),
};

export type Settings = SettingsOf<typeof settings>;
