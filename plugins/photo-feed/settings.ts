// The printed settings of the photo feed, read with types and defaults.
import { type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	/** A photo opens in the lightbox; its post is one click away from there. */
	lightbox: toggle(),
	announcement: text("{count} new photos"),
};

export type Settings = SettingsOf<typeof settings>;
