// The gallery in a browser: nothing moves, what is filtered out takes no focus, the lightbox shows what is left.
import { expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";

it("has its height at the first paint and stands in rows that the page is wide for (more-widgets #20, #22)", async () => {
	const page = await openPage("/gallery", {
		viewport: { width: 1280, height: 2000 },
		prepare: (page) =>
			page.addInitScript(() => {
				const shifts: number[] = [];
				Object.assign(window, { shifts });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
				}).observe({ type: "layout-shift", buffered: true });
			}),
	});
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

it("fetches all pictures at once where the server prints no lazy loading (more-widgets #22)", async () => {
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
	expect(await shown.count()).toBe(3);
	await shown.nth(1).click();
	await page.locator(".elementor-lightbox .swiper-slide-active img").waitFor();
	const titles = await page.locator(".elementor-lightbox .swiper-slide").count();
	expect(titles).toBeGreaterThanOrEqual(3);
	expect(await page.locator(".elementor-lightbox").getAttribute("id")).toBe("elementor-lightbox-slideshow-1_9a11e01");
	expect(await page.locator(".elementor-lightbox .swiper-slide-active img").getAttribute("src")).toMatch(/\?4$/);
});
