// The form of version 4 as a React component.
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from "react";
import { membersOf } from "../../src/parts/forms";
import { type FieldErrors, withFieldErrors } from "../../src/react/field-errors";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { type SubmitProps, useSubmit } from "../../src/react/use-submit";
import { classNames, type HostProps, useWidgetId } from "../../src/react/widget";
import { type AtomicFormField, Field, ownField, type RenderAtomicField } from "./field";
import plugin from "./index";
import { ownForm } from "./own-form";

export type { AtomicFieldProps, AtomicFormField, RenderAtomicField } from "./field";

export interface AtomicFormProps extends Omit<HostProps, "form" | "ref">, SubmitProps {
	/** Id of the form, as the server knows it; none for a form that `onSubmit` sends. */
	formId?: string;
	/** Name of the form. */
	name: string;
	/** In their order. */
	fields: readonly AtomicFormField[];
	/** Renders a field, with its control and its error. */
	renderField?: RenderAtomicField;
	/** Text of the button. */
	button: string;
	/** The messages after a success, and after a failure. */
	success: ReactNode;
	/** Shown after a failure. */
	failure: ReactNode;
	/** `ajaxurl`, `nonce`, `post_id`, if the page does not print them. */
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
	renderField,
	onSubmit,
	status,
	...host
}: AtomicFormProps): ReactElement => {
	const prefix = useWidgetId();
	const form = useRef<HTMLElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	const own = useMemo(() => (renderField ? withFieldErrors(ownForm, controlOf, setErrors) : ownForm), [!renderField]);
	const submit = useSubmit({ onSubmit, status }, own, () => form.current as HTMLFormElement | null);
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
			{fields.map((field) => {
				const id = `${prefix}-${field.name}`;
				return renderField ? (
					ownField({ id, field, error: errors[field.name], render: renderField })
				) : (
					<Field key={field.name} prefix={id} {...field} />
				);
			})}
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

const controlOf = (form: HTMLFormElement, name: string) =>
	membersOf(form).querySelector(`[name=${JSON.stringify(name)}]`);
