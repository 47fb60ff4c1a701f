// The printed settings of the form, read with types and defaults.
import { integer, type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** The form's endpoint; default: the page's. */
	ajaxurl: text(),
	/** Said when the server could not be reached or answered nonsense; else the transport's word. */
	server_error: text(),
	step_type: text("number_text"),
	step_icon_shape: text("circle"),
	step_next_label: text("Next"),
	step_previous_label: text("Previous"),
	button_width: integer(100),
};

export type Settings = SettingsOf<typeof settings>;
