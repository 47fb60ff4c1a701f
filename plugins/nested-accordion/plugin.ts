// Nested accordion: `<details>` items whose contents are containers with any widgets.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["nested-accordion"], markup: ".e-n-accordion" } satisfies Covers;

const name = "nested-accordion";

export default [
	// The browser opens an item for the address before anyone presses.
	{ name, when: "now", if: "location.hash" },
	{ name, when: "interaction", intent: ".e-n-accordion-item-title" },
] satisfies PluginRow[];
