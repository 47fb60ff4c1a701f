// Lets the browser answer a press with a frame before the rest is done.
import type { Scope } from "../kit/scope";

/** Milliseconds after which nobody waits for a frame any longer: a tab that is not seen draws none. */
const longestMs = 100;

/** Calls back once the next frame has been drawn, unless the scope ends before. */
export const afterFrame = (scope: Scope, callback: () => unknown): void => {
	const handle = requestAnimationFrame(() => {
		cancel();
		scope.timeout(0, callback);
	});
	const cancel = scope.timeout(longestMs, () => {
		cancelAnimationFrame(handle);
		callback();
	});
};
