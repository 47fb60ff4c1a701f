// Sends the lead form in place: validates its fields, sends the request, shows the result and redirects to the thank-you page.
import { setAttribute } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import { inTime, isSafe, serveSubmit } from "../../src/parts/forms";
import { readEntries } from "./entries";
import { clearErrors, showBrokenRules, showError } from "./errors";
import { dataOf, find, findAll } from "./form";
import { addEntries, type UriEntry } from "./model";
import { send } from "./send";

const parts = [".fields-wrapper", ".responder-message-form-error", ".responder-message-sent", ".res-button-submit"];

export default definePlugin({
	setup(host, _, scope) {
		if (scope.page.edit) return;
		const form = host as HTMLFormElement;
		const missing = parts.find((part) => !findAll(form, part)[0]);
		// It is served all the same: the browser must never send it.
		if (missing) scope.report("markup", missing);
		const [fieldsArea, errorArea, sentArea, button] = parts.map((part) => find(form, part)) as [
			HTMLElement,
			HTMLElement,
			HTMLElement,
			HTMLInputElement,
		];
		const idleText = button.value;

		const setBusy = (busy: boolean) => {
			button.disabled = busy;
			button.value = button.dataset[busy ? "submitting_text" : "original_text"] || idleText;
		};
		const clear = () => clearErrors(form, errorArea);

		for (const node of [form, fieldsArea, errorArea, sentArea, button])
			scope.keep(node, "novalidate", "role", "tabindex", "style", "disabled", "value");
		scope.add(clear);
		setAttribute.call(form, "novalidate", "");
		errorArea.role = "alert";
		sentArea.role = "status";
		sentArea.tabIndex = -1;
		const check = () => {
			clear();
			setBusy(false);
			const firstInvalid = showBrokenRules(form, errorArea);
			firstInvalid?.focus();
			return !firstInvalid;
		};
		serveSubmit(form, scope, check, async (free, isElsewhere) => {
			setBusy(true);
			const data = dataOf(form);
			const { fields, uriFields } = readEntries(form);
			const isSent = await inTime(scope, send({ fields, uriFields, form_id: data.form_id }));
			const isGone = scope.signal.aborted;
			free();
			if (!isGone) {
				setBusy(false);
				if (isSent) {
					fieldsArea.style.display = "none";
					sentArea.style.display = "block";
				} else showError(form, errorArea, "server_error");
				if (!isElsewhere()) (isSent ? sentArea : button).focus();
			}
			scope.emit(isGone ? document : form, isSent ? "rmp:sent" : "rmp:failed", { formId: data.form_id, fields });
			if (isSent && !isGone) leave(data, uriFields);
		});
	},
});

/** Continues to the thank-you page, if there is one. */
const leave = (data: DOMStringMap, uriFields: UriEntry[]) => {
	if (data.action_after_submit !== "redirect_to_thankyou_page" || !data.urlthankyou?.trim()) return;
	const link = document.createElement("a");
	link.href = data.urlthankyou;
	if (data.urlthankyouAddparams === "yes") addEntries(link, uriFields);
	if (!isSafe(link)) return;
	if (data.urlthankyouOpennew === "yes") open(link.href, "_blank", "noopener");
	else location.href = link.href;
};
