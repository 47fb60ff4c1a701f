// Video playlist: a list of videos beside one player; no provider is asked against the visitor's will.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["video-playlist"] } satisfies Covers;

export default {
	name: "video-playlist",
	when: "visible",
	intent: ".e-tab-title,.elementor-custom-embed-image-overlay",
} satisfies PluginRow;
