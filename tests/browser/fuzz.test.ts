// Hostile markup and settings: a short run of `npm run fuzz` for every plugin.
import { expect, it } from "vitest";
import { columns, fuzzPlugin } from "../fuzz/fuzz.mjs";
import { pluginNames } from "../fuzz/plugins.mjs";
import { browser, siteUrl } from "../helpers/browser";

it.each(pluginNames())("%s fails nowhere, and harms nobody", async (name) => {
	const { examples, ...counts } = await fuzzPlugin(browser, siteUrl(), { name, seed: 7000, rounds: 60, isShort: true });
	expect(counts.cases).toBe(60);
	// What takes long on a busy machine is told by the long run.
	for (const column of columns.filter((column) => column !== "slow"))
		expect([column, counts[column], examples]).toEqual([column, 0, examples]);
});
