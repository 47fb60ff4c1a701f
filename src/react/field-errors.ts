// Forms whose app renders the fields: the app shows a field's error, the form shows errors without a field.
import { flushSync } from "./portal";
import type { OwnForm } from "./use-submit";

/** The errors, by the name of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** @param controlOf the control of a name; undefined if the form has none */
export const withFieldErrors = (
	own: OwnForm,
	controlOf: (form: HTMLFormElement, name: string) => Element | null | undefined,
	setErrors: (errors: FieldErrors) => void,
): OwnForm => ({
	...own,
	show(form, status, { message, errors = {} }) {
		// Nothing of a hidden field is shown.
		const isDrawn = ([name]: [string, string]) => {
			const control = controlOf(form, name);
			return !!control && control.getAttribute("type") !== "hidden";
		};
		const others = Object.entries(errors).filter((entry) => !isDrawn(entry));
		const isSaid = !others.length && Object.entries(errors).some(isDrawn);
		own.show(form, status, { message: message ?? (isSaid ? "" : undefined), errors: Object.fromEntries(others) });
		flushSync(() => setErrors(status === "error" ? errors : {}));
		for (const name of Object.keys(errors)) {
			const control = controlOf(form, name);
			if (control?.getAttribute("aria-invalid") === "true") return (control as HTMLElement).focus();
		}
	},
});
