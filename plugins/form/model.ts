// What an answer of the server says, without a DOM.
import { parseObject } from "../../src/base/page";

/** What the server has sent; `status` 0 where it could not be reached. */
export interface Response {
	status: number;
	text: string;
}

export interface Answer {
	isSent: boolean;
	/** What the events of the form carry. */
	data: AnswerData;
	/** By key of the field; keys that match no field apply to the form. */
	errors: [key: string, message: string][];
	/** What to say in general; may hold markup. */
	message: string;
	/** For a call that failed, the transport's word: `error`, `parsererror`, `timeout`. */
	failure?: string;
}

export interface AnswerData {
	message?: unknown;
	errors?: unknown;
	/** What the form's actions have left to do; an empty list when there is nothing. */
	data?: { redirect_url?: unknown; popup?: unknown } | null;
}

/** Reads an answer; undefined if none came in time. Whatever does not fit counts as a call that failed. */
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
