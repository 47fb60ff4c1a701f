// Accordion: the classic accordion, toggle and tabs widgets.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["accordion", "toggle", "tabs"] } satisfies Covers;

export default {
	name: "accordion",
	selector: '[data-widget_type^="accordion."],[data-widget_type^="toggle."],[data-widget_type^="tabs."]',
	intent: ".elementor-tab-title",
} satisfies PluginRow;
