// What the server prints for the accessibility panel, read with types and defaults.
import { object, type SettingsOf, toggle } from "../../src/kit/settings";

export const settings = {
	/** The panel goes away where its credits are missing; `data-wah-credits="off"` on the host says no as well. */
	credits: toggle(true),
	/** The page's consent tool decides on the cookies. */
	consent: toggle(),
	/** The panel becomes the first thing in `body`. */
	move: toggle(true),
	/** What a panel that is drawn shows; see `view.tsx`. */
	panel: object(),
};

export type Settings = SettingsOf<typeof settings>;
