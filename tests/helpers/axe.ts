// Asks axe what it finds wrong with a page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, ImpactValue, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Leaves contrast out, which takes most of the time: where another page or width has the same styles. */
export const withoutContrast: RunOptions = { rules: { "color-contrast": { enabled: false } } };

/** Rules of the Web Content Accessibility Guidelines, without what is only good practice of whole pages. */
export const wcag: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/**
 * Violations of the page as it stands, each as `rule: selector`.
 * @param where selector or context of axe; default the whole document
 * @param impacts those that count; default all
 */
export const violations = async (
	page: Page,
	where: ElementContext = "html",
	{ impacts, ...options }: RunOptions & { impacts?: ImpactValue[] } = {},
): Promise<string[]> => {
	// Evaluated from outside: the page's policy stays in force.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
	const run = ({ where, options }: { where: unknown; options: unknown }) =>
		(window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(where, options);
	const { violations } = await page.evaluate<AxeResults, unknown>(run as (args: unknown) => Promise<AxeResults>, {
		where,
		options: { resultTypes: ["violations"], ...options },
	});
	return violations
		.filter(({ impact }) => !impacts || impacts.includes(impact!))
		.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
};
