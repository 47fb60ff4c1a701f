// Lead form: the subscription form of the Responder widget, sent in place.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "lead-form",
	selector: ".responder-form-main-wrapper form",
	when: "visible",
	intent: "form",
	unsent: ["data-form_errors", "server_error", ".responder-message-form-error"],
} satisfies PluginRow;
