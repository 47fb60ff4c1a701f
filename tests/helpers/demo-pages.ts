// What is asked of each page of the demo host.
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { pages } from "../site/pages/index.mjs";
import { violations } from "./axe";

export const paths: string[] = pages.map(({ path }) => path);

/** Whether the page shows what others provide. */
export const asksProviders = (path: string): boolean => /video|facebook/.test(path);

/** Serious violations. The role of the list that holds the panels of classic tabs is the page builder's own; nothing else is excused. */
export const seriousViolations = async (page: Page, options?: RunOptions): Promise<string[]> =>
	(await violations(page, "html", { impacts: ["serious", "critical"], ...options })).filter(
		(text) => !/^aria-required-children: .*\.elementor-tabs-content-wrapper[^ ]*$/.test(text),
	);
