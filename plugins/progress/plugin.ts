// Progress: a bar that fills when it comes into view.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["progress"], markup: ".elementor-progress-wrapper" } satisfies Covers;

export default {
	name: "progress",
	when: "visible",
} satisfies PluginRow;
