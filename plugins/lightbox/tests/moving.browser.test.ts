// The lightbox in a browser: fingers and mouse, from picture to picture and into them.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { centres, configuration, counter, gallery, open, opened, scale, settled } from "./pages";

describe("moving", () => {
	it("follows the mouse, continues after a long or a swift drag, and swallows the click of it", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.mouse.move(1000, 400);
		await page.mouse.down();
		await page.mouse.move(900, 402);
		await page.mouse.move(300, 404);
		await expect.poll(() => centres(page)).toBe(-700);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
		// From the empty area: what closes by a click does not close by a drag.
		await page.mouse.move(40, 700);
		await page.mouse.down();
		await page.mouse.move(100, 700);
		await page.mouse.move(740, 700);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("1 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
		await page.evaluate(() => {
			const image = document.querySelector(".swiper-slide-active img")!;
			for (const [type, clientX] of [
				["pointerdown", 640],
				["pointermove", 610],
				["pointerup", 600],
			] as const)
				image.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 400 }));
		});
		await expect.poll(() => counter(page)).toBe("2 / 3");
	});

	it("goes back after a slow short drag, and over the ends in a loop, also with two", async () => {
		const page = await open(gallery(2));
		await page.click("#a1");
		await opened(page);
		const swipe = async (by: number) => {
			await page.mouse.move(640 - by / 2, 400);
			await page.mouse.down();
			await page.mouse.move(640, 400);
			await page.mouse.move(640 + by / 2, 400);
			await expect.poll(() => centres(page)).toBe(by);
			// The neighbour on that side is really there.
			const seen = await page.evaluate(
				(x) => document.elementFromPoint(x, 100)!.closest(".swiper-slide")?.matches(".swiper-slide-active"),
				by < 0 ? 1270 : 10,
			);
			await page.mouse.up();
			await settled(page);
			return seen;
		};
		for (const [by, text] of [
			[-700, "2 / 2"],
			[-700, "1 / 2"],
			[700, "2 / 2"],
			[700, "1 / 2"],
			[700, "2 / 2"],
		] as const) {
			expect(await swipe(by)).toBeFalsy();
			await expect.poll(() => counter(page)).toBe(text);
			await settled(page);
			expect(await centres(page)).toBe(0);
		}
		await page.mouse.move(640, 400);
		await page.mouse.down();
		await page.mouse.move(560, 400);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 320)));
		await page.mouse.move(540, 400);
		await page.mouse.up();
		await settled(page);
		expect(await counter(page)).toBe("2 / 2");
	});

	it("mirrors on a site that is written from right to left", async () => {
		const page = await open(gallery(), {
			head: `${configuration({ is_rtl: true })}<script>document.documentElement.dir="rtl"</script>`,
		});
		await page.click("#a1");
		await opened(page);
		await page.keyboard.press("ArrowLeft");
		await settled(page);
		expect([await counter(page), await centres(page)]).toEqual(["2 / 3", 0]);
		const leftOf = (selector: string) => page.$eval(selector, (node) => node.getBoundingClientRect().left);
		expect(await leftOf(".dialog-close-button")).toBe(15);
		await page.click("[aria-label=Share]");
		expect(await leftOf(".elementor-slideshow__share-links")).toBe(56);
		await page.click("[aria-label=Share]");
		await page.mouse.move(300, 400);
		await page.mouse.down();
		await page.mouse.move(400, 400);
		await page.mouse.move(1000, 400);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("3 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});

	it("takes a swipe of a finger", async () => {
		const page = await open(gallery(), { hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });
		await page.tap("#a1");
		await opened(page);
		await touch(page, [[[310, 380]], [[280, 382]], [[60, 384]]]);
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});
});

describe("zoom", () => {
	it("is three times by a double click, moves with the mouse, and locks the slides", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(740, 450);
		await expect.poll(() => scale(page)).toBe(3);
		const before = (await page.locator(".swiper-slide-active img").boundingBox())!;
		expect(before.width).toBe(1800);
		await page.mouse.move(640, 400);
		await page.mouse.down();
		await page.mouse.move(660, 410);
		await page.mouse.move(700, 430);
		await page.mouse.up();
		const after = (await page.locator(".swiper-slide-active img").boundingBox())!;
		expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([60, 30]);
		await page.keyboard.press("ArrowRight");
		expect(await counter(page)).toBe("1 / 3");
		await page.mouse.dblclick(640, 400);
		await settled(page);
		expect(await scale(page)).toBe(1);
		expect(await page.$(".elementor-slideshow--zoom-mode")).toBeNull();
	});

	it("follows the wheel, and a pinch", async () => {
		const page = await open(gallery(), { hasTouch: true });
		await page.click("#a1");
		await opened(page);
		await page.mouse.move(640, 400);
		await page.mouse.wheel(0, -300);
		await expect.poll(() => scale(page)).toBeCloseTo(2, 1);
		await page.mouse.wheel(0, 3000);
		await expect.poll(() => scale(page)).toBe(1);
		await touch(page, [
			[
				[600, 400],
				[680, 400],
			],
			[
				[560, 400],
				[720, 400],
			],
		]);
		expect(await scale(page)).toBeCloseTo(2, 1);
		expect(await page.$(".elementor-slideshow--zoom-mode")).not.toBeNull();
	});

	it("hides arrows and texts, and so does a visitor who does nothing", async () => {
		const page = await open(gallery(), { prepare: (page) => page.clock.install() });
		await page.click("#a1");
		await opened(page);
		await page.waitForSelector(".elementor-lightbox header");
		const seen = () =>
			page.evaluate(() =>
				["header", "footer", ".elementor-swiper-button"].map((selector) =>
					Number(getComputedStyle(document.querySelector(`.elementor-lightbox ${selector}`)!).opacity),
				),
			);
		expect(await seen()).toEqual([1, 1, 1]);
		await page.click(".e-eicon-zoom-in-bold");
		await expect.poll(seen).toEqual([1, 0, 0]);
		await page.click(".e-eicon-zoom-out-bold");
		await expect.poll(seen).toEqual([1, 1, 1]);
		await page.mouse.move(300, 300);
		await page.clock.runFor(3500);
		await expect.poll(seen).toEqual([0, 0, 0]);
		await page.mouse.move(310, 300);
		await expect.poll(seen).toEqual([1, 1, 1]);
	});

	it("does not exist where the kit has none", async () => {
		const page = await open(gallery(), {
			head: configuration({ kit: { global_image_lightbox: "yes", lightbox_enable_counter: "yes" } }),
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await settled(page);
		expect(await scale(page)).toBe(1);
	});
});

/** Moves fingers from step to step. */
const touch = async (page: Page, steps: [number, number][][]) => {
	const session = await page.context().newCDPSession(page);
	for (const [at, points] of steps.entries()) {
		await session.send("Input.dispatchTouchEvent", {
			type: at ? "touchMove" : "touchStart",
			touchPoints: points.map(([x, y], id) => ({ x, y, id })),
		});
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};
