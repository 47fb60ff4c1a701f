// The demo page of each plugin that has drivers, worked by those: what each step leaves is accessible, and the console stays quiet.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { concludeStep, driveStep, findTargets, pressScript } from "../../src/cli/compare/drive/drive";
import { inPageScript } from "../../src/cli/compare/look/page";
import { readRelease } from "../../src/cli/release";
import { withoutContrast } from "../helpers/axe";
import { openPage } from "../helpers/browser";
import { allViolations, asksProviders, paths } from "../helpers/demo-pages";
import { plugins } from "../helpers/sources";

const { drives = [] } = readRelease("dist/site").manifest;
const rows = drives.map((row) => ({ ...row, most: 1 }));
const heights: Record<number, number> = { 1280: 800, 390: 844 };
const cases = plugins
	.filter((name) => existsSync(`plugins/${name}/drive.ts`) && paths.includes(`/${name}`))
	.flatMap((name) => Object.keys(heights).map((width) => [name, Number(width)] as const));

/** By plugin without drivers: why no step of a visitor leaves another state. */
const withoutState: Record<string, string> = {
	"animated-headline": "moves without a visitor",
	animations: "begins as its place comes into view",
	"atomic-loop": "its pages are links: its own tests",
	"atomic-video": "a provider's player takes its place: plugins/video/tests/browser.test.ts",
	"background-slideshow": "moves without a visitor",
	"background-video": "plays without a visitor",
	"code-highlight": "colours a text",
	countdown: "counts without a visitor",
	counter: "counts without a visitor",
	"drop-cap": "a letter of a text",
	"elementor-frontend": "an interface for scripts",
	"facebook-widget": "what opens is Facebook's",
	interactions: "moves what is there",
	"lazy-background": "a picture that comes",
	lottie: "plays in its place",
	motion: "moves as the page scrolls",
	"preview-scroll": "an address scrolls",
	progress: "fills without a visitor",
	"progress-tracker": "follows the page's scrolling",
	"share-buttons": "opens another site's window",
	sticky: "stays as the page scrolls",
	"sticky-header": "shrinks as the page scrolls",
	stretched: "is as wide as the window",
	"text-path": "a text along a line",
	tracking: "shows nothing",
};

it("drives every plugin, or says why not", () => {
	const isDriven = (name: string) => existsSync(`plugins/${name}/drive.ts`);
	expect(plugins.filter((name) => isDriven(name) === name in withoutState)).toEqual([]);
	expect(Object.keys(withoutState).filter((name) => !plugins.includes(name))).toEqual([]);
});

it.each(cases)(
	"%s at %i px: each step of its drivers leaves an accessible page",
	{ timeout: 60_000 },
	async (name, width) => {
		const path = `/${name}`;
		const page = await openPage(path, {
			fresh: true,
			providers: asksProviders(path),
			reducedMotion: "reduce",
			viewport: { width, height: heights[width]! },
			prepare: (page) => page.addInitScript(pressScript + inPageScript),
		});
		await page.evaluate(() => window.gossamer?.ready);
		const found: string[] = [];
		let steps = 0;
		for (const target of await findTargets(page, rows, width))
			for (const step of target.row.steps) {
				const watch = { leaves: [] };
				const { outcome, label } = await concludeStep(page, await driveStep(page, target, step, watch), watch);
				if (outcome !== "done") continue;
				steps++;
				await page.evaluate((ms) => window.__comparing.rest(ms), 1000);
				for (const violation of await allViolations(page, width === 1280 ? {} : withoutContrast))
					found.push(`${label}: ${violation}`);
			}
		expect(found).toEqual([]);
		expect(steps, "steps that were done").toBeGreaterThan(0);
	},
);
