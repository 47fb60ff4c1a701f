// The printed settings of the nested tabs, read with types and defaults.
import { choice, responsive, type SettingsOf } from "../../src/kit/settings";

export const settings = {
	horizontal_scroll: responsive(choice("disable", "enable")),
	tabs_justify_horizontal: responsive(choice("start", "center", "end", "stretch")),
};

export type Settings = SettingsOf<typeof settings>;
