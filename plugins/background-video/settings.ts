// The printed settings of the background video, read with types and defaults.
import { number, type SettingsOf, text, toggle } from "../../src/kit/settings";

export const settings = {
	background_background: text(),
	background_video_link: text(),
	/** Seconds. */
	background_video_start: number(Number.NaN),
	background_video_end: number(Number.NaN),
	background_play_once: toggle(),
	background_play_on_mobile: toggle(),
	background_privacy_mode: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
