// How the form looks while it is sent.
import type { Scope } from "../../src/kit/scope";
import { membersOf } from "../../src/parts/forms";
import { $preferences } from "../../src/stores/preferences";

/** @returns shows or ends the waiting; the markup of the button is as it was after that */
export const createWaiting = (form: HTMLFormElement, scope: Scope) => {
	const { classList, style, querySelector } = membersOf(form);
	const button = querySelector<HTMLButtonElement>("[type=submit]");
	const spinner = document.createElement("span");
	spinner.className = "elementor-button-text elementor-form-spinner";
	const icon = document.createElement("i");
	icon.className = "fa fa-spinner fa-spin";
	spinner.append(icon, "\u00a0");

	scope.keep(form, "class", "style");
	if (button) scope.keep(button, "disabled");
	scope.add(() => spinner.remove());
	return (isWaiting: boolean): void => {
		classList.toggle("elementor-form-waiting", isWaiting);
		const seconds = $preferences.get().reducedMotion ? 0 : isWaiting ? 0.5 : 0.1;
		style.transition = `opacity ${seconds}s`;
		style.opacity = isWaiting ? "0.45" : "1";
		if (!button) return;
		button.disabled = isWaiting;
		if (isWaiting) (button.querySelector("span") ?? button).prepend(spinner);
		else spinner.remove();
	};
};
