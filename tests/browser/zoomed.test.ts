// A page at 400 %: 1280 by 1024 pixels are 320 by 256 then (https://www.w3.org/TR/WCAG22/#reflow).
import { describe, expect, it } from "vitest";
import { openPage } from "../helpers/browser";

const viewport = { width: 320, height: 256 };

describe("at 400 %, what has opened", () => {
	it.each([
		["popups", "a[href*='popup%3Aopen']", ".elementor-popup-modal .dialog-close-button"],
		["chat", ".joinchat__button", ".joinchat__close"],
		["floating-buttons", ".e-contact-buttons__chat-button", ".e-contact-buttons__close-button"],
		["lightbox", "[data-elementor-open-lightbox=yes]", ".elementor-lightbox .dialog-close-button"],
		["search", ".elementor-search-form__toggle", ".elementor-search-form__container .dialog-close-button"],
		["woocommerce-menu-cart", ".elementor-menu-cart__toggle_button", ".elementor-menu-cart__close-button"],
		["accessibility-panel", ".wahtoggle, .aicon_link, .wahopener, [class*=wah] button", ".close_container, .wah-close"],
	])("on the page %s has a control in view that closes it", async (path, opener, closer) => {
		for (const query of ["", "?rtl"]) {
			const page = await openPage(`/${path}${query}`, { viewport });
			await page.evaluate(() => window.gossamer!.ready);
			// The mouse rests at 0, 0 until it is moved; what scrolls away below it there counts as leaving the page.
			await page.mouse.move(9, 9);
			await page.locator(opener).first().click();
			const close = page.locator(closer).first();
			await close.waitFor({ state: "visible" });
			await expect
				.poll(() =>
					close.evaluate((close) => {
						const { x, y, width, height } = close.getBoundingClientRect();
						const top = document.elementFromPoint(x + width / 2, y + height / 2);
						return !!top && (close === top || close.contains(top));
					}),
				)
				.toBe(true);
		}
	});
});
