// Photo feeds in a browser: layout, pictures, consent, more posts, hidden feeds, failures, lightbox, policy, heap.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";
import { recordShifts, shifted } from "../../../tests/helpers/shifts";

const started = (page: Page) => page.evaluate(() => window.gossamer!.ready);
const open = async (query = "", options: Parameters<typeof openPage>[1] = {}) => {
	const asked: string[] = [];
	const page = await openPage(`/photo-feed${query}`, {
		...options,
		async prepare(page) {
			page.on("request", (request) => asked.push(request.url()));
			await options.prepare?.(page);
		},
	});
	await started(page);
	return { page, asked };
};
/** With a style of the page's own from the start. */
const openStyled = (css: string) =>
	open("", {
		prepare: (page) =>
			page.addInitScript((text) => {
				const style = document.createElement("style");
				style.textContent = text;
				document.addEventListener("DOMContentLoaded", () => document.head.append(style));
			}, css),
	});
const feedAt = (page: Page, index: number) => page.locator(".sbi").nth(index);
const ids = (page: Page, index = 0) =>
	feedAt(page, index)
		.locator(".sbi_item")
		.evaluateAll((items) => items.map(({ id }) => id));

describe("a feed", () => {
	it("shows each photo in its size, square, with no shift of the layout (photo-feed #8, #14, #41)", async () => {
		const { page } = await open("", {
			prepare: recordShifts,
		});
		await expect.poll(() => page.locator(".sbi_transition").count()).toBe(0);
		const photos = await feedAt(page, 0)
			.locator(".sbi_photo")
			.evaluateAll((all) =>
				(all as HTMLElement[]).map((photo) => [photo.clientWidth, photo.clientHeight, photo.querySelector("img")!.src]),
			);
		for (const [width, height, source] of photos as [number, number, string][]) {
			expect(height).toBe(width);
			expect(source).toMatch(width > 150 ? /low|full|-320|-640/ : /thumb|-150/);
		}
		await page.locator("#sbi_load").nth(1).scrollIntoViewIfNeeded();
		await page.waitForLoadState("networkidle");
		expect(await shifted(page)).toBe(0);
	});

	it("loads more until the server stops, in order, no item twice, the focus going on (photo-feed #35, #36)", async () => {
		const { page } = await open();
		const button = feedAt(page, 0).locator(".sbi_load_btn");
		await button.focus();
		for (let count = 8; count < 40; count += 8) {
			await page.keyboard.press("Enter");
			await expect.poll(() => ids(page)).toHaveLength(count + 8);
		}
		const all = await ids(page);
		expect(all).toEqual([...new Set(all)].toSorted());
		expect(await button.isVisible()).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.closest(".sbi_item")?.id)).toBe(all[32]);
		expect(await feedAt(page, 0).locator("[role=status]").textContent()).toBe("8 new photos");
	});

	it("comes back from a server that fails (photo-feed #38)", async () => {
		const { page } = await open("?endpoint=500", { expected: [/500/] });
		const feed = feedAt(page, 0);
		await Promise.all([page.waitForResponse(/admin-ajax/), feed.locator(".sbi_load_btn").click()]);
		await expect.poll(() => page.evaluate(() => window.sbi!.feeds[0]!.page)).toBe(1);
		await expect.poll(() => feed.locator(".sbi_loader.sbi_hidden").count()).toBe(1);
		expect(await feed.locator(".sbi_load_btn").getAttribute("aria-disabled")).toBeNull();
	});

	it("loads few files while it waits for consent, and none twice", async () => {
		const { asked } = await open("?consent=off");
		const files = asked.flatMap((address) => /\/gossamer\/(.+?\.js)/.exec(address)?.[1] ?? []);
		expect(new Set(files).size).toBe(files.length);
		const forConsent = files.filter((file) => /consent|cookies/.test(file)).sort();
		expect(forConsent).toEqual(["consent-tools.js", "plugins/photo-feed-consent.js"]);
	});

	it("asks nothing of the network before consent, then what it lacks (photo-feed #20, #21)", async () => {
		const { page, asked } = await open("?consent=off");
		const network = () => asked.filter((address) => address.includes("cdninstagram"));
		for (let top = 0; top < 4; top++) await feedAt(page, top).scrollIntoViewIfNeeded();
		await page.waitForLoadState("networkidle");
		expect(network()).toEqual([]);
		expect(asked.some((address) => /own\/\d+_n/.test(address))).toBe(true);
		await page.evaluate(() => window.gossamer!.stores.grant!("marketing"));
		await feedAt(page, 1).scrollIntoViewIfNeeded();
		await expect.poll(() => network().length).toBeGreaterThan(0);
	});

	it("is made when its tab is shown (photo-feed #47)", async () => {
		const { page } = await openStyled(".sbi:not(.shown){display:none}");
		const photo = feedAt(page, 0).locator(".sbi_photo").first();
		expect(await photo.evaluate(({ style }) => style.height)).toBe("");
		await page.evaluate(() => document.querySelector(".sbi")!.classList.add("shown"));
		await expect
			.poll(() => photo.evaluate(({ style, clientWidth }) => clientWidth > 0 && style.height === `${clientWidth}px`))
			.toBe(true);
	});

	it("has the exact width of its photos as their height, with what is left of a pixel", async () => {
		const { page } = await openStyled(".sbi .sbi_photo{width:123.375px!important}");
		const photo = feedAt(page, 0).locator(".sbi_photo").first();
		await expect.poll(() => photo.evaluate(({ style }) => Number.parseFloat(style.height))).toBeCloseTo(123.375, 1);
		expect(await photo.evaluate((element) => element.getBoundingClientRect().height)).toBeCloseTo(123.375, 1);
	});

	it("that came later is found by sbi_init, once (photo-feed #52)", async () => {
		const { page } = await open();
		await page.evaluate(() => {
			const copy = document.querySelector(".sbi")!.cloneNode(true) as HTMLElement;
			copy.removeAttribute("data-sbi-index");
			document.querySelector("main")!.append(copy);
			window.sbi_init!();
			window.sbi_init!();
		});
		await expect.poll(() => page.evaluate(() => Object.keys(window.sbi!.feeds))).toEqual(["0", "1", "2", "3", "4"]);
		await feedAt(page, 4).locator(".sbi_load_btn").click();
		await expect.poll(() => ids(page, 4)).toHaveLength(16);
		expect(await ids(page, 0)).toHaveLength(8);
	});

	it("opens its photos in the lightbox where the settings ask for it, films not", async () => {
		const { page } = await open();
		const feed = feedAt(page, 2);
		await feed.locator(".sbi_photo").first().click();
		const dialog = page.locator(".elementor-lightbox");
		await expect.poll(() => dialog.isVisible()).toBe(true);
		await expect.poll(() => dialog.locator("img").first().getAttribute("src")).toMatch(/1_nfull/);
		await page.keyboard.press("Escape");
		await expect.poll(() => dialog.isVisible()).toBe(false);
		expect(await page.evaluate(() => document.activeElement?.className)).toBe("sbi_photo");
	});

	it("takes what the server sends under the strict policy", async () => {
		const { page } = await open();
		expect(await page.evaluate(() => "trustedTypes" in window)).toBe(true);
		await feedAt(page, 0).locator(".sbi_load_btn").click();
		await expect.poll(() => ids(page)).toHaveLength(16);
	});

	it("is accessible, with posts that came", async () => {
		const { page } = await open("?csp=off");
		await feedAt(page, 0).locator(".sbi_load_btn").click();
		await expect.poll(() => ids(page)).toHaveLength(16);
		await expect.poll(() => page.locator(".sbi_transition").count()).toBe(0);
		expect(await violations(page, ".sbi")).toEqual([]);
	});

	it("takes the same memory for each post, however many there are", async () => {
		const { page } = await open("?csp=off");
		const cdp = await page.context().newCDPSession(page);
		const loadPages = async (pages: number) => {
			await page.evaluate(async (pages) => {
				const feed = window.sbi!.feeds[0]!;
				const template = feed.el.querySelector(".sbi_item")!.outerHTML;
				let count = 1000 * feed.page;
				window.fetch = async () => {
					const html = Array.from({ length: 8 }, () => template.replace(/sbi_\d+/, `sbi_${count++}`)).join("");
					return Response.json({ success: true, data: { html, feedStatus: { shouldPaginate: true } } });
				};
				for (let page = 0; page < pages; page++) await feed.getNewPostSet();
			}, pages);
			await page.waitForFunction(() => !document.querySelector(".sbi_new,.sbi_transition"));
		};
		const heap = async () => {
			await cdp.send("HeapProfiler.collectGarbage");
			return (await cdp.send("Runtime.getHeapUsage")).usedSize;
		};
		await loadPages(15);
		// Less than 2 kB a post, for the later ones too; what the browser keeps for a while, it gives back.
		for (let half = 0; half < 2; half++) {
			const before = await heap();
			await loadPages(30);
			await expect.poll(async () => (await heap()) - before).toBeLessThan(240 * 2048);
		}
	});

	it("fits a phone (photo-feed #6, #10)", async () => {
		const { page } = await open("", { viewport: { width: 390, height: 844 } });
		expect(await page.evaluate(() => window.sbi!.feeds[0]!.getColumnCount())).toBe(2);
		expect(await feedAt(page, 0).locator(".sbi_item:visible").count()).toBe(4);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});
});
