// Budgets against the built files: every file has one, and those of whole pages count what the pages load.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeRow, type PluginRow } from "../../src/base/descriptor";
import { browser, siteUrl } from "../helpers/browser";
import { filesOfPage, scenarios } from "../helpers/page-files.mjs";
import { readManifest, release } from "../site/release.mjs";

const budgets: { name: string; path: string; limit: string; brotli: boolean }[] = JSON.parse(
	readFileSync(".size-limit.json", "utf8"),
);
/** Files of the release that a budget counts. */
const filesOf = ({ path }: { path: string }) =>
	path
		.replace("dist/site/*/", "")
		.replace(/^\{(.*)\}$/, "$1")
		.split(",");
const limitOf = ({ limit }: { limit: string }) => Number.parseInt(limit, 10);

describe("the manifest", () => {
	it("says all of each row, the core what does not go without saying", () => {
		const { rows } = readManifest();
		expect(rows.filter(({ selector, when }) => !selector || !when)).toEqual([]);
		const [text = ""] = /\[\{name:.*\}\](?=,)/.exec(readFileSync(`${release}/gossamer.js`, "utf8")) ?? [];
		const carried: PluginRow[] = new Function(`return ${text}`)();
		expect(carried.map(completeRow)).toEqual(rows);
		expect(text).not.toMatch(/when:"now"|undefined/);
	});
});

describe("budgets", () => {
	const { files } = readManifest();

	it("cover every file that a site may load", () => {
		const covered = new Set(budgets.filter(({ name }) => !name.startsWith("page: ")).flatMap(filesOf));
		expect(Object.keys(files).length).toBeGreaterThan(10);
		expect(Object.keys(files).filter((file) => !covered.has(file))).toEqual([]);
	});

	it("have little to spare; `npm run size -- --write` brings them up to date", () => {
		const wide = budgets.filter((budget) => {
			const bytes = filesOf(budget).reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
			return limitOf(budget) - bytes > 2 * Math.max(20, bytes * 0.03);
		});
		expect(wide.map(({ name }) => name)).toEqual([]);
	});

	it.each(Object.entries(scenarios))("of %s count the files that %s loads", async (name, path) => {
		const budget = budgets.find((budget) => budget.name === name)!;
		expect(await filesOfPage(browser, siteUrl() + path)).toEqual(filesOf(budget).sort());
	});
});
