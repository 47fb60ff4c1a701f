// Lead form: the subscription form of the Responder widget, sent in place.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	original: "Responder",
	widgets: ["responder_form_*"],
	scripts: ["rmp-elementor-form-widget-js"],
	libraries: ["rmp-ajax-js"],
} satisfies Covers;

export default {
	name: "lead-form",
	selector: ".responder-form-main-wrapper form",
	when: "visible",
	intent: "form",
	unsent: ["data-form_errors", "server_error", ".responder-message-form-error"],
} satisfies PluginRow;
