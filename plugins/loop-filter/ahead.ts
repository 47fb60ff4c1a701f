// Loads what makes waiting shorter, at the first sign of a visitor.
import type { Scope } from "../../src/kit/scope";
import type { Question } from "./requests";

const loadEase = () => import("./ease");

/** The part, once it is there. */
let ease: Awaited<ReturnType<typeof loadEase>> | undefined;

/** @param questionOf what a click on a button would ask; undefined where it asks nothing */
export const prepareAhead = (
	host: HTMLElement,
	selector: string,
	scope: Scope,
	questionOf: (button: HTMLElement) => Question | undefined,
): void => {
	let isAsked = false;
	const start = (event: Event) => {
		if (isAsked) return;
		isAsked = true;
		scope.part(loadEase, (part) => {
			ease = part;
			part.prepareAhead(host, selector, scope, questionOf, event);
		});
	};
	for (const type of ["pointermove", "focusin"]) scope.on(host, type, start, { once: true });
};

/** @returns settled when the change is made, which is at once where nothing eases it */
export const swap = (host: HTMLElement, change: () => void): Promise<void> | void =>
	ease ? ease.swap(host, change) : change();
