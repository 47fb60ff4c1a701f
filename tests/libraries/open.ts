// Opens a program in Chromium on an address of its own; what its console says of errors fails the test.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchShell } from "../helpers/chromium.mjs";
import { buildPrograms, type Source } from "./build";

interface Program {
	page: Page;
	/** What the program asked the server for, as `POST /api/count`. */
	asked: string[];
	/** Text of the first element that fits. */
	text(selector: string): Promise<string | null>;
	/** Id of what has the focus. */
	focused(): Promise<string>;
	/** Resolves after the effects of what is drawn: libraries listen for keys and presses outside from a timer of their own. */
	isListening(): Promise<void>;
}

export const usePrograms = (source: Source): ((name: string) => Promise<Program>) => {
	let browser: Browser;
	let scripts: Map<string, string>;
	let close: (() => Promise<void>) | undefined;
	const problems: string[] = [];

	beforeAll(async () => {
		[scripts, browser] = await Promise.all([buildPrograms(source), launchShell()]);
	});
	afterAll(() => browser?.close());
	afterEach(async () => {
		await close?.();
		close = undefined;
		expect(problems.splice(0)).toEqual([]);
	});

	return async (name) => {
		const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
		close = () => context.close();
		const asked: string[] = [];
		let count = 1;
		await context.route("**", async (route) => {
			const request = route.request();
			const { pathname } = new URL(request.url());
			if (pathname.startsWith("/api/")) {
				asked.push(`${request.method()} ${pathname}`);
				if (request.method() === "POST") count++;
				const status = pathname === "/api/broken" ? 418 : 200;
				return route.fulfill({ status, json: { count } });
			}
			const body = scripts.get(pathname);
			if (body) return route.fulfill({ contentType: "text/javascript", body });
			return route.fulfill({
				contentType: "text/html",
				body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/${name}.js"></script></html>`,
			});
		});
		const page = await context.newPage();
		page.setDefaultTimeout(20_000);
		page.on("pageerror", (error) => problems.push(`${error.stack}`));
		page.on("console", (message) => {
			// The browser's own line about an answer that the test wants.
			if (message.type() === "error" && !/status of 418/.test(message.text())) problems.push(message.text());
		});
		await page.goto(`http://${name}.localhost/`);
		await page.waitForSelector("#root *", { state: "attached" });
		return {
			page,
			asked,
			text: (selector) => page.locator(selector).first().textContent(),
			focused: () => page.evaluate(() => document.activeElement?.id ?? ""),
			isListening: () =>
				page.evaluate(
					() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
				),
		};
	};
};
