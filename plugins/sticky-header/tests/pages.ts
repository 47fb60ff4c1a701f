// Pages with sticky headers in a browser.
import type { BrowserContextOptions, Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

export const style = (css = "") =>
	`<style>body{margin:0}header{height:80px;background:#ccc}h1{margin:0}main{height:3000px}${css}</style>`;
export const header = (attributes = "", content = '<a href="#main">Oak</a>') =>
	`<header data-elementor-type="header" data-elementor-id="12" class="elementor elementor-12 elementor-location-header" ${attributes}>${content}</header>`;
export const main = '<main><h1 id="main">Main</h1></main>';

interface Options extends BrowserContextOptions {
	css?: string;
	markup?: string;
	head?: string;
	prepare?(page: Page): Promise<unknown>;
}
export const open = async ({ css, markup = header() + main, head = "", ...options }: Options = {}) => {
	const page = await openMarkup(markup, { head: style(css) + head, ...options });
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
	);
	return page;
};
export const scroll = async (page: Page, top: number) => {
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
	await frames(page);
	return page.evaluate(() => scrollY);
};
export const hasClass = (page: Page, name = "fixed-header", selector = "header") =>
	page.$eval(selector, (node, name) => node.classList.contains(name), name);
/** Where the first content element is in the document. */
export const contentTop = (page: Page) => page.$eval("main", (node) => node.getBoundingClientRect().top + scrollY);
