// The demo page of each plugin that has drivers, worked by those in the windows of a visitor who enlarges it to 200 and to 400 % (1280 by 1024 pixels are 640 by 512 and 320 by 256 then),
// in colours that the system forces: what opens does not make the page scroll sideways, and each control in view can be seen.
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { concludeStep, driveStep, findTargets, pressScript } from "../../src/cli/compare/drive/drive";
import { inPageScript } from "../../src/cli/compare/look/page";
import { readRelease } from "../../src/cli/release";
import { openMarkup, openPage } from "../helpers/browser";
import { asksProviders, paths } from "../helpers/demo-pages";
import { plugins } from "../helpers/sources";

const { drives = [] } = readRelease("dist/site").manifest;
const rows = drives.map((row) => ({ ...row, most: 1 }));
const windows = [
	["200 %", { width: 640, height: 512 }],
	["400 %", { width: 320, height: 256 }],
] as const;
const cases = plugins
	.filter((name) => existsSync(`plugins/${name}/drive.ts`) && paths.includes(`/${name}`))
	.flatMap((name) => windows.map(([zoom, viewport]) => [name, zoom, viewport] as const));

it.each(cases)(
	"%s at %s in forced colours: each step of its drivers",
	{ timeout: 60_000 },
	async (name, _, viewport) => {
		const path = `/${name}`;
		const page = await openPage(path, {
			fresh: true,
			providers: asksProviders(path),
			reducedMotion: "reduce",
			forcedColors: "active",
			viewport,
			prepare: (page) => page.addInitScript(pressScript + inPageScript),
		});
		await page.evaluate(() => window.gossamer?.ready);
		const found: string[] = [];
		let steps = 0;
		for (const target of await findTargets(page, rows, viewport.width))
			for (const step of target.row.steps) {
				const watch = { leaves: [] };
				const { outcome, label } = await concludeStep(page, await driveStep(page, target, step, watch), watch);
				if (outcome !== "done") continue;
				steps++;
				await page.evaluate((ms) => window.__comparing.rest(ms), 1000);
				const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				if (overhang > 0) found.push(`${label}: the page scrolls sideways by ${overhang}`);
				for (const control of await unseen(page)) found.push(`${label}: ${control} cannot be seen`);
			}
		expect(found).toEqual([]);
		expect(steps, "steps that were done").toBeGreaterThan(0);
	},
);

it("in an app an open cart fits in a window of 320 pixels", async () => {
	const page = await openMarkup(
		`<div style="margin-inline-start: 40%" class="elementor-menu-cart--cart-type-mini-cart elementor-menu-cart--shown"><div class="elementor-menu-cart__wrapper">
<div class="elementor-menu-cart__container"><div class="elementor-menu-cart__main">Cart</div></div>Toggle</div></div>`,
		{
			head: `<style>${readFileSync("dist/lib/react.css", "utf8")}</style>`,
			viewport: { width: 320, height: 256 },
		},
	);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

/** Controls in view of which nothing is painted but one colour. */
const unseen = async (page: Page): Promise<string[]> => {
	const picture = (await page.screenshot()).toString("base64");
	return page.evaluate(async (picture) => {
		const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
		const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
		const context = canvas.getContext("2d")!;
		context.drawImage(bitmap, 0, 0);
		const scale = bitmap.width / innerWidth;
		const found = [];
		for (const control of document.querySelectorAll<HTMLElement>(
			"a[href],button,[role=button],[role=tab],[role=switch],summary",
		)) {
			const { x, y, width, height } = control.getBoundingClientRect();
			const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
			const top = document.elementFromPoint(x + width / 2, y + height / 2);
			// What is hidden from sight alone is a few pixels; what is covered is seen once what covers it is gone.
			if (!isInView || width < 8 || height < 8 || !top || !control.contains(top)) continue;
			const { data } = context.getImageData(x * scale, y * scale, width * scale, height * scale);
			const pixels = new Uint32Array(data.buffer);
			if (pixels.every((pixel) => pixel === pixels[0])) found.push(control.outerHTML.slice(0, 120));
		}
		return found;
	}, picture);
};
