// Defers work until after the response to the visitor; nothing is lost when the visitor leaves the page.
import type { Scope } from "../../src/kit/scope";

type Run = () => void;

/** Milliseconds after which a page that is never idle counts as idle. */
const idleTimeoutMs = 2000;
/** Milliseconds after which a page that is not painted counts as painted. */
const unpaintedMs = 1000;

export const createDefer = (scope: Scope) => {
	const waiting = new Set<Run>();
	const flush = () => {
		for (const run of [...waiting]) run();
	};
	scope.on(window, "pagehide", flush);
	scope.on(document, "visibilitychange", () => document.hidden && flush());

	const put = (task: Run, schedule: (run: Run) => void) => {
		const run = () => {
			if (!waiting.delete(run) || scope.signal.aborted) return;
			try {
				task();
			} catch (error) {
				scope.report("tracking", error);
			}
		};
		waiting.add(run);
		// A hidden page has no frames.
		if (document.hidden) run();
		else schedule(run);
	};
	const afterPaint = (run: Run) => {
		// A window that others cover counts as visible and paints nothing.
		const cancel = scope.timeout(unpaintedMs, run);
		scope.frame(() => {
			cancel();
			scope.timeout(0, run);
			return undefined;
		});
	};

	return {
		/** Runs a task after the next paint, or that many milliseconds later; in any case before the page is hidden. */
		later: (task: Run, ms?: number) => put(task, ms ? (run) => scope.timeout(ms, run) : afterPaint),
		/** Runs a task after the next paint, once the browser is idle; at the latest 2 s later, or before the page is hidden. */
		whenIdle: (task: Run) =>
			put(task, (run) =>
				// WebKit has no idle callbacks.
				afterPaint(() =>
					"requestIdleCallback" in window ? requestIdleCallback(run, { timeout: idleTimeoutMs }) : run(),
				),
			),
	};
};
