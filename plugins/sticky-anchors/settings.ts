// The printed settings of the sticky anchors, read with types and defaults.
import { devices, number, responsive, type SettingsOf } from "../../src/kit/settings";

export const settings = {
	sticky_on: devices(),
	/** Pixels. */
	sticky_anchor_link_offset: responsive(number()),
};

export type Settings = SettingsOf<typeof settings>;
