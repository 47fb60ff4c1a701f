// Progress: a bar that fills when it comes into view.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "progress",
	selector: '[data-widget_type^="progress."]',
	when: "visible",
} satisfies PluginRow;
