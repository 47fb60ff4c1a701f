// Atomic form: the form of the page builder's version 4.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	elements: ["e-form", "e-form-success-message", "e-form-error-message"],
	scripts: ["elementor-v2-form-handlers"],
} satisfies Covers;

export default {
	name: "atomic-form",
	selector: ".e-form-base",
	when: "visible",
	intent: "form",
	// Its message is an element, which the plugin shows; the browser must never post the form.
	unsent: ["data-settings", "server_error", ".message-error"],
} satisfies PluginRow;
