// The printed settings of the accessibility panel, read with types and defaults.
import { object, type SettingsOf, toggle } from "../../src/kit/settings";

export const settings = {
	/** Removes the panel if its credits are missing; `data-wah-credits="off"` on the host switches this off as well. */
	credits: toggle(true),
	/** The page's consent tool decides on the cookies. */
	consent: toggle(),
	/** The panel becomes the first thing in `body`. */
	move: toggle(true),
	/** The content of a drawn panel; see `view.tsx`. */
	panel: object(),
};

export type Settings = SettingsOf<typeof settings>;
