// The controls of the form as the model reads them.
import type { Control } from "./model";

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const controlsOf = (members: HTMLFormElement): FormControl[] => [
	...members.querySelectorAll<FormControl>("input,textarea,select"),
];

export const readControl = (control: FormControl): Control => {
	const { tagName, value, name } = control;
	const type = tagName === "INPUT" ? (control.getAttribute("type") ?? "text") : tagName.toLowerCase();
	const shared = { id: control.dataset.interactionId ?? "", name, type, label: labelOf(control), value };
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options].map(({ value, label }) => ({ value, label }));
		const chosen = [...control.selectedOptions].map(({ value }) => value);
		return { ...shared, options, chosen: control.multiple ? chosen : undefined };
	}
	if (control instanceof HTMLTextAreaElement) return shared;
	return { ...shared, isChecked: control.checked, files: control.files ? [...control.files] : undefined };
};

/** Its own name, its label's, that of a label around it, its placeholder, at last its id. */
const labelOf = (control: FormControl): string => {
	const texts = [
		control.ariaLabel,
		// An `id` is not a selector: names with brackets are ids as well.
		...[...(control.labels ?? [])]
			.sort((a, b) => +b.hasAttribute("for") - +a.hasAttribute("for"))
			.map(({ textContent }) => textContent),
		control.getAttribute("placeholder"),
	];
	return texts.map((text) => text?.trim()).find(Boolean) ?? control.dataset.interactionId ?? "";
};
