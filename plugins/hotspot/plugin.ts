// Hotspot: points on a picture with tooltips.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["hotspot"], markup: ".e-hotspot" } satisfies Covers;

export default {
	name: "hotspot",
	when: "visible",
	intent: ".e-hotspot__button",
} satisfies PluginRow;
