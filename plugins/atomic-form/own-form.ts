// The atomic form as its own app sends it: the states that the plugin shows for a request.
import { membersOf } from "../../src/parts/forms";
import { sayIn } from "../../src/react/say-in";
import type { OwnForm } from "../../src/react/use-submit";

const error = "e-form-field-error";
const states = { idle: "default", sending: "default", sent: "success", error: "error" };
let count = 0;

export const ownForm: OwnForm = {
	// The browser reports the errors.
	isValid: (form) => membersOf(form).checkValidity(),
	nameOf: (name) => name,
	show(form, status, { message, errors = {} }) {
		const members = membersOf(form);
		const isSending = status === "sending";
		for (const state of Object.values(states)) members.classList.remove(`form-state-${state}`);
		members.classList.add(`form-state-${states[status]}`);
		members.setAttribute("data-state", status);
		members.setAttribute("aria-busy", `${isSending}`);
		for (const button of members.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = isSending;
		for (const said of members.querySelectorAll(`.${error}`)) {
			const control = members.querySelector(`[aria-describedby=${said.id}]`);
			control?.removeAttribute("aria-invalid");
			control?.removeAttribute("aria-describedby");
			said.remove();
		}
		if (status === "idle" || isSending) return;
		const others = Object.entries(errors).filter(([name, text]) => !sayAt(members, name, text));
		const area = members.querySelector<HTMLElement>(`[data-e-type=e-form-${states[status]}-message]`);
		sayIn(area, [message, ...others.map(([, text]) => text)].filter(Boolean).join(" "));
		if (status === "sent") members.reset();
		(members.querySelector<HTMLElement>("[aria-invalid=true]") ?? area)?.focus();
	},
};

/** @returns whether there is a field of that name */
const sayAt = (members: HTMLFormElement, name: string, text: string): boolean => {
	const control = members.querySelector(`[name=${JSON.stringify(name)}]`);
	if (!control) return false;
	const said = document.createElement("span");
	said.className = error;
	said.id = `${error}-${++count}`;
	said.append(text);
	control.setAttribute("aria-invalid", "true");
	control.setAttribute("aria-describedby", said.id);
	(control.closest(".e-form-row,.e-form-group") ?? control).append(said);
	return true;
};
