// The printed settings of the atomic form, read with types and defaults.
import { type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** The endpoint, the token and the page of the form; else those of the page configuration. */
	ajaxurl: text(),
	nonce: text(),
	post_id: text(),
};

export type Settings = SettingsOf<typeof settings>;
