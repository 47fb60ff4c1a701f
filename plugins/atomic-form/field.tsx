// One field of the React component of version 4's form.
import type { ReactElement } from "react";
import { Slot } from "../../src/react/slot";

export interface AtomicFormField {
	/** `text`, `email`, `tel`, `url`, `number`, `date`, `time`, `password`, `file`, `textarea`, `select`, `radio`, `checkbox`. */
	type: string;
	name: string;
	label: string;
	required?: boolean;
	placeholder?: string;
	/** Of a select, of radios and checkboxes. */
	options?: readonly { value: string; label: string }[];
	/** Of a select or of files: several may be chosen. */
	multiple?: boolean;
	/** Of files: endings and types, `jpg, image/png`. */
	accept?: string;
	/** Of files: megabytes each. */
	maxSize?: number;
	/** Of files. */
	maxFiles?: number;
}

/** Props of the function with which the app renders a field. */
export interface AtomicFieldProps {
	/** The app's item for it. */
	field: AtomicFormField;
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
export type RenderAtomicField = (props: AtomicFieldProps) => ReactElement;

interface OwnFieldProps {
	id: string;
	field: AtomicFormField;
	error: string | undefined;
	render: RenderAtomicField;
}

/** A field as the app renders it; not a separate component, as an island is compared down to its slots. */
export const ownField = ({ id, field, error, render }: OwnFieldProps): ReactElement => {
	const errorId = `${id}-error`;
	const control = draw(field, id, error ? { "aria-invalid": true, "aria-describedby": errorId } : {});
	return (
		<div key={field.name} className="e-form-row">
			<Slot>{render({ field, id, control, error, errorId })}</Slot>
		</div>
	);
};

export const Field = ({ prefix, ...field }: AtomicFormField & { prefix: string }): ReactElement =>
	isMany(field) ? (
		<fieldset className="e-form-group">
			<legend>{field.label}</legend>
			{draw(field, prefix)}
		</fieldset>
	) : (
		<div className="e-form-row">
			<label className="e-form-label-base" htmlFor={prefix}>
				{field.label}
			</label>
			{draw(field, prefix)}
		</div>
	);

const isMany = ({ type }: AtomicFormField) => type === "radio" || type === "checkbox";

const draw = (field: AtomicFormField, prefix: string, state: object = {}): ReactElement => {
	const { type, name, required, placeholder, options = [], multiple, accept, maxSize, maxFiles } = field;
	const control = (id: string) => ({ id, name, required, "data-interaction-id": id, ...state });
	if (isMany(field))
		return (
			<>
				{options.map(({ value, label }) => (
					<div key={value} className={`e-form-${type}-row`}>
						<input {...control(`${prefix}-${value}`)} type={type} defaultValue={value} />{" "}
						<label htmlFor={`${prefix}-${value}`}>{label}</label>
					</div>
				))}
			</>
		);
	if (type === "textarea")
		return <textarea {...control(prefix)} className="e-form-textarea-base" placeholder={placeholder} rows={4} />;
	if (type === "select")
		return (
			<select {...control(prefix)} className="e-form-select-base" multiple={multiple}>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
		);
	return (
		<input
			{...control(prefix)}
			className={`e-form-${type === "file" ? "file-upload" : "input"}-base`}
			type={type}
			placeholder={placeholder}
			multiple={multiple}
			accept={accept}
			data-max-file-size={maxSize}
			data-max-files={maxFiles}
		/>
	);
};
