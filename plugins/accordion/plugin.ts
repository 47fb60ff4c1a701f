// Accordion: the classic accordion, toggle and tabs widgets.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "accordion",
	selector: '[data-widget_type^="accordion."],[data-widget_type^="toggle."],[data-widget_type^="tabs."]',
	when: "now",
	intent: ".elementor-tab-title",
	load: () => import("./index"),
});
