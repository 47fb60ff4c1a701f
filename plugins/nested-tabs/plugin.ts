// Nested tabs: tabs whose panels are containers with any widgets.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["nested-tabs"], markup: ".e-n-tabs" } satisfies Covers;

export default {
	name: "nested-tabs",
	intent: ".e-n-tab-title",
} satisfies PluginRow;
