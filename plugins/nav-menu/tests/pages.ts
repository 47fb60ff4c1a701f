// Pages with navigation menus in a browser.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type OpenOptions, openMarkup } from "../../../tests/helpers/browser";
import { menu } from "./markup";

const before = readFileSync("plugins/nav-menu/before.css", "utf8");
export const head = `<link rel="stylesheet" href="/public/menu.css"><style>${before}</style>
<style>body{margin:0;font:16px/20px sans-serif}main{padding:40px 10px}</style>`;
export const phone = { viewport: { width: 390, height: 844 } };

/** The first interaction brings what serves the lists that are shown. */
export const open = async (body = menu(), { rtl, ...options }: OpenOptions & { rtl?: boolean } = {}) => {
	const page = await openMarkup(
		`${rtl ? '<script>document.documentElement.dir = "rtl"</script>' : ""}<main>${body}</main>`,
		{ ...options, head },
	);
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLElement>(".elementor-nav-menu")].every((list) => {
			const isServed = !list.offsetParent || list.hasAttribute("data-smartmenus-id");
			if (!isServed) list.dispatchEvent(new FocusEvent("focusin"));
			return isServed;
		}),
	);
	return page;
};
export const link = (page: Page, text: string, nav = ".elementor-nav-menu--main") =>
	page.locator(`${nav} a`, { hasText: new RegExp(`^${text}$`) });
export const inDropdown = (page: Page, text: string) => link(page, text, "nav.elementor-nav-menu--dropdown");
export const isOpen = (locator: ReturnType<typeof link>) =>
	locator.evaluate((node) => (node as HTMLElement).ariaExpanded === "true");
export const expectOpen = (locator: ReturnType<typeof link>, is: boolean) =>
	expect.poll(() => isOpen(locator)).toBe(is);
export const boxOf = async (locator: ReturnType<typeof link>) => (await locator.boundingBox())!;
export const toggle = (page: Page) => page.locator(".elementor-menu-toggle");
export const settle = (page: Page) =>
	page.evaluate(() =>
		Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
	);
