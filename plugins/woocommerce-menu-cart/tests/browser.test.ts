// Menu carts in a browser: one call, focus, a page from a cache, accessibility.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";

const path = "/woocommerce-menu-cart";
const side = "[data-id=ca27e01]";
const mini = "[data-id=ca27e02]";
const toggle = ".elementor-menu-cart__toggle_button";
const main = ".elementor-menu-cart__main";
const shown = (cart: string) => `${cart}.elementor-menu-cart--shown`;
const holdsFocus = (page: Page, selector: string) => () =>
	page.locator(selector).evaluate((node) => node.contains(document.activeElement));

it("says in every toggle what was added by one call, and opens the one cart that is to (more-widgets #30)", async () => {
	let calls = 0;
	const page = await openPage(path, {
		prepare: async (page) =>
			page.on("request", (request) => {
				if (request.postData()?.includes("elementor_menu_cart_fragments")) calls++;
			}),
	});
	await page.waitForSelector(`${side} [role=dialog]`, { state: "attached" });
	await page.locator(".add_to_cart_button").first().click();
	await page.waitForSelector(shown(side));
	await expect.poll(() => page.locator(`${toggle}:has([data-counter='1'])`).count()).toBe(3);
	expect(calls).toBe(1);
	expect(await page.getAttribute(`${side} ${toggle}`, "aria-expanded")).toBe("true");
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.waitForFunction(() => !document.getAnimations().length);
	expect(await violations(page)).toEqual([]);
	await page.reload();
	await expect.poll(() => page.locator(`${toggle}:has([data-counter='1'])`).count()).toBe(3);
	expect(calls).toBe(2);
});

it("keeps the focus in the side cart, also when an item goes, and gives it back (more-widgets #31)", async () => {
	const page = await openPage(path);
	await page.waitForSelector(`${side} [role=dialog]`, { state: "attached" });
	const add = page.locator(".add_to_cart_button").first();
	await add.click();
	await page.waitForSelector(shown(side));
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.locator(`${side} .remove_from_cart_button`).focus();
	await page.keyboard.press("Enter");
	await page.waitForSelector(`${side} .woocommerce-mini-cart__empty-message`);
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.keyboard.press("Tab");
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.keyboard.press("Escape");
	await page.waitForSelector(`${side}:not(.elementor-menu-cart--shown)`);
	await expect.poll(() => add.evaluate((node) => node === document.activeElement)).toBe(true);
	await page.locator(`${side} ${toggle}`).click();
	await page.waitForSelector(shown(side));
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.mouse.click(100, 400);
	await page.waitForSelector(`${side}:not(.elementor-menu-cart--shown)`);
	await expect.poll(holdsFocus(page, `${side} ${toggle}`)).toBe(true);
});

it("fits a mini cart into the window of a phone, and closes it by a tap outside", async () => {
	const page = await openPage(path, { viewport: { width: 390, height: 500 } });
	await page.waitForSelector(`${mini} [inert]`, { state: "attached" });
	await page.locator(".add_to_cart_button").nth(1).click();
	await page.waitForSelector(shown(side));
	// What hears Escape comes after the cart is shown, and takes the focus.
	await expect.poll(holdsFocus(page, `${side} ${main}`)).toBe(true);
	await page.keyboard.press("Escape");
	await page.waitForSelector(`${side}:not(.elementor-menu-cart--shown)`);
	await page.locator(`${mini} ${toggle}`).click();
	await page.waitForSelector(shown(mini));
	await page.waitForFunction(() => "overlays" in window.gossamer!.modules && !document.getAnimations().length);
	expect(await page.locator(`${mini} .elementor-menu-cart__products[style*=max-height]`).count()).toBe(1);
	expect(await violations(page, mini)).toEqual([]);
	await page.locator("h1").click();
	await page.waitForSelector(`${mini}:not(.elementor-menu-cart--shown)`);
});
