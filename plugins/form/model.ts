// Parses a response of the server, without a DOM.
import { parseObject } from "../../src/base/page";

/** The server's response; `status` 0 if it could not be reached. */
export interface Response {
	status: number;
	text: string;
}

export interface Answer {
	isSent: boolean;
	/** The data of the form's events. */
	data: AnswerData;
	/** By key of the field; keys that match no field apply to the form. */
	errors: [key: string, message: string][];
	/** The general message; may contain markup. */
	message: string;
	/** For a call that failed, the transport's word: `error`, `parsererror`, `timeout`. */
	failure?: string;
}

export interface AnswerData {
	message?: unknown;
	errors?: unknown;
	/** The remaining actions of the form; an empty list if there are none. */
	data?: { redirect_url?: unknown; popup?: unknown } | null;
}

/** Reads a response; undefined after a timeout. An invalid one counts as a failed request. */
export const readAnswer = (response: Response | undefined): Answer => {
	let failure = response ? "error" : "timeout";
	if (response && response.status > 199 && response.status < 400) {
		failure = "";
		const { success, data } = parseObject(response.text, () => (failure = "parsererror"));
		if (typeof success === "boolean") {
			const answer = isRecord(data) ? (data as AnswerData) : {};
			const { message, errors } = answer;
			return {
				isSent: success,
				data: answer,
				message: typeof message === "string" ? message : "",
				errors: isRecord(errors)
					? Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string")
					: [],
			};
		}
	}
	return { isSent: false, data: {}, errors: [], message: "", failure: failure || "parsererror" };
};

const isRecord = (value: unknown): value is object => !!value && typeof value === "object";
