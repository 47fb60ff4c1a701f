// Form: the page builder's own form, sent in place.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["form", "subscribe"],
	// Dates and times are the browser's own fields.
	libraries: ["flatpickr"],
	markup: ".elementor-form",
	early: { steps: "e-field-step" },
} satisfies Covers;

const row = {
	name: "form",
	selector: ".elementor-widget-form,.elementor-widget-subscribe",
	when: "visible",
	intent: "form",
	unsent: ["data-settings", "server_error", ".elementor-message-danger"],
} satisfies PluginRow;

// All steps are printed: the content below moves when only one remains, so this happens immediately.
export default [
	{ ...row, selector: ".elementor-widget-form:has(.e-field-step)", when: "now" },
	row,
] satisfies PluginRow[];
