// The exit code of a comparison, for a site's own checks: the worst of its pages.
import type { PageResult } from "./compare-page";

export const exitCodes = { same: 0, differs: 1, "original broken": 1, "not covered": 2, "not opened": 3 } as const;

/** 3 too if there is no page at all. */
export const exitCodeOf = (pages: readonly PageResult[]): 0 | 1 | 2 | 3 => {
	const has = (outcome: PageResult["outcome"]) => pages.some((page) => page.outcome === outcome);
	// A check must not miss a difference.
	const worst = ["differs", "original broken", "not opened", "not covered"] as const;
	for (const outcome of worst) if (has(outcome)) return exitCodes[outcome];
	return pages.length ? 0 : 3;
};
