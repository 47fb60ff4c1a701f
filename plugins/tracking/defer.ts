// Puts work off until after the next paint, so that a click is answered first; nothing is lost when the page goes.
import type { Scope } from "../../src/kit/scope";

/** @returns `later`: runs a task after the next paint, or that many milliseconds later; in any case before the page is hidden. */
export const createDefer = (scope: Scope): ((task: () => void, ms?: number) => void) => {
	const waiting = new Set<() => void>();
	const flush = () => {
		for (const run of [...waiting]) run();
	};
	scope.on(window, "pagehide", flush);
	scope.on(document, "visibilitychange", () => document.hidden && flush());
	return (task, ms) => {
		const run = () => {
			if (!waiting.delete(run) || scope.signal.aborted) return;
			try {
				task();
			} catch (error) {
				scope.report("tracking", error);
			}
		};
		waiting.add(run);
		// Frames stand still in a hidden page.
		if (document.hidden) run();
		else if (ms) scope.timeout(ms, run);
		else requestAnimationFrame(() => scope.timeout(0, run));
	};
};
