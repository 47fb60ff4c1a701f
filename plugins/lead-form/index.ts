// Sends the lead form in place: checks its fields, makes the call, shows what came of it and leads on to the thank-you page.
import { definePlugin } from "../../src/core/plugin";
import { addEntries, brokenRule, decode, type Entry, encode, isSafe, type UriEntry } from "./model";

declare global {
	/** Where lead forms are sent, as the server prints it. */
	var RMP_AJAX_LOCALS: { ajaxUrl?: string; _nonce?: string } | undefined;
}
type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export default definePlugin({
	setup(host, _, scope) {
		if (scope.page.edit) return;
		const form = host as HTMLFormElement;
		const data = form.dataset;
		const fieldsArea = find(form, ".fields-wrapper");
		const errorArea = find(form, ".responder-message-form-error");
		const sentArea = find(form, ".responder-message-sent");
		const button = find(form, ".res-button-submit");

		/** @returns `"true"` if there is a message for that rule; a rule without one does not count */
		const showError = (rule: unknown, ...label: (string | Node)[]) => {
			try {
				const message = decode(JSON.parse(data.form_errors!)[rule as string]);
				if (message) {
					errorArea.append(message, ...label);
					errorArea.style.display = "block";
					return "true";
				}
			} catch {}
		};
		const setBusy = (busy: "true" | null, text?: string) => {
			form.ariaBusy = busy;
			button.disabled = !!busy;
			if (text) button.value = text;
		};

		const submit = async ({ target }: Event) => {
			if (target !== form || form.ariaBusy) return;
			errorArea.replaceChildren();
			errorArea.style.display = "none";
			let firstInvalid: FormControl | undefined;
			for (const field of form.querySelectorAll<HTMLElement>(".res-form-field-input")) {
				const controls = [...field.querySelectorAll<FormControl>("input,select,textarea")];
				const isRequired = controls[0]?.closest(".res-form-field.elementor-mark-required");
				const label = document.createElement("strong");
				label.append(find(field, ".elementor-field-label").textContent.trim());
				const rule = brokenRule(field.dataset.fieldType!, isRequired, controls);
				const invalid = showError(rule, " ", label, document.createElement("br"));
				for (const control of controls) {
					scope.keep(control, "aria-invalid");
					control.ariaInvalid = invalid ?? null;
					if (invalid) firstInvalid ??= control;
				}
			}
			if (firstInvalid) return firstInvalid.focus();

			const fields: Entry[] = [];
			const uriFields: UriEntry[] = [];
			const elements = [...form.elements] as FormControl[];
			const add = (text: FormDataEntryValue, name: string) => {
				if (name && typeof text === "string") {
					const value = text.replace(/\r\n?|\n/g, "\r\n");
					fields.push({ name, value });
					uriFields.push({ name: elements.find((control) => control.name === name)?.dataset.uri_param, value });
				}
			};
			new FormData(form).forEach(add);
			const unchecked = "[data-field-type=bool] [type=checkbox]:enabled:not(:checked)";
			for (const { name } of form.querySelectorAll<HTMLInputElement>(unchecked)) add("off", name);

			const idleText = button.dataset.original_text || button.value;
			let isSent = false;
			setBusy("true", button.dataset.submitting_text);
			try {
				const { ajaxUrl, _nonce } = RMP_AJAX_LOCALS!;
				// An empty address would be that of the page; this one cannot be reached.
				const response = await fetch(ajaxUrl || "//", {
					method: "POST",
					headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
					body: encode({ action: "RMP_submitElementorForm", _nonce, fields, uriFields, form_id: data.form_id })
						.join("&")
						.replace(/%20/g, "+"),
					// The button must not stay locked by an answer that never comes.
					signal: AbortSignal.timeout(6e4),
				});
				// 204 and 304 have no body, whatever they declare.
				await response[
					response.status % 100 !== 4 && /\bjson\b/.test(response.headers.get("Content-Type")!) ? "json" : "text"
				]();
				isSent = response.ok || response.status === 304;
			} catch {}
			if (scope.signal.aborted) return;
			setBusy(null, idleText);
			if (isSent) {
				fieldsArea.style.display = "none";
				sentArea.style.display = "block";
				sentArea.focus();
			} else showError("server_error");
			scope.emit(form, isSent ? "rmp:sent" : "rmp:failed", { formId: data.form_id, fields });
			if (isSent && data.action_after_submit === "redirect_to_thankyou_page" && data.urlthankyou?.trim()) {
				const link = document.createElement("a");
				link.href = data.urlthankyou;
				if (data.urlthankyouAddparams === "yes") addEntries(link, uriFields);
				if (isSafe(link)) {
					if (data.urlthankyouOpennew === "yes") open(link.href, "_blank", "noopener");
					else location.href = link.href;
				}
			}
		};

		for (const element of [form, fieldsArea, errorArea, sentArea, button]) {
			scope.keep(element, "novalidate", "aria-busy", "role", "tabindex", "style", "disabled", "value");
		}
		scope.add(() => errorArea.replaceChildren());
		form.noValidate = true;
		errorArea.role = "alert";
		sentArea.role = "status";
		sentArea.tabIndex = -1;
		// The browser never leaves with the form. Sending it waits for the document, so that handlers of the page that
		// stop the event on its way up still stop the call.
		scope.on(form, "submit", (event) => event.preventDefault());
		scope.on(document, "submit", submit);
	},
});

/** The node, or where the markup lacks it one outside the page that takes its place. */
const find = (parent: Element, selector: string) =>
	parent.querySelector<HTMLInputElement>(selector) ?? document.createElement("input");
