// The printed settings of a popup, read with types and defaults.
import {
	choice,
	number,
	object,
	readSchema,
	responsive,
	type SettingsOf,
	slider,
	text,
	toggle,
} from "../../src/kit/settings";

export const schema = {
	open_selector: text(),
	entrance_animation: responsive(text()),
	exit_animation: responsive(text()),
	entrance_animation_duration: slider(1.2),
	close_button_position: choice("inside", "outside"),
	close_button_delay: number(),
	close_automatically: number(),
	prevent_close_on_background_click: toggle(),
	prevent_close_on_esc_key: toggle(),
	prevent_scroll: toggle(),
	avoid_multiple_popups: toggle(),
	a11y_navigation: toggle(),
	modal: toggle(),
	classes: text(),
	triggers: object(),
	timing: object(),
};

export type PopupSettings = SettingsOf<typeof schema>;

/** @param isOld whether the version of popups is older than 3.11, which had no setting for the focus */
export const readPopup = (values: Record<string, unknown>, isOld?: boolean): PopupSettings =>
	readSchema({ ...schema, a11y_navigation: toggle(isOld) }, (key) => values[key]);
