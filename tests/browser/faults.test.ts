// Files, calls and pictures that fail for a while: a short run of `node tests/fuzz/run-faults.mjs`.
import { expect, it } from "vitest";
import { injectFeedFaults, injectPanelFaults } from "../fuzz/faults.mjs";
import { browser, siteUrl } from "../helpers/browser";

it.each([
	["photo feed: each post comes, once, in its place; nothing before consent", injectFeedFaults],
	["accessibility panel: presses are answered, and what is on is shown as on", injectPanelFaults],
])(
	"%s",
	async (_, inject) => {
		const { rounds, wrong } = await inject(browser, siteUrl(), { rounds: 2, seed: 3 });
		expect([rounds, wrong]).toEqual([2, []]);
	},
	90_000,
);
