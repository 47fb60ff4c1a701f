// The printed settings of the facebook widget, read with types and defaults.
import { type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** Override those that the page builder prints for the page. */
	app_id: text(),
	lang: text(),
};

export type Settings = SettingsOf<typeof settings>;
