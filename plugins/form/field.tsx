// One field of the form's React component.
import type { ReactElement } from "react";
import { Slot } from "../../src/react/slot";

interface Common {
	/** Key of the field, as the server knows it. */
	id: string;
	label?: string;
	required?: boolean;
}

/** A field, by its type. */
export type FormField =
	| (Common & {
			type: "text" | "email" | "url" | "password" | "date" | "time" | "textarea";
			placeholder?: string;
			value?: string;
			/** The first and the last day or time. */
			min?: string;
			max?: string;
	  })
	| (Common & { type: "number"; min?: number; max?: number; value?: number; placeholder?: string })
	/** `title` explains the pattern. */
	| (Common & { type: "tel"; pattern?: string; title?: string; value?: string; placeholder?: string })
	| (Common & { type: "hidden"; value: string })
	| (Common & { type: "select"; options: readonly string[]; multiple?: boolean; value?: string })
	| (Common & { type: "radio" | "checkbox"; options: readonly string[] })
	/** A single checkbox; `text` is next to it. */
	| (Common & { type: "acceptance"; text: string })
	/** Files larger than `maxMb` are refused immediately, with `maxMessage`. */
	| (Common & { type: "upload"; multiple?: boolean; accept?: string; maxMb?: number; maxMessage?: string })
	/** The fields up to the next step belong to it; `label` is its name. */
	| (Common & { type: "step"; previous?: string; next?: string });

/** Props of the function with which the app renders a field. */
export interface FormFieldProps {
	/** The app's item for it. */
	field: FormField;
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
export type RenderField = (props: FormFieldProps) => ReactElement;

interface OwnFieldProps {
	prefix: string;
	field: FormField;
	error: string | undefined;
	render: RenderField;
}

/** A field as the app renders it; not a separate component, as an island is compared down to its slots. */
export const ownField = ({ prefix, field, error, render }: OwnFieldProps): ReactElement => {
	const id = `${prefix}-${field.id}`;
	const errorId = `${id}-error`;
	const state = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
	const control = draw(field, id, `form_fields[${field.id}]`, state);
	return (
		<div key={field.id} className={groupOf(field)}>
			<Slot>{render({ field, id, control, error, errorId })}</Slot>
		</div>
	);
};

/** Whether an app may draw it. */
export const isDrawn = ({ type }: FormField): boolean => type !== "hidden" && type !== "step";

const groupOf = ({ type, id, required }: FormField) =>
	`elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id} elementor-col-100${required ? " elementor-field-required elementor-mark-required" : ""}`;

export const Field = ({ prefix, ...field }: FormField & { prefix: string }): ReactElement => {
	const { type, id, label } = field;
	// Two forms of a page may have the same keys; the form finds its fields by their names.
	const own = `${prefix}-${id}`;
	const name = `form_fields[${id}]`;
	if (type === "hidden") return <input type="hidden" name={name} id={own} defaultValue={field.value} />;
	const group = groupOf(field);
	if (type === "step")
		return (
			<div className={group}>
				<div
					className="e-field-step elementor-hidden"
					data-label={label ?? ""}
					data-previousbutton={field.previous ?? ""}
					data-nextbutton={field.next ?? ""}
				/>
			</div>
		);
	const isMany = type === "radio" || type === "checkbox";
	return (
		<div className={group} {...(isMany && { role: "group", "aria-label": label })}>
			{label && !isMany && (
				<label htmlFor={own} className="elementor-field-label">
					{label}
				</label>
			)}
			{label && isMany && <span className="elementor-field-label">{label}</span>}
			{draw(field, own, name)}
		</div>
	);
};

const textual = "elementor-field elementor-size-sm elementor-field-textual";

const draw = (field: FormField, id: string, name: string, state: object = {}): ReactElement => {
	const { required } = field;
	const common = { id, name, required, ...state };
	if (field.type === "textarea")
		return (
			<textarea {...common} className={textual} rows={4} placeholder={field.placeholder} defaultValue={field.value} />
		);
	if (field.type === "select")
		return (
			<div className="elementor-field elementor-select-wrapper">
				<select
					{...common}
					name={field.multiple ? `${name}[]` : name}
					multiple={field.multiple}
					className={textual}
					defaultValue={field.multiple ? undefined : field.value}
				>
					{field.options.map((option) => (
						<option key={option} value={option}>
							{option}
						</option>
					))}
				</select>
			</div>
		);
	if (field.type === "radio" || field.type === "checkbox") {
		const isRadio = field.type === "radio";
		return (
			<div className="elementor-field-subgroup">
				{field.options.map((option, index) => (
					<span key={option} className="elementor-field-option">
						<input
							type={field.type}
							id={`${id}-${index}`}
							name={isRadio || field.options.length < 2 ? name : `${name}[]`}
							value={option}
							required={isRadio && required}
						/>
						<label htmlFor={`${id}-${index}`}>{option}</label>
					</span>
				))}
			</div>
		);
	}
	if (field.type === "acceptance")
		return (
			<div className="elementor-field-subgroup">
				<span className="elementor-field-option">
					<input {...common} type="checkbox" className="elementor-field elementor-acceptance-field" />
					<label htmlFor={id}>{field.text}</label>
				</span>
			</div>
		);
	if (field.type === "upload")
		return (
			<input
				{...common}
				name={field.multiple ? `${name}[]` : name}
				type="file"
				multiple={field.multiple}
				accept={field.accept}
				className="elementor-field elementor-upload-field"
				data-maxsize={field.maxMb}
				data-maxsize-message={field.maxMessage}
			/>
		);
	const { type, label: _, value, id: _key, ...more } = field as Extract<FormField, { type: "number" }>;
	return (
		<input
			{...more}
			{...common}
			type={type}
			size={1}
			className={`${textual}${/^(date|time)$/.test(type) ? ` elementor-${type}-field elementor-use-native` : ""}`}
			defaultValue={value}
		/>
	);
};
