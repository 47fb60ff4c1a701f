// The printed settings of the text path, read with types and defaults.
import { number, object, type SettingsOf, slider, text } from "../../src/kit/settings";

export const settings = {
	start_point: slider(0, "%"),
	link: object(),
	/** In 3.2 the text stands here alone. */
	text: text(),
	/** Width by height of the drawing, for the place that is kept until the file is there; the page builder prints none. */
	ratio: number(),
};

export type Settings = SettingsOf<typeof settings>;
