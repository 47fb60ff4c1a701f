// Forms whose app draws the fields: it shows what is wrong with one, the form what belongs to none.
import { flushSync } from "./portal";
import type { OwnForm } from "./use-submit";

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** @param controlOf the control of a name; nothing where the form has none */
export const withFieldErrors = (
	own: OwnForm,
	controlOf: (form: HTMLFormElement, name: string) => Element | null | undefined,
	setErrors: (errors: FieldErrors) => void,
): OwnForm => ({
	...own,
	show(form, status, { message, errors = {} }) {
		const others = Object.entries(errors).flatMap(([name, text]) => (controlOf(form, name) ? [] : text));
		const isShown = others.length < Object.keys(errors).length;
		const said = message ?? (others.join(" ") || (isShown ? "" : undefined));
		own.show(form, status, said === undefined ? {} : { message: said });
		flushSync(() => setErrors(status === "error" ? errors : {}));
		for (const name of Object.keys(errors)) {
			const control = controlOf(form, name);
			if (control?.getAttribute("aria-invalid") === "true") return (control as HTMLElement).focus();
		}
	},
});
