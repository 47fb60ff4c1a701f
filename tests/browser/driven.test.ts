// The demo page of each plugin that has drivers, worked by those: what each step leaves is accessible, and the console stays quiet. A visitor who enlarges it to 200
// and to 400 % (1280 by 1024 pixels are 640 by 512 and 320 by 256 then), in colours that the system forces, sees each control in view and never scrolls sideways.
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { concludeStep, driveStep, findTargets, pressScript } from "../../src/cli/compare/drive/drive";
import { inPageScript } from "../../src/cli/compare/look/page";
import { readRelease } from "../../src/cli/release";
import { withoutContrast } from "../helpers/axe";
import { openMarkup, openPage } from "../helpers/browser";
import { allViolations, asksProviders, paths } from "../helpers/demo-pages";
import { plugins } from "../helpers/sources";

const { drives = [] } = readRelease("dist/site").manifest;
const rows = drives.map((row) => ({ ...row, most: 1 }));
/** What is asked after each step. Contrast is asked where colours are the page's own; 400 % is the layout of a phone as well. */
const windows = {
	"100 %": { viewport: { width: 1280, height: 800 }, ask: (page: Page) => allViolations(page) },
	"200 %": { viewport: { width: 640, height: 512 }, forcedColors: "active", ask: (page: Page) => outOfSight(page) },
	"400 %": {
		viewport: { width: 320, height: 256 },
		forcedColors: "active",
		ask: async (page: Page) => [...(await outOfSight(page)), ...(await allViolations(page, withoutContrast))],
	},
} as const;
const cases = plugins
	.filter((name) => existsSync(`plugins/${name}/drive.ts`) && paths.includes(`/${name}`))
	.flatMap((name) => (Object.keys(windows) as (keyof typeof windows)[]).map((zoom) => [name, zoom] as const));

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

it.each(cases)("%s at %s: each step of its drivers", { timeout: 60_000 }, async (name, zoom) => {
	const path = `/${name}`;
	const { ask, viewport, ...colors } = windows[zoom];
	const page = await openPage(path, {
		fresh: true,
		providers: asksProviders(path),
		reducedMotion: "reduce",
		viewport,
		...colors,
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
			for (const problem of await ask(page)) found.push(`${label}: ${problem}`);
		}
	expect(found).toEqual([]);
	expect(steps, "steps that were done").toBeGreaterThan(0);
});

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

/** By how much the page scrolls sideways, and which controls cannot be seen. */
const outOfSight = async (page: Page): Promise<string[]> => {
	const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	const hidden = (await unseen(page)).map((control) => `${control} cannot be seen`);
	return overhang > 0 ? [`the page scrolls sideways by ${overhang}`, ...hidden] : hidden;
};

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
