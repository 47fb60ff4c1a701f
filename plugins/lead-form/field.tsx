// One field of the lead form's React component.
import type { ReactElement } from "react";

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

export const Field = ({ form, ...field }: LeadField & { form: string }): ReactElement => {
	const { type, name, uri, value, label, options = [] } = field;
	const id = `responder_form_${form}_${name}`;
	const control = { name, "data-uri_param": uri };
	if (type === "hidden") return <input type="hidden" {...control} defaultValue={value} />;

	const title = label && (
		<label className="elementor-field-label" htmlFor={id}>
			{label}
		</label>
	);
	const text = { ...control, id, placeholder: field.placeholder ?? "", defaultValue: value };
	const draw = () => {
		if (type === "bool") return <input type="checkbox" {...control} id={id} />;
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
		return options.map((option, index) => (
			<div key={option} className="checkboxes">
				<input type="checkbox" {...control} id={`${id}_${index + 1}`} value={index + 1} />
				<label htmlFor={`${id}_${index + 1}`}>{option}</label>
			</div>
		));
	};
	return (
		<div
			className={`res-form-field res-form-field-input ${field.required ? "elementor-mark-required" : ""}`}
			data-field-type={type}
		>
			{type !== "bool" && title}
			{draw()}
			{type === "bool" && title}
		</div>
	);
};
