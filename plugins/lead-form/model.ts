// The rules of the lead form without a DOM: errors of fields, messages, and the thank-you address.
import { formEncode } from "../../src/base/form-encode";

/** The properties of an input, select or textarea that the rules read. */
export interface Control {
	/** Type of the element: `text`, `number`, `select-one`… */
	type: string;
	value: string;
	checked?: boolean;
	/** `badInput`: holds text that the browser cannot read, so that `value` is empty. */
	validity: { badInput: boolean };
}

/** A name and value as sent; a uri entry whose control has no `data-uri_param` has no name. */
export interface Entry<Name = string> {
	name: Name;
	value: string;
}
export type UriEntry = Entry<string | undefined>;

const formats: Record<string, RegExp> = {
	// Types are printed values: one named `constructor` has no format either.
	__proto__: null as never,
	number: /^-?\d+$/,
	date: /^\d{4}[./-]\d\d[./-]\d\d$/,
	phone: /^0(5[0-578]|[23489])\d{7}$/,
	email: /\S@\S+\.\S/,
};

/**
 * The rule that a field breaks, as the key of its message; something falsy when it breaks none.
 * @param type `data-field-type` of the field
 * @param controls of the field, in document order; a field without any passes
 */
export const brokenRule = (type: string, isRequired: object | boolean | null | undefined, controls: Control[]) => {
	const [first] = controls;
	const format = formats[type];
	if (!first) return;
	const value = /^(multichoice|bool)$/.test(type) ? controls.some((control) => control.checked) : first.value.trim();
	// A value that the browser cannot parse looks empty but is not; a field without a format has that of its input.
	return first.validity.badInput || (format && value && !format.test(value as string))
		? `invalid_${format ? type : first.type}`
		: isRequired && !value && "required";
};

/** Undoes the escaping that the server gives a message; the result is text, never markup. */
export const unescapeHtml = (message: string): string =>
	message.replace(/&(#?)(\w+);/g, (reference, hash, code) => {
		const point = hash ? `0${code}` : { amp: 38, lt: 60, gt: 62, quot: 34 }[code as "amp"];
		return +point < 0x110000 ? String.fromCodePoint(+point) : reference;
	});

/** Adds the named entries to the query of an address; the existing part stays unchanged, the fragment stays last. */
export const addEntries = (address: { search: string }, entries: UriEntry[]): void => {
	for (const { name, value } of entries)
		if (name) address.search += `${address.search && "&"}${formEncode(value, name)}`;
};
