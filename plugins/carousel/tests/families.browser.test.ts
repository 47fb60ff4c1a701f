// Carousels in a browser: one family after the other, and effects.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { awaitHands, carousel, usual } from "./markup";
import { active, exposed, instance, open, painted, rest, still } from "./pages";

describe("families", () => {
	it("labels the slides of a loop carousel, whatever else is in the row (loop-filter-carousel #55)", async () => {
		const page = await open({ type: "loop-carousel.post", before: "<style>p{margin:0}</style>" });
		expect(
			await page.evaluate(() =>
				[...document.querySelectorAll(".swiper-slide")].map((slide) => slide.getAttribute("aria-label")),
			),
		).toEqual([1, 2, 3, 4, 5, 6].map((number) => `${number} of 6`));
	});

	it("animates contents after each change and zooms the active background (loop-filter-carousel #41)", async () => {
		const page = await open({
			type: "slides.default",
			settings: { transition: "slide", transition_speed: 200, infinite: "yes", navigation: "both" },
			attributes: 'data-animation="fadeInUp"',
		});
		const contents = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>(".swiper-slide-contents")].map((node) =>
					[node.style.display, node.className].join(),
				),
			);
		const zoomed = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".swiper-slide-bg")].map((node) =>
					node.classList.contains("elementor-ken-burns--active"),
				),
			);
		await page.waitForSelector(".elementor-ken-burns--active", { state: "attached" });
		expect((await zoomed()).indexOf(true)).toBe(0);
		expect(new Set(await contents())).toEqual(new Set([",swiper-slide-contents"]));
		// Seen immediately: on a busy machine the move is over before another look.
		const during = await page.evaluate(() => {
			document.querySelector<HTMLElement>(".elementor-swiper-button-next")!.click();
			return [...document.querySelectorAll<HTMLElement>(".swiper-slide-contents")].map((node) =>
				[node.style.display, node.className].join(),
			);
		});
		expect(new Set(during)).toEqual(new Set(["none,swiper-slide-contents"]));
		expect((await zoomed()).filter(Boolean).length).toBe(1);
		expect((await zoomed()).indexOf(true)).toBe(1);
		await expect.poll(async () => [...new Set(await contents())]).toEqual([",swiper-slide-contents animated fadeInUp"]);
	});

	it("leaves the contents of slides alone where a drag springs back to the same slide", async () => {
		const page = await open({
			type: "slides.default",
			settings: { transition: "slide", transition_speed: 50, navigation: "both" },
			attributes: 'data-animation="fadeInUp"',
		});
		await awaitHands(page);
		await page.evaluate(() => {
			const seen: string[] = [];
			const { swiper } = document.querySelector(".swiper") as unknown as {
				swiper: { on(names: string, listener: () => void): void };
			};
			for (const name of ["slideChangeTransitionStart", "slideChangeTransitionEnd", "transitionEnd"])
				swiper.on(name, () => seen.push(name));
			Object.assign(window, { seen });
		});
		// Against the start of the row: however fast, it goes nowhere.
		await page.mouse.move(400, 50);
		await page.mouse.down();
		await page.mouse.move(600, 50, { steps: 4 });
		await page.mouse.up();
		await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.includes("transitionEnd"));
		expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(["transitionEnd"]);
		expect(
			await page.$$eval(".swiper-slide-contents", (nodes) =>
				nodes.map((node) => node.className + (node as HTMLElement).style.display),
			),
		).toEqual(Array(6).fill("swiper-slide-contents"));
	});

	it("shows the contents of slides again when a change of the row cuts a move short", async () => {
		const page = await open({
			type: "slides.default",
			settings: { transition: "slide", transition_speed: 60000, infinite: "yes", navigation: "both" },
			attributes: 'data-animation="fadeInUp"',
		});
		await page.click(".elementor-swiper-button-next");
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>(".swiper-slide-contents")!.style.display === "none",
		);
		await instance(page, (swiper) => (swiper as unknown as { update(): void }).update());
		expect(await page.locator(".swiper-slide-contents.animated:visible").count()).toBeGreaterThan(0);
	});

	it("keeps a slideshow and its thumbs together (loop-filter-carousel #42)", async () => {
		for (const loop of ["yes", undefined]) {
			const page = await open({
				type: "media-carousel.default",
				settings: { skin: "slideshow", loop, speed: 100, space_between: { unit: "px", size: 10 } },
			});
			await page.waitForSelector(".elementor-thumbnails-swiper.swiper-initialized");
			expect(await page.getAttribute(".elementor-thumbnails-swiper", "role")).toBe("region");
			expect(await page.getAttribute(".elementor-thumbnails-swiper", "aria-label")).toBe("Slides");
			await page.click(".elementor-thumbnails-swiper .swiper-slide >> nth=2");
			expect([await active(page, 0), await active(page, 1)]).toEqual([2, 2]);
			await page.click(".elementor-swiper-button-next");
			expect([await active(page, 0), await active(page, 1)]).toEqual([3, 3]);
		}
	});

	it("fetches what is shown, wherever it stands: nobody knows its height before", async () => {
		const content = (number: number) =>
			`<div class="swiper-lazy" data-background="/public/nothing.js?${number}"></div>`;
		const page = await open(
			`<div style="height:3000px"></div>${carousel({ settings: { ...still, lazyload: "yes" }, content })}`,
		);
		const fetched = () => page.locator(".swiper-lazy:not([data-background])").count();
		await page.waitForSelector(".swiper-initialized", { state: "attached" });
		await expect.poll(fetched).toBe(6);
	});

	it("prints slides as they stand after their move, pictures that are backgrounds included", async () => {
		const page = await open({
			type: "slides.default",
			settings: { transition: "fade", transition_speed: 60000, infinite: "yes", navigation: "both" },
			attributes: 'data-animation="fadeInUp"',
			content: (number) =>
				`<style>@keyframes fadeInUp{from{opacity:0}}.fadeInUp{animation:fadeInUp 60s}</style>Slide ${number}`,
		});
		await page.waitForSelector(".swiper-fade");
		await page.click(".elementor-swiper-button-next");
		const contents = page.locator(".swiper-slide-active .swiper-slide-contents");
		await expect.poll(() => contents.evaluate(({ style }) => style.display)).toBe("none");
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		expect(await contents.evaluate((node) => getComputedStyle(node).display)).toBe("block");
		expect(await contents.evaluate((node) => getComputedStyle(node).opacity)).toBe("1");
		expect(await page.$eval(".swiper-slide-active", (slide) => getComputedStyle(slide).opacity)).toBe("1");
		await page.emulateMedia({ media: "print" });
		expect(await page.$eval(".swiper-slide-bg", (node) => getComputedStyle(node).printColorAdjust)).toBe("exact");
	});

	it("fetches what is near only (loop-filter-carousel #43, page-builder #48, #66)", async () => {
		const page = await open({
			count: 12,
			settings: { ...still, lazyload: "yes" },
			content: (number) =>
				`<figure><img class="swiper-slide-image swiper-lazy" alt="" data-src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='n${number}'/>"><div class="swiper-lazy-preloader"></div></figure>`.replaceAll(
					"'",
					"%27",
				),
		});
		const loaded = () => page.locator("img[src]").count();
		await expect.poll(loaded).toBe(6);
		await page.click(".elementor-swiper-button-next");
		expect(await loaded()).toBe(7);
		await expect.poll(() => page.locator(".swiper-lazy-loaded").count()).toBe(7);
		expect(await page.locator(".swiper-lazy-preloader").count()).toBe(5);
	});
});

describe("effects", () => {
	const one = { ...usual, autoplay: undefined, slides_to_show: "1", speed: 100 };
	const box = (page: Page, at: number) =>
		page.evaluate((at) => {
			const slide = document.querySelectorAll<HTMLElement>(".swiper-slide")[at]!;
			const { left, width } = slide.getBoundingClientRect();
			const { opacity, visibility } = getComputedStyle(slide);
			return { left: Math.round(left), width: Math.round(width), opacity: +opacity, visibility };
		}, at);

	it("fades one slide into the next, in a ring as well; with several shown it is ignored (loop-filter-carousel #27)", async () => {
		const page = await open({ settings: { ...one, effect: "fade" } });
		await page.waitForSelector(".swiper-fade");
		expect(await box(page, 0)).toEqual({ left: 0, width: 1280, opacity: 1, visibility: "visible" });
		expect(await box(page, 5)).toEqual({ left: 0, width: 1280, opacity: 0, visibility: "visible" });
		await page.click(".elementor-swiper-button-prev");
		await rest(page);
		expect(await box(page, 0)).toMatchObject({ left: 0, opacity: 0 });
		expect(await box(page, 5)).toMatchObject({ left: 0, opacity: 1 });
		expect(await exposed(page)).toEqual([6]);
		const several = await open({ settings: { ...one, slides_to_show: "2", effect: "fade" } });
		expect(await several.locator(".swiper-fade").count()).toBe(0);
		expect(await painted(several)).toEqual([1, 2]);
	});

	it("has every slide of a fading ring in its place once a move is over (page-builder 12)", async () => {
		const page = await open({ count: 3, settings: { ...one, effect: "fade", speed: 50 } });
		await page.waitForSelector(".swiper-fade");
		await page.click(".elementor-swiper-button-next");
		await expect
			.poll(async () => (await Promise.all([0, 1, 2].map((at) => box(page, at)))).map(({ left }) => left))
			.toEqual([0, 0, 0]);
	});

	it("turns a cube", async () => {
		const page = await open({ type: "media-carousel.default", settings: { loop: "yes", effect: "cube", speed: 100 } });
		await page.waitForSelector(".swiper-cube");
		expect(await box(page, 0)).toMatchObject({ left: 0, width: 1280, visibility: "visible" });
		expect(await box(page, 2)).toMatchObject({ visibility: "hidden" });
		for (let step = 0; step < 7; step++) {
			await page.click(".elementor-swiper-button-next");
			await rest(page);
			expect(await box(page, (step + 1) % 6)).toMatchObject({ left: 0, width: 1280, visibility: "visible" });
		}
	});

	it("lets covers flow", async () => {
		const page = await open({
			type: "media-carousel.default",
			settings: { loop: "yes", skin: "coverflow", centered_slides: "yes", speed: 100 },
		});
		await page.waitForSelector(".swiper-coverflow");
		const middle = await box(page, 0);
		expect(middle.width).toBe(427);
		expect(middle.left).toBe(427);
		expect((await box(page, 1)).width).toBeLessThan(400);
		const shades = (side: string) =>
			page.$$eval(`.swiper-slide-shadow-${side}`, (nodes) =>
				nodes.slice(0, 2).map(({ style }) => Number(style.opacity)),
			);
		expect([await shades("left"), await shades("right")]).toEqual([
			[0, -1],
			[0, 1],
		]);
		await page.click(".elementor-swiper-button-next");
		await rest(page);
		expect(await box(page, 1)).toMatchObject({ left: 427, width: 427 });
	});

	it("has covers that a ring puts elsewhere turn there, and those that it shows twice turn as well", async () => {
		const page = await open({
			type: "media-carousel.default",
			count: 3,
			settings: { loop: "yes", skin: "coverflow", speed: 60_000 },
		});
		await page.waitForSelector(".swiper-coverflow");
		// From 100 to 50 degrees and back, next to the box at first: never flat, as halfway from one side to the other.
		await page.evaluate(() => {
			document.querySelector<HTMLElement>(".elementor-swiper-button-next")!.click();
			for (const animation of document.getAnimations()) {
				animation.pause();
				animation.currentTime = 20_000;
			}
		});
		const widths = await page.evaluate(() =>
			Array.from(
				document.querySelectorAll('[data-swiper-slide-index="0"]'),
				(slide) => new DOMMatrix(getComputedStyle(slide).transform).m11,
			),
		);
		expect(widths).toHaveLength(2);
		for (const width of widths) expect(Math.abs(width)).toBeLessThan(0.6);
	});

	it("shows a side of a cube that is seen twice at both places", async () => {
		const page = await open({
			type: "media-carousel.default",
			count: 2,
			settings: { loop: "yes", effect: "cube", speed: 60_000 },
		});
		await page.waitForSelector(".swiper-cube");
		await page.evaluate(() => {
			const next = document.querySelector<HTMLElement>(".elementor-swiper-button-next")!;
			next.click();
			for (const animation of document.getAnimations()) animation.currentTime = 20_000;
			next.click();
		});
		await page.waitForSelector(".swiper-slide-duplicate", { state: "attached" });
		await page.evaluate(() => {
			for (const animation of document.getAnimations()) animation.finish();
		});
		const angle = (selector: string) =>
			page.$eval(selector, (slide) => (slide as HTMLElement).style.transform.match(/rotateY\((-?\d+)deg\)/)![1]);
		expect(await angle('[data-swiper-slide-index="0"]:not(.swiper-slide-duplicate)')).toBe("90");
		await expect.poll(() => angle(".swiper-slide-duplicate")).toBe("-90");
	});
});
