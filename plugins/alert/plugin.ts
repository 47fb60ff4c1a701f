// Alert: a box that can be dismissed.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "alert",
	selector: '[data-widget_type^="alert."]',
	when: "interaction",
	intent: ".elementor-alert-dismiss",
	load: () => import("./index"),
});
