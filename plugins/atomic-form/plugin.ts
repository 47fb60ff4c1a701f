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
	// It brings its message as an element, which its plugin shows; it must never be posted by the browser.
	unsent: ["data-settings", "server_error", ".message-error"],
} satisfies PluginRow;
