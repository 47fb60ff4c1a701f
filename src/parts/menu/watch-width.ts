// Watches the width of the window: menus ignore a change of only its height, as by a phone's address bar.
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
