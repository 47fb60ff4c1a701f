// One field of the lead form's React component.
import type { ReactElement } from "react";
import { Slot } from "../../src/react/slot";

export interface LeadField {
	/** `hidden` prints a bare input with the value. */
	type: "text" | "email" | "phone" | "number" | "date" | "textarea" | "choice" | "multichoice" | "bool" | "hidden";
	/** Name of the control, as the service has it. */
	name: string;
	label?: string;
	/** Name of the value in the thank-you page's address. */
	uri?: string;
	required?: boolean;
	placeholder?: string;
	/** Value at the beginning. */
	value?: string;
	/** Labels of a `choice` or `multichoice`, whose values count from 1. */
	options?: readonly string[];
}

const inputTypes: Partial<Record<LeadField["type"], string>> = {
	email: "email",
	date: "date",
	number: "number",
	phone: "tel",
};

/** Props of the function with which the app renders a field. */
export interface LeadFieldProps {
	/** The app's item for it. */
	field: LeadField;
	/** Of the control, for its label. */
	id: string;
	/** The input itself, with its name; while there is an error it is marked as wrong, and described by `errorId`. */
	control: ReactElement;
	/** The field's error from `onSubmit`. */
	error: string | undefined;
	/** For the element that shows the error. */
	errorId: string;
}

/** @example renderField={({ field, id, control, error, errorId }) => <><label htmlFor={id}>{field.label}</label>{control}{error && <p id={errorId}>{error}</p>}</>} */
export type RenderLeadField = (props: LeadFieldProps) => ReactElement;

const idOf = (form: string, { name }: LeadField) => `responder_form_${form}_${name}`;

interface OwnFieldProps {
	form: string;
	field: LeadField;
	error: string | undefined;
	render: RenderLeadField;
}

/** A field as the app renders it; not a separate component, as an island is compared down to its slots. */
export const ownField = ({ form, field, error, render }: OwnFieldProps): ReactElement => {
	const id = idOf(form, field);
	const errorId = `${id}-error`;
	const control = draw(field, id, error ? { "aria-invalid": true, "aria-describedby": errorId } : {});
	return (
		<div key={field.name} className={classOf(field)} data-field-type={field.type}>
			<Slot>{render({ field, id, control, error, errorId })}</Slot>
		</div>
	);
};

const classOf = ({ required }: LeadField) =>
	`res-form-field res-form-field-input ${required ? "elementor-mark-required" : ""}`;

export const Field = ({ form, ...field }: LeadField & { form: string }): ReactElement => {
	const { type, label } = field;
	const id = idOf(form, field);
	if (type === "hidden") return draw(field, id);
	const title = label && (
		<label className="elementor-field-label" htmlFor={id}>
			{label}
		</label>
	);
	return (
		<div className={classOf(field)} data-field-type={type}>
			{type !== "bool" && title}
			{draw(field, id)}
			{type === "bool" && title}
		</div>
	);
};

const draw = (
	{ type, name, uri, value, placeholder = "", options = [] }: LeadField,
	id: string,
	state: object = {},
): ReactElement => {
	const control = { name, "data-uri_param": uri, ...state };
	if (type === "hidden") return <input type="hidden" {...control} defaultValue={value} />;
	if (type === "bool") return <input type="checkbox" {...control} id={id} />;
	const text = { ...control, id, placeholder, defaultValue: value };
	if (type === "textarea") return <textarea {...text} rows={3} />;
	if (type === "choice")
		return (
			<select {...control} id={id} defaultValue={value}>
				{options.map((option, index) => (
					<option key={option} value={index + 1}>
						{option}
					</option>
				))}
			</select>
		);
	if (type !== "multichoice") return <input type={inputTypes[type] ?? "text"} {...text} />;
	return (
		<>
			{options.map((option, index) => (
				<div key={option} className="checkboxes">
					<input type="checkbox" {...control} id={`${id}_${index + 1}`} value={index + 1} />
					<label htmlFor={`${id}_${index + 1}`}>{option}</label>
				</div>
			))}
		</>
	);
};
