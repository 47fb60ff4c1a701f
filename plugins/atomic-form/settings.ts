// What the server prints for the atomic form, read with types and defaults.
import { type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** Where the form is sent, by which token and as part of which page; else what the page configuration says. */
	ajaxurl: text(),
	nonce: text(),
	post_id: text(),
};

export type Settings = SettingsOf<typeof settings>;
