// The demo host in a real browser: its panels, and its pages without script.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage } from "../helpers/browser";
import { startSite } from "../site/server.mjs";

describe("the panels", () => {
	it("list the files that a page loaded with their sizes, also when the browser had them already", async () => {
		const page = await openPage("/heading");
		await page.waitForSelector(".loaded-total");
		const first = await page.locator(".loaded-files").textContent();
		expect(first).toMatch(/^gossamer\.js[1-9]\d*\.\d\d kBTogether[1-9]\d*\.\d\d kB$/);
		expect(await page.locator(".loaded-empty").isVisible()).toBe(false);
		await page.reload();
		await page.waitForSelector(".loaded-total");
		expect(await page.locator(".loaded-files").textContent()).toBe(first);
	});

	it("keep the chosen conditions from page to page", async () => {
		const page = await openPage("/counter");
		await page.getByRole("link", { name: "Right to left" }).click();
		await page.locator(".site-nav a[href^='/progress?']").click();
		await page.waitForURL("**/progress?rtl");
		expect(await page.evaluate(() => document.dir)).toBe("rtl");
	});
});

describe("a page without script", () => {
	let site: Awaited<ReturnType<typeof startSite>>;
	const folder = mkdtempSync(join(tmpdir(), "gossamer-site-"));

	beforeAll(async () => {
		mkdirSync(join(folder, "dist"));
		writeFileSync(join(folder, "dist/gossamer.js"), "export {};");
		site = await startSite({ port: 0, release: join(folder, "dist"), inbox: join(folder, "inbox.jsonl") });
	});
	afterAll(async () => {
		await site.close();
		rmSync(folder, { recursive: true });
	});

	it("shows every panel, every late background and every hidden element", async () => {
		const page = await openPage("/everything", { javaScriptEnabled: false });
		await expectAllVisible(page, ".elementor-tab-content");
		await expectAllVisible(page, ".e-n-tabs-content > .e-con");
		await expectAllVisible(page, ".elementor-invisible");
		for (const wall of await page.locator(".wall-late").all()) {
			expect(await wall.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain("url(");
		}
	});

	it("takes the form that the browser posts, and the inbox shows it as text", async () => {
		const page = await openPage("/heading", { javaScriptEnabled: false });
		await page.goto(`${site.url}/lead-form?rtl`);
		const form = page.locator("form[data-form_id=k3x9qpz]");
		await form.locator("[name=field_name]").fill("<img src=x onerror=alert(1)>");
		await form.locator("[name=field_email]").fill("dana@acme.test");
		await form.locator("[name=field_771]").check();
		await form.locator(".res-button-submit").click();
		expect(await page.locator("h1").textContent()).toBe("התקבל");
		expect(await page.locator("script").count()).toBe(0);

		await page.goto(`${site.url}/inbox`);
		const letter = page.locator(".letter").first();
		expect(await letter.locator("dd").first().textContent()).toBe("autumn");
		expect(await letter.textContent()).toContain("<img src=x onerror=alert(1)>");
		expect(await letter.locator("img").count()).toBe(0);
	});

	it("says what is missing when a required field is empty, and keeps nothing", async () => {
		const page = await openPage("/heading", {
			javaScriptEnabled: false,
			expected: [/422/],
		});
		await page.goto(`${site.url}/lead-form`);
		const form = page.locator("form[data-form_id=n7w2abc]");
		await form.locator("[name=field_email]").fill("nobody@acme.test");
		await form.locator(".res-button-submit").click();
		expect(await page.locator(".lede").textContent()).toContain("First name");
		await page.goto(`${site.url}/inbox`);
		expect(await page.content()).not.toContain("nobody@acme.test");
	});
});

const expectAllVisible = async (page: Page, selector: string) => {
	const all = await page.locator(selector).all();
	expect(all.length).toBeGreaterThan(0);
	for (const element of all) expect(await element.isVisible(), selector).toBe(true);
};
