// Share buttons: each opens a network's own page for sharing this one.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["share-buttons"],
	libraries: ["share-link"],
	markup: ".elementor-share-btn",
} satisfies Covers;

export default {
	name: "share-buttons",
	when: "visible",
	intent: ".elementor-share-btn",
} satisfies PluginRow;
