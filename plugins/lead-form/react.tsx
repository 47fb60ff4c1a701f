// The lead form as a React component.
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from "react";
import { type FieldErrors, withFieldErrors } from "../../src/react/field-errors";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { type SubmitProps, useSubmit } from "../../src/react/use-submit";
import { classNames, type HostProps } from "../../src/react/widget";
import { Field, type LeadField, ownField, type RenderLeadField } from "./field";
import { find } from "./form";
import plugin from "./index";
import { ownForm } from "./own-form";

export type { LeadField, LeadFieldProps, RenderLeadField } from "./field";

export interface LeadFormProps extends Omit<HostProps, "ref">, SubmitProps {
	/** Id of the form, as the service has it; none for a form that `onSubmit` sends. */
	formId?: string;
	/** In their order. */
	fields: readonly LeadField[];
	/** Renders a field, with its control and its error; the form renders hidden fields. */
	renderField?: RenderLeadField;
	/** Texts of the button, idle and while the form is sent. */
	button: { idle: string; busy: string };
	/** By rule: `required`, `invalid_email`… A rule without a message does not stop the form. */
	messages?: Record<string, string>;
	/** The page to continue to; without it `sent` is shown. */
	thanks?: { url: string; newWindow?: boolean; params?: boolean };
	/** Takes the place of the fields once the form is sent. */
	sent?: ReactNode;
	/** Fields below each other (`vert`, the default) or side by side. */
	layout?: "vert" | "hor";
}

/** @example <LeadForm formId="k3x" fields={[{ type: "email", name: "field_email", label: "Email", required: true }]} button={{ idle: "Join", busy: "Sending" }} /> */
export const LeadForm = ({
	formId = "",
	fields,
	button,
	messages,
	thanks,
	sent,
	layout = "vert",
	className,
	renderField,
	onSubmit,
	status,
	...host
}: LeadFormProps): ReactElement => {
	const form = useRef<HTMLElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	const own = useMemo(() => (renderField ? withFieldErrors(ownForm, controlOf, setErrors) : ownForm), [!renderField]);
	const submit = useSubmit({ onSubmit, status }, own, () => form.current as HTMLFormElement | null);
	return (
		<div className={`responder-form-main-wrapper responder-form-${layout}`}>
			<Island
				{...host}
				as="form"
				ref={form}
				onSubmitCapture={submit as never}
				plugin={plugin}
				pluginName="lead-form"
				className={classNames("responder-form-wrapper", className)}
				method="post"
				data-action_after_submit={thanks ? "redirect_to_thankyou_page" : "show_confirm_message"}
				data-form_id={formId}
				data-urlthankyou={thanks?.url ?? ""}
				data-urlthankyou-opennew={thanks?.newWindow ? "yes" : ""}
				data-urlthankyou-addparams={thanks?.params ? "yes" : ""}
				data-form_errors={messages && JSON.stringify(messages)}
			>
				<div className="fields-wrapper">
					{fields.map((field) =>
						renderField && field.type !== "hidden" ? (
							ownField({ form: formId, field, error: errors[field.name], render: renderField })
						) : (
							<Field key={field.name} form={formId} {...field} />
						),
					)}
					<div className="res-form-field res-form-field-submit">
						<input
							type="submit"
							className="res-button-submit"
							data-original_text={button.idle}
							data-submitting_text={button.busy}
							value={button.idle}
						/>
					</div>
				</div>
				<div className="responder-message-form-error" />
				<div className="responder-message-sent">
					<div>
						<Slot>{sent}</Slot>
					</div>
				</div>
			</Island>
		</div>
	);
};

const controlOf = (form: HTMLFormElement, name: string) => {
	const control = find(form, `[name=${JSON.stringify(name)}]`);
	return control.isConnected ? control : undefined;
};
