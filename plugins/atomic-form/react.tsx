// The form of version 4 as a React component.
import { type ReactElement, type ReactNode, useRef } from "react";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type SubmitProps, useSubmit } from "../../src/react/use-submit";
import { classNames, type HostProps, useWidgetId } from "../../src/react/widget";
import plugin from "./index";
import { ownForm } from "./own-form";

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

export interface AtomicFormProps extends Omit<HostProps, "form" | "ref">, SubmitProps {
	/** Id of the form, as the server knows it; none for a form that `onSubmit` sends. */
	formId?: string;
	/** Name of the form. */
	name: string;
	/** In their order. */
	fields: readonly AtomicFormField[];
	/** Text of the button. */
	button: string;
	/** What stands there after a success, and after a failure. */
	success: ReactNode;
	/** Shown after a failure. */
	failure: ReactNode;
	/** `ajaxurl`, `nonce`, `post_id`, where the page does not say them. */
	settings?: SettingsFor<typeof plugin>;
}

const message = (kind: "success" | "error") => ({
	className: `e-con e-atomic-element e-form-${kind}-message-base message-${kind}`,
	"data-e-type": `e-form-${kind}-message`,
	"data-element_type": `e-form-${kind}-message`,
	tabIndex: -1,
});

/**
 * @example <AtomicForm name="Contact" button="Send" success="Thank you." failure="Please try again." fields={[{ type: "email", name: "mail", label: "Mail" }]} onSubmit={async (event, { values }) => save(values)} />
 * @example
 * <AtomicForm formId="f0f0f0f" name="Contact" button="Send" success="Thank you." failure="Please try again."
 *   settings={{ ajaxurl: "/wp-admin/admin-ajax.php", post_id: "42" }} fields={[{ type: "email", name: "mail", label: "Mail" }]} />
 */
export const AtomicForm = ({
	formId,
	name,
	fields,
	button,
	success,
	failure,
	settings,
	className,
	onSubmit,
	status,
	...host
}: AtomicFormProps): ReactElement => {
	const prefix = useWidgetId();
	const form = useRef<HTMLElement>(null);
	const submit = useSubmit({ onSubmit, status }, ownForm, () => form.current as HTMLFormElement | null);
	return (
		<Island
			{...host}
			as="form"
			ref={form}
			onSubmitCapture={submit as never}
			plugin={plugin}
			pluginName="atomic-form"
			settings={settings ?? {}}
			className={classNames("e-con e-atomic-element e-form-base form-state-default", className)}
			data-e-type="e-form"
			data-element_type="e-form"
			data-id={formId}
			data-form-name={name}
			aria-label={name}
		>
			{fields.map((field) => (
				<Field key={field.name} prefix={`${prefix}-${field.name}`} {...field} />
			))}
			<button className="e-form-submit-button-base" type="submit">
				{button}
			</button>
			<div {...message("success")} aria-live="polite">
				<div>
					<Slot>{success}</Slot>
				</div>
			</div>
			<div {...message("error")} role="alert">
				<div>
					<Slot>{failure}</Slot>
				</div>
			</div>
		</Island>
	);
};

const Field = ({ prefix, ...field }: AtomicFormField & { prefix: string }): ReactElement => {
	const { type, name, label, required, placeholder, options = [], multiple, accept, maxSize, maxFiles } = field;
	const control = (id: string) => ({ id, name, required, "data-interaction-id": id });
	if (type === "radio" || type === "checkbox")
		return (
			<fieldset className="e-form-group">
				<legend>{label}</legend>
				{options.map(({ value, label }) => (
					<div key={value} className={`e-form-${type}-row`}>
						<input {...control(`${prefix}-${value}`)} type={type} defaultValue={value} />{" "}
						<label htmlFor={`${prefix}-${value}`}>{label}</label>
					</div>
				))}
			</fieldset>
		);
	return (
		<div className="e-form-row">
			<label className="e-form-label-base" htmlFor={prefix}>
				{label}
			</label>
			{type === "textarea" ? (
				<textarea {...control(prefix)} className="e-form-textarea-base" placeholder={placeholder} rows={4} />
			) : type === "select" ? (
				<select {...control(prefix)} className="e-form-select-base" multiple={multiple}>
					{options.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			) : (
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
			)}
		</div>
	);
};
