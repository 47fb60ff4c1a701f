// The lead form as its own app sends it: the states that the plugin shows for a request.
import { setAttribute } from "../../src/base/dom";
import { sayIn } from "../../src/react/say-in";
import type { OwnForm } from "../../src/react/use-submit";
import { readEntries } from "./entries";
import { clearErrors, showBrokenRules, showError } from "./errors";
import { dataOf, find } from "./form";

export const ownForm: OwnForm = {
	isValid(form) {
		const area = find(form, ".responder-message-form-error");
		clearErrors(form, area);
		return !showBrokenRules(form, area);
	},
	nameOf: (name) => name,
	show(form, status, { message, errors = {} }) {
		const fieldsArea = find(form, ".fields-wrapper");
		const errorArea = find(form, ".responder-message-form-error");
		const sentArea = find(form, ".responder-message-sent");
		const button = find(form, ".res-button-submit");
		const isSending = status === "sending";
		setAttribute.call(form, "data-state", status);
		setAttribute.call(form, "aria-busy", `${isSending}`);
		button.disabled = isSending;
		button.value = button.dataset[isSending ? "submitting_text" : "original_text"] ?? "";
		clearErrors(form, errorArea);
		const isSent = status === "sent";
		fieldsArea.style.display = isSent ? "none" : "";
		sentArea.style.display = isSent ? "block" : "";
		const formId = dataOf(form).form_id;
		const tell = (type: string) =>
			EventTarget.prototype.dispatchEvent.call(
				form,
				new CustomEvent(type, { bubbles: true, detail: { formId, fields: readEntries(form).fields } }),
			);
		if (isSent) {
			sayIn(sentArea, message);
			sentArea.focus();
			tell("rmp:sent");
		} else if (status === "error") {
			const texts = Object.entries(errors).map(([name, text]) => {
				find(form, `[name=${JSON.stringify(name)}]`).setAttribute("aria-invalid", "true");
				return text;
			});
			const text = [message, ...texts].filter(Boolean).join(" ");
			if (text) {
				errorArea.append(text);
				errorArea.style.display = "block";
			} else if (message === undefined) showError(form, errorArea, "server_error");
			(find(form, "[aria-invalid=true]").isConnected ? find(form, "[aria-invalid=true]") : button).focus();
			tell("rmp:failed");
		}
	},
};
