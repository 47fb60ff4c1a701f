// Pages with carousels in a browser, and fingers and mice on them.
import type { Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";
import { type CarouselMarkup, carousel, usual } from "./markup";

const head = `<style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}.swiper-slide{height:100px}a{color:#000;display:block;height:60px}main .swiper-slide{height:160px}</style>
<link rel="stylesheet" href="/gossamer/plugins/carousel.css">`;
export const still = { ...usual, autoplay: undefined, infinite: undefined };
export const ring = { ...usual, autoplay: undefined };

export const open = (markup: CarouselMarkup | string, options: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(typeof markup === "string" ? markup : carousel(markup), { ...options, head: head + (options.head ?? "") });
export const active = (page: Page) =>
	page.evaluate(
		() =>
			(document.querySelector(".swiper-initialized") as unknown as { swiper: { realIndex: number } }).swiper.realIndex,
	);
export const rest = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
/** Where the row is painted, in CSS pixels. */
export const shift = (page: Page) =>
	page.evaluate(() => new DOMMatrix(getComputedStyle(document.querySelector(".swiper-wrapper")!).transform).m41);
