// Sticky: elements that stay at an edge of the window while the page is scrolled.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "sticky",
	// Columns are never sticky.
	selector: "[data-settings*='\"sticky\":']:not([data-element_type=column])",
	when: "now",
	load: () => import("./index"),
});
