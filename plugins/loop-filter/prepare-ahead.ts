// Asks ahead for what a button would show, when the mouse or the focus of a keyboard rests on it.
import { closest } from "../../src/base/closest";
import type { Scope } from "../../src/kit/scope";
import { askAhead, type Question } from "./requests";

/** Milliseconds of rest. */
const restMs = 120;

/** @param questionOf what a click would ask; undefined where it asks nothing */
export const prepareAhead = (
	host: HTMLElement,
	selector: string,
	scope: Scope,
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
	// Not `pointerover`: browsers send one as well when the page moves below a mouse that lies still.
	scope.on(host, "pointermove", ({ target, pointerType }) => {
		if (pointerType === "mouse") rest(closest(target, selector));
	});
	scope.on(host, "pointerleave", () => rest(null));
	scope.on(host, "focusin", ({ target }) => rest(closest(target, `:is(${selector}):focus-visible`)));
	scope.on(host, "focusout", () => rest(null));
	scope.on(host, "click", () => cancel?.(), { capture: true });
};
