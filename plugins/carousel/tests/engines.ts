// Carousels where browsers differ: under the mouse and a finger, at their ends, as a ring, from right to left, by keys and automatically.
import { expect, it } from "vitest";
import type { Engine, Tab } from "../../../tests/engines/engine";
import { type CarouselMarkup, carousel, usual } from "./markup";

const head = `<style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}.swiper-slide{height:100px}a{display:block;height:60px}</style>
<link rel="stylesheet" href="/gossamer/plugins/carousel.css">`;
const ring = { ...usual, autoplay: undefined };
const row = { ...ring, infinite: undefined };
const quick = { ...usual, autoplay_speed: 300, speed: 100 };

type Root = HTMLElement & { swiper: { realIndex: number; autoplay: { running: boolean } } };

const active = (tab: Tab, index: number) =>
	tab.until((index) => document.querySelector<Root>(".swiper-initialized")!.swiper.realIndex === index, index);
const isPlaying = (tab: Tab, is: boolean) =>
	tab.until((is) => document.querySelector<Root>(".swiper-initialized")!.swiper.autoplay.running === is, is);
const rest = (tab: Tab) => tab.until(() => document.getAnimations().every(({ playState }) => playState !== "running"));
const shift = (tab: Tab) =>
	tab.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector(".swiper-wrapper")!).transform).m41);
/** Numbers of the slides in the box, from left to right as they are painted. WebKit paints the slides of a ring that stand at its other end up to 2 px off: see the README's limits. */
const painted = (tab: Tab) =>
	tab.evaluate(() => {
		const box = document.querySelector(".swiper")!.getBoundingClientRect();
		const mostPx = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent) ? 3 : 1;
		return [...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")]
			.map((slide, index) => [index + 1, slide.getBoundingClientRect()] as const)
			.filter(([, { left }]) => left >= box.left - mostPx && left < box.right - mostPx)
			.sort(([, one], [, other]) => one.left - other.left)
			.map(([number]) => number)
			.join("");
	});
const focus = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), selector);

export default ({ openMarkup }: Engine): void => {
	/** With what answers the mouse, fingers and keys. */
	const open = async (markup: CarouselMarkup, rest: { before?: string; after?: string } = {}) => {
		const tab = await openMarkup((rest.before ?? "") + carousel(markup) + (rest.after ?? ""), { head });
		await tab.until(() => !!document.querySelector(".swiper-initialized"));
		await tab.evaluate(() =>
			document.querySelector(".swiper-wrapper")!.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })),
		);
		await tab.until(() => "carousel-hands" in (window.gossamer as unknown as { modules: object }).modules);
		return tab;
	};

	it("go over several slides with the mouse, and follow no link that was dragged", async () => {
		const tab = await open({ settings: row });
		await tab.mouse([1000, 30], "down", [700, 30], [400, 30], [150, 30], 350, "up");
		await active(tab, 2);
		await rest(tab);
		expect([await painted(tab), await tab.evaluate(() => location.hash)]).toEqual(["345", ""]);
		await tab.mouse([100, 30], "down", "up");
		await tab.until(() => location.hash === "#slide-3");
	});

	it("go on at a short quick drag, stay at a short slow one", async () => {
		const tab = await open({ settings: row });
		await tab.evaluate(() => {
			let from = 0;
			addEventListener("pointerdown", ({ timeStamp }) => (from = timeStamp));
			addEventListener("pointerup", ({ timeStamp }) => Object.assign(window, { dragMs: timeStamp - from }));
		});
		// On a busy machine a quick drag may arrive as a slow one, after which the slides stand as before.
		let isSlow: boolean;
		do {
			await tab.mouse([800, 50], "down", [780, 50], [760, 50], [740, 50], "up");
			await rest(tab);
			isSlow = await tab.evaluate(() => (window as unknown as { dragMs: number }).dragMs >= 250);
		} while (isSlow);
		await active(tab, 1);
		await tab.mouse([800, 50], "down", [780, 50], [740, 50], 350, "up");
		await rest(tab);
		await active(tab, 1);
		await expect.poll(() => painted(tab)).toBe("234");
	});

	it("resist at their end and spring back", async () => {
		const tab = await open({ settings: row });
		await tab.mouse([200, 50], "down", [400, 50], [600, 50]);
		await tab.until(
			() => new DOMMatrix(getComputedStyle(document.querySelector(".swiper-wrapper")!).transform).m41 > 50,
		);
		expect(await shift(tab)).toBeLessThan(250);
		await tab.mouse("up");
		await rest(tab);
		expect(await shift(tab)).toBe(0);
	});

	it("go round in both directions, painted in order, as one whose slides all fit", async () => {
		const tab = await open({ settings: ring });
		await tab.mouse([200, 50], "down", [500, 50], [800, 50], [1100, 50], 350, "up");
		await active(tab, 4);
		await rest(tab);
		await expect.poll(() => painted(tab)).toBe("561");
		for (let press = 0; press < 3; press++) await tab.click(".elementor-swiper-button-next");
		await rest(tab);
		await expect.poll(() => painted(tab)).toBe("234");

		const full = await open({ count: 3, settings: ring });
		await full.mouse([800, 50], "down", [600, 50], [500, 50]);
		await full.until(() => document.querySelectorAll(".swiper-slide-duplicate").length === 1);
		await full.mouse("up");
		await full.until(() => !document.querySelector(".swiper-slide-duplicate"));
	});

	it("follow a finger along the row, and leave it the page across", async () => {
		const tab = await open({ settings: row }, { after: '<div style="height:3000px"></div>' });
		await tab.finger([1000, 50], "down", [800, 52], [600, 52], [400, 52], [200, 52], 350, "up");
		await active(tab, 2);
		await rest(tab);
		await expect.poll(() => painted(tab)).toBe("345");
		await tab.finger([600, 90], "down", [600, 70], [598, 40], [596, 10], "up");
		await rest(tab);
		await active(tab, 2);
		await expect.poll(() => painted(tab)).toBe("345");
	});

	it("run from right to left: drag, arrows, keys", async () => {
		const tab = await open(
			{ settings: row, dir: "rtl" },
			{ before: `<script>var elementorFrontendConfig={is_rtl:true};document.documentElement.dir="rtl"</script>` },
		);
		await expect.poll(() => painted(tab)).toBe("321");
		await tab.mouse([300, 50], "down", [500, 50], [700, 50], 350, "up");
		await active(tab, 1);
		await rest(tab);
		await expect.poll(() => painted(tab)).toBe("432");
		await focus(tab, ".elementor-swiper-button-next");
		await tab.press("ArrowLeft");
		await active(tab, 2);
		await tab.press("ArrowRight");
		await active(tab, 1);
	});

	it("are moved by keys from arrow, dot and slide; a Space scrolls nothing", async () => {
		const tab = await open({ settings: row }, { after: '<div style="height:3000px"></div>' });
		await focus(tab, ".elementor-swiper-button-next");
		await tab.press("Enter");
		await active(tab, 1);
		await tab.press("Space");
		await active(tab, 2);
		await focus(tab, ".swiper-pagination-bullet-active");
		await tab.press("ArrowLeft");
		await active(tab, 1);
		await tab.until(() => (document.activeElement as HTMLElement).dataset.bulletIndex === "1");
		await focus(tab, ".swiper-slide-active a");
		await tab.press("ArrowRight");
		await active(tab, 2);
		await tab.until(() => document.activeElement!.matches(".swiper-slide-active"));
		expect(await tab.evaluate(() => scrollY)).toBe(0);
	});

	it("move automatically, are held by the mouse over them, by their button, and by the focus for good", async () => {
		const tab = await open({ settings: quick });
		await tab.mouse([600, 700]);
		await active(tab, 1);
		await tab.mouse([600, 50]);
		await isPlaying(tab, false);
		await tab.mouse([600, 700]);
		await isPlaying(tab, true);
		await tab.click(".gossamer-carousel-pause");
		await isPlaying(tab, false);
		await tab.click(".gossamer-carousel-pause");
		await tab.mouse([600, 700]);
		await isPlaying(tab, true);
		await focus(tab, ".swiper-slide-active a");
		await tab.mouse([600, 50]);
		await tab.mouse([600, 700]);
		await isPlaying(tab, false);
	});

	it.each(["fade", "cube", "coverflow"])("change slides by %s", async (effect) => {
		const tab = await open({ type: "media-carousel.default", settings: { ...row, slides_per_view: "1", effect } });
		await tab.mouse([1000, 50], "down", [800, 50], [500, 50], [200, 50], 350, "up");
		await active(tab, 1);
		await rest(tab);
		await tab.until(
			() =>
				document.elementFromPoint(640, 10)?.closest(".swiper-slide") === document.querySelectorAll(".swiper-slide")[1],
		);
	});
};
