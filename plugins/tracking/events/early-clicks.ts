// Clicks on a page: early ones are kept until the parts that need them have loaded.
import type { Scope } from "../../../src/kit/scope";
import type { Clicks } from "../types";

/** Listens in the capture phase: a handler of the page that stops the click does not hide it. */
export const createClicks = (scope: Scope): Clicks => {
	let early: (EventTarget | null)[] | undefined = [];
	const capture = { capture: true };
	scope.on(document, "click", ({ target }) => early?.push(target), capture);
	return {
		onClick(listener) {
			scope.on(document, "click", ({ target }) => listener(target), capture);
			early?.forEach(listener);
		},
		endEarly() {
			early = undefined;
		},
	};
};
