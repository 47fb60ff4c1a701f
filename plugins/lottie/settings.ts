// The printed settings of a Lottie animation.
import { choice, number, object, type SettingsOf, slider, text, toggle } from "../../src/kit/settings";

export const settings = {
	source: choice("media_file", "external_url"),
	source_json: object(),
	source_external_url: object(),
	/** The text of a caption, for a `media_file`; without `custom` the server prints it. */
	caption_source: choice("none", "title", "caption", "custom"),
	trigger: choice("arriving_to_viewport", "bind_to_scroll", "on_click", "on_hover", "none"),
	viewport: object(),
	effects_relative_to: choice("viewport", "page"),
	loop: toggle(),
	number_of_times: number(),
	reverse_animation: toggle(),
	on_hover_out: choice("default", "pause", "reverse"),
	hover_area: choice("animation", "column", "section", "container"),
	renderer: choice("svg", "canvas"),
	play_speed: slider(1),
	start_point: slider(0, "%"),
	end_point: slider(100, "%"),
	link_timeout: number(),
	/** Of curves: `high`, `medium`, `low`, or a number of segments; for all animations of a page. */
	quality: text(),
};

export type Settings = SettingsOf<typeof settings>;
