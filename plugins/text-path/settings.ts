// The printed settings of the text path, read with types and defaults.
import { number, object, type SettingsOf, slider, text } from "../../src/kit/settings";

export const settings = {
	start_point: slider(0, "%"),
	link: object(),
	/** In 3.2 the text is only here. */
	text: text(),
	/** Width by height of the drawing, for the space reserved until the file has loaded; the page builder does not print it. */
	ratio: number(),
};

export type Settings = SettingsOf<typeof settings>;
