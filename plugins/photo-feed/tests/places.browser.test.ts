// Photo feeds in places that are hidden first: tabs and popups, with consent before, after and in between.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, siteUrl } from "../../../tests/helpers/browser";
import { photoFeed } from "./widget.mjs";

const printFeed = async (options: object = {}) => {
	const context = { t: ({ en }: { en: string }) => en, origin: siteUrl(), page: {} };
	return `${await photoFeed(context as never, { count: 6, columns: 3, ...options })}`;
};

/** A page of the demo with a feed after the tag that matches. @returns the page, and what it asked for */
const openWith = async (path: string, tag: RegExp, options?: object) => {
	const asked: string[] = [];
	const feed = await printFeed(options);
	const page = await openPage(path, {
		edit: (markup) =>
			markup
				.replace(tag, (found) => found + feed)
				.replace("</head>", '<link rel="stylesheet" href="/public/feed.css"></head>'),
		async prepare(page) {
			page.on("request", (request) => asked.push(request.url()));
		},
	});
	await page.evaluate(() => window.gossamer!.ready);
	return { page, photos: () => asked.filter((address) => /\/photos\/(own|cdninstagram)\//.test(address)) };
};
const openTabs = (options?: object) => openWith("/nested-tabs", /id="e-n-tab-content-\d+2"[^>]*>/, options);
const openPopups = (options?: object) => openWith("/popups", /<div [^>]*data-elementor-id="901"[^>]*>/, options);

/** Opens what hides the feed. */
const showTab = (page: Page) => page.locator(".e-n-tab-title").nth(1).click();
const showPopup = async (page: Page) => {
	await page.getByRole("link", { name: "Open the popup" }).click();
	await page.waitForSelector("#elementor-popup-modal-901 .sbi[data-sbi-index]");
};

/** Each photo has the height of its width, and a picture that is large enough for it. */
const isFitted = (page: Page) =>
	page.waitForFunction(() => {
		const photos = [...document.querySelectorAll<HTMLElement>(".sbi .sbi_photo")];
		const needed = (width: number) => (width > 320 ? /full|-640/ : width > 150 ? /low|full|-320|-640/ : /./);
		return (
			photos.length &&
			photos.every((photo) => {
				const { clientWidth, style, firstElementChild, lastElementChild } = photo;
				const source = (lastElementChild ?? firstElementChild)!.getAttribute("src")!;
				const isFitting = Math.abs(Number.parseFloat(style.height) - photo.getBoundingClientRect().width) < 0.02;
				return clientWidth && isFitting && needed(clientWidth).test(source);
			})
		);
	});
const isOfNetwork = (address: string) => address.includes("cdninstagram");
const sources = (page: Page) =>
	page.locator(".sbi .sbi_photo img").evaluateAll((images) => images.map((img) => (img as HTMLImageElement).src));
const allow = (page: Page) => page.evaluate(() => window.gossamer!.stores.grant!("marketing"));
const indexes = (page: Page) => page.evaluate(() => Object.keys(window.sbi?.feeds ?? {}));

describe("in a tab that is closed first", () => {
	it("asks for no picture until it is shown, then for those that fit (photo-feed #47)", async () => {
		// Four: the fifth is wide, and known to be so by its arrival alone.
		const { page, photos } = await openTabs({ count: 4 });
		expect(await page.evaluate(() => window.sbi!.feeds[0]!.el.dataset.sbiIndex)).toBe("1");
		await page.waitForLoadState("networkidle");
		expect(photos()).toEqual([]);
		await showTab(page);
		await isFitted(page);
		await expect.poll(() => photos().length).toBeGreaterThan(0);
		// None is requested in a size that it is not shown in.
		const shown = await sources(page);
		expect(photos().filter((address) => !shown.includes(address))).toEqual([]);
	});

	it("waits for consent in a tab that was shown, and in one that is not (photo-feed #20)", async () => {
		const { page, photos } = await openTabs({ flags: "gdpr" });
		await showTab(page);
		await page.locator(".sbi").scrollIntoViewIfNeeded();
		await expect.poll(() => photos().length).toBeGreaterThan(0);
		expect(photos().filter(isOfNetwork)).toEqual([]);
		await page.locator(".e-n-tab-title").first().click();
		await allow(page);
		await expect.poll(async () => (await sources(page)).filter(isOfNetwork).length).toBe(2);
		await showTab(page);
		await isFitted(page);
		await expect.poll(() => photos().filter(isOfNetwork).length).toBe(2);
	});

	it("loads more after it was hidden and shown again: what came in the meantime fits", async () => {
		const { page } = await openTabs();
		await showTab(page);
		await isFitted(page);
		const isAnswered = page.waitForResponse(/admin-ajax/);
		await page.locator(".sbi_load_btn").click();
		await page.locator(".e-n-tab-title").first().click();
		await isAnswered;
		await page.waitForFunction(() => document.querySelectorAll(".sbi_item").length === 14);
		await showTab(page);
		await isFitted(page);
	});
});

describe("in a popup", () => {
	it("is made with each show, and leaves nothing", async () => {
		const { page, photos } = await openPopups();
		expect(photos()).toEqual([]);
		expect(await indexes(page)).toEqual([]);
		for (let times = 0; times < 2; times++) {
			await showPopup(page);
			await isFitted(page);
			expect(await indexes(page)).toEqual(["0"]);
			await page.locator(".sbi_load_btn").click();
			await page.waitForFunction(() => document.querySelectorAll(".sbi_item").length === 14);
			await page.keyboard.press("Escape");
			await page.waitForSelector("#elementor-popup-modal-901", { state: "hidden" });
			await expect.poll(() => indexes(page)).toEqual([]);
		}
	});

	it("asks the network for nothing before consent, which holds in the next show (photo-feed #20, #21)", async () => {
		const { page, photos } = await openPopups({ flags: "gdpr" });
		await showPopup(page);
		await expect.poll(() => photos().length).toBeGreaterThan(0);
		expect(photos().filter(isOfNetwork)).toEqual([]);
		await page.keyboard.press("Escape");
		await page.waitForSelector("#elementor-popup-modal-901", { state: "hidden" });
		await allow(page);
		expect(photos().filter(isOfNetwork)).toEqual([]);
		await showPopup(page);
		await isFitted(page);
		await expect.poll(async () => (await sources(page)).filter(isOfNetwork).length).toBe(2);
	});
});
