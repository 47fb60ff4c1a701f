// The printed settings of the table of contents, read with types and defaults.
import {
	choice,
	list,
	number,
	object,
	type Reader,
	responsive,
	type SettingsOf,
	slider,
	text,
	toggle,
} from "../../src/kit/settings";

/** A text, or a list of them. */
const texts: Reader<readonly string[]> = (get, key) => [text()(get, key), ...list()(get, key)];

export const settings = {
	headings_by_tags: list(["h2", "h3", "h4", "h5", "h6"]),
	container: text(),
	exclude_headings_by_selector: texts,
	marker_view: choice("numbers", "bullets"),
	icon: object(),
	/** The server prints no switch that is off. */
	hierarchical_view: toggle(),
	collapse_subitems: toggle(),
	minimized_on: text("tablet"),
	min_height: responsive(slider()),
	no_headings_message: text(),
	line: number(33),
};

export type Settings = SettingsOf<typeof settings>;
