// The lead form: a widget type of its own for each configured form.
import { classNames, html, phpJson } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { form: import("../../../tests/site/forms.mjs").Form }} options
 */
export const leadForm = (context, { form, ...element }) => {
	const { t, rtl } = context;
	const { thanks, button } = form;
	const messages = Object.fromEntries(Object.entries(form.errors).map(([type, text]) => [type, t(text)]));
	return widget(
		context,
		{ type: `responder_form_${form.id}`, ...element },
		html`<div class="elementor-widget-container">
<div class="${classNames("responder-form-main-wrapper", form.horizontal ? "responder-form-hor" : "responder-form-vert", rtl && "responder-rtl")}">
<form class="responder-form-wrapper" method="post"
 data-action_after_submit="${thanks ? "redirect_to_thankyou_page" : "show_confirm_message"}"
 data-form_id="${form.id}"
 data-urlthankyou="${thanks ? context.origin + context.link(thanks.url) : ""}"
 data-urlthankyou-opennew="${thanks?.newWindow ? "yes" : ""}"
 data-urlthankyou-addparams="${thanks?.params ? "yes" : ""}"
 data-form_errors="${phpJson(messages)}">
<div class="fields-wrapper">
${form.fields.map((field) => (field.hidden === undefined ? visible(context, form, field) : hidden(field)))}<div class="res-form-field res-form-field-submit">
<input type="submit" class="res-button-submit" data-original_text="${t(button.idle)}" data-submitting_text="${t(button.busy)}" value="${t(button.idle)}">
</div>
</div>
<div class="responder-message-form-error"></div>
<div class="responder-message-sent">${t(form.sent)}</div>
</form>
</div>
</div>`,
	);
};

const hidden = ({
	uri,
	name,
	hidden,
}) => html`<input type="hidden" data-uri_param="${uri}" name="${name}" value="${hidden}">
`;

const visible = (context, form, field) => {
	const { t } = context;
	const id = `responder_form_${form.id}_${field.name}`;
	const label =
		field.label &&
		(field.type === "bool" || !form.placeholders) &&
		html`<label class="elementor-field-label" for="${id}">${t(field.label)}</label>
`;
	const control = (controls[field.type] ?? controls.text)({
		id,
		field,
		t,
		named: html`data-uri_param="${field.uri}" id="${id}" name="${field.name}"`,
		placeholder: form.placeholders ? t(field.label) : "",
	});
	return html`<div class="res-form-field res-form-field-input ${field.required ? "elementor-mark-required" : ""}" data-field-type="${field.type}">
${field.type === "bool" ? [control, label] : [label, control]}</div>
`;
};

const inputTypes = { email: "email", date: "date", number: "number", phone: "tel" };

const controls = {
	text: ({
		field,
		named,
		placeholder,
	}) => html`<input type="${field.input ?? inputTypes[field.type] ?? "text"}" ${named} placeholder="${placeholder}">
`,
	textarea: ({ named, placeholder }) => html`<textarea ${named} placeholder="${placeholder}" rows="3"></textarea>
`,
	choice: ({ field, named, t }) => html`<select ${named}>
${field.options.map(
	(option, index) => html`<option value="${index + 1}">${t(option)}</option>
`,
)}</select>
`,
	multichoice: ({ field, id, t }) =>
		field.options.map(
			(
				option,
				index,
			) => html`<div class="checkboxes"><input type="checkbox" data-uri_param="${field.uri}" id="${id}_${index + 1}" name="${field.name}" value="${index + 1}"><label for="${id}_${index + 1}">${t(option)}</label></div>
`,
		),
	bool: ({ named }) => html`<input type="checkbox" ${named}>
`,
};
