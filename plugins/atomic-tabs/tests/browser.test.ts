// Atomic tabs in a browser: what a panel holds has its size once it opens.
import { expect, it } from "vitest";
import { atomicTabs } from "../../../tests/helpers/atomic";
import { openMarkup } from "../../../tests/helpers/browser";
import { imageCarousel } from "../../../tests/versions";

it("a carousel in a panel that opens has its right width (atomic #22)", async () => {
	const carousel = imageCarousel({ builder: "4.2", pro: "4.2", hasNewSlider: true }, { slides_to_show: "2" });
	const page = await openMarkup(
		`<div style="width:600px">${atomicTabs(["One", "Two", carousel], { printed: 0 })}</div>`,
		{
			head: "<style>body{margin:0}.swiper{overflow:hidden}.swiper-wrapper{display:flex}.swiper-slide{flex-shrink:0}figure{margin:0}</style>",
		},
	);
	await page.evaluate(() =>
		addEventListener("elementor/nested-tabs/activate", (event) =>
			Object.assign(window, { heard: ((event as CustomEvent).detail as Element).id }),
		),
	);
	await page.click('[id="a1-tab-2"]');
	await page.waitForSelector(".swiper-initialized");
	expect(await page.evaluate(() => (window as unknown as { heard?: string }).heard)).toBe("a1-tab-content-2");
	const widths = () =>
		page.$$eval(".swiper,.swiper-slide", (nodes) => nodes.map((node) => node.getBoundingClientRect().width));
	await expect.poll(async () => (await widths())[0]).toBe(600);
	await expect.poll(async () => new Set((await widths()).slice(1)).size).toBe(1);
	expect((await widths())[1]).toBe(300);
});
