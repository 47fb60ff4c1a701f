// The printed settings of the sticky header, read with types and defaults.
import { integer, type SettingsOf, text } from "../../src/kit/settings";

export const settings = {
	/** Whole CSS pixels. */
	threshold: integer(100),
	/** Without it, and without `data-fixed-class`, `fixed-header`. */
	class: text(),
	/** The first match on the page is the header. */
	selector: text(".elementor-location-header"),
};

export type Settings = SettingsOf<typeof settings>;
