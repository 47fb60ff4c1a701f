// Progress tracker: how far the page, or a part of it, has been read.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["progress-tracker"], markup: ".elementor-scrolling-tracker" } satisfies Covers;

export default {
	name: "progress-tracker",
	// It is often fixed, and hidden until there is something to show.
	when: "now",
} satisfies PluginRow;
