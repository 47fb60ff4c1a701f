// Sticky: elements that stay at an edge of the window while the page is scrolled.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { libraries: ["e-sticky"] } satisfies Covers;

export default {
	name: "sticky",
	// Columns are never sticky.
	selector: "[data-settings*='\"sticky\":']:not([data-element_type=column])",
} satisfies PluginRow;
