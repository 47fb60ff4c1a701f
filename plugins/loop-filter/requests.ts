// Requests loops from the server, or reuses prefetched responses.
import type { Scope } from "../../src/kit/scope";

/** An address and how it is asked. */
export type Question = readonly [address: string, options?: RequestInit];

export interface Answer {
	question: string;
	text: Promise<string | undefined>;
	cancel(): void;
}

/** Milliseconds until a request that is not answered counts as failed. */
const patienceMs = 30_000;
/** Prefetched responses. An object, which the prefetching part shares. */
export const ahead: { answer?: Answer } = {};

export const nameOf = ([address, options]: Question): string => `${address} ${options?.body ?? ""}`;

/** Asks now. The text is undefined if the request fails, is refused, or ends too early. */
export const send = (question: Question, scope: Scope): Answer => {
	const controller = new AbortController();
	const cancel = () => controller.abort();
	const read = async () => {
		const stop = scope.timeout(patienceMs, cancel);
		try {
			const response = await scope.fetch(question[0], { ...question[1], signal: controller.signal });
			return response?.ok ? await response.text() : undefined;
		} catch {
			// Its body was cut off.
		} finally {
			stop();
		}
	};
	return { question: nameOf(question), text: read(), cancel };
};

/** Sends the request, or reuses the prefetched one. */
export const ask = (question: Question, scope: Scope): Pick<Answer, "text" | "cancel"> => {
	const { answer: early } = ahead;
	ahead.answer = undefined;
	if (early?.question === nameOf(question)) return early;
	early?.cancel();
	return send(question, scope);
};
