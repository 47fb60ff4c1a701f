// Sticky header: a page header that stays in view once the page is scrolled.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "sticky-header",
	selector: ".elementor-location-header",
	when: "now",
	load: () => import("./index"),
});
