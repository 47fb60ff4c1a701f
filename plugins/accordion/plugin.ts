// Accordion: the classic accordion, toggle and tabs widgets.
import type { Covers, PluginRow } from "../../src/base/descriptor";

const widgets = ["accordion", "toggle", "tabs"];

export const covers = { widgets, markup: ".elementor-tab-title" } satisfies Covers;

export default {
	name: "accordion",
	widgets,
	intent: ".elementor-tab-title",
} satisfies PluginRow;
