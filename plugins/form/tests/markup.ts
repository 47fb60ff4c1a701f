// Markup of the page builder's forms as the server prints them, and what they are answered.

export interface FormFixture {
	id?: string;
	/** Markup of the fields; `field` prints one. */
	fields?: string;
	settings?: object;
	/** Markup of the submit button, where it is another. */
	button?: string;
	type?: "form" | "subscribe";
}

export const formAddress = "/wp-admin/admin-ajax.php";

/** Where forms are sent, as the server prints it. */
export const formLocals = `<script>var ElementorProFrontendConfig = ${JSON.stringify({ ajaxurl: formAddress })};</script>`;

/** A field in its group. @param control markup after the label; an input of that type unless given */
export const field = (type: string, key: string, attributes = "", control?: string): string =>
	`<div class="elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${key} elementor-col-100"><label for="form-field-${key}" class="elementor-field-label">${key}</label>${
		control ??
		`<input size="1" type="${type}" name="form_fields[${key}]" id="form-field-${key}" class="elementor-field elementor-size-sm elementor-field-textual" ${attributes}>`
	}</div>`;

export const radios = (key: string): string =>
	field(
		"radio",
		key,
		"",
		`<div class="elementor-field-subgroup">${["a", "b"]
			.map(
				(value, index) =>
					`<span class="elementor-field-option"><input type="radio" value="${value}" id="form-field-${key}-${index}" name="form_fields[${key}]"> <label for="form-field-${key}-${index}">${value}</label></span>`,
			)
			.join("")}</div>`,
	);

export const step = (label: string, data = ""): string =>
	`<div class="elementor-field-type-step elementor-field-group elementor-column elementor-col-100"><div class="e-field-step elementor-hidden" data-label="${label}" ${data}></div></div>`;

export const upload = (key: string, data = 'data-maxsize="1" data-maxsize-message="Too large"'): string =>
	field(
		"upload",
		key,
		"",
		`<input type="file" name="form_fields[${key}]" id="form-field-${key}" class="elementor-field elementor-upload-field" ${data}>`,
	);

export const submitButton =
	'<button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Send</span></span></button>';

export const mailField = field("email", "mail", 'required="required" value="dana@acme.test"');

/** One form in its widget; valid unless the fields say otherwise. */
export const builderForm = ({
	id = "f0f0f0f",
	fields = mailField,
	settings = {},
	button = submitButton,
	type = "form",
}: FormFixture = {}): string =>
	`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default" data-settings="${JSON.stringify(
		{ button_width: "100", ...settings },
	)
		.replace(/&/g, "&amp;")
		.replace(/"/g, "&quot;")}">
<form class="elementor-form" method="post" name="Contact" aria-label="Contact">
<input type="hidden" name="post_id" value="42"><input type="hidden" name="form_id" value="${id}"><input type="hidden" name="referer_title" value="Contact us"><input type="hidden" name="queried_id" value="42">
<div class="elementor-form-fields-wrapper elementor-labels-above">${fields}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons">${button}</div></div>
</form></div>`;

export const success = (data: object = {}, message = "Thanks") => ({ success: true, data: { message, data } });
export const refusal = (errors: object, message = "Failed") => ({
	success: false,
	data: { message, errors, data: [] },
});
