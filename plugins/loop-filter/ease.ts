// Loads once the visitor points at a loop or a filter: prefetched responses and view transitions.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { ahead, nameOf, type Question, send } from "./requests";

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
	onFocus(first);
};

/** Prefetches, unless the visitor saves data. Failed and expired responses are dropped. */
const askAhead = (question: Question, scope: Scope): void => {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData || ahead.answer?.question === nameOf(question)) return;
	ahead.answer?.cancel();
	const early = (ahead.answer = send(question, scope));
	const forget = () => {
		if (ahead.answer === early) ahead.answer = undefined;
	};
	early.text.then((text) => (text === undefined ? forget() : scope.timeout(shelfLifeMs, forget)));
};

let sheet: CSSStyleSheet | undefined;

/** Changes a loop's content, with a view transition if the browser has them and reduced motion is off. @returns settles when the change is made, immediately without a transition */
export const swap = (host: HTMLElement, change: () => void): Promise<void> | void => {
	const page = document.documentElement;
	if (!document.startViewTransition || document.hidden || $preferences.get().reducedMotion) return change();
	if (!sheet) {
		sheet = new CSSStyleSheet();
		// Presses next to the loop reach their target: https://drafts.csswg.org/css-view-transitions/#view-transition-stacking-layer
		sheet.replaceSync("::view-transition{pointer-events:none}");
		document.adoptedStyleSheets.push(sheet);
	}
	page.style.viewTransitionName = "none";
	host.style.viewTransitionName = "loop";
	const transition = document.startViewTransition(change);
	// Who presses in the meantime is answered immediately: frames of a transition take long on slow machines.
	const skip = () => transition.skipTransition();
	addEventListener("pointerdown", skip, true);
	const clear = () => {
		removeEventListener("pointerdown", skip, true);
		page.style.viewTransitionName = host.style.viewTransitionName = "";
	};
	transition.finished.then(clear, clear);
	// It is skipped when another one begins.
	transition.ready.catch(clear);
	return transition.updateCallbackDone;
};
