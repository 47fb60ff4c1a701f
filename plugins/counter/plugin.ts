// Counter: a number that counts to its target when it comes into view.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "counter",
	selector: '[data-widget_type^="counter."]',
	when: "visible",
} satisfies PluginRow;
