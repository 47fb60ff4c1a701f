// The call to the server.
import { formEncode } from "../../src/base/form-encode";
import { post } from "../../src/parts/forms";

declare global {
	/** Where lead forms are sent, as the server prints it. */
	var RMP_AJAX_LOCALS: { ajaxUrl?: string; _nonce?: string } | undefined;
}

/**
 * Posts a lead.
 * @returns whether the server has taken it
 */
export const send = async (payload: object): Promise<boolean> => {
	try {
		const { ajaxUrl, _nonce } = RMP_AJAX_LOCALS!;
		// An empty address would be that of the page.
		if (!ajaxUrl) return false;
		const body = formEncode({ action: "RMP_submitElementorForm", _nonce, ...payload })
			.join("&")
			.replace(/%20/g, "+");
		const response = await post(ajaxUrl, body, body.length, {
			"Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
		});
		const { ok, status, headers } = response;
		const text = await response.text();
		const hasBody = ![204, 304].includes(status);
		if (hasBody && /\bjson\b/i.test(`${headers.get("Content-Type")}`)) JSON.parse(text);
		// WordPress refuses with `-1` or `0`, and software in front of it (a firewall, a login) responds with a page: the lead was not saved.
		return (ok && !/^\s*((-1|0)\s*$|<(!doctype|html)\b)/i.test(text)) || status === 304;
	} catch {
		return false;
	}
};
