// The part that sends the form: its values, the request, and the response.
import { closest } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import type { Scope } from "../../src/kit/scope";
import { inTime, post } from "../../src/parts/forms";
import { controlsOf, readControl } from "./controls";
import { type Field, fieldsOf, partsOf } from "./model";

export interface Answer {
	isSent: boolean;
	message: string;
	/** The server's message. */
	data: Record<string, unknown>;
}

const failed: Answer = { isSent: false, message: "", data: {} };

/** The endpoint of a form, and its identifiers; by default as the page prints them. */
export interface Target {
	ajaxurl: string;
	nonce: string;
	post_id: string;
}

/** Posts the current values. Never rejects; undefined after a timeout. */
export const send = (
	form: HTMLFormElement,
	members: HTMLFormElement,
	target: Target,
	scope: Scope,
): Promise<Answer | undefined> => {
	const fields = fieldsOf(controlsOf(members).map(readControl));
	const answer = call(form, fields, target, scope);
	// Files take the time that they take.
	return fields.some(({ type, value }) => type === "file" && value[0]) ? answer : inTime(scope, answer);
};

const call = async (
	form: HTMLFormElement,
	fields: readonly Field[],
	target: Target,
	{ page: { builder } }: Scope,
): Promise<Answer> => {
	const { urls, nonces, post: page } = builder as Record<string, Record<string, unknown> | undefined>;
	const address = target.ajaxurl || urls?.ajaxurl;
	const document_ = closest.call(form, "[data-elementor-id]");
	const postId = target.post_id || document_?.getAttribute("data-elementor-id") || page?.id;
	// An empty address would be that of the page.
	if (!address || !postId || !fields[0]) return failed;
	const own = (name: string) => Element.prototype.getAttribute.call(form, name) ?? "";
	const body = new FormData();
	const parts: [string, unknown][] = [
		["action", "elementor_pro_atomic_forms_send_form"],
		["_nonce", target.nonce || (nonces?.atomicFormsSendForm ?? "")],
		["post_id", postId],
		["form_id", own("data-id")],
		["form_name", own("data-form-name")],
		["referer_title", document.title],
		["referrer", location.href],
		...fields.flatMap(partsOf),
	];
	let bytes = 0;
	for (const [name, value] of parts) {
		if (value instanceof File) body.append(name, value);
		else body.append(name, `${value}`);
		bytes += name.length + (value instanceof File ? value.size : `${value}`.length * 3);
	}
	try {
		const response = await post(`${address}`, body, bytes);
		const { success, data } = await response.json();
		const answer = isObject(data) ? data : {};
		const { message } = answer;
		return {
			isSent: response.ok && success === true,
			message: typeof message === "string" ? message : "",
			data: answer,
		};
	} catch {
		return failed;
	}
};
