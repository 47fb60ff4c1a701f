// Atomic tabs: the tabs of the page builder's version 4.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	elements: ["e-tabs", "e-tabs-menu", "e-tab", "e-tabs-content-area", "e-tab-content"],
	scripts: ["elementor-tabs-handler"],
	libraries: ["elementor-v2-alpinejs"],
	markup: ".e-tab-base",
} satisfies Covers;

export default { name: "atomic-tabs", selector: ".e-tabs-base", intent: ".e-tab-base" } satisfies PluginRow;
