// Changes what a loop shows, with a transition where the browser has one and motion is welcome.
import { $preferences } from "../../src/stores/preferences";

let sheet: CSSStyleSheet | undefined;

/** @returns settled when the change is made, which is at once where there is no transition */
export const swap = (host: HTMLElement, change: () => void): Promise<void> | void => {
	const page = document.documentElement;
	if (!document.startViewTransition || document.hidden || $preferences.get().reducedMotion) return change();
	if (!sheet) {
		sheet = new CSSStyleSheet();
		// Presses beside the loop reach what they are meant for: https://drafts.csswg.org/css-view-transitions/#view-transition-stacking-layer
		sheet.replaceSync("::view-transition{pointer-events:none}");
		document.adoptedStyleSheets.push(sheet);
	}
	page.style.viewTransitionName = "none";
	host.style.viewTransitionName = "loop";
	const transition = document.startViewTransition(change);
	const clear = () => {
		page.style.viewTransitionName = host.style.viewTransitionName = "";
	};
	transition.finished.then(clear, clear);
	// It is skipped when another one begins.
	transition.ready.catch(clear);
	return transition.updateCallbackDone;
};
