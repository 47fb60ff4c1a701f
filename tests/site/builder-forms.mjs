// The page builder's forms of the demo: what their templates print and what their endpoint answers.
import { misbehave } from "./endpoints.mjs";

/**
 * @typedef {object} BuilderField
 * @property {string} type
 * @property {string} id
 * @property {import("./context.mjs").Text} [label]
 * @property {boolean} [required]
 * @property {import("./context.mjs").Text[]} [options]
 * @property {string} [attributes] further attributes of the control
 */

const field = (type, id, en, he, more) => ({ type, id, label: { en, he }, ...more });

const name = field("text", "name", "Your name", "שם", { required: true });
const mail = field("email", "mail", "E-mail", "דוא״ל", { required: true });

export const orderForm = {
	id: "0012345",
	name: { en: "Order a dinner set", he: "הזמנת סט" },
	button: { en: "Order", he: "להזמין" },
	thanks: { en: "Thank you. <b>We will write</b> within two days.", he: "תודה. <b>נכתוב</b> בתוך יומיים." },
	fields: [
		name,
		mail,
		field("tel", "phone", "Phone", "טלפון", { attributes: 'pattern="[0-9()#&amp;+*=.\\-]+" title="0501234567"' }),
		field("date", "day", "Day", "יום", { attributes: 'min="2027-01-01" max="2027-12-31"' }),
		field("time", "hour", "Hour", "שעה"),
		field("number", "plates", "Plates", "צלחות", { attributes: 'min="1" max="12"' }),
		field("select", "glaze", "Glaze", "זיגוג", {
			options: [
				{ en: "Sand", he: "חול" },
				{ en: "Sea", he: "ים" },
			],
		}),
		field("radio", "pick", "How", "איך", {
			required: true,
			options: [
				{ en: "I come for it", he: "אאסוף" },
				{ en: "Send it", he: "לשלוח" },
			],
		}),
		field("checkbox", "news", "Write to me about", "אשמח לשמוע על", {
			options: [
				{ en: "Open days", he: "ימים פתוחים" },
				{ en: "Kiln openings", he: "פתיחות כבשן" },
			],
		}),
		field("textarea", "note", "Anything else", "משהו נוסף"),
		field("upload", "sketch", "A sketch", "סקיצה", {
			attributes: 'data-maxsize="1" data-maxsize-message="This file is larger than 1 MB."',
		}),
		field("acceptance", "terms", "You may answer me by e-mail", "אפשר לענות לי בדוא״ל", { required: true }),
		{ type: "honeypot", id: "website" },
	],
};

export const courseForm = {
	id: "c0ffee1",
	name: { en: "Book a course", he: "הרשמה לקורס" },
	button: { en: "Book", he: "להירשם" },
	thanks: { en: "Your place is kept.", he: "המקום שמור." },
	settings: { step_type: "number_text", step_icon_shape: "circle", button_width: "100" },
	fields: [
		field("step", "s1", "You", "אתם"),
		name,
		mail,
		field("step", "s2", "Course", "קורס"),
		field("text", "course", "Course", "קורס", { required: true }),
		field("step", "s3", "Payment", "תשלום"),
		field("radio", "payment", "How would you like to pay?", "איך תרצו לשלם?", {
			options: [
				{ en: "There", he: "במקום" },
				{ en: "By transfer", he: "בהעברה" },
			],
		}),
	],
};

export const goForm = {
	id: "a11ce01",
	name: { en: "Get the catalogue", he: "לקבלת הקטלוג" },
	button: { en: "Get the catalogue", he: "לקבלת הקטלוג" },
	data: (context) => ({ redirect_url: context.link("/thanks") }),
	fields: [name],
};

export const popupForm = {
	id: "b0b0b0b",
	name: { en: "Ask for a visit", he: "בקשת ביקור" },
	button: { en: "Ask", he: "לבקש" },
	data: () => ({ popup: { action: "open", id: "921" } }),
	fields: [name],
};

export const builderForms = [orderForm, courseForm, goForm, popupForm];

const hidden = ["post_id", "form_id", "referer_title", "queried_id"].map((name) => ({ name, type: "hidden" }));
const namesOf = ({ id, type, ...field }) =>
	[`form_fields[${id}]`, type === "checkbox" && `form_fields[${id}][]`].flatMap(
		(name) => name && { ...field, type, name },
	);

/** As the plain post of a page sees them, whose script is off: the first with all the names that came is meant. */
export const nativeForms = builderForms
	.map(({ id, fields }) => ({
		id,
		fields: [...hidden, ...fields.filter(({ type }) => type !== "step").flatMap(namesOf)],
	}))
	.sort((one, other) => one.fields.length - other.fields.length);

const bytes = 2 ** 20;
/** Names that the server does not take, to see its errors. */
const refused = /^(nobody|אף אחד)$/i;

/** Takes what the forms send; continues with what is no form of theirs. */
export const builderFormEndpoint =
	({ inbox, contextOf }) =>
	async (c, next) => {
		if (!c.req.header("Content-Type")?.startsWith("multipart/")) return next();
		const body = await c.req.formData();
		const answer = await misbehave[c.req.query("behave")]?.(c);
		if (answer) return answer;
		const form = builderForms.find(({ id }) => id === body.get("form_id"));
		if (body.getAll("action").at(-1) !== "elementor_pro_forms_send_form" || !form) return c.text("0", 400);
		const errors = {};
		for (const { id, type, required } of form.fields) {
			const values = [...body.getAll(`form_fields[${id}]`), ...body.getAll(`form_fields[${id}][]`)];
			if (required && !values.some(Boolean)) errors[id] = "This field is required.";
			if (id === "course" && values.some((value) => /full/i.test(value))) errors[id] = "That course is full.";
			if (id === "name" && values.some((value) => refused.test(value))) errors[id] = "Please give your real name.";
			if (values.some((value) => value.size > bytes)) errors[id] = "This file is too large.";
			if (type === "honeypot" && values.some(Boolean)) errors.invalid_form = "Robots are not served.";
		}
		const { thanks = "", data } = form;
		const { t, ...context } = contextOf(c, new URL(body.get("referrer")));
		if (Object.keys(errors).length)
			return c.json({ success: false, data: { message: "Your form has errors.", errors, data: [] } });
		const fields = [...body].flatMap(([name, value]) =>
			name.startsWith("form_fields") && value ? { name, value: value.name ?? value } : [],
		);
		await inbox.add({ via: "script", form: form.id, page: "/form", fields });
		return c.json({ success: true, data: { message: t(thanks), data: data?.(context) ?? [] } });
	};
