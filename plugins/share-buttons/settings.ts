// The printed settings of the share buttons, read with types and defaults.
import { object, type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** Its `url` is shared instead of this page. */
	share_url: object(),
	/** `opens in a new window`: text added to the names of buttons that do. Empty by default. */
	new_window_label: text(),
};

export type Settings = SettingsOf<typeof settings>;
