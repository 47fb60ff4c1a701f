// Nested tabs: tabs whose panels are containers with widgets of their own.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "nested-tabs",
	selector: '[data-widget_type^="nested-tabs."]',
	when: "now",
	intent: ".e-n-tab-title",
	load: () => import("./index"),
});
