// Nested accordion: `<details>` items whose contents are containers with widgets of their own.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["nested-accordion"] } satisfies Covers;

export default {
	name: "nested-accordion",
	when: "interaction",
	intent: ".e-n-accordion-item-title",
} satisfies PluginRow;
