// The HTML of READMEs and guides, pasted as it is printed into a page that has nothing but the core: it starts, reacts, and neither the console nor gossamer/dev says anything.
import { existsSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { concludeStep, driveStep, findTargets, pressScript } from "../../src/cli/compare/drive/drive";
import type { DriveRow } from "../../src/cli/compare/drive/rows";
import { inPageScript } from "../../src/cli/compare/look/page";
import type { inspect } from "../../src/dev";
import { openMarkup } from "../helpers/browser";
import { samples } from "../helpers/samples";

const html = samples.filter(({ language }) => language === "html");
/** What a file says belongs on one page. */
const pages = [...new Set(html.map(({ file }) => file))].map((file) => ({
	file,
	plugin: /^plugins\/([\w-]+)\/README\.md$/.exec(file)?.[1],
	markup: html
		.filter((sample) => sample.file === file)
		.map(({ code }) => code)
		.join("")
		// The demo host has one release.
		.replaceAll(/\/gossamer\/[\w.-]+\//g, "/gossamer/"),
}));

const picture =
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path id="a" data-path-anchor="#a" d="M0 99q99-99 300 0"/></svg>';
const animation = JSON.stringify({ v: "5.7.0", fr: 30, ip: 0, op: 60, w: 90, h: 90, layers: [] });
const facebook = "window.FB = { init() {}, XFBML: { parse() {} }, Event: { subscribe() {} } }; window.fbAsyncInit?.();";
/** Files of the reader's own that samples name, and what they ask of others. */
const answers: [at: RegExp, contentType: string, body: string][] = [
	[/\.(jpg|svg|webp)$/, "image/svg+xml", picture],
	[/\/wheel\.json$/, "application/json", animation],
	[/\/stars\/index\.js$/, "text/javascript", ""],
	[/\/add-on\.js$/, "text/javascript", "addOn = elementorFrontend.hooks.addAction"],
	[/^https:\/\/connect\.facebook\.net\//, "text/javascript", facebook],
	[/\.mp4$/, "video/mp4", ""],
];

const prepare = async (page: Page, said: string[]) => {
	page.on("console", (message) => said.push(message.text()));
	for (const [url, contentType, body] of answers)
		await page.route(url, (route) => route.fulfill({ contentType, body }));
	await page.addInitScript(pressScript + inPageScript);
	// The page's own Prism.
	await page.addInitScript(() =>
		Object.assign(window, {
			Prism: { highlightAllUnder: (host: Element) => host.querySelector("code")?.classList.add("coloured") },
		}),
	);
};

const report = (page: Page) =>
	page.evaluate(() => (window.gossamer as unknown as { inspect: typeof inspect }).inspect());
const markupNow = (page: Page) =>
	page.evaluate(() => `${document.body.outerHTML}\n${document.activeElement?.outerHTML}`);

const drivesOf = async (plugin: string): Promise<DriveRow[]> =>
	existsSync(`plugins/${plugin}/drive.ts`) ? (await import(`../../plugins/${plugin}/drive.ts`)).drives : [];

/** Works what drivers know of the page. @returns the steps that changed something */
const drive = async (page: Page, rows: readonly DriveRow[]) => {
	const changes: string[] = [];
	for (const target of await findTargets(page, rows, 1280))
		for (const step of target.row.steps) {
			const before = await markupNow(page);
			const watch = { leaves: [] };
			const { outcome, label } = await concludeStep(page, await driveStep(page, target, step, watch), watch);
			if (outcome !== "done") continue;
			await page.evaluate((ms) => window.__comparing.rest(ms), 1000);
			if ((await markupNow(page)) !== before) changes.push(label);
		}
	return changes;
};

/** What the markup is where nothing has started. */
const isAsPrinted = (page: Page, markup: string) =>
	page.evaluate((printed) => {
		const box = document.createElement("main");
		box.innerHTML = printed;
		return document.querySelector("main")!.innerHTML === box.innerHTML;
	}, markup);

/** How those react that write nothing into the page before they are pressed, and whose drivers leave all as it was. */
const otherwise: Record<string, (page: Page) => Promise<unknown>> = {
	async "atomic-loop"(page) {
		const body = `<title>Page</title>${(await markupNow(page)).replace("A bowl", "A jug")}`;
		await page.route(/e-page-/, (route) => route.fulfill({ contentType: "text/html", body }));
		await page.getByRole("link", { name: "Next page" }).click();
		await page.getByText("A jug").waitFor();
	},
	async chat(page) {
		await page.locator(".joinchat__button").click();
		await page.locator(".joinchat--chatbox").waitFor();
	},
	"elementor-frontend": (page) => page.waitForFunction(() => "addOn" in window && window.addOn),
	async "loop-filter"(page) {
		const data =
			'<div class="elementor-widget-container"><div class="elementor-loop-container"><b>A jug</b></div></div>';
		await page.route("**/refresh-loop", (route) => route.fulfill({ json: { data } }));
		await page.getByRole("button", { name: "Jugs" }).click();
		await page.getByText("A jug").waitFor();
	},
	async "share-buttons"(page) {
		await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: "" }));
		const opened = page.waitForEvent("popup");
		await page.locator(".elementor-share-btn").click();
		await (await opened).close();
	},
	async "sticky-anchors"(page) {
		await page.getByRole("link", { name: "Prices" }).click();
		await page.locator("#prices[style='scroll-margin-top: 80px;']").waitFor();
	},
	// The vendor's own script would read the queue.
	tracking: (page) => page.waitForFunction(() => "fbq" in window && document.querySelector("script[src*=facebook]")),
	async "src/rollup/README.md"(page) {
		await page.locator(".hello").click();
		await page.getByText("Hello, 1 times").waitFor();
	},
};

/** Served by the core without their chunk. */
const byCore = ["lazy-background"];

it.each(pages)("$file", async ({ file, plugin, markup }) => {
	const said: string[] = [];
	const body = `<h1>Page</h1>${markup}<div style="height: 2000px"></div>`;
	const page = await openMarkup(`<main>${body}</main>`, {
		head: '<script type="module" src="/gossamer/dev.js"></script>',
		prepare: (page) => prepare(page, said),
	});
	await expect.poll(() => said.some((text) => text.includes("Alt+Shift+G"))).toBe(true);
	const rowOf = async () => (await report(page)).plugins.find((row) => row.plugin === plugin);
	const isMounted = async () => (await rowOf())?.state === "mounted";
	const mounts = plugin && !byCore.includes(plugin);
	// Some are loaded by the press that they are for.
	if (mounts && !(await rowOf())?.when.includes("interaction")) await expect.poll(isMounted).toBe(true);
	const react = otherwise[plugin ?? file];
	const rows = plugin ? await drivesOf(plugin) : [];
	if (react) await react(page);
	else if (rows.length) expect(await drive(page, rows)).not.toEqual([]);
	else if (plugin) {
		await page.mouse.wheel(0, 400);
		await expect.poll(() => isAsPrinted(page, body)).toBe(false);
	}
	if (mounts) expect(await isMounted()).toBe(true);
	expect(said.filter((text) => /^\[gossamer\] (?!Alt)/.test(text))).toEqual([]);
	expect((await report(page)).errors).toEqual([]);
});
