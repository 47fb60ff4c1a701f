// Text on a path, Facebook's widgets and coloured code in a browser, under the demo's strict policy.
import { describe, expect, it } from "vitest";
import { violations, wcag } from "../helpers/axe";
import { openPage } from "../helpers/browser";

describe("text path", () => {
	it("runs along its path, keeps its place, and can be followed by the keyboard", async () => {
		const page = await openPage("/text-path");
		const text = page.locator("[data-id='7e87a02'] textPath");
		await page.locator("[data-id='7e87a02']").scrollIntoViewIfNeeded();
		await text.waitFor({ state: "attached" });
		const box = await page.locator("[data-id='7e87a01'] svg").boundingBox();
		expect(box!.width / box!.height).toBeCloseTo(500 / 120, 1);
		expect(await violations(page, "main", wcag)).toEqual([]);
		await text.locator("a").focus();
		await page.keyboard.press("Enter");
		await page.waitForURL("**/heading");
	});

	it("is plain instead of its drawing while the file is on its way", async () => {
		let answer = () => {};
		const isAnswered = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const page = await openPage("/text-path", {
			fresh: true,
			prepare: (page) =>
				page.route("**/turning.svg", async (route) => {
					await isAnswered;
					await route.continue();
				}),
		});
		const element = page.locator("[data-id='7e87a01'] .e-text-path");
		const height = async () => Math.round((await element.boundingBox())!.height);
		await expect.poll(() => element.textContent()).toContain("Turned by hand");
		const before = await height();
		expect(before).toBeGreaterThan(60);
		answer();
		await element.locator("textPath").waitFor({ state: "attached" });
		expect(await height()).toBe(before);
	});

	it("stays readable where the file does not come", async () => {
		const page = await openPage("/text-path", {
			fresh: true,
			expected: [/Failed to load resource/],
			prepare: (page) => page.route("**/turning.svg", (route) => route.abort()),
		});
		const text = page.locator("[data-id='7e87a01'] .e-text-path");
		await expect.poll(() => text.textContent()).toContain("Turned by hand");
		expect(await page.locator("textPath").count()).toBe(0);
	});
});

describe("Facebook's widgets", () => {
	const told = () => (window as { told?: string[] }).told;
	it("are drawn when they are seen, by a script that comes once, in the place that was kept", async () => {
		const page = await openPage("/facebook-widget", { providers: true });
		await page.locator("[data-id=facb001]").scrollIntoViewIfNeeded();
		await page.locator("[data-id=facb001] iframe").waitFor();
		await page.locator("[data-id=facb002]").scrollIntoViewIfNeeded();
		await page.locator("[data-id=facb002] iframe").waitFor();
		expect(await page.evaluate(told)).toEqual(['init {"appId":"","version":"v2.10","xfbml":false}']);
		expect((await page.locator("[data-id=facb001] .fb-page").boundingBox())!.height).toBeGreaterThanOrEqual(300);
		expect(await page.locator("script[src*='sdk.js']").count()).toBe(1);
	});

	it("ask nobody without consent, and show a link", async () => {
		const page = await openPage("/facebook-widget?consent=off", { providers: true });
		await page.locator("[data-id=facb001]").scrollIntoViewIfNeeded();
		await page.locator("[data-id=facb001] a").waitFor();
		expect(await page.locator("script[src*='sdk.js']").count()).toBe(0);
		expect(await violations(page, "main", wcag)).toEqual([]);
	});
});

describe("code highlight", () => {
	it("is coloured by the page's own highlighter", async () => {
		const page = await openPage("/code-highlight");
		await page.locator("[data-id=c0de001] .token").first().waitFor();
		expect(await violations(page, "main", wcag)).toEqual([]);
	});

	it("is plain without one, loads nothing, and nothing goes wrong", async () => {
		const page = await openPage("/code-highlight", {
			fresh: true,
			prepare: (page) =>
				page.route("**/highlighter.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
		});
		await page.waitForFunction(() => window.gossamer?.ready);
		await page.evaluate(() => window.gossamer!.ready);
		expect(await page.locator("[data-id=c0de001] code").textContent()).toContain("const bowl");
		const files = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
		expect(files.filter((name) => name.includes("plugins/code-highlight") || /prism/i.test(name))).toEqual([]);
	});
});
