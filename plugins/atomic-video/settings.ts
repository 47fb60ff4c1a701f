// The printed settings of the atomic video, read with types and defaults.
import { number, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	source: text(),
	/** Seconds. */
	start: number(Number.NaN),
	end: number(Number.NaN),
	autoplay: toggle(),
	mute: toggle(),
	loop: toggle(),
	controls: toggle(true),
	cc_load_policy: toggle(),
	rel: toggle(true),
	privacy: toggle(),
	lazyload: toggle(),
	/** Of the page configuration: the picture of a YouTube video; `none`, or an address on the site with `{id}`. */
	preview: text("youtube"),
};

export type Settings = SettingsOf<typeof settings>;
