// Alert: a box that can be dismissed.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["alert"], markup: ".elementor-alert" } satisfies Covers;

export default {
	name: "alert",
	when: "interaction",
	intent: ".elementor-alert-dismiss",
} satisfies PluginRow;
