// The back-forward cache: a page that comes back from it goes on where it was.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteUrl } from "../helpers/browser";
import { launchChromium } from "../helpers/chromium.mjs";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
});
afterAll(() => browser.close());

it("restores a page whose widgets go on working, and finds what is inserted afterwards", async () => {
	const page = await browser.newPage();
	await page.goto(`${siteUrl()}/accordion`);
	await page.evaluate(async () => {
		await window.gossamer!.ready;
		addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
	});
	const title = page.locator(".elementor-accordion .elementor-tab-title");
	await title.nth(1).click();
	await page.goto(`${siteUrl()}/heading`);
	// A restored page has no "load" to wait for.
	await page.evaluate(() => history.back()).catch(() => {});
	await page.waitForFunction("window.persisted === true");
	expect(await title.nth(1).getAttribute("aria-expanded")).toBe("true");
	await title.nth(0).click();
	expect(await title.nth(0).getAttribute("aria-expanded")).toBe("true");
	// Hosts that are inserted now are found as before.
	await page.evaluate(() => {
		const widget = document.querySelector("[data-widget_type^=accordion]")!;
		const copy = widget.cloneNode(true) as Element;
		copy.id = "copy";
		for (const node of copy.querySelectorAll("[aria-expanded]")) node.setAttribute("aria-expanded", "false");
		widget.after(copy);
	});
	await page.waitForSelector("#copy [aria-expanded=true]");
});
