// Pages with sticky elements in a browser: exact scrolling, and what stands where.
import type { Page } from "playwright-core";
import { type OpenOptions, openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { recordShifts } from "../../../tests/helpers/shifts";
import { documentOf, host, space, sticky } from "./markup";

export * from "../../../tests/helpers/frames";
export * from "../../../tests/helpers/shifts";
export * from "./markup";

const css = `html,body{margin:0}.elementor *{box-sizing:border-box}.elementor-element{position:relative}.e-con{display:flex;flex-direction:column}
.elementor-element-5a5a5a5{height:60px;background:#9cc}.elementor-element-5a5a5a5.elementor-sticky__spacer{background:none}`;

export interface StickyOptions extends OpenOptions {
	css?: string;
	head?: string;
	/** `elementorFrontendConfig` */
	builder?: object;
}

/** Opens the markup; counts `sticky:stick` and `sticky:unstick` from the beginning, shifts of the layout as well. */
export const openSticky = async (
	body: string,
	{ css: more = "", head = "", builder, prepare, ...options }: StickyOptions = {},
): Promise<Page> =>
	openMarkup(body, {
		...options,
		head: `<style>${css}${more}</style>${builder ? `<script>elementorFrontendConfig=${JSON.stringify(builder)}</script>` : ""}${head}`,
		async prepare(page) {
			await page.addInitScript(() => {
				const heard: string[] = [];
				Object.assign(window, { heard });
				for (const type of ["sticky:stick", "sticky:unstick"])
					document.addEventListener(type, ({ target }) =>
						heard.push(`${(target as HTMLElement).dataset.id} ${type.slice(7)}`),
					);
			});
			await recordShifts(page);
			await prepare?.(page);
		},
	});

/** Scrolls immediately, and lets the page draw. @returns where it came to */
export const scrollPage = async (page: Page, top: number): Promise<number> => {
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
	await frames(page);
	return page.evaluate(() => scrollY);
};

/** What was heard since the last call: `"5a5a5a5 stick"`. */
export const heard = (page: Page): Promise<string[]> =>
	page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

export interface StickyState {
	classes: string[];
	style: string | null;
	position: string;
	/** Of the box in the window. */
	top: number;
	left: number;
	width: number;
	height: number;
	spacers: number;
	documentHeight: number;
}

/** The element as it is now. */
export const stateOf = (page: Page, selector = host): Promise<StickyState> =>
	page.$eval(selector, (node) => {
		const { top, left, width, height } = node.getBoundingClientRect();
		return {
			classes: [...node.classList].filter((name) => /sticky|handles/.test(name)).sort(),
			style: node.getAttribute("style"),
			position: getComputedStyle(node).position,
			top,
			left,
			width,
			height,
			spacers: document.querySelectorAll(".elementor-sticky__spacer").length,
			documentHeight: document.documentElement.scrollHeight,
		};
	});

/** Scrolls there and says whether the element is stuck. */
export const isStuckAt = async (page: Page, top: number, selector = host): Promise<boolean> => {
	await scrollPage(page, top);
	return page.$eval(selector, (node) => node.classList.contains("elementor-sticky--active"));
};

export const page500 = (settings = {}, more = {}) => documentOf(space(500), sticky({ settings, ...more }), space(3000));
export const container = (content: string, attributes = "") =>
	`<div class="e-con e-parent box" ${attributes}>${content}</div>`;
export const style = (page: Page, selector: string) => page.$eval(selector, (node) => node.getAttribute("style"));
