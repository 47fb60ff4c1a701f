// The form's values, and the request that sends them.
import { post } from "../../src/parts/forms";
import type { Response } from "./model";

/** All values of the form, with the server's parameters; and whether they include files. */
export const bodyOf = (form: HTMLFormElement): [body: FormData, hasFiles: boolean] => {
	const body = new FormData(form);
	// PHP reads the last of a name: these are not a field's, whatever fields are called.
	body.append("action", "elementor_pro_forms_send_form");
	body.append("referrer", location.href);
	return [body, [...body.values()].some((value) => value instanceof File && value.size > 0)];
};

/** Never rejects. */
export const call = async (address: string, body: FormData): Promise<Response> => {
	try {
		const response = await post(address, body, bytesOf(body));
		return { status: response.status, text: await response.text() };
	} catch {
		return { status: 0, text: "" };
	}
};

/** At most: a character is three bytes for each unit of its text. */
const bytesOf = (body: FormData) =>
	[...body].flat().reduce((sum, part) => sum + (part instanceof File ? part.size : part.length * 3), 0);
