// Carousels in a browser: autoplay, and what stops it.
import { describe, expect, it } from "vitest";
import { awaitHands, carousel, usual } from "./markup";
import { active, instance, open, painted, rest } from "./pages";

describe("autoplay", () => {
	const quick = { ...usual, autoplay_speed: 300, speed: 100 };

	it("moves on, is held by the pointer, and continues when it leaves (loop-filter-carousel #32)", async () => {
		const page = await open({ settings: quick });
		await expect.poll(() => active(page)).toBe(1);
		expect(await page.getAttribute(".swiper-wrapper", "aria-live")).toBe("off");
		await page.mouse.move(600, 50);
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		await page.mouse.move(600, 700);
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(true);
		const before = await active(page);
		await expect.poll(() => active(page)).not.toBe(before);
	});

	it("stops for good when something inside gets the focus (loop-filter-carousel #33, page-builder #46)", async () => {
		const page = await open({ settings: quick });
		// Immediately: the slide that was active a moment ago takes no focus.
		await page.evaluate(() => document.querySelector<HTMLElement>(".swiper-slide-active a")!.focus());
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		await page.mouse.move(600, 50);
		await page.mouse.move(600, 700);
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		expect(await page.getAttribute(".swiper-wrapper", "aria-live")).toBe("polite");
	});

	it.each([
		["a dot", ".swiper-pagination-bullet >> nth=3"],
		["an arrow", ".elementor-swiper-button-next"],
	])("continues after a press on %s where the owner wants no pause on interaction", async (_, control) => {
		const page = await open({ settings: { ...quick, pause_on_interaction: "", pause_on_hover: "" } });
		await page.click(control);
		expect(await page.evaluate(() => document.activeElement!.closest(".elementor-widget") !== null)).toBe(true);
		const before = await active(page);
		await expect.poll(() => active(page)).not.toBe(before);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Tab");
		await expect.poll(() => instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
	});

	it("stops when the visitor moves it, also after the pointer has left (loop-filter-carousel #34)", async () => {
		const page = await open({ settings: quick });
		await page.mouse.move(800, 50);
		await page.mouse.down();
		await page.mouse.move(500, 50, { steps: 5 });
		await page.mouse.up();
		await page.mouse.move(600, 700);
		await expect.poll(() => instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
	});

	it("does not move under reduced motion, and moves are instant (loop-filter-carousel #39)", async () => {
		const page = await open({ settings: quick }, { reducedMotion: "reduce" });
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		expect(await page.isVisible(".gossamer-carousel-pause")).toBe(false);
		await page.click(".elementor-swiper-button-next");
		expect(await painted(page)).toEqual([2, 3, 4]);
	});

	it("continues after a drag that came back to where it began, and after a change of width in a move", async () => {
		const page = await open({ settings: { ...quick, pause_on_interaction: "", pause_on_hover: "", speed: 400 } });
		await awaitHands(page);
		await page.mouse.move(800, 50);
		await page.mouse.down();
		await page.mouse.move(795, 50);
		await page.mouse.up();
		const before = await active(page);
		await expect.poll(() => active(page)).not.toBe(before);
		await instance(page, (swiper) => {
			swiper.slideNext(60000);
			(swiper as unknown as { update(): void }).update();
		});
		const after = await active(page);
		await expect.poll(() => active(page)).not.toBe(after);
	});

	it("begins where a row that fitted does so no longer", async () => {
		const page = await open({ count: 3, settings: { ...quick, infinite: undefined } });
		expect(await page.locator(".swiper-button-lock").count()).toBe(2);
		await page.setViewportSize({ width: 390, height: 800 });
		await expect.poll(() => active(page)).toBeGreaterThan(0);
	});

	it("has a button that holds it, unless that is switched off", async () => {
		const page = await open({ settings: quick });
		const button = page.locator(".gossamer-carousel-pause");
		expect(await button.getAttribute("aria-label")).toBe("Pause");
		await button.click();
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		expect(await button.getAttribute("aria-label")).toBe("Play");
		// Immediately, though the pointer that pressed is over the carousel.
		await button.click();
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(true);
		expect(await button.getAttribute("aria-label")).toBe("Pause");
		await page.mouse.move(600, 700);
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(true);
		const without = await open({ settings: { ...quick, pause_button: "" } });
		expect(await without.locator(".gossamer-carousel-pause").count()).toBe(0);
	});

	it.each(["image-carousel.default", "loop-carousel.post", "slides.default"])(
		"leaves the arrows of a low %s to the pointer, whether the site places its container or not",
		async (type) => {
			const style = (position: string) => ({
				head: `<style>.swiper-wrapper .swiper-slide{height:56px}.elementor-widget{position:relative}.swiper{position:${position};z-index:1;overflow:hidden}.swiper-wrapper{position:relative;z-index:1;display:flex}.elementor-swiper-button{position:absolute;z-index:1;top:50%;transform:translateY(-50%)}.elementor-swiper-button-next{right:10px}</style>`,
			});
			const settings = { ...quick, autoplay_speed: 60_000, pagination: "bullets", arrows: "yes" };
			for (const position of ["static", "relative"]) {
				const page = await open({ type, settings }, style(position));
				await page.locator(".gossamer-carousel-pause").waitFor();
				await page.click(".gossamer-carousel-pause", { position: { x: 16, y: 2 } });
				expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
				await page.click(".elementor-swiper-button-next");
				await expect.poll(() => active(page)).toBe(1);
			}
		},
	);

	it("is off, and so is the ring, where the keys are absent (loop-filter-carousel #56)", async () => {
		const page = await open({ settings: { speed: 500 } });
		expect(await instance(page, ({ autoplay }) => autoplay.running)).toBe(false);
		expect(await page.getAttribute(".swiper-wrapper", "aria-live")).toBe("polite");
		expect(await page.getAttribute(".elementor-swiper-button-prev", "aria-disabled")).toBe("true");
	});

	it("costs no timer while it is out of view", async () => {
		const page = await open(`${carousel({ settings: quick })}<div style="height:3000px"></div>`);
		await page.evaluate(() => scrollTo(0, 2000));
		await page.waitForFunction(() => document.querySelector(".swiper")!.getBoundingClientRect().bottom < 0);
		await rest(page);
		const before = await active(page);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
		expect(Math.abs((await active(page)) - before)).toBeLessThanOrEqual(1);
	});
});
