// The form as the versions print it.
import { proBefore, type Version, widget } from "./version";

export const form = (version: Version): string => {
	const title = proBefore(version, "3.2") ? "" : '<input type="hidden" name="referer_title" value="Tea">';
	const required = `required="required"${proBefore(version, "3.27") ? ' aria-required="true"' : ""}`;
	const text = '<span class="elementor-button-text">Send</span>';
	const button = proBefore(version, "3.22")
		? `<span>${text}</span>`
		: `<span class="elementor-button-content-wrapper">${text}</span>`;
	return widget(
		"form",
		"fo1",
		{ button_width: "100" },
		`<form class="elementor-form" method="post" name="News"><input type="hidden" name="post_id" value="12"><input type="hidden" name="form_id" value="fo1">${title}<input type="hidden" name="queried_id" value="12"><div class="elementor-form-fields-wrapper elementor-labels-above"><div class="elementor-field-type-email elementor-field-group elementor-column elementor-field-group-mail elementor-col-100 elementor-field-required"><label for="form-field-mail" class="elementor-field-label">Mail</label><input size="1" type="email" name="form_fields[mail]" id="form-field-mail" class="elementor-field elementor-size-sm elementor-field-textual" ${required}></div><div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button type="submit" class="elementor-button elementor-size-sm">${button}</button></div></div></form>`,
	);
};
