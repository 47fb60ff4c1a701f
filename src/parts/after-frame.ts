// Lets the browser paint a frame in response to a press before the rest is done.
import type { Scope } from "../kit/scope";

/** Milliseconds to wait for a frame at most: a hidden tab paints none. */
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
