// Hostile markup and settings: a short run of `npm run fuzz` for every plugin.
import { expect, it } from "vitest";
import { columns, fuzzPlugin } from "../fuzz/fuzz.mjs";
import { pluginNames } from "../fuzz/plugins.mjs";
import { browser, siteUrl } from "../helpers/browser";

it.each(pluginNames())("%s fails nowhere, and harms nobody", async (name) => {
	const { examples, ...counts } = await fuzzPlugin(browser, siteUrl(), {
		name,
		seed: 7000,
		rounds: 300,
		isShort: true,
	});
	expect(counts.cases).toBe(300);
	// What takes long on a busy machine is told by the long run.
	for (const column of columns.filter((column) => column !== "slow"))
		expect([column, counts[column], examples]).toEqual([column, 0, examples]);
});

// Each was found by the long run; jsdom cannot hide what its own selectors ask.
it.each([
	["video", 5920],
	["motion", 8560],
	["nested-accordion", 6345],
	["loop-filter", 9960],
])("%s bears what it once failed on: case %i", async (name, seed) => {
	const { examples } = await fuzzPlugin(browser, siteUrl(), { name, seed, rounds: 1 });
	expect(examples).toEqual([]);
});
