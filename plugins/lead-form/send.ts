// The call to the server.
import { formEncode } from "../../src/base/form-encode";

declare global {
	/** Where lead forms are sent, as the server prints it. */
	var RMP_AJAX_LOCALS: { ajaxUrl?: string; _nonce?: string } | undefined;
}

/** Browsers keep 64 KiB of requests alive beyond the page, all of them together: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const keepaliveBytes = 2 ** 15;

/**
 * Posts a lead. Nothing ends the call: it outlives the form and, where the browser can, the page.
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
		const response = await fetch(ajaxUrl, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8" },
			body,
			keepalive: body.length < keepaliveBytes,
		});
		const { ok, status, headers } = response;
		const text = await response.text();
		const hasBody = ![204, 304].includes(status);
		if (hasBody && /\bjson\b/i.test(`${headers.get("Content-Type")}`)) JSON.parse(text);
		return ok || status === 304;
	} catch {
		return false;
	}
};
