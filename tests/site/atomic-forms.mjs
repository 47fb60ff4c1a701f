// The forms of version 4 of the demo: what their templates print and what their endpoint answers.
import { misbehave } from "./endpoints.mjs";

/**
 * @typedef {object} AtomicForm
 * @property {string} id
 * @property {import("./context.mjs").Text} name
 * @property {import("./context.mjs").Text} button
 * @property {import("./context.mjs").Text} thanks
 * @property {import("./context.mjs").Text} sorry
 * @property {{ type: string, name: string, label: import("./context.mjs").Text, required?: boolean, rules?: string,
 *   options?: { value: string, label: import("./context.mjs").Text }[] }[]} fields
 */

/** @type {AtomicForm} */
export const visitForm = {
	id: "f0ad1e5",
	name: { en: "Visit us", he: "ביקור בסטודיו" },
	button: { en: "Send", he: "שליחה" },
	thanks: { en: "Thank you. We have put the kettle on.", he: "תודה. הקומקום כבר על האש." },
	sorry: {
		en: "That did not reach us. Nothing you wrote is lost: try again.",
		he: "זה לא הגיע אלינו. שום דבר לא אבד: נסו שוב.",
	},
	fields: [
		{ type: "text", name: "name", label: { en: "Your name", he: "שם" }, required: true },
		{ type: "email", name: "mail", label: { en: "E-mail", he: "דוא״ל" }, required: true },
		{
			type: "select",
			name: "course",
			label: { en: "Course", he: "קורס" },
			options: [
				{ value: "mornings", label: { en: "Mornings", he: "בקרים" } },
				{ value: "evenings", label: { en: "Evenings", he: "ערבים" } },
			],
		},
		{
			type: "radio",
			name: "party",
			label: { en: "How many", he: "כמה" },
			options: [
				{ value: "one", label: { en: "One", he: "אחד" } },
				{ value: "two", label: { en: "Two", he: "שניים" } },
			],
		},
		{
			type: "checkbox",
			name: "likes",
			label: { en: "I would like to", he: "אשמח" },
			options: [
				{ value: "throw", label: { en: "throw", he: "ליצור על האובניים" } },
				{ value: "glaze", label: { en: "glaze", he: "לזגג" } },
			],
		},
		{
			type: "file",
			name: "sketch",
			label: { en: "A sketch (png, at most 1 MB)", he: "סקיצה (png, עד 1 מ״ב)" },
			rules: 'accept="png" data-max-file-size="1"',
		},
		{ type: "textarea", name: "note", label: { en: "Anything else", he: "משהו נוסף" } },
	],
};

/** Takes what these forms send; continues with what is no form of theirs. */
export const atomicFormEndpoint =
	({ inbox, nonce }) =>
	async (c, next) => {
		if (!c.req.header("Content-Type")?.startsWith("multipart/")) return next();
		const body = await c.req.formData();
		if (body.get("action") !== "elementor_pro_atomic_forms_send_form") return next();
		const answer = await misbehave[c.req.query("behave")]?.(c);
		if (answer) return answer;
		const value = (at) => body.get(`form_fields[${at}][value]`) ?? body.getAll(`form_fields[${at}][value][0]`)[0];
		const fields = visitForm.fields.map((_, at) => ({ name: body.get(`form_fields[${at}][name]`), value: value(at) }));
		const isRefused = fields.some(({ value }) => /^(nobody|אף אחד)$/i.test(value));
		if (body.get("_nonce") !== nonce || body.get("form_id") !== visitForm.id || isRefused)
			return c.json({ success: false, data: { message: "Invalid form." } });
		await inbox.add({
			via: "script",
			form: visitForm.id,
			page: "/atomic-form",
			fields: fields.flatMap(({ name, value }) => (value ? { name, value: value.name ?? value } : [])),
		});
		return c.json({ success: true, data: { message: "", data: { actionResults: [], allActionsSucceeded: true } } });
	};
