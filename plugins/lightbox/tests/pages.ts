// Pages with pictures for the lightbox in a browser.
import type { Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";

const kit = {
	global_image_lightbox: "yes",
	lightbox_enable_counter: "yes",
	lightbox_enable_zoom: "yes",
	lightbox_enable_share: "yes",
	lightbox_enable_fullscreen: "yes",
};
export const configuration = (more: object = {}) =>
	`<script>var elementorFrontendConfig=${JSON.stringify({ kit, ...more })}</script>`;
const image = (at: number, width = 600, height = 400) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${at * 90} 50% 50%)"/></svg>`;
export const link = (at: number, attributes = "") =>
	`<a id="a${at}" href="/pictures/${at}.svg" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-title="Title ${at}" ${attributes}>Picture ${at}</a> `;
export const gallery = (count = 3) => Array.from({ length: count }, (_, at) => link(at + 1)).join("");

export const open = (body: string, { head = configuration(), ...options }: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(`<main><h1>Pictures</h1>${body}</main>`, {
		...options,
		head,
		async prepare(page) {
			await page.route("**/pictures/**", (route) =>
				route.fulfill({
					contentType: "image/svg+xml",
					body: image(Number(/(\d+)\.svg/.exec(route.request().url())?.[1])),
				}),
			);
			await options.prepare?.(page);
		},
	});
export const counter = (page: Page) => page.textContent(".elementor-slideshow__counter");
export const scale = (page: Page) =>
	page.evaluate(() => {
		const { transform } = getComputedStyle(document.querySelector(".swiper-slide-active img")!);
		return new DOMMatrix(transform).a;
	});
export const settled = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
export const opened = async (page: Page) => {
	await page.waitForSelector(".swiper-slide-active .swiper-lazy-loaded");
	await settled(page);
};
export const centres = (page: Page) =>
	page.evaluate(() => {
		const { left, width } = document.querySelector(".swiper-slide-active")!.getBoundingClientRect();
		return Math.round(left + width / 2 - innerWidth / 2);
	});
