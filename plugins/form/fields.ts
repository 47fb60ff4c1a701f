// Fields that the server leaves to a script: dates and times, and the trap for robots.
import type { Scope } from "../../src/kit/scope";

export const serveFields = (form: ParentNode, scope: Scope): void => {
	for (const kind of ["date", "time"])
		for (const input of form.querySelectorAll<HTMLInputElement>(`.elementor-${kind}-field[type=text]`)) {
			scope.keep(input, "type");
			const show = () => setType(input, kind);
			// After Back the browser restores values by name and type: the fields keep the server's type until `pageshow`.
			if (document.readyState === "complete") show();
			scope.on(window, "pageshow", show);
			scope.on(window, "pagehide", () => setType(input, "text"));
		}
	for (const trap of form.querySelectorAll<HTMLInputElement>(
		".elementor-field-type-text:not(.elementor-field-group) input",
	)) {
		scope.keep(trap, "tabindex", "aria-hidden", "autocomplete");
		trap.tabIndex = -1;
		trap.ariaHidden = "true";
		trap.autocomplete = "off";
	}
};

/** A value that the browser's picker cannot represent stays as typed. */
const setType = (input: HTMLInputElement, type: string) => {
	const { value } = input;
	input.type = type;
	if (input.value === value) return;
	input.type = "text";
	input.value = value;
};
