// Pages with a chat in a browser.
import type { Page } from "playwright-core";
import { openMarkup } from "../../../tests/helpers/browser";
import { type Markup, widget } from "./markup";

export const head = `<style>
.joinchat{position:fixed;right:20px;bottom:20px;visibility:hidden}.joinchat--show{visibility:visible}
.joinchat__button{width:60px;height:60px;background:#0b7a63;border-radius:50%}
.joinchat__tooltip,.joinchat__badge{display:none}
.joinchat__chatbox{position:absolute;right:0;bottom:80px;width:320px;max-height:60vh;display:flex;flex-direction:column;background:#fff;visibility:hidden;opacity:0;transition:opacity .2s .05s,visibility .2s .05s}
.joinchat--chatbox .joinchat__chatbox{visibility:inherit;opacity:1}
.joinchat__scroll{overflow:auto}.joinchat--hidden{display:none}.joinchat__bubble{padding:20px}
.joinchat__close,.joinchat__open{display:block;min-height:44px;min-width:44px;background:#0b7a63;color:#fff}
.joinchat__qr{position:absolute;right:0;bottom:80px;padding:14px;visibility:hidden}
canvas{width:200px;height:200px}
</style>`;
export const opens = () => {
	const calls: unknown[][] = [];
	Object.assign(window, { calls, open: (...args: unknown[]) => void calls.push(args) });
};
export const launches = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[][] }).calls);

export const open = (settings: object = {}, markup: Markup = {}, options: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(
		`<main><h1>Page</h1><a id="before" href="#a">Before</a></main>${widget({ button_delay: 0, ...settings }, markup)}`,
		{
			head,
			...options,
			async prepare(page) {
				await page.addInitScript(opens);
				await options.prepare?.(page);
			},
		},
	);
export const shown = (page: Page) => page.waitForSelector(".joinchat--show");
export const isOpen = (page: Page) => page.locator(".joinchat--chatbox .joinchat__chatbox").isVisible();
export const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.id || document.activeElement?.className.split(" ")[0]);
export const isInside = (page: Page) =>
	page.evaluate(() => !!document.querySelector(".joinchat__chatbox")?.contains(document.activeElement));
