// Sends the lead form in place: checks its fields, makes the call, shows what came of it and leads on to the thank-you page.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
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
		const fieldsArea = find(form, ".fields-wrapper");
		const errorArea = find(form, ".responder-message-form-error");
		const sentArea = find(form, ".responder-message-sent");
		const button = find(form, ".res-button-submit");

		const clearErrors = () => {
			errorArea.replaceChildren();
			errorArea.style.display = "none";
			for (const control of form.querySelectorAll("[aria-invalid]")) control.ariaInvalid = null;
		};
		const submit = async ({ target }: Event) => {
			if (target !== form || form.ariaBusy) return;
			// Controls called `dataset` or `elements` hide the form's own; a clone has no controls.
			const data = (form.cloneNode() as HTMLElement).dataset;
			const elements = findControls(document).filter((control) => control.form === form);
			const messages = parseObject(data.form_errors);
			/** @returns whether there is a message for that rule; a rule without one does not count */
			const showError = (rule: string, ...label: (string | Node)[]) => {
				const message = messages[rule];
				if (typeof message !== "string" || !message) return;
				errorArea.append(decode(message), ...label);
				errorArea.style.display = "block";
				return true;
			};

			const idleText = button.value;
			form.ariaBusy = "true";
			button.disabled = true;
			button.value = button.dataset.submitting_text || idleText;
			clearErrors();
			let firstInvalid: FormControl | undefined;
			for (const field of form.querySelectorAll<HTMLElement>(".res-form-field-input")) {
				const controls = findControls(field);
				const isRequired = controls[0]?.closest(".res-form-field.elementor-mark-required");
				const rule = brokenRule(field.dataset.fieldType!, isRequired, controls);
				const label = document.createElement("strong");
				label.append(find(field, ".elementor-field-label").textContent.trim());
				if (rule && showError(rule, " ", label, document.createElement("br"))) {
					firstInvalid ??= controls[0];
					for (const control of controls) control.ariaInvalid = "true";
				}
			}

			const entries = new FormData(form);
			for (const control of elements) {
				if (control.matches("[data-field-type=bool] [type=checkbox]:enabled:not(:checked)")) {
					entries.append(control.name, "off");
				}
			}
			const fields = [...entries].flatMap(([name, value]) =>
				name && typeof value === "string" ? { name, value: value.replace(/\r\n?|\n/g, "\r\n") } : [],
			);
			const uriFields = fields.map(({ name, value }) => ({
				name: elements.find((control) => control.name === name)?.dataset.uri_param,
				value,
			}));

			const isSent = !firstInvalid && (await send(fields, uriFields, data.form_id));
			if (scope.signal.aborted) return;
			form.ariaBusy = null;
			button.disabled = false;
			button.value = button.dataset.original_text || idleText;
			if (firstInvalid) return firstInvalid.focus();
			if (isSent) {
				fieldsArea.style.display = "none";
				sentArea.style.display = "block";
			} else showError("server_error");
			(isSent ? sentArea : button).focus();
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
		scope.add(clearErrors);
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

/** @returns whether the server has taken it */
const send = async (fields: Entry[], uriFields: UriEntry[], form_id: string | undefined) => {
	try {
		const { ajaxUrl, _nonce } = RMP_AJAX_LOCALS!;
		// An empty address would be that of the page; this one cannot be reached.
		const response = await fetch(ajaxUrl || "//", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
			body: encode({ action: "RMP_submitElementorForm", _nonce, fields, uriFields, form_id })
				.join("&")
				.replace(/%20/g, "+"),
		});
		// 204 and 304 have no body, whatever they declare.
		await response[
			response.status % 100 !== 4 && /\bjson\b/i.test(response.headers.get("Content-Type")!) ? "json" : "text"
		]();
		return response.ok || response.status === 304;
	} catch {}
};

const findControls = (parent: ParentNode) => [...parent.querySelectorAll<FormControl>("input,select,textarea")];

/** The node, or where the markup lacks it one outside the page that takes its place. */
const find = (parent: Element, selector: string) =>
	parent.querySelector<HTMLInputElement>(selector) ?? document.createElement("input");
