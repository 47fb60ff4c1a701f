// Markup of lead forms as the server prints it, and the calls that they make.

export interface FieldFixture {
	/** `data-field-type` of the wrapper; `hidden` gives a bare hidden input. */
	type: string;
	/** Field id: the control is called `field_ID`. */
	id: string;
	/** Printed as text; without it no label is printed. */
	label?: string;
	/** `null` leaves the attribute out; the default is the id. */
	uri?: string | null;
	required?: boolean;
	/** Type of the `<input>`; by default the one that belongs to the field type. */
	input?: string;
	value?: string;
	/** Options of a `choice` or boxes of a `multichoice`; the text is the value. */
	options?: string[];
	/** Values of a multichoice, or `[""]` for a ticked `bool`. */
	checked?: string[];
	/** More attributes of the control. */
	attributes?: string;
}

export interface FormFixture {
	id?: string | null;
	action?: string;
	url?: string;
	openNew?: string;
	addParams?: string;
	/** An object is printed as JSON, a text as it is, `null` leaves the attribute out. */
	errors?: Record<string, unknown> | string | null;
	fields?: FieldFixture[];
	original?: string | null;
	submitting?: string | null;
	/** Whether the message areas are printed. */
	areas?: boolean;
}

export const messages = {
	required: "Please fill",
	invalid_number: "Bad number",
	invalid_date: "Bad date",
	invalid_phone: "Bad phone",
	invalid_email: "Bad mail",
	server_error: "The server is tired",
};

export const ajaxUrl = "/wp-admin/admin-ajax.php?page=Responder_PluginSettings";

/** The inline script that tells where forms are sent. */
export const locals = `<script>var RMP_AJAX_LOCALS = ${JSON.stringify({ ajaxUrl, _nonce: "a1b2c3d4e5", direction: "ltr" })};</script>`;

/** What the widget's stylesheet brings. */
export const styles = "<style>.responder-message-sent,.responder-message-form-error{display:none}</style>";

export const nameField: FieldFixture = { type: "text", id: "name", label: "Name", value: "Dana Levi" };
export const emailField: FieldFixture = { type: "email", id: "email", label: "Email", value: "dana@acme.test" };

/** One form in its widget. Without settings it is valid and shows a message after success. */
export const leadForm = (fixture: FormFixture = {}): string => {
	const {
		id = "k3x9qpz",
		action = "show_confirm_message",
		url = "",
		openNew = "",
		addParams = "",
		errors = messages,
		fields = [nameField, emailField],
		original = "Join",
		submitting = "Sending",
		areas = true,
	} = fixture;
	const attribute = (name: string, value: string | null) => (value === null ? "" : ` ${name}="${escapeHtml(value)}"`);
	const map = errors === null || typeof errors === "string" ? errors : JSON.stringify(errors);
	return `<div class="elementor-element elementor-widget elementor-widget-responder_form_${id}">
<div class="responder-form-main-wrapper responder-form-vert">
<form class="responder-form-wrapper" method="post"${attribute("data-action_after_submit", action)}${attribute("data-form_id", id)}${attribute("data-urlthankyou", url)}${attribute("data-urlthankyou-opennew", openNew)}${attribute("data-urlthankyou-addparams", addParams)}${attribute("data-form_errors", map)}>
<div class="fields-wrapper">
${fields.map((field) => printField(field, id ?? "")).join("\n")}
<div class="res-form-field res-form-field-submit"><input type="submit" class="res-button-submit"${attribute("data-original_text", original)}${attribute("data-submitting_text", submitting)} value="Join"></div>
</div>
${areas ? '<div class="responder-message-form-error"></div>\n<div class="responder-message-sent">Thank you</div>' : ""}
</form></div></div>`;
};

const nativeTypes: Record<string, string> = { email: "email", date: "date", number: "number", phone: "tel" };

const printField = (field: FieldFixture, form: string): string => {
	const { type, id, label, uri = id, required, value = "", options = [], checked = [], attributes = "" } = field;
	const node = `responder_form_${form}_field_${id}`;
	const common = `${uri === null ? "" : `data-uri_param="${escapeHtml(uri)}" `}name="field_${id}" ${attributes}`;
	if (type === "hidden") return `<input type="hidden" ${common} value="${escapeHtml(value)}">`;
	const tag = (inner: string) =>
		`<div class="res-form-field res-form-field-input ${required ? " elementor-mark-required" : ""}" data-field-type="${type}">${inner}</div>`;
	const title =
		label === undefined ? "" : `<label class="elementor-field-label" for="${node}">\n ${escapeHtml(label)} \n</label>`;
	const box = (option: string, i: number) =>
		`<div class="checkboxes"><input type="checkbox" ${common} id="${node}_${i + 1}" value="${option}"${checked.includes(option) ? " checked" : ""}><label for="${node}_${i + 1}">${option}</label></div>`;
	if (type === "multichoice") return tag(title + options.map(box).join(""));
	if (type === "bool") {
		return tag(`<input type="checkbox" ${common} id="${node}"${checked.length ? " checked" : ""}>${title}`);
	}
	if (type === "textarea") return tag(`${title}<textarea ${common} id="${node}">\n${escapeHtml(value)}</textarea>`);
	if (type === "choice") {
		const list = options.map((option) => `<option value="${option}">${option}</option>`).join("");
		return tag(`${title}<select ${common} id="${node}">${list}</select>`);
	}
	const native = field.input ?? nativeTypes[type] ?? "text";
	return tag(`${title}<input type="${native}" ${common} id="${node}" value="${escapeHtml(value)}" placeholder="">`);
};

const escapeHtml = (text: string) =>
	text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** An entry as the server gets it. */
export interface SentEntry {
	name?: string;
	value?: string;
}
export interface SentForm {
	action: string;
	_nonce: string;
	fields: SentEntry[];
	uriFields: SentEntry[];
	form_id?: string;
}

/** Reads a body as PHP does: brackets nest, `+` is a space. */
export const parseBody = (body: string): SentForm => {
	const result: Record<string, unknown> = { fields: [], uriFields: [] };
	for (const part of body.split("&")) {
		const [key = "", value = ""] = part.split("=").map((text) => decodeURIComponent(text.replace(/\+/g, " ")));
		const [, root = "", rest = ""] = /^([^[]*)(.*)$/s.exec(key)!;
		const path = [root, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name!)];
		let node = result;
		for (const name of path.slice(0, -1)) node = (node[name] ??= {}) as Record<string, unknown>;
		node[path.at(-1)!] = value;
	}
	return result as unknown as SentForm;
};
