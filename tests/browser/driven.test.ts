// The demo page of each plugin that has drivers, worked by those: what each step leaves is accessible, and the console stays quiet.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { concludeStep, driveStep, findTargets, pressScript } from "../../src/cli/compare/drive/drive";
import { inPageScript } from "../../src/cli/compare/look/page";
import { readRelease } from "../../src/cli/release";
import { withoutContrast } from "../helpers/axe";
import { openPage } from "../helpers/browser";
import { asksProviders, paths, seriousViolations } from "../helpers/demo-pages";
import { plugins } from "../helpers/sources";

const { drives = [] } = readRelease("dist/site").manifest;
const rows = drives.map((row) => ({ ...row, most: 1 }));
const heights: Record<number, number> = { 1280: 800, 390: 844 };
const cases = plugins
	.filter((name) => existsSync(`plugins/${name}/drive.ts`) && paths.includes(`/${name}`))
	.flatMap((name) => Object.keys(heights).map((width) => [name, Number(width)] as const));

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
				for (const violation of await seriousViolations(page, withoutContrast)) found.push(`${label}: ${violation}`);
			}
		expect(found).toEqual([]);
		expect(steps, "steps that were done").toBeGreaterThan(0);
	},
);
