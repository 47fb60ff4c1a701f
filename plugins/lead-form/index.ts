// Sends the lead form in place: checks its fields, makes the call, shows what came of it and leads on to the thank-you page.
import { definePlugin } from "../../src/kit/plugin";
import { readEntries } from "./entries";
import { clearErrors, showBrokenRules, showError } from "./errors";
import { dataOf, find } from "./form";
import { addEntries, isSafe, type UriEntry } from "./model";
import { send } from "./send";

/** Milliseconds until a call without an answer counts as failed: as long as PHP lets a request work by default. */
const timeoutMs = 30_000;

export default definePlugin({
	setup(host, _, scope) {
		if (scope.page.edit) return;
		const form = host as HTMLFormElement;
		const fieldsArea = find(form, ".fields-wrapper");
		const errorArea = find(form, ".responder-message-form-error");
		const sentArea = find(form, ".responder-message-sent");
		const button = find(form, ".res-button-submit");
		const idleText = button.value;
		const { removeAttribute, setAttribute } = Element.prototype;
		let isBusy: boolean;

		const setBusy = (busy: boolean) => {
			isBusy = button.disabled = busy;
			button.value = button.dataset[busy ? "submitting_text" : "original_text"] || idleText;
			if (busy) setAttribute.call(form, "aria-busy", "true");
			else removeAttribute.call(form, "aria-busy");
		};
		const clear = () => clearErrors(form, errorArea);

		const submit = async () => {
			setBusy(true);
			const data = dataOf(form);
			const { fields, uriFields } = readEntries(form);
			const isSent = await Promise.race([
				send({ fields, uriFields, form_id: data.form_id }),
				new Promise<void>((resolve) => scope.timeout(timeoutMs, resolve)),
			]);
			const isGone = scope.signal.aborted;
			if (!isGone) {
				setBusy(false);
				if (isSent) {
					fieldsArea.style.display = "none";
					sentArea.style.display = "block";
				} else showError(form, errorArea, "server_error");
				(isSent ? sentArea : button).focus();
			}
			scope.emit(isGone ? document : form, isSent ? "rmp:sent" : "rmp:failed", { formId: data.form_id, fields });
			if (isSent && !isGone) leave(data, uriFields);
		};

		for (const node of [form, fieldsArea, errorArea, sentArea, button])
			scope.keep(node, "novalidate", "aria-busy", "role", "tabindex", "style", "disabled", "value");
		scope.add(clear);
		setAttribute.call(form, "novalidate", "");
		errorArea.role = "alert";
		sentArea.role = "status";
		sentArea.tabIndex = -1;
		// The browser never leaves with the form, and what is refused is no submit to the rest of the page, as with the
		// browser's own check. Sending waits for the document, so that handlers of the page that stop the event on its way
		// up still stop the call.
		scope.on(form, "submit", (event) => {
			event.preventDefault();
			if (isBusy) return event.stopPropagation();
			clear();
			setBusy(false);
			const firstInvalid = showBrokenRules(form, errorArea);
			if (!firstInvalid) return;
			firstInvalid.focus();
			event.stopPropagation();
		});
		scope.on(document, "submit", ({ target }) => {
			if (target === form) return submit();
		});
		// Without an event the browser would post the form; jQuery's `trigger("submit")` ends in this call as well.
		if (Reflect.set(form, "submit", () => HTMLFormElement.prototype.requestSubmit.call(form)))
			scope.add(() => Reflect.deleteProperty(form, "submit"));
	},
});

/** Goes on to the thank-you page, if there is one. */
const leave = (data: DOMStringMap, uriFields: UriEntry[]) => {
	if (data.action_after_submit !== "redirect_to_thankyou_page" || !data.urlthankyou?.trim()) return;
	const link = document.createElement("a");
	link.href = data.urlthankyou;
	if (data.urlthankyouAddparams === "yes") addEntries(link, uriFields);
	if (!isSafe(link)) return;
	if (data.urlthankyouOpennew === "yes") open(link.href, "_blank", "noopener");
	else location.href = link.href;
};
