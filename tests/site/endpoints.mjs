// The form's endpoint, well-behaved or not, and the plain post of a page whose script is off.
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { forms, missingFields } from "./forms.mjs";
import { parseNestedBody } from "./nested-body.mjs";
import received from "./pages/received.mjs";

const refusal = { success: false, data: [] };

/** @param {{ inbox: ReturnType<typeof import("./inbox.mjs").openInbox>, nonce: string, record?: ReturnType<typeof import("./tracking.mjs").openRecord> }} site */
export const ajaxEndpoint =
	({ inbox, nonce, record, feed, cart }) =>
	async (c) => {
		const body = parseNestedBody(await c.req.text());
		const answer = await misbehave[c.req.query("behave")]?.(c);
		if (answer) return answer;
		const answered = (await feed?.(c, body)) ?? cart?.(c, body);
		if (answered) return answered;
		const recorded = record?.ajax(c, body);
		if (recorded) return recorded;
		if (body.action === "elementor_send_clicks") return c.json({ success: true });
		if (body._nonce !== nonce) return c.json(refusal, 403);
		const fields = Object.values(body.fields ?? {}).filter(isField);
		const complete = body.action === "RMP_submitElementorForm" && isText(body.form_id) && fields.length;
		const form = forms.find(({ id }) => id === body.form_id);
		if (!complete || (form && missingFields(form, fields).length)) return c.json(refusal, 400);
		const page = pathOf(c.req.header("Referer"));
		await inbox.add({
			via: "script",
			form: body.form_id,
			page,
			fields: fields.map(({ name, value }) => ({ name, value })),
		});
		return c.json({ status: true });
	};

/** Each gives the answer to send instead of the real one, or nothing to continue with that. */
export const misbehave = {
	slow: async () => void (await wait(2000)),
	500: (c) => c.json({ success: false, data: "Something broke on the server." }, 500),
	400: (c) => c.json(refusal, 400),
	html: (c) =>
		c.body("<br />\n<b>Warning</b>: a notice before the JSON<br />{", 200, { "Content-Type": "application/json" }),
	cut: (c) => {
		const { outgoing } = c.env;
		outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": "15" });
		outgoing.write('{"sta', () => outgoing.destroy());
		return RESPONSE_ALREADY_SENT;
	},
	never: () => RESPONSE_ALREADY_SENT,
};

/** Takes what the browser itself sends when no script has taken the form over. */
export const nativePost =
	({ inbox, page, show }) =>
	async (c) => {
		const origin = c.req.header("Origin");
		if (origin && origin !== new URL(c.req.url).origin) return c.text("Sent from another site", 403);
		const fields = [...new URLSearchParams(await c.req.text())].map(([name, value]) => ({ name, value }));
		const form = page.forms.find((form) =>
			fields.every(({ name }) => form.fields.some((field) => field.name === name)),
		);
		const missing = !form || !fields.length ? ["?"] : missingFields(form, fields).map(({ label }) => label);
		if (!missing.length) await inbox.add({ via: "page", form: form.id, page: page.path, fields });
		return show(c, received, missing.length ? 422 : 200, { missing, back: page.path });
	};

const isText = (value) => typeof value === "string" && value !== "";

const pathOf = (address) => (URL.canParse(address ?? "") ? new URL(address).pathname : "");

const isField = (field) => isText(field?.name) && typeof field.value === "string";
