// The lead forms of the demo: what their templates print and what their endpoint checks.

/**
 * @typedef {object} Field
 * @property {string} id
 * @property {string} name of the control
 * @property {string} uri name in thank-you addresses
 * @property {string} type data-field-type
 * @property {string} [input] type attribute of the control, when it is another than the field type's usual one
 * @property {import("./context.mjs").Text} [label]
 * @property {boolean} [required]
 * @property {import("./context.mjs").Text[]} [options] of `choice` and `multichoice`
 * @property {string} [hidden] fixed value of a field that is sent but not shown
 */

/**
 * @typedef {object} Form
 * @property {string} id
 * @property {Field[]} fields
 * @property {Record<string, import("./context.mjs").Text>} errors messages by type, HTML-escaped as the server prints them
 * @property {{ idle: import("./context.mjs").Text, busy: import("./context.mjs").Text }} button
 * @property {import("./context.mjs").Text} sent
 * @property {{ url: string, newWindow?: boolean, params?: boolean }} [thanks] address to go to afterwards
 * @property {boolean} [horizontal]
 * @property {boolean} [placeholders] placeholders instead of labels
 */

const field = (id, uri, type, more) => ({ id, uri, type, name: `field_${id}`, ...more });

const errors = {
	required: { en: "Please fill in", he: "נא למלא את השדה" },
	invalid_email: { en: "That does not look like an e-mail address.", he: "כתובת הדוא״ל אינה תקינה." },
	invalid_phone: {
		en: "Please give an Israeli number, such as 0501234567.",
		he: "נא להזין מספר טלפון ישראלי, למשל 0501234567.",
	},
	invalid_number: { en: "Please give a whole number.", he: "נא להזין מספר שלם." },
	invalid_date: { en: "Please give the date as 2027-01-31.", he: "נא להזין תאריך בצורה 2027-01-31." },
	server_error: {
		en: "Your message could not be sent, and it&#039;s not your fault. Please try again.",
		he: "לא הצלחנו לשלוח את ההודעה. נא לנסות שוב.",
	},
};

const name = { en: "Your name", he: "שם" };
const email = { en: "E-mail", he: "דוא״ל" };

/** @type {Form} */
export const visitForm = {
	id: "k3x9qpz",
	fields: [
		field("9001", "campaign", "text", { hidden: "autumn" }),
		field("name", "name", "text", { label: name, required: true }),
		field("email", "email", "email", { label: email, required: true }),
		field("phone", "phone", "phone", { label: { en: "Phone", he: "טלפון" } }),
		field("768", "day", "date", { label: { en: "Day you would like to come", he: "באיזה יום תרצו לבוא" } }),
		field("769", "guests", "number", { label: { en: "How many of you", he: "כמה תהיו" } }),
		field("772", "course", "choice", {
			label: { en: "Course", he: "קורס" },
			options: [
				{ en: "A morning at the wheel", he: "בוקר על האובניים" },
				{ en: "An evening of glazing", he: "ערב זיגוג" },
				{ en: "A day for families", he: "יום למשפחות" },
			],
		}),
		field("770", "topics[]", "multichoice", {
			label: { en: "Write to me about", he: "אשמח לשמוע על" },
			options: [
				{ en: "Open days", he: "ימים פתוחים" },
				{ en: "Kiln openings", he: "פתיחות כבשן" },
				{ en: "Seconds sales", he: "מכירות סוג ב׳" },
			],
		}),
		field("773", "message", "textarea", { label: { en: "Anything we should know", he: "משהו שכדאי שנדע" } }),
		field("771", "terms", "bool", {
			label: { en: "You may answer me by e-mail", he: "אפשר לענות לי בדוא״ל" },
			required: true,
		}),
	],
	errors,
	button: { idle: { en: "Ask for a place", he: "לבקש מקום" }, busy: { en: "Sending…", he: "שולח…" } },
	sent: { en: "Thank you. We will write back within two days.", he: "תודה. נחזור אליכם בתוך יומיים." },
};

/** @type {Form} */
export const newsForm = {
	id: "n7w2abc",
	fields: [
		field("first", "first", "text", { label: { en: "First name", he: "שם פרטי" }, required: true }),
		field("email", "email", "email", { label: email, required: true }),
	],
	errors,
	button: { idle: { en: "Send me letters", he: "שלחו לי מכתבים" }, busy: { en: "Sending…", he: "שולח…" } },
	sent: { en: "You are on the list. One letter a month.", he: "נרשמתם. מכתב אחד בחודש." },
	horizontal: true,
	placeholders: true,
};

/** @type {Form} */
export const catalogueForm = {
	id: "c4t8xyz",
	fields: [
		field("name", "name", "text", { label: name, required: true }),
		field("780", "town", "text", { label: { en: "Town", he: "עיר" }, required: true }),
	],
	errors,
	button: { idle: { en: "Get the catalogue", he: "לקבלת הקטלוג" }, busy: { en: "Sending…", he: "שולח…" } },
	sent: { en: "Sent. Taking you to the next page.", he: "נשלח. מעבירים אתכם לעמוד הבא." },
	thanks: { url: "/thanks", params: true },
};

export const forms = [visitForm, newsForm, catalogueForm];

/**
 * The required fields of a form that these values leave empty.
 * @param {Form} form
 * @param {{ name: string, value: string }[]} values
 */
export const missingFields = (form, values) =>
	form.fields.filter(
		({ name, required, type }) =>
			required && !values.some((entry) => entry.name === name && isFilled(entry.value, type)),
	);

const isFilled = (value, type) => value.trim() !== "" && !(type === "bool" && value === "off");
