// Background videos and slideshows in a browser: near the viewport, sizes, providers, motion, reduced motion.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";

const head = `<style>body{margin:0}
.e-con{position:relative;height:400px}.space{height:3000px}
.elementor-background-video-container{position:absolute;inset:0;overflow:hidden}
.elementor-background-video-container :is(iframe,video,div){position:absolute;top:50%;left:50%;translate:-50% -50%;border:0}
.elementor-invisible{visibility:hidden}
.elementor-background-slideshow__slide__image{height:100%;background-size:cover}
</style>`;
const section = (settings: object, player = "") =>
	`<div class="elementor-element e-con" data-element_type="container" data-settings='${JSON.stringify(settings)}'>${player && `<div class="elementor-background-video-container" aria-hidden="true">${player}</div>`}<p>Text</p></div>`;
const film = (settings: object = {}) =>
	section(
		{ background_background: "video", background_video_link: "/public/wheel.webm", ...settings },
		'<video class="elementor-background-video-hosted" autoplay muted playsinline loop></video>',
	);
const embed = (link: string, settings: object = {}) =>
	section(
		{ background_background: "video", background_video_link: link, ...settings },
		'<div class="elementor-background-video-embed"></div>',
	);
const pictures = ["rings", "waves", "speckles"].map((name, id) => ({ id, url: `/public/bowl-${name}.svg` }));
const show = (settings: object = {}) =>
	section({
		background_background: "slideshow",
		background_slideshow_gallery: pictures,
		background_slideshow_loop: "yes",
		background_slideshow_slide_duration: 300,
		background_slideshow_transition_duration: 200,
		...settings,
	});

const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const asked: string[] = [];
	const page = await openMarkup(body, {
		providers: true,
		...options,
		head,
		async prepare(page) {
			page.on("request", (request) => asked.push(request.url()));
			await options.prepare?.(page);
		},
	});
	const films = () => asked.filter((url) => /webm|youtube|vimeo/.test(url));
	return { page, films };
};
const told = (page: Page) => page.evaluate(() => (window as unknown as { told?: string[] }).told ?? []);
const time = (page: Page) => page.evaluate(() => document.querySelector("video")!.currentTime);
const paused = (page: Page) => page.evaluate(() => document.querySelector("video")!.paused);
const sizeOf = (page: Page, selector: string) =>
	page.locator(selector).evaluate((node) => [(node as HTMLElement).offsetWidth, (node as HTMLElement).offsetHeight]);

describe("a background video", () => {
	it("is fetched when the section comes near, covers it at any size, and stops while it is away", async () => {
		const { page, films } = await open(`<div class="space"></div>${film()}<div class="space"></div>`);
		await page.waitForLoadState("networkidle");
		expect(films()).toEqual([]);
		await page.evaluate(() => scrollTo(0, 2900));
		await page.waitForFunction(() => document.querySelector("video")!.currentTime > 0);
		await expect.poll(() => sizeOf(page, "video")).toEqual([1280, 720]);
		await page.setViewportSize({ width: 500, height: 800 });
		await expect.poll(() => sizeOf(page, "video")).toEqual([711, 400]);
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(() => paused(page)).toBe(true);
		await page.evaluate(() => scrollTo(0, 2900));
		await expect.poll(() => paused(page)).toBe(false);
	});

	it("shows its part again and again", async () => {
		const { page } = await open(film({ background_video_start: 1, background_video_end: 2 }));
		await page.waitForFunction(() => document.querySelector("video")!.currentTime > 1.6);
		await page.waitForFunction(() => document.querySelector("video")!.currentTime < 1.5);
		expect(await time(page)).toBeGreaterThanOrEqual(0.9);
		expect(await paused(page)).toBe(false);
	});

	it("is requested by no request on a phone, and under reduced motion (page-builder #58)", async () => {
		const body = film() + embed("https://youtu.be/abc");
		const phone = await open(body, { viewport: { width: 390, height: 844 } });
		await phone.page.waitForLoadState("networkidle");
		expect(phone.films()).toEqual([]);
		const calm = await open(body, { reducedMotion: "reduce" });
		await calm.page.waitForLoadState("networkidle");
		expect(calm.films()).toEqual([]);
		expect(await calm.page.locator("video").getAttribute("src")).toBeNull();
	});

	it("of YouTube is hidden until it plays, silent, covers the section, and listens to elementor/bg-video/recalc", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const { page } = await open(embed("https://www.youtube.com/watch?v=abc"), {
			prepare: (page) =>
				page.route("https://www.youtube.com/iframe_api", async (route) => {
					await held;
					await route.fallback();
				}),
		});
		await page.waitForSelector(".elementor-background-video-container.elementor-loading", { state: "attached" });
		release();
		await page.waitForSelector("iframe", { state: "visible" });
		await expect.poll(() => told(page)).toEqual(["mute", "play"]);
		await expect.poll(() => sizeOf(page, "iframe")).toEqual([1280, 720]);
		await page.evaluate(() => {
			document.querySelector("iframe")!.style.width = "1px";
			dispatchEvent(new CustomEvent("elementor/bg-video/recalc"));
		});
		expect(await sizeOf(page, "iframe")).toEqual([1280, 720]);
	});

	it("of Vimeo keeps its part by time updates and its own ratio", async () => {
		const { page } = await open(
			embed("https://vimeo.com/12345", {
				background_video_start: 5,
				background_video_end: 9,
				background_privacy_mode: "yes",
			}),
		);
		await page.waitForSelector("iframe", { state: "visible" });
		await expect.poll(() => sizeOf(page, "iframe")).toEqual([1280, 960]);
		const made = (await told(page))[0]!;
		expect(JSON.parse(made.slice(4))).toMatchObject({
			id: 12345,
			background: true,
			muted: true,
			loop: true,
			dnt: true,
		});
		const fire = (event: string, seconds: number) =>
			page.evaluate(
				([event, seconds]) =>
					(window as unknown as { vimeo: { fire(event: unknown, data: object): void } }).vimeo.fire(event, { seconds }),
				[event, seconds] as const,
			);
		await fire("timeupdate", 0);
		await fire("timeupdate", 6);
		await fire("timeupdate", 9);
		expect((await told(page)).slice(1)).toEqual(["seek 5", "seek 5"]);
	});

	it("of Vimeo plays a film that is not listed by its key", async () => {
		const { page } = await open(embed("https://vimeo.com/12345/ab12cd34ef"));
		await page.waitForSelector("iframe", { state: "visible" });
		const made = (await told(page))[0]!;
		expect(JSON.parse(made.slice(4))).toMatchObject({ url: "https://player.vimeo.com/video/12345?h=ab12cd34ef" });
	});

	it("of Vimeo that plays once is gone at its end", async () => {
		const { page } = await open(embed("https://vimeo.com/12345", { background_play_once: "yes" }));
		await page.waitForSelector("iframe", { state: "visible" });
		await page.evaluate(() =>
			(window as unknown as { vimeo: { fire(event: string, data: object): void } }).vimeo.fire("ended", { seconds: 9 }),
		);
		expect((await told(page)).at(-1)).toBe("destroy");
		expect(await page.isVisible(".elementor-background-video-container")).toBe(false);
	});
});

describe("a background slideshow", () => {
	const shown = (page: Page) =>
		page.evaluate(() => {
			const slides = [...document.querySelectorAll(".elementor-background-slideshow__slide")];
			return slides.findIndex((slide) => slide.classList.contains("swiper-slide-active"));
		});

	it("lies behind the text, fills the section, and moves on and round (page-builder #59)", async () => {
		const { page } = await open(show());
		await page.waitForSelector(".elementor-background-slideshow");
		expect(await sizeOf(page, ".elementor-background-slideshow")).toEqual([1280, 400]);
		expect(await sizeOf(page, ".elementor-background-slideshow__slide >> nth=1")).toEqual([1280, 400]);
		for (const at of [1, 2, 0]) await expect.poll(() => shown(page)).toBe(at);
	});

	it("does not move with one picture (page-builder #59)", async () => {
		const { page } = await open(show({ background_slideshow_gallery: pictures.slice(0, 1) }));
		await page.waitForSelector(".elementor-background-slideshow");
		expect(await page.locator(".elementor-background-slideshow__slide__image").count()).toBe(1);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		expect(await shown(page)).toBe(-1);
	});

	it.each([
		["slide_left", "translateX", 1],
		["slide_right", "translateX", -1],
		["slide_up", "translateY", 1],
		["slide_down", "translateY", -1],
	])("comes with %s from its side", async (transition, axis, side) => {
		const { page } = await open(
			show({ background_slideshow_slide_transition: transition, background_slideshow_transition_duration: 60_000 }),
		);
		await expect.poll(() => shown(page)).toBe(1);
		const position = await page.locator(".swiper-slide-active").evaluate((slide, axis) => {
			const [animation] = slide.getAnimations();
			animation!.pause();
			animation!.currentTime = 0;
			const { e, f } = new DOMMatrix(getComputedStyle(slide).transform);
			return axis === "translateX" ? e / 1280 : f / 400;
		}, axis);
		expect(position).toBe(side);
	});

	it("fetches lazy pictures one before they are shown", async () => {
		const asked: string[] = [];
		const { page } = await open(
			show({ background_slideshow_lazyload: "yes", background_slideshow_slide_duration: 1e6 }),
			{
				prepare: async (page) => void page.on("request", (request) => asked.push(new URL(request.url()).pathname)),
			},
		);
		await page.waitForSelector(".swiper-slide-active");
		await expect.poll(() => page.locator(".swiper-lazy-loaded").count()).toBe(2);
		expect(asked.filter((path) => path.includes("bowl"))).toEqual(["/public/bowl-rings.svg", "/public/bowl-waves.svg"]);
	});

	it("keeps its first picture under reduced motion", async () => {
		const page = await openPage("/background-slideshow", { reducedMotion: "reduce" });
		await page.evaluate(() => window.gossamer?.ready);
		await page.waitForSelector(".elementor-background-slideshow");
		expect(await page.locator(".elementor-background-slideshow").first().locator(".swiper-slide").count()).toBe(1);
	});
});
