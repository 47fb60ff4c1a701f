// The field of a search in a React app: its value may be the app's state, and changes are reported to the app.
import { type InputHTMLAttributes, type ReactElement, useLayoutEffect, useRef } from "react";
import { type ChangeDetails, detailsNow, followVisitor } from "../../src/react/change";
import { Slot } from "../../src/react/slot";

export interface SearchValue {
	/** Value of the field; if you set it, update it in `onValueChange`. */
	value?: string;
	/** Initial value of the field; empty by default. */
	defaultValue?: string;
	/** Called when something else is in the field; `details.preventDefault()` takes that back. */
	onValueChange?(value: string, details: ChangeDetails): void;
}

type FieldProps = SearchValue & Omit<InputHTMLAttributes<HTMLInputElement>, keyof SearchValue>;

export const SearchField = (props: FieldProps): ReactElement => (
	<Slot>
		<Field {...props} />
	</Slot>
);

const Field = ({ value, defaultValue, onValueChange, ...attributes }: FieldProps) => {
	const field = useRef<HTMLInputElement>(null);
	const held = useRef(value ?? defaultValue ?? "");
	useLayoutEffect(followVisitor, []);
	// Results follow the typed text: here the app changes it.
	useLayoutEffect(() => {
		if (value === undefined || value === held.current) return;
		held.current = value;
		field.current!.dispatchEvent(new Event("input", { bubbles: true }));
	}, [value]);
	const onInput = () => {
		const input = field.current!;
		const before = held.current;
		if (input.value === before) return;
		const { details, isPrevented } = detailsNow();
		if (value === undefined) held.current = input.value;
		onValueChange?.(input.value, details);
		if (!isPrevented() || value !== undefined) return;
		held.current = input.value = before;
	};
	const state = value === undefined ? { defaultValue } : { value };
	return <input {...attributes} {...state} ref={field} type="search" name="s" onInput={onInput} />;
};
