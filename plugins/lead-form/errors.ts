// A form's errors, with its own messages.
import { parseObject } from "../../src/base/page";
import { controlsIn, dataOf, type FormControl, find, findAll } from "./form";
import { brokenRule, unescapeHtml } from "./model";

export const clearErrors = (form: Element, area: HTMLElement): void => {
	area.replaceChildren();
	area.style.display = "none";
	for (const control of findAll(form, "[aria-invalid]")) control.ariaInvalid = null;
};

/**
 * Shows the message of a rule.
 * @returns whether the form has one; a rule without does not count
 */
export const showError = (form: Element, area: HTMLElement, rule: string, ...label: (string | Node)[]): boolean => {
	const message = parseObject(dataOf(form).form_errors)[rule];
	const isGiven = typeof message === "string" && !!message;
	if (isGiven) {
		area.append(unescapeHtml(message), ...label);
		area.style.display = "block";
	}
	return isGiven;
};

/**
 * Shows a line for each field that breaks a rule.
 * @returns the first control of the first of them
 */
export const showBrokenRules = (form: Element, area: HTMLElement): FormControl | undefined => {
	let firstInvalid: FormControl | undefined;
	for (const field of findAll(form, ".res-form-field-input")) {
		const controls = controlsIn(field);
		const isRequired = controls[0]?.closest(".res-form-field.elementor-mark-required");
		const rule = brokenRule(field.dataset.fieldType!, isRequired, controls);
		const label = document.createElement("strong");
		label.append(find(field, ".elementor-field-label").textContent.trim());
		if (!rule || !showError(form, area, rule, " ", label, document.createElement("br"))) continue;
		firstInvalid ??= controls[0];
		for (const control of controls) control.ariaInvalid = "true";
	}
	return firstInvalid;
};
