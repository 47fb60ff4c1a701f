// Gallery: pictures in a grid, in justified rows or in masonry, with filters.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["gallery"],
	libraries: ["elementor-gallery"],
	markup: ".e-gallery-item",
} satisfies Covers;

export default {
	name: "gallery",
	// The position of everything below depends on its height.
	when: "now",
	intent: ".elementor-gallery-title",
} satisfies PluginRow;
