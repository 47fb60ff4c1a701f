// The printed settings of the video playlist, read with types and defaults.
import { type Reader, type SettingsOf, slider, text, toggle } from "../../src/kit/settings";
import { idsOf } from "./model";

const tabs: Reader<string[]> = (get, key) => idsOf(get(key));

export const settings = {
	playlist_title: text(),
	tabs,
	autoplay_on_load: toggle(),
	autoplay_next: toggle(),
	show_watched_indication: toggle(),
	lazy_load: toggle(),
	inner_tab_is_content_collapsible: toggle(),
	inner_tab_collapsible_height: slider(0),
};

export type Settings = SettingsOf<typeof settings>;
