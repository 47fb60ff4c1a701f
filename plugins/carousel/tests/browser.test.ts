// Carousels in a browser: how many are shown, arrows, bullets, the interface for scripts.
import { describe, expect, it } from "vitest";
import { carousel, usual } from "./markup";
import { active, exposed, hasConfig, type Instance, instance, open, painted, rest, still } from "./pages";

describe("how many are shown", () => {
	it.each([
		[1200, 3],
		[1025, 3],
		[1024, 2],
		[1000, 2],
		[768, 2],
		[767, 1],
		[600, 1],
	])("at %i px: %i (loop-filter-carousel #26, page-builder #43)", async (width, count) => {
		const page = await open({ settings: {} }, { viewport: { width, height: 800 } });
		expect(await painted(page)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
		expect(await exposed(page)).toEqual(await painted(page));
	});

	it("follows the window, without a script's measuring (loop-filter-carousel #26)", async () => {
		const page = await open({ settings: {} });
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect.poll(() => exposed(page)).toEqual([1, 2]);
		expect(await painted(page)).toEqual([1, 2]);
		await page.setViewportSize({ width: 500, height: 800 });
		await expect.poll(() => exposed(page)).toEqual([1]);
		expect(await painted(page)).toEqual([1]);
	});

	it("is 1 on tablets where 1 is set, and fade is for 1 only (loop-filter-carousel #27)", async () => {
		const page = await open({ settings: { slides_to_show: "1" } }, { viewport: { width: 1000, height: 800 } });
		expect(await painted(page)).toEqual([1]);
	});

	it("is the larger device's on extra breakpoints, and widescreen has its own (loop-filter-carousel #28, #29)", async () => {
		const breakpoints = {
			mobile: { value: 767, direction: "max", is_enabled: true },
			tablet: { value: 1024, direction: "max", is_enabled: true },
			laptop: { value: 1366, direction: "max", is_enabled: true },
			widescreen: { value: 1800, direction: "min", is_enabled: true },
		};
		const page = await open(
			{ settings: { slides_to_show: "4", slides_to_show_widescreen: "5" } },
			{ head: hasConfig({ responsive: { breakpoints } }), viewport: { width: 1300, height: 800 } },
		);
		expect(await painted(page)).toEqual([1, 2, 3, 4]);
		await page.setViewportSize({ width: 1800, height: 800 });
		await expect.poll(() => exposed(page)).toEqual([1, 2, 3, 4, 5]);
	});

	it("adds a thousandth for neighbours that look in on the right (loop-filter-carousel #31)", async () => {
		const page = await open({ settings: { ...usual, offset_sides: "both" } });
		expect(await instance(page, ({ params }) => params.slidesPerView)).toBe(3.001);
		expect(await page.evaluate(() => document.querySelector(".swiper")!.classList.contains("offset-both"))).toBe(true);
		expect(await exposed(page)).toEqual([1, 2, 3]);
		const left = await open({ settings: { ...usual, offset_sides: "left" } });
		expect(await instance(left, ({ params }) => params.slidesPerView)).toBe(3);
	});

	it("leaves a single slide alone (loop-filter-carousel #25, page-builder #42)", async () => {
		const page = await open({ count: 1, settings: usual, bare: true });
		await page.focus("a");
		expect(await page.evaluate(() => document.querySelector(".swiper-initialized"))).toBeNull();
		// As wide as the site's sheet says, on a phone as well.
		await page.setViewportSize({ width: 390, height: 844 });
		await page.addStyleTag({ content: ".swiper-slide { width: 50% }" });
		const share = () =>
			page.$eval(".swiper-slide", (slide) => (slide as HTMLElement).offsetWidth / slide.parentElement!.offsetWidth);
		expect(await share()).toBe(0.5);
		// Whatever else lies in the row.
		await page.evaluate(() =>
			document
				.querySelector(".swiper-wrapper")!
				.insertAdjacentHTML("beforeend", '<div class="swiper-pagination"></div>'),
		);
		expect(await share()).toBe(0.5);
	});

	it("puts the gap of the device between them", async () => {
		const page = await open({
			settings: {
				image_spacing_custom: { unit: "px", size: 20 },
				image_spacing_custom_tablet: { unit: "px", size: "" },
			},
		});
		const widths = () =>
			page.evaluate(() => {
				const [first, second] = [...document.querySelectorAll(".swiper-slide")].map((slide) =>
					slide.getBoundingClientRect(),
				);
				return [Math.round(first!.width), Math.round(second!.left - first!.right)];
			});
		expect(await widths()).toEqual([413, 20]);
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect.poll(widths).toEqual([490, 20]);
	});
});

describe("arrows and bullets", () => {
	it("moves one slide a press and ends at the last (page-builder #44-45, loop-filter-carousel #35, #58)", async () => {
		const page = await open({ count: 5, settings: still });
		const states = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".elementor-swiper-button")].map((arrow) => [
					arrow.getAttribute("aria-disabled"),
					arrow.getAttribute("tabindex"),
					arrow.classList.contains("swiper-button-disabled"),
				]),
			);
		expect(await exposed(page)).toEqual([1, 2, 3]);
		expect(await states()).toEqual([
			["true", "-1", true],
			["false", "0", false],
		]);
		expect(await page.locator(".swiper-pagination-bullet").count()).toBe(3);
		await page.click(".elementor-swiper-button-next");
		expect(await exposed(page)).toEqual([2, 3, 4]);
		await rest(page);
		expect(await painted(page)).toEqual([2, 3, 4]);
		await page.click(".elementor-swiper-button-next");
		expect(await exposed(page)).toEqual([3, 4, 5]);
		expect(await states()).toEqual([
			["false", "0", false],
			["true", "-1", true],
		]);
		await page.dispatchEvent(".elementor-swiper-button-next", "click");
		expect(await active(page)).toBe(2);
	});

	it("follows the last slide with the first where it is a ring, painted in order (loop-filter-carousel #30)", async () => {
		const page = await open({ settings: { ...usual, autoplay: undefined, speed: 50 } });
		const seen: unknown[] = [];
		for (let step = 0; step < 7; step++) {
			await page.click(".elementor-swiper-button-next");
			await rest(page);
			seen.push((await painted(page)).join(""));
			expect((await exposed(page)).length).toBe(3);
		}
		expect(seen).toEqual(["234", "345", "456", "561", "612", "123", "234"]);
		await page.click(".elementor-swiper-button-prev");
		await page.click(".elementor-swiper-button-prev");
		await rest(page);
		expect(await painted(page)).toEqual([6, 1, 2]);
		expect(await page.locator(".swiper-slide-duplicate").count()).toBe(0);
	});

	it("shows a copy that nobody is told of while a full row turns", async () => {
		const page = await open({ count: 3, settings: { ...usual, autoplay: undefined, speed: 2000 } });
		await page.click(".elementor-swiper-button-next");
		const copies = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".swiper-slide-duplicate")].map((copy) => [
					copy.hasAttribute("inert"),
					copy.getAttribute("aria-hidden"),
					copy.querySelector("[id]"),
				]),
			);
		expect(await copies()).toEqual([[true, "true", null]]);
		await expect.poll(copies).toEqual([]);
		expect(await painted(page)).toEqual([2, 3, 1]);
		expect(await exposed(page)).toEqual([1, 2, 3]);
	});

	it("has one stop of the keyboard among the bullets, named by the page's texts (loop-filter-carousel #37)", async () => {
		const page = await open(
			{ settings: still },
			{ head: hasConfig({ i18n: { a11yCarouselPaginationBulletMessage: "Visit slide" } }) },
		);
		const bullets = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".swiper-pagination-bullet")].map((bullet) =>
					[
						bullet.getAttribute("tabindex"),
						bullet.getAttribute("aria-current"),
						bullet.getAttribute("aria-label"),
					].join(),
				),
			);
		expect(await bullets()).toEqual([
			"0,true,Visit slide 1",
			"-1,,Visit slide 2",
			"-1,,Visit slide 3",
			"-1,,Visit slide 4",
		]);
		await page.click("[data-bullet-index='2']");
		expect(await active(page)).toBe(2);
		expect((await bullets())[2]).toBe("0,true,Visit slide 3");
		expect(await page.evaluate(() => document.activeElement?.getAttribute("data-bullet-index"))).toBe("2");
	});

	it("counts stops as a fraction (loop-filter-carousel #37)", async () => {
		const page = await open({ type: "loop-carousel.post", settings: { pagination: "fraction" } });
		expect(await page.textContent(".swiper-pagination")).toBe("1 / 4");
		await page.click(".elementor-swiper-button-next");
		expect(await page.textContent(".swiper-pagination")).toBe("2 / 4");
		// Whatever stood there before.
		const printed = carousel({ type: "loop-carousel.post", settings: { pagination: "fraction" } }).replace(
			'"swiper-pagination">',
			'"swiper-pagination"><i>1</i>',
		);
		expect(await (await open(printed)).textContent(".swiper-pagination")).toBe("1 / 4");
	});

	it("moves its own carousel only (loop-filter-carousel #38)", async () => {
		const page = await open(carousel({ settings: still }) + carousel({ settings: still, id: "c2" }));
		await page.click(".elementor-swiper-button-next >> nth=0");
		expect([await active(page, 0), await active(page, 1)]).toEqual([1, 0]);
	});

	it("goes round in a loop with fewer slides than fit, which copies fill up", async () => {
		const page = await open({ count: 2, settings: { ...still, infinite: "yes" } });
		const texts = () =>
			page.$$eval(".swiper-slide", (slides) =>
				slides
					.map((slide) => [slide.getBoundingClientRect().left, slide.textContent!.trim()] as const)
					.sort(([a], [b]) => a - b)
					.map(([, text]) => text),
			);
		expect(await texts()).toEqual(["Slide 1", "Slide 2", "Slide 1"]);
		expect(await page.locator(".swiper-button-lock, .swiper-pagination-lock").count()).toBe(0);
		for (const [at, shown] of [
			[1, ["Slide 2", "Slide 1", "Slide 2"]],
			[0, ["Slide 1", "Slide 2", "Slide 1"]],
		] as const) {
			await page.click(".elementor-swiper-button-next");
			await expect.poll(texts).toEqual(shown);
			expect(await active(page)).toBe(at);
		}
		expect(await page.locator(".swiper-slide[inert]").count()).toBe(1);
	});

	it("is locked where all slides fit", async () => {
		const page = await open({ count: 3, settings: still });
		expect(await page.locator(".swiper-button-lock").count()).toBe(2);
		expect(await page.locator(".swiper-pagination-lock").count()).toBe(1);
	});
});

describe("the interface for scripts", () => {
	it("is on the container; a text is no slide (loop-filter-carousel #40)", async () => {
		const page = await open({ settings: still });
		expect(
			await page.evaluate(
				() => typeof (document.querySelector(".swiper") as unknown as { swiper: Instance }).swiper.slideNext,
			),
		).toBe("function");
		const message = await instance(page, (swiper) => {
			try {
				swiper.slideTo("x");
			} catch (error) {
				return String(error);
			}
		});
		expect(message).toContain("TypeError");
		await instance(page, (swiper) => swiper.slideTo("2", 0));
		expect(await active(page)).toBe(2);
	});
});
