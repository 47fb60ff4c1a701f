// Clicks on a page: those that come before the parts that wait for them are kept until the parts are there.
import type { Scope } from "../../src/kit/scope";

type Listener = (target: EventTarget | null) => void;

export interface Clicks {
	/** Calls back at each click, also at those that came before this call. */
	onClick(listener: Listener): void;
	/** Every part is there. */
	endEarly(): void;
}

/** Listens in the capture phase: a handler of the page that stops the click on its way does not hide it. */
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
