// The form as its own app sends it: the states that the plugin shows for a request.
import { membersOf } from "../../src/parts/forms";
import type { OwnForm } from "../../src/react/use-submit";
import { controlsIn } from "./controls";
import { clearMessages } from "./messages";

let count = 0;

const messageOf = (kind: string, text: string) => {
	const node = document.createElement(kind.includes("help-inline") ? "span" : "div");
	node.className = `elementor-message elementor-message-${kind}`;
	node.setAttribute("role", "alert");
	node.tabIndex = -1;
	node.append(text);
	return node;
};

/** @param texts used if the app returns none */
export const ownForm = (texts: { sent: string; error: string }): OwnForm => ({
	isValid(form) {
		const members = membersOf(form);
		// All steps before the last one only lead on.
		const steps = [...members.querySelectorAll(".e-field-step")];
		if (steps.length && steps.at(-1)!.matches(".elementor-hidden")) return false;
		return members.checkValidity();
	},
	nameOf: (name) => /^form_fields\[(.*?)\]/.exec(name)?.[1],
	show(form, status, { message, errors = {} }) {
		const members = membersOf(form);
		const isSending = status === "sending";
		const button = members.querySelector<HTMLButtonElement>("[type=submit]");
		members.classList.toggle("elementor-form-waiting", isSending);
		members.setAttribute("data-state", status);
		members.setAttribute("aria-busy", `${isSending}`);
		if (button) button.disabled = isSending;
		if (status === "idle" || isSending) return clearMessages(members);
		clearMessages(members);
		if (status === "sent") {
			const said = messageOf("success", message ?? texts.sent);
			members.append(said);
			members.reset();
			return said.focus();
		}
		const shown = Object.entries(errors).filter(([name, text]) => {
			const group = members
				.querySelector(`[name^=${JSON.stringify(`form_fields[${name}]`)}]`)
				?.closest(".elementor-field-group");
			if (!group) return false;
			const said = messageOf("danger elementor-help-inline elementor-form-help-inline", text);
			said.id = `form-error-own${++count}`.replace("own", "");
			group.classList.add("elementor-error");
			group.append(said);
			for (const control of controlsIn(group)) {
				control.setAttribute("aria-invalid", "true");
				control.setAttribute("aria-describedby", said.id);
			}
			return true;
		});
		const others = Object.entries(errors).flatMap(([name, text]) =>
			shown.some(([other]) => other === name) ? [] : text,
		);
		const text = message ?? (others.join(" ") || (shown[0] ? "" : texts.error));
		const said = text ? messageOf("danger", text) : null;
		if (said) members.append(said);
		(members.querySelector<HTMLElement>("[aria-invalid=true]:not([type=hidden])") ?? said)?.focus();
	},
});
