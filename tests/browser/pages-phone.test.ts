// Every page of the demo host on a phone: accessible, as wide as the screen in either direction of writing.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withoutContrast } from "../helpers/axe";
import { openPage } from "../helpers/browser";
import { asksProviders, paths, seriousViolations } from "../helpers/demo-pages";

/** Pages on which other controls than at a desk are shown, or are shown in another way. The rest has the same elements at either width, looked at there. */
const otherControls = [
	"accordion",
	"carousel",
	"floating-buttons",
	"mega-menu",
	"nav-menu",
	"nested-tabs",
	"off-canvas",
	"shop",
];
const withAxe = ["/", "/everything", "/landing", ...otherControls.map((name) => `/${name}`)];

it.each(paths)("%s does not scroll sideways, in either direction of writing, accessible", async (path) => {
	const page = await openPage(path, {
		providers: asksProviders(path),
		viewport: { width: 390, height: 844 },
		reducedMotion: "reduce",
	});
	await page.evaluate(() => window.gossamer?.ready);
	await expect.poll(() => overhang(page)).toBe(0);
	// A phone changes places and sizes, colours no page but these.
	const isWhole = ["/", "/everything", "/nav-menu"].includes(path);
	// What is in view is mounted after `ready`, and may fix what the server printed.
	if (withAxe.includes(path))
		await expect.poll(() => seriousViolations(page, isWhole ? {} : withoutContrast)).toEqual([]);
	await page.goto(`${page.url()}?rtl`);
	await page.evaluate(() => window.gossamer?.ready);
	expect(await page.evaluate(() => [document.dir, document.documentElement.lang])).toEqual(["rtl", "he-IL"]);
	await expect.poll(() => overhang(page)).toBe(0);
});

it("asks axe on pages that exist", () => {
	expect(withAxe.filter((path) => !paths.includes(path))).toEqual([]);
});

const overhang = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
