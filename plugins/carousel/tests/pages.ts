// Pages with carousels in a browser, and what is seen of them.
import type { Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";
import { type CarouselMarkup, carousel, usual } from "./markup";

const head = `<style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}.swiper-slide{height:100px}</style>
<link rel="stylesheet" href="/gossamer/plugins/carousel.css">`;

export interface Instance {
	activeIndex: number;
	realIndex: number;
	autoplay: { running: boolean; start(): void; stop(): void };
	slideTo(index: unknown, ms?: number): void;
	slideNext(ms?: number): void;
	params: { slidesPerView: number };
}
export const hasConfig = (config: object) => `<script>var elementorFrontendConfig=${JSON.stringify(config)}</script>`;
export const still = { ...usual, autoplay: undefined, infinite: undefined };

export const open = async (markup: CarouselMarkup | string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const body = typeof markup === "string" ? markup : carousel(markup);
	return openMarkup(body, { ...options, head: head + (options.head ?? "") });
};
export const instance = <T>(page: Page, read: (swiper: Instance) => T, at = 0) =>
	page.evaluate(
		([text, at]) =>
			// biome-ignore lint/security/noGlobalEval: a function of the test, run in the page
			(eval(`(${text})`) as (swiper: Instance) => T)(
				document.querySelectorAll<HTMLElement & { swiper: Instance }>(".swiper-initialized")[at as number]!.swiper,
			),
		[`${read}`, at] as const,
	);
export const active = (page: Page, at = 0) => instance(page, (swiper) => swiper.realIndex, at);
/** Numbers of the slides that lie in the box, as they are painted. */
export const painted = (page: Page) =>
	page.evaluate(() => {
		const box = document.querySelector(".swiper")!.getBoundingClientRect();
		return [...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")]
			.map((slide, index) => [index + 1, slide.getBoundingClientRect()] as const)
			.filter(([, rect]) => rect.left >= box.left - 1 && rect.left < box.right - 1 && rect.width)
			.sort(([, a], [, b]) => a.left - b.left)
			.map(([number]) => number);
	});
export const exposed = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")]
			.map((slide, index) => [index + 1, slide] as const)
			.filter(([, slide]) => !slide.hasAttribute("inert") && slide.getAttribute("aria-hidden") !== "true")
			.map(([number]) => number),
	);
export const rest = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
