// The printed settings of the tracking, read with types and defaults.
import { list, object, type SettingsOf, toggle } from "../../src/kit/settings";

export const settings = {
	/** The configuration, if the page does not print `pysOptions`. */
	options: object(),
	/** Sends nothing before the consent store grants it, even if no consent tool is enabled. */
	require_consent: toggle(),
	/** Without `tldjs` cookies are written at the shortest domain that the browser allows; off: at the host's name. */
	registrable_domain: toggle(true),
	/** Conversion events of our own plugins that are sent: `lead`, `popup`, `chat`. */
	conversions: list(),
};

export type Settings = SettingsOf<typeof settings>;
