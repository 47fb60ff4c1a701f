// Carousels on pages: changing rows, hidden places, layout shifts, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { carousel, usual } from "./markup";
import { active, open, rest, ring, shift, still } from "./pointers";

describe("a changing row", () => {
	it("takes slides in and out, also while it moves, and stays at its slide", async () => {
		const page = await open({ settings: { ...still, speed: 1000 } });
		await page.click(".elementor-swiper-button-next");
		await page.evaluate(() => {
			const wrapper = document.querySelector(".swiper-wrapper")!;
			wrapper.append(wrapper.lastElementChild!.cloneNode(true));
			wrapper.firstElementChild!.remove();
			wrapper.firstElementChild!.before(wrapper.lastElementChild!.cloneNode(true));
		});
		await expect.poll(() => page.locator(".swiper-pagination-bullet").count()).toBe(5);
		expect(await active(page)).toBe(1);
		await page.evaluate(() => document.querySelector(".swiper-wrapper")!.replaceChildren());
		await page.evaluate(() => document.querySelector<HTMLElement>(".elementor-swiper-button-next")!.click());
	});

	it("of five hundred slides turns", async () => {
		const page = await open({ count: 500, settings: ring });
		// The arrow lies under the bullets.
		await page.dispatchEvent(".elementor-swiper-button-prev", "click");
		expect(await active(page)).toBe(499);
	});

	it("survives a storm of sizes", async () => {
		const page = await open({ settings: ring });
		for (const width of [320, 1400, 767, 1025, 500, 900, 1280]) await page.setViewportSize({ width, height: 700 });
		await expect.poll(() => page.locator(".swiper-slide:not([inert])").count()).toBe(3);
	});

	it("is right when it is shown after having been hidden", async () => {
		const page = await open(`<div id="tab" style="display:none">${carousel({ settings: still })}</div>`);
		await page.evaluate(() => {
			(
				document.querySelector(".swiper") as unknown as { swiper: { slideTo(index: number, ms: number): void } }
			).swiper.slideTo(1, 0);
			document.querySelector<HTMLElement>("#tab")!.style.display = "";
		});
		const box = (await page.locator(".swiper-slide-active").boundingBox())!;
		expect([Math.abs(Math.round(box.x)), Math.round(box.width)]).toEqual([0, 427]);
	});
});

describe("the page", () => {
	it.each([1280, 900, 390])(
		"at %i px does not jump when the script comes, and the row can be scrolled before",
		async (width) => {
			const settings = { ...ring, slides_to_show: "4", image_spacing_custom: { unit: "px", size: 20, sizes: [] } };
			const places = (page: Page) =>
				page.evaluate(() =>
					[...document.querySelectorAll(".swiper-slide")].slice(0, 4).map((slide) => {
						const { left, top, width, height } = slide.getBoundingClientRect();
						return [left, top, width, height].map(Math.round);
					}),
				);
			const body = carousel({ settings }) + carousel({ type: "slides.default", settings: { infinite: "yes" } });
			const without = await open(body, {
				javaScriptEnabled: true,
				viewport: { width, height: 800 },
				prepare: (page) =>
					page.route("**/gossamer.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
			});
			const before = await places(without);
			await without.evaluate(() => document.querySelector(".swiper-wrapper")!.scrollTo(500, 0));
			expect(await without.evaluate(() => document.querySelector(".swiper-wrapper")!.scrollLeft)).toBeGreaterThan(100);
			const page = await open(body, { viewport: { width, height: 800 } });
			await page.waitForSelector(".swiper-initialized");
			expect(await places(page)).toEqual(before);
		},
	);

	it.each(["cube", "fade"])(
		"shows one slide of a media carousel with the effect %s before the script",
		async (effect) => {
			const page = await open(carousel({ type: "media-carousel.default", settings: { ...ring, effect } }), {
				prepare: (page) =>
					page.route("**/gossamer.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
			});
			const width = (selector: string) =>
				page.evaluate((part) => (document.querySelector(part) as HTMLElement).offsetWidth, selector);
			expect(await width(".swiper-slide")).toBe(await width(".swiper"));
		},
	);

	it("stays at the slide that someone has scrolled to before the script came", async () => {
		const page = await open(carousel({ settings: still }) + carousel({ settings: ring, id: "c2" }), {
			prepare: (page) =>
				page.route("**/plugins/carousel.js", async (route) => {
					await page.evaluate(() => {
						for (const row of document.querySelectorAll(".swiper-wrapper")) row.scrollLeft = 853;
					});
					await route.continue();
				}),
		});
		await page.waitForFunction(() => document.querySelectorAll(".swiper-initialized").length === 2);
		expect(await active(page)).toBe(2);
		await expect.poll(() => page.locator(".swiper-slide-active").allInnerTexts()).toEqual(["Slide 3", "Slide 3"]);
		expect(await shift(page)).toBeCloseTo(-853.33, 0);
	});

	it("is as it was after the runtime has stopped", async () => {
		const body = [
			"image-carousel.default",
			"loop-carousel.post",
			"nested-carousel.default",
			"testimonial-carousel.default",
			"slides.default",
		]
			.map((type, index) => carousel({ type, settings: usual, id: `w${index}`, attributes: 'data-animation="fadeIn"' }))
			.join("");
		const page = await open(body);
		await page.click(".elementor-swiper-button-next >> nth=0");
		const after = await page.evaluate(() => {
			(window.gossamer as unknown as { stop(): void }).stop();
			const printed = document.body.innerHTML;
			return printed;
		});
		const clean = (text: string) =>
			text
				.replace(/ (style|class)=""/g, "")
				.replace(/\s+/g, " ")
				.replace(/ "/g, '"');
		const printed = await page.evaluate((markup) => {
			const body = document.createElement("body");
			body.innerHTML = markup;
			return body.innerHTML;
		}, body);
		expect(clean(after).replace(/<span id="elementor-device-mode"[^>]*><\/span>/, "")).toBe(clean(printed));
	});

	it.each([
		"image-carousel.default",
		"loop-carousel.post",
		"nested-carousel.default",
		"media-carousel.default",
		"slides.default",
	])("has no faults of accessibility with %s", async (type) => {
		const page = await open(
			`<main><h1>Photos</h1>${carousel({ type, settings: { ...usual, loop: "yes", pagination: "bullets" } })}</main>`,
		);
		expect(
			await violations(
				page,
				{ exclude: ["head"] },
				{ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] },
			),
		).toEqual([]);
		await page.click(".elementor-swiper-button-next");
		await rest(page);
		expect(
			await violations(
				page,
				{ exclude: ["head"] },
				{ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] },
			),
		).toEqual([]);
	});
});
