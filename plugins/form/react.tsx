// The page builder's form as a React component.
import { type ReactElement, useMemo, useRef, useState } from "react";
import { membersOf } from "../../src/parts/forms";
import { type FieldErrors, withFieldErrors } from "../../src/react/field-errors";
import type { SettingsFor } from "../../src/react/settings-input";
import { type SubmitProps, useSubmit } from "../../src/react/use-submit";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import { Field, type FormField, isDrawn, ownField, type RenderField } from "./field";
import plugin from "./index";
import { ownForm } from "./own-form";

export type { FormField, FormFieldProps, RenderField } from "./field";

export interface FormProps extends HostProps, SubmitProps {
	/** Id of the form, as the server knows it; none for a form that `onSubmit` sends. */
	formId?: string;
	/** Id of the post that the form is in. */
	postId?: number;
	/** In their order; a field of type `step` begins a step. */
	fields: readonly FormField[];
	/** Text of the button. */
	button: string;
	/** Name of the form, for assistive technology. */
	name?: string;
	/** Renders a field, with its control and its error; the form renders hidden fields and steps. */
	renderField?: RenderField;
	/** Messages after success and failure, if `onSubmit` returns none. */
	texts?: { sent: string; error: string };
	/** `ajaxurl`: the endpoint, if not the page's; `step_type`: how steps are shown. */
	settings?: SettingsFor<typeof plugin>;
}

/**
 * @example <Form button="Send" fields={[{ type: "email", id: "mail", label: "Mail" }]} onSubmit={async (event, { values }) => save(values)} />
 * @example
 * <Form formId="f0f0f0f" postId={42} name="Contact" button="Send" settings={{ ajaxurl: "/wp-admin/admin-ajax.php" }}
 *   fields={[{ type: "email", id: "mail", label: "Mail", required: true }]} />
 */
export const Form = ({
	formId,
	postId,
	fields,
	button,
	name,
	settings,
	texts,
	renderField,
	onSubmit,
	status,
	...host
}: FormProps): ReactElement => {
	const prefix = useWidgetId();
	const form = useRef<HTMLFormElement>(null);
	const { formSent, formError } = useWords();
	const { sent, error } = texts ?? { sent: formSent, error: formError };
	const [errors, setErrors] = useState<FieldErrors>({});
	const own = useMemo(() => {
		const form = ownForm({ sent, error });
		return renderField ? withFieldErrors(form, controlOf, setErrors) : form;
	}, [sent, error, !renderField]);
	const submit = useSubmit({ onSubmit, status }, own, () => form.current);
	return (
		<Widget {...host} type="form" plugin={plugin} pluginName="form" settings={settings ?? {}} data-id={formId}>
			<form ref={form} onSubmitCapture={submit} className="elementor-form" method="post" name={name} aria-label={name}>
				<input type="hidden" name="post_id" defaultValue={postId ?? ""} />
				<input type="hidden" name="form_id" defaultValue={formId ?? ""} />
				<div className="elementor-form-fields-wrapper elementor-labels-above">
					{fields.map((field) =>
						renderField && isDrawn(field) ? (
							ownField({ prefix, field, error: errors[field.id], render: renderField })
						) : (
							<Field key={field.id} prefix={prefix} {...field} />
						),
					)}
					<div className="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons">
						<button className="elementor-button elementor-size-sm" type="submit">
							<span className="elementor-button-content-wrapper">
								<span className="elementor-button-text">{button}</span>
							</span>
						</button>
					</div>
				</div>
			</form>
		</Widget>
	);
};

const controlOf = (form: HTMLFormElement, name: string) =>
	membersOf(form).querySelector(`[name^=${JSON.stringify(`form_fields[${name}]`)}]`);
