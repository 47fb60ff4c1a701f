// Opens pages of the demo host, or markup of a test's own, in real Chromium and watches their consoles.
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import { launchChromium } from "./chromium.mjs";
import { standInForProviders } from "./providers.mjs";

let browser: Promise<Browser> | undefined;
const opened: { page: Page; problems: string[]; expected: RegExp[] }[] = [];

export interface OpenOptions extends BrowserContextOptions {
	/** Console errors that the test provokes on purpose. */
	expected?: RegExp[];
	/** Called before the page navigates: routes, init scripts. */
	prepare?(page: Page): Promise<unknown>;
}

/** Address of the demo host, no slash at the end. */
export const siteUrl = (): string => inject("siteUrl");

/**
 * Opens a path of the demo host in a context of its own. Console errors, uncaught exceptions and failed requests that
 * the test did not announce fail it.
 */
export const openPage = async (
	path: string,
	{ expected = [], prepare, ...options }: OpenOptions = {},
): Promise<Page> => {
	browser ??= launchChromium();
	const context = await (await browser).newContext({ viewport: { width: 1280, height: 800 }, ...options });
	await standInForProviders(context);
	const page = await context.newPage();
	const problems: string[] = [];
	page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
	page.on("pageerror", (error) => problems.push(String(error)));
	opened.push({ page, problems, expected });
	await prepare?.(page);
	await page.goto(siteUrl() + path);
	return page;
};

/** Opens a page of the demo host that holds just this markup, with the runtime started on it (`window.gossamer.ready` awaited). */
export const openMarkup = async (
	body: string,
	{ head = "", ...options }: OpenOptions & { head?: string } = {},
): Promise<Page> => {
	const page = await openPage("/markup", {
		...options,
		async prepare(page) {
			await page.route("**/markup", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Markup</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width">${head}<script type="module" src="/gossamer/gossamer.js"></script></head><body>${body}</body></html>`,
				}),
			);
			await options.prepare?.(page);
		},
	});
	await page.evaluate(() => window.gossamer?.ready);
	return page;
};

afterEach(async () => {
	for (const { page, problems, expected } of opened.splice(0)) {
		await page.context().close();
		expect(problems.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
	}
});

afterAll(async () => {
	await (await browser)?.close();
	browser = undefined;
});
