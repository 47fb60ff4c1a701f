// Fields that the server leaves to a script: dates and times, and the trap for robots.
import type { Scope } from "../../src/kit/scope";

export const serveFields = (form: ParentNode, scope: Scope): void => {
	for (const kind of ["date", "time"])
		for (const input of form.querySelectorAll<HTMLInputElement>(`.elementor-${kind}-field[type=text]`)) {
			const { value } = input;
			scope.keep(input, "type");
			input.type = kind;
			// What the browser's picker cannot hold stays as it was typed.
			if (input.value === value) continue;
			input.type = "text";
			input.value = value;
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
