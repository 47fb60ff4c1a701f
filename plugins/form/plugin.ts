// Form: the page builder's own form, sent in place.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["form", "subscribe"] } satisfies Covers;

export default {
	name: "form",
	selector: ".elementor-widget-form,.elementor-widget-subscribe",
	when: "visible",
	intent: "form",
	unsent: ["data-settings", "server_error", ".elementor-message-danger"],
} satisfies PluginRow;
