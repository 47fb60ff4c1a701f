// Requests loops from the server, ahead of a click on a button that the visitor rests on.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";

/** An address and how it is asked. */
export type Question = readonly [address: string, options?: RequestInit];

interface Answer {
	question: string;
	text: Promise<string | undefined>;
	cancel(): void;
}

/** Milliseconds until a request that is not answered counts as failed. */
const timeoutMs = 30_000;
/** The prefetched response. */
let early: Answer | undefined;

const nameOf = ([address, options]: Question): string => `${address} ${options?.body ?? ""}`;

/** Asks now. The text is undefined if the request fails, is refused, or ends too early. */
const send = (question: Question, scope: Scope): Answer => {
	const controller = new AbortController();
	const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
	const text = scope
		.fetch(question[0], { ...question[1], signal })
		.then((response) => (response?.ok ? response.text() : undefined))
		// A body that is cut off.
		.catch(() => undefined);
	return { question: nameOf(question), text, cancel: () => controller.abort() };
};

/** Sends the request, or reuses the prefetched one. */
export const ask = (question: Question, scope: Scope): Pick<Answer, "text" | "cancel"> => {
	const answer = early;
	early = undefined;
	if (answer?.question === nameOf(question)) return answer;
	answer?.cancel();
	return send(question, scope);
};

/** Milliseconds for which a prefetched response is valid. */
const shelfLifeMs = 30_000;
/** Milliseconds of rest. */
const restMs = 120;

/** Prefetches a button's items when the mouse or the keyboard focus rests on it. @param first the event that loaded the part @param questionOf the request of a click; undefined if it makes none */
export const prepareAhead = (
	host: HTMLElement,
	selector: string,
	scope: Scope,
	first: Event,
	questionOf: (button: HTMLElement) => Question | undefined,
): void => {
	let resting: HTMLElement | null = null;
	let cancel: (() => void) | undefined;
	const rest = (button: HTMLElement | null) => {
		if (button === resting) return;
		resting = button;
		cancel?.();
		cancel = button
			? scope.timeout(restMs, () => {
					const question = questionOf(button);
					if (question) askAhead(question, scope);
				})
			: undefined;
	};
	const onFocus = ({ target }: Event) => rest(closestTo(target, `:is(${selector}):focus-visible`));
	// Not `pointerover`: browsers send one as well when the page moves below a resting mouse.
	scope.on(host, "pointermove", ({ target, pointerType }) => {
		if (pointerType === "mouse") rest(closestTo(target, selector));
	});
	scope.on(host, "pointerleave", () => rest(null));
	scope.on(host, "focusin", onFocus);
	scope.on(host, "focusout", () => rest(null));
	scope.on(host, "click", () => cancel?.(), { capture: true });
	// The timer by which a response expires ends with the scope.
	scope.add(() => (early = undefined));
	onFocus(first);
};

/** Prefetches, unless the visitor saves data. Failed and expired responses are dropped. */
const askAhead = (question: Question, scope: Scope): void => {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData || early?.question === nameOf(question)) return;
	early?.cancel();
	const answer = send(question, scope);
	early = answer;
	const forget = () => {
		if (early === answer) early = undefined;
	};
	answer.text.then((text) => (text === undefined ? forget() : scope.timeout(shelfLifeMs, forget)));
};
