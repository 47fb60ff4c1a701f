// Asks the server for loops; what the visitor is about to want may be asked for ahead, one request at a time.
import type { Scope } from "../../src/kit/scope";

/** An address and how it is asked. */
export type Question = readonly [address: string, options?: RequestInit];

interface Answer {
	question: string;
	text: Promise<string | undefined>;
	/** When it was asked, as `Date.now()` tells. */
	since: number;
	cancel(): void;
}

/** Milliseconds until a request that is not answered counts as failed. */
const patience = 30_000;
/** Milliseconds for which an answer that was asked for ahead is good. */
const shelfLife = 30_000;

let ahead: Answer | undefined;

const nameOf = ([address, options]: Question): string => `${address} ${options?.body ?? ""}`;

/** Asks now. The text is undefined where the request fails, is refused, or ends too early. */
const send = (question: Question, scope: Scope): Answer => {
	const controller = new AbortController();
	const cancel = () => controller.abort();
	const read = async () => {
		const stop = scope.timeout(patience, cancel);
		try {
			const response = await scope.fetch(question[0], { ...question[1], signal: controller.signal });
			return response?.ok ? await response.text() : undefined;
		} catch {
			// Its body was cut off.
		} finally {
			stop();
		}
	};
	return { question: nameOf(question), text: read(), since: Date.now(), cancel };
};

/** Asks, or takes what was asked for ahead. */
export const ask = (question: Question, scope: Scope): Pick<Answer, "text" | "cancel"> => {
	const early = ahead;
	ahead = undefined;
	if (early?.question !== nameOf(question) || Date.now() - early.since > shelfLife) {
		early?.cancel();
		return send(question, scope);
	}
	let { cancel } = early;
	let isOver = false;
	const read = async () => {
		const text = await early.text;
		if (text !== undefined || isOver) return text;
		const again = send(question, scope);
		cancel = again.cancel;
		return again.text;
	};
	return {
		text: read(),
		cancel() {
			isOver = true;
			cancel();
		},
	};
};

/** Asks before the visitor does, unless data is to be saved. */
export const askAhead = (question: Question, scope: Scope): void => {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData || ahead?.question === nameOf(question)) return;
	ahead?.cancel();
	ahead = send(question, scope);
};
