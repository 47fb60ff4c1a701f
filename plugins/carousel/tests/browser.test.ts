// Carousels in a browser: how many are shown, arrows, bullets, keys, rings, autoplay, what is inert; one family after the other.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { awaitHands, type CarouselMarkup, carousel, usual } from "./markup";

const head = `<style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}.swiper-slide{height:100px}</style>
<link rel="stylesheet" href="/gossamer/plugins/carousel.css">`;

interface Instance {
	activeIndex: number;
	realIndex: number;
	autoplay: { running: boolean; start(): void; stop(): void };
	slideTo(index: unknown, ms?: number): void;
	slideNext(ms?: number): void;
	params: { slidesPerView: number };
}
const hasConfig = (config: object) => `<script>var elementorFrontendConfig=${JSON.stringify(config)}</script>`;
const still = { ...usual, autoplay: undefined, infinite: undefined };

const open = async (markup: CarouselMarkup | string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const body = typeof markup === "string" ? markup : carousel(markup);
	return openMarkup(body, { ...options, head: head + (options.head ?? "") });
};
const instance = <T>(page: Page, read: (swiper: Instance) => T, at = 0) =>
	page.evaluate(
		([text, at]) =>
			// biome-ignore lint/security/noGlobalEval: a function of the test, run in the page
			(eval(`(${text})`) as (swiper: Instance) => T)(
				document.querySelectorAll<HTMLElement & { swiper: Instance }>(".swiper-initialized")[at as number]!.swiper,
			),
		[`${read}`, at] as const,
	);
const active = (page: Page, at = 0) => instance(page, (swiper) => swiper.realIndex, at);
/** Numbers of the slides that lie in the box, as they are painted. */
const painted = (page: Page) =>
	page.evaluate(() => {
		const box = document.querySelector(".swiper")!.getBoundingClientRect();
		return [...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")]
			.map((slide, index) => [index + 1, slide.getBoundingClientRect()] as const)
			.filter(([, rect]) => rect.left >= box.left - 1 && rect.left < box.right - 1 && rect.width)
			.sort(([, a], [, b]) => a.left - b.left)
			.map(([number]) => number);
	});
const exposed = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")]
			.map((slide, index) => [index + 1, slide] as const)
			.filter(([, slide]) => !slide.hasAttribute("inert") && slide.getAttribute("aria-hidden") !== "true")
			.map(([number]) => number),
	);
const rest = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

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

describe("keys", () => {
	it("has the region that speaks before the first of them", async () => {
		const page = await open({ settings: still });
		expect(await page.locator(".swiper > .swiper-notification[aria-live=assertive][aria-atomic=true]").count()).toBe(1);
	});

	it("moves from an arrow, a bullet and a slide, and says where it leads", async () => {
		const page = await open({ settings: still });
		await awaitHands(page);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("Enter");
		expect(await active(page)).toBe(1);
		expect(await page.textContent(".swiper-notification")).toBe("Next slide");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Space");
		expect(await active(page)).toBe(3);
		expect(await page.textContent(".swiper-notification")).toBe("This is the last slide");
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.focus(".swiper-pagination-bullet-active");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(2);
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.bulletIndex)).toBe("2");
		await page.focus(".swiper-slide-active a");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(1);
	});

	it("answers the first key once what answers keys is there, and a Space scrolls nothing", async () => {
		const page = await open(`${carousel({ settings: still })}<div style="height:3000px"></div>`);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("Space");
		await expect.poll(() => active(page)).toBe(1);
		await expect.poll(() => page.textContent(".swiper-notification")).toBe("Next slide");
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	it("answers a key where the focus was before the carousel began", async () => {
		const page = await open({ settings: still });
		await page.evaluate(
			(markup) => {
				document.body.insertAdjacentHTML("beforeend", markup);
				[...document.querySelectorAll<HTMLElement>(".elementor-swiper-button-next")].at(-1)!.focus();
			},
			carousel({ id: "c2", settings: still }),
		);
		await page.waitForFunction(() => document.querySelectorAll(".swiper-initialized").length === 2);
		await page.keyboard.press("ArrowRight");
		await page.waitForFunction(
			() =>
				document.querySelectorAll<HTMLElement & { swiper: { realIndex: number } }>(".swiper")[1]!.swiper.realIndex ===
				1,
		);
	});

	it("keeps the focus in the carousel when the slide that had it goes", async () => {
		const page = await open({ settings: still });
		await awaitHands(page);
		await page.focus(".swiper-slide-active a");
		await page.keyboard.press("ArrowRight");
		expect(await page.evaluate(() => document.activeElement!.matches(".swiper-slide-active"))).toBe(true);
		await page.keyboard.press("ArrowRight");
		expect(await active(page)).toBe(2);
	});

	it("leaves the keys of what has its own to that: fields, players", async () => {
		const own = ["input", "select", "textarea", "video", "audio"];
		const page = await open({ settings: still, content: () => own.map((name) => `<${name}></${name}>`).join("") });
		await awaitHands(page);
		const press = (selector: string) =>
			page.evaluate((selector) => {
				const event = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true });
				document.querySelector(selector)!.dispatchEvent(event);
				return event.defaultPrevented;
			}, selector);
		for (const name of own) expect(await press(`.swiper-slide ${name}`)).toBe(false);
		expect(await active(page)).toBe(0);
		expect(await press(".swiper-slide")).toBe(true);
		expect(await active(page)).toBe(1);
	});

	it("has its arrows on the sides of an older builder's sheet, right to left, as small as they are", async () => {
		const page = await open(
			{ settings: still, dir: "rtl" },
			{
				head: `<script>document.documentElement.dir="rtl"</script><style>.elementor-swiper-button{position:absolute}.elementor-swiper-button-prev{right:10px}.elementor-swiper-button-next{left:10px}</style>`,
			},
		);
		await page.evaluate(() => document.body.classList.add("elementor-default"));
		await awaitHands(page);
		const [prev, next] = await page.evaluate(() =>
			["prev", "next"].map((side) =>
				document.querySelector(`.elementor-swiper-button-${side}`)!.getBoundingClientRect().toJSON(),
			),
		);
		expect(prev.width).toBeLessThan(100);
		expect(next.width).toBeLessThan(100);
		expect(prev.left).toBeGreaterThan(next.right);
	});

	it("goes forward by Left on sites from right to left (loop-filter-carousel #36, page-builder #47)", async () => {
		const page = await open({ settings: still, dir: "rtl" }, { head: hasConfig({ is_rtl: true }) });
		await awaitHands(page);
		await page.focus(".elementor-swiper-button-next");
		await page.keyboard.press("ArrowLeft");
		expect(await active(page)).toBe(1);
		await rest(page);
		const lefts = await page.evaluate(() =>
			[1, 2, 3].map((index) => document.querySelectorAll(".swiper-slide")[index]!.getBoundingClientRect().left),
		);
		expect(lefts[0]).toBeGreaterThan(lefts[1]!);
		expect(Math.round(lefts[2]!)).toBe(0);
		await page.focus(".swiper-pagination-bullet-active");
		await page.keyboard.press("ArrowLeft");
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.bulletIndex)).toBe("2");
	});
});

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
