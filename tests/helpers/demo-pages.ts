// What is asked of each page of the demo host.
import type { ImpactValue, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { pages } from "../site/pages/index.mjs";
import { violations } from "./axe";

export const paths: string[] = pages.map(({ path }) => path);

/** Whether the page shows what others provide. */
export const asksProviders = (path: string): boolean => /video|facebook/.test(path);

/**
 * Roles that are excused: that of the list which holds the panels of classic tabs, the page builder's own; and the buttons that
 * the items of a portfolio's filter become, whose list is a group: axe does not see that they are no list items any more.
 */
const excused =
	/^(aria-required-children: .*\.elementor-tabs-content-wrapper[^ ]*|aria-allowed-role: li\[data-filter=[^ ]*\])$/;

/** Violations of any impact. Pages of the demo show a widget several times by the same name, and a bar in no landmark: that is not asked about. */
export const allViolations = async (
	page: Page,
	{ rules, ...options }: RunOptions & { impacts?: ImpactValue[] } = {},
): Promise<string[]> =>
	(
		await violations(page, "html", {
			rules: { region: { enabled: false }, "landmark-unique": { enabled: false }, ...rules },
			...options,
		})
	).filter((text) => !excused.test(text));

/** Those that are serious. */
export const seriousViolations = (page: Page, options?: RunOptions): Promise<string[]> =>
	allViolations(page, { impacts: ["serious", "critical"], ...options });
