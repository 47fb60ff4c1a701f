// The page builder's form.
import { classNames, html, raw } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

/**
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { form: any }} options
 */
export const builderForm = (context, { form, ...element }) => {
	const { t, page } = context;
	const serverError = { en: "It could not be sent. Please try again.", he: "השליחה נכשלה. נא לנסות שוב." };
	return widget(
		context,
		{
			type: "form",
			id: form.id,
			settings: { button_width: "100", ...form.settings, server_error: t(serverError) },
			...element,
		},
		html`<form class="elementor-form" method="post" name="${t(form.name)}" aria-label="${t(form.name)}">
<input type="hidden" name="post_id" value="${page.id ?? 0}"><input type="hidden" name="form_id" value="${form.id}"><input type="hidden" name="referer_title" value="${t(page.title ?? "")}"><input type="hidden" name="queried_id" value="${page.id ?? 0}">
<div class="elementor-message elementor-message-danger" role="alert" style="display:none"></div>
<div class="elementor-form-fields-wrapper elementor-labels-above">
${form.fields.map((field) => draw(t, form.id, field))}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">${t(form.button)}</span></span></button></div>
</div>
</form>`,
	);
};

const draw = (t, form, field) => {
	const { type, id, label, required } = field;
	if (type === "honeypot")
		return html`<div class="elementor-field-type-text"><input size="1" type="text" name="form_fields[${id}]" id="form-field-${form}-${id}" class="elementor-field elementor-size-sm" style="display:none !important;"></div>
`;
	const classes = classNames(
		`elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id} elementor-col-100`,
		required && "elementor-field-required elementor-mark-required",
	);
	if (type === "step")
		return html`<div class="${classes}"><div class="e-field-step elementor-hidden" data-label="${t(label)}" data-previousbutton="${t({ en: "Back", he: "חזרה" })}" data-nextbutton="${t({ en: "Next", he: "הבא" })}"></div></div>
`;
	const node = { ...field, t, id: `form-field-${form}-${id}`, name: `form_fields[${id}]`, label: t(label) };
	const isMany = type === "radio" || type === "checkbox";
	const title = isMany
		? html`<span class="elementor-field-label" id="${node.id}-label">${node.label}</span>`
		: type !== "acceptance" && html`<label for="${node.id}" class="elementor-field-label">${node.label}</label>`;
	return html`<div class="${classes}"${isMany && html` role="group" aria-labelledby="${node.id}-label"`}>${title}${(controls[type] ?? controls.text)(node)}</div>
`;
};

const isRequired = ({ required }) => required && html` required="required"`;

const controls = {
	text: (field) =>
		html`<input size="1" type="${/^(date|time)$/.test(field.type) ? "text" : field.type}" name="${field.name}" id="${field.id}" class="${classNames("elementor-field elementor-size-sm elementor-field-textual", /^(date|time)$/.test(field.type) && `elementor-${field.type}-field`)}"${isRequired(field)} ${raw(field.attributes ?? "")}>`,
	textarea: ({ name, id }) =>
		html`<textarea class="elementor-field-textual elementor-field elementor-size-sm" name="${name}" id="${id}" rows="3"></textarea>`,
	select: ({ name, id, options, t }) =>
		html`<div class="elementor-field elementor-select-wrapper"><select name="${name}" id="${id}" class="elementor-field-textual elementor-size-sm">${options.map((option) => html`<option>${t(option)}</option>`)}</select></div>`,
	upload: ({ name, id, attributes }) =>
		html`<input type="file" name="${name}" id="${id}" class="elementor-field elementor-size-sm elementor-upload-field" ${raw(attributes)}>`,
	acceptance: (field) =>
		html`<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" name="${field.name}" id="${field.id}" class="elementor-field elementor-acceptance-field"${isRequired(field)}> <label for="${field.id}">${field.label}</label></span></div>`,
	radio: (field) => many(field),
	checkbox: (field) => many({ ...field, name: `${field.name}[]`, required: false }),
};

const many = ({ type, name, id, options, t, ...field }) =>
	html`<div class="elementor-field-subgroup">${options.map(
		(option, index) =>
			html`<span class="elementor-field-option"><input type="${type}" value="${t(option)}" id="${id}-${index}" name="${name}"${isRequired(field)}> <label for="${id}-${index}">${t(option)}</label></span> `,
	)}</div>`;
