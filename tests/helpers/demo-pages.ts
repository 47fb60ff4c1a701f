// What is asked of each page of the demo host.
import type { ImpactValue, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { pages } from "../site/pages/index.mjs";
import { violations } from "./axe";

export const paths: string[] = pages.map(({ path }) => path);

/** Whether the page shows what others provide. */
export const asksProviders = (path: string): boolean => /video|facebook/.test(path);

/** Roles that the page builder's own elements have: the list that holds the panels of classic tabs, the list items that filter a portfolio. */
const builderRoles =
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
	).filter((text) => !builderRoles.test(text));

/** Those that are serious. */
export const seriousViolations = (page: Page, options?: RunOptions): Promise<string[]> =>
	allViolations(page, { impacts: ["serious", "critical"], ...options });
