// Video playlist: a list of videos alongside one player; no provider is asked against the visitor's will.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["video-playlist"],
	markup: ".e-tabs-main-area",
	early: { list: "e-tabs-toggle-videos-display-button" },
} satisfies Covers;

const row = {
	name: "video-playlist",
	when: "visible",
	intent: ".e-tab-title,.e-tabs-toggle-videos-display-button,.elementor-custom-embed-image-overlay",
} satisfies PluginRow;

// An address may lead to an item of a list that is out of view.
export default [{ ...row, when: "now", if: "location.search" }, row] satisfies PluginRow[];
