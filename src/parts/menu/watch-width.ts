// The width of the window: a change of its height alone, as by a phone's address bar, is not one of the menu's business.
import type { Scope } from "../../kit/scope";
import { $viewport } from "../../stores/viewport";

/** Calls back now and whenever the width has changed. */
export const watchWidth = (scope: Scope, run: () => void): void => {
	let last: number | undefined;
	scope.watch($viewport, ({ width }) => {
		if (width === last) return;
		last = width;
		run();
	});
};
