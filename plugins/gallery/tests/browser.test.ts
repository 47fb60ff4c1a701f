// The gallery in a browser: nothing moves, what is filtered out takes no focus, the lightbox shows what is left.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { recordShifts, shifted } from "../../../tests/helpers/shifts";

const sizes = [
	[300, 200],
	[200, 300],
	[400, 300],
	[250, 250],
];
const items = Array.from({ length: 16 }, (_, index) => {
	const [width, height] = sizes[index % sizes.length]!;
	return `<a class="e-gallery-item" href="#${index}"><div class="e-gallery-image" data-width="${width}" data-height="${height}"></div><div class="elementor-gallery-item__overlay"></div></a>`;
}).join("");
const styles =
	'<style>body{margin:0}</style><link rel="stylesheet" href="/public/builder.css"><link rel="stylesheet" href="/gossamer/plugins/gallery-before.css">';
const gallery = (settings: object) =>
	`<div class="elementor-element elementor-widget-gallery" data-widget_type="gallery.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-gallery__container">${items}</div></div><p>Below</p>`;
const heightOf = (page: Page) => page.$eval(".elementor-widget-gallery", (node) => node.getBoundingClientRect().height);

it("is in a grid where nothing below moves when the script comes (more-widgets #20)", async () => {
	const page = await openMarkup(gallery({ gallery_layout: "grid", columns: 3 }), {
		head: styles,
		prepare: recordShifts,
	});
	await page.waitForSelector(".e-gallery-container");
	expect(await shifted(page)).toBe(0);
});

it.each([
	["justified", 1280],
	["justified", 390],
	["masonry", 1280],
	["masonry", 390],
])("has nearly its height before the script: %s rows in %i px (more-widgets 6)", async (gallery_layout, width) => {
	const content = gallery({ gallery_layout });
	const viewport = { width, height: 900 };
	const before = await openMarkup(content, { head: styles, viewport, javaScriptEnabled: false });
	const reserved = await heightOf(before);
	const after = await openMarkup(content, { head: styles, viewport });
	await after.waitForSelector(".e-gallery-container");
	expect(reserved / (await heightOf(after))).toBeGreaterThan(0.8);
	expect(reserved / (await heightOf(after))).toBeLessThan(1.2);
});

it("is in rows that the page is wide for (more-widgets #22)", async () => {
	const page = await openPage("/gallery", { viewport: { width: 1280, height: 2000 } });
	await page.waitForFunction(() => document.querySelector("[data-id='9a11e01'] .e-gallery-image-loaded"));
	const places = await page.$$eval("[data-id='9a11e01'] .e-gallery-item", (items) =>
		items.map((item) => {
			const { left, top, width, height } = item.getBoundingClientRect();
			return { left, top, ratio: width / height };
		}),
	);
	expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(3);
	expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(3);
	for (const { ratio } of places) expect(ratio).toBeCloseTo(1.5, 1);
	const columnsAt = async (width: number) => {
		await page.setViewportSize({ width, height: 900 });
		return page
			.locator("[data-id='9a11e01'] .e-gallery-container")
			.evaluate(
				(node) =>
					new Promise((resolve) =>
						requestAnimationFrame(() =>
							requestAnimationFrame(() => resolve((node as HTMLElement).style.getPropertyValue("--columns"))),
						),
					),
			);
	};
	await expect.poll(() => columnsAt(1024)).toBe("2");
	await expect.poll(() => columnsAt(390)).toBe("1");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it.each(['"columns":3,"columns_tablet":2,"gap":10', '"gap":10,"columns_tablet":"2","columns":"3"'])(
	"has its columns before the script, whether numbers are printed as such or as text: %s (more-widgets 6)",
	async (settings) => {
		const items = `<div class="e-gallery-item"><div class="e-gallery-image"></div></div>`.repeat(4);
		const page = await openMarkup(
			`<div class="elementor-widget-gallery" data-settings='{${settings}}'><div class="elementor-gallery__container">${items}</div></div>`,
			{ head: '<link rel="stylesheet" href="/gossamer/plugins/gallery-before.css">', javaScriptEnabled: false },
		);
		const columns = () =>
			page.$eval(
				".elementor-gallery__container",
				(node) => getComputedStyle(node).gridTemplateColumns.split(" ").length,
			);
		await expect.poll(columns).toBe(3);
		await page.setViewportSize({ width: 1024, height: 900 });
		await expect.poll(columns).toBe(2);
	},
);

it("fetches all pictures immediately where the server prints no lazy loading (more-widgets #22)", async () => {
	const page = await openPage("/gallery", { viewport: { width: 1280, height: 400 } });
	const loaded = page.locator("[data-id='9a11e03'] .e-gallery-image-loaded");
	await expect.poll(() => loaded.count()).toBe(10);
	expect(await page.locator("[data-id='9a11e02'] .e-gallery-image-loaded").count()).toBe(0);
});

it("shows in the lightbox what the filter leaves, in its order (more-widgets #21)", async () => {
	const page = await openPage("/gallery");
	const gallery = page.locator("[data-id='9a11e01']");
	await gallery.getByRole("button", { name: "With rings" }).press("Enter");
	const shown = gallery.locator(".e-gallery-item:not([inert])");
	await expect.poll(() => shown.count()).toBe(3);
	await shown.nth(1).click();
	await page.locator(".elementor-lightbox .swiper-slide-active img").waitFor();
	const titles = await page.locator(".elementor-lightbox .swiper-slide").count();
	expect(titles).toBeGreaterThanOrEqual(3);
	expect(await page.locator(".elementor-lightbox").getAttribute("id")).toBe("elementor-lightbox-slideshow-1_9a11e01");
	expect(await page.locator(".elementor-lightbox .swiper-slide-active img").getAttribute("src")).toMatch(/\?4$/);
});
