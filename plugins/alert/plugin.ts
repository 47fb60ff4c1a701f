// Alert: a box that can be dismissed.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "alert",
	selector: '[data-widget_type^="alert."]',
	when: "interaction",
	intent: ".elementor-alert-dismiss",
} satisfies PluginRow;
