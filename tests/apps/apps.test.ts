// Each sample app, printed by its framework and taken over on the page: every widget works, and the console stays empty.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchShell } from "../helpers/chromium.mjs";
import { serveFiles } from "../site/static-files.mjs";
import { type AppName, type Apps, buildApps, built, version } from "./build";

let apps: Apps;
let browser: Browser;

beforeAll(async () => {
	[apps, browser] = await Promise.all([buildApps(), launchShell()]);
});
afterAll(async () => {
	await browser?.close();
	apps?.remove();
});

const inApp = async (name: AppName, use: (page: Page, messages: string[]) => Promise<void>, width = 1280) => {
	const folder = join(apps.folder, built[name]);
	const app = new Hono()
		.get("/", (c) => c.html(readFileSync(join(folder, "index.html"), "utf8")))
		.get("/*", serveFiles("/", folder));
	const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
		const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve({ server, port }));
	});
	const page = await browser.newPage({ viewport: { width, height: 900 } });
	const messages: string[] = [];
	page.on("console", (message) => /warning|error/.test(message.type()) && messages.push(message.text()));
	page.on("pageerror", (error) => messages.push(`${error}`));
	// YouTube's picture of a video.
	await page.route("https://*.ytimg.com/**", (route) =>
		route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
	);
	try {
		await page.goto(`http://127.0.0.1:${port}/`);
		await use(page, messages);
		if (process.env.SHOTS)
			await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}.png`), fullPage: true });
		expect(messages).toEqual([]);
	} finally {
		await page.close();
		server.close();
	}
};

/** Waits until the accordion has been taken over: its first item is open then. */
const isAlive = (page: Page) =>
	page.locator(".elementor-accordion .elementor-tab-title.elementor-active").first().waitFor();

describe.each(["vite", "next", "astro"] as const)("%s", (name) => {
	it("prints the widgets before there is a script", () => {
		const html = readFileSync(join(apps.folder, built[name], "index.html"), "utf8");
		for (const text of ["Shipping", "Thirty days.", "elementor-nav-menu", "swiper-slide", 'data-to-value="1500"'])
			expect(html).toContain(text);
	});

	it("is built without a warning about gossamer", () => {
		expect(apps.output[name]).not.toMatch(/warn[^\n]*gossamer|gossamer[^\n]*warn/i);
	});

	it("hydrates, and every widget works, without a word on the console", () =>
		inApp(name, async (page) => {
			await isAlive(page);
			await expect.poll(() => page.locator(".elementor-counter-number").textContent()).toBe("1,500");

			const panel = (text: string) => page.getByText(text).first();
			expect(await panel("Two days.").isVisible()).toBe(true);
			expect(await panel("Thirty days.").isVisible()).toBe(false);
			await page.locator(".elementor-accordion").getByText("Returns").click();
			await expect.poll(() => panel("Thirty days.").isVisible()).toBe(true);
			await expect.poll(() => panel("Two days.").isVisible()).toBe(false);

			expect(await panel("Six cups.").isVisible()).toBe(false);
			await page.locator(".elementor-tab-desktop-title").getByText("Large").click();
			await expect.poll(() => panel("Six cups.").isVisible()).toBe(true);
			await page.getByRole("tab", { name: "Blue" }).click();
			await expect.poll(() => panel("Like the sea.").isVisible()).toBe(true);

			const firstSlide = page.locator(".swiper-slide").first();
			const left = (await firstSlide.boundingBox())!.x;
			await page.getByRole("button", { name: "Next slide" }).click();
			await expect.poll(async () => (await firstSlide.boundingBox())!.x < left).toBe(true);

			await page.locator(".elementor-nav-menu--main .elementor-item", { hasText: "Shop" }).hover();
			await page.locator(".elementor-nav-menu--main").getByText("Mugs").waitFor();

			await page.locator('[name="field_name"]').fill("Ada");
			await page.getByRole("button", { name: "Send" }).click();
			await page.getByText("Please fill this in.").waitFor();
			expect(await page.locator('[name="field_name"]').inputValue()).toBe("Ada");

			await page.getByRole("tab", { name: "Bisque" }).focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("Enter");
			await expect.poll(() => panel("At 1,240 degrees.").isVisible()).toBe(true);
			expect(await panel("At 1,000 degrees.").isVisible()).toBe(false);
			await page.locator(".e-youtube-base [role=button]").waitFor();
			const entering = page.locator("[data-interactions]");
			await entering.scrollIntoViewIfNeeded();
			await expect
				.poll(() => entering.evaluate((node) => [getComputedStyle(node).opacity, node.getAnimations().length].join()))
				.toBe("1,0");
			await page.route("**/booked.json", (route) => route.fulfill({ json: { success: true, data: {} } }));
			await page.locator("[name=visitor]").fill("ada@example.test");
			await page.getByRole("button", { name: "Book" }).click();
			await page.getByText("See you soon.").waitFor();

			await page.getByRole("button", { name: "See the offer" }).click();
			await page.getByRole("dialog").getByText("Two mugs for one.").waitFor();
			if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}-popup.png`) });
			await page.keyboard.press("Escape");
			await page.getByRole("dialog").waitFor({ state: "detached" });

			await page.getByRole("link", { name: "hills, larger" }).click();
			await page.locator(".elementor-lightbox").getByRole("button", { name: /close/i }).waitFor();
			if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}-lightbox.png`) });
			await page.keyboard.press("Escape");
			await page.locator(".elementor-lightbox").waitFor({ state: "hidden" });
		}));

	it("fits a phone: the menu is a button, the tabs are a list", () =>
		inApp(
			name,
			async (page) => {
				await isAlive(page);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
				await page.getByRole("button", { name: "Menu Toggle" }).click();
				await page
					.locator(".elementor-nav-menu--dropdown.elementor-nav-menu__container")
					.getByText("Contact")
					.waitFor();
				await page.locator(".elementor-tab-mobile-title").getByText("Large").click();
				await page.getByText("Six cups.").waitFor();
			},
			390,
		));
});

describe("plain", () => {
	it("works with one script tag and a copied folder", () =>
		inApp("plain", async (page) => {
			await isAlive(page);
			await page.getByText("Returns").click();
			await page.getByText("Thirty days.").waitFor();
			await expect.poll(() => page.locator(".elementor-counter-number").textContent()).toBe("1,500");
		}));

	const title = '<p class="elementor-tab-title">Shipping</p>';
	const copy = (folder: string) => `<script type="module" src="/gossamer/${folder}/gossamer.js"></script>`;
	it.each([
		["markup without its host", copy("site") + title, /^\[gossamer\] Markup of accordion /],
		[
			"a plugin that the build has not",
			`${copy(`small/${version}`)}<div data-widget_type="accordion.default">${title}</div>`,
			/^\[gossamer\] .*markup of accordion, which this build/,
		],
		[
			"two copies",
			copy("site") + copy(`small/${version}`),
			/^\[gossamer\] Two copies .*site\/gossamer\.js, .*small\/[\d.]+\/gossamer\.js/,
		],
	])("warns in development of %s", async (_, body, warning) => {
		const small = join(apps.folder, "plain/gossamer/small");
		const cli = join(apps.folder, "node_modules/gossamer/dist/lib/src/cli/index.js");
		await promisify(execFile)("node", [cli, "build", "--plugins", "counter", "--out", small]);
		await inApp("plain", async (page, messages) => {
			const dev = '<script type="module" src="/gossamer/site/dev.js"></script>';
			const html = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">${body}${dev}</html>`;
			await page.route("**/page", (route) => route.fulfill({ contentType: "text/html", body: html }));
			await page.goto(new URL("/page", page.url()).href);
			await expect.poll(() => messages).toEqual([expect.stringMatching(warning)]);
			messages.length = 0;
		});
	});
});
