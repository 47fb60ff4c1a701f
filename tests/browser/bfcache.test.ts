// The back-forward cache: a page that comes back from it continues where it was.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteUrl } from "../helpers/browser";
import { launchChromium } from "../helpers/chromium.mjs";

let browser: Browser;
beforeAll(async () => {
	browser = await launchChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
});
afterAll(() => browser.close());

it("restores a page whose widgets keep working, and finds what is inserted afterwards", async () => {
	const page = await browser.newPage();
	await page.goto(`${siteUrl()}/accordion`);
	await page.evaluate(async () => {
		await window.gossamer!.ready;
		addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
	});
	const title = page.locator(".elementor-accordion .elementor-tab-title");
	await title.nth(1).click();
	await page.goto(`${siteUrl()}/heading`);
	// A restored page has no "load" to wait for.
	await page.evaluate(() => history.back()).catch(() => {});
	await page.waitForFunction("window.persisted === true");
	expect(await title.nth(1).getAttribute("aria-expanded")).toBe("true");
	await title.nth(0).click();
	expect(await title.nth(0).getAttribute("aria-expanded")).toBe("true");
	// Hosts that are inserted now are found as before.
	await page.evaluate(() => {
		const widget = document.querySelector("[data-widget_type^=accordion]")!;
		const copy = widget.cloneNode(true) as Element;
		copy.id = "copy";
		for (const node of copy.querySelectorAll("[aria-expanded]")) node.setAttribute("aria-expanded", "false");
		widget.after(copy);
	});
	await page.waitForSelector("#copy [aria-expanded=true]");
});

const desktop = { width: 1280, height: 800 };
it.each([
	[
		"the dropdown of a menu",
		"/nav-menu",
		{ width: 390, height: 844 },
		".elementor-menu-toggle:visible",
		".elementor-menu-toggle.elementor-active ~ nav",
	],
	["the panel of a mega menu", "/mega-menu", desktop, ".e-n-menu-dropdown-icon", ".e-n-menu-content > .e-active"],
	["a popup", "/popups", desktop, 'a[href*="popup%3Aopen"]', ".elementor-popup-modal .dialog-message"],
	[
		"an off-canvas",
		"/off-canvas",
		desktop,
		'a[href*="off_canvas"]',
		'.e-off-canvas[aria-hidden="false"] .e-off-canvas__content',
	],
	[
		"the cart of a menu",
		"/woocommerce-menu-cart",
		desktop,
		".elementor-menu-cart__toggle_button",
		".elementor-menu-cart--shown .elementor-menu-cart__main",
	],
	["the window of a chat", "/chat", desktop, ".joinchat__button", ".joinchat--chatbox .joinchat__chatbox"],
	[
		"the window of floating buttons",
		"/floating-buttons",
		desktop,
		".e-contact-buttons__chat-button",
		".e-contact-buttons__content-wrapper:not(.hidden) .e-contact-buttons__content",
	],
	[
		"a search over the whole window",
		"/search",
		desktop,
		".elementor-search-form__toggle",
		".elementor-search-form--full-screen",
	],
	[
		"the accessibility panel",
		"/accessibility-panel",
		desktop,
		"button.wahout.aicon_link",
		"#wp_access_helper_container.active #access_container",
	],
	// A click outside its pictures and texts closes it.
	["a lightbox", "/lightbox", desktop, "a.thumbnail", ".elementor-slideshow__footer"],
])("closes %s that was left by a link in it", async (_, path, viewport, opener, opened) => {
	const page = await browser.newPage({ viewport });
	await page.goto(siteUrl() + path);
	await page.evaluate(async () => {
		await window.gossamer!.ready;
		addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
	});
	await page.locator(opener).first().click();
	const box = page.locator(opened).first();
	await box.waitFor();
	await box.evaluate((node) =>
		node.prepend(Object.assign(document.createElement("a"), { id: "away", href: "/heading", textContent: "Away" })),
	);
	await Promise.all([page.waitForURL("**/heading"), page.locator("#away").click()]);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.postData() ?? ""));
	await page.evaluate(() => history.back()).catch(() => {});
	await page.waitForFunction("window.persisted === true");
	await box.waitFor({ state: "hidden" });
	// A number that may be stale is requested again.
	if (/cart/.test(path)) await expect.poll(() => asked.join()).toContain("fragments");
	await page.close();
});
