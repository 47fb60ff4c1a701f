// Sticky: elements that stay at an edge of the window while the page is scrolled.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "sticky",
	// Columns are never sticky.
	selector: "[data-settings*='\"sticky\":']:not([data-element_type=column])",
	when: "now",
} satisfies PluginRow;
