// Popups in a browser: what closes them, scrolling, and where the focus goes; by keyboard alone.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { gone, hash, isOpen, link, open, popup, show } from "./pages";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

describe("popups in a browser", () => {
	it("closes on Esc and on the background, never on the content (popups #29, #30)", async () => {
		const page = await open(`${link()}${popup()}`);
		await show(page);
		await page.click("h2");
		expect(await isOpen(page)).toBe(true);
		await page.mouse.click(5, 5);
		await gone(page);
		await show(page);
		await page.keyboard.press("Escape");
		await gone(page);
	});

	it("closes the one that was opened from inside another first (popups #36)", async () => {
		const page = await open(`${link()}${popup({}, 77, link(78))}${popup({}, 78)}`);
		await show(page);
		await show(page, 78);
		await page.keyboard.press("Escape");
		await gone(page, 78);
		expect(await isOpen(page)).toBe(true);
		await page.keyboard.press("Escape");
		await gone(page);
	});

	it("closes by a link inside that says never again (popups #37), and links outside do nothing (popups #38)", async () => {
		const close = `<a id="close" href="${hash("popup:close", { do_not_show_again: "yes" })}">No thanks</a>`;
		const page = await open(`${link()}${close.replace("close", "outside")}${popup({}, 77, close)}`);
		const address = page.url();
		await page.click("#outside");
		expect(page.url()).toBe(address);
		expect(await page.evaluate(() => JSON.parse(localStorage.getItem("elementor")!).popup_77_disable)).toBeUndefined();
		await show(page);
		await page.click("#close");
		await gone(page);
		await page.waitForFunction(() => JSON.parse(localStorage.getItem("elementor")!).popup_77_disable === true);
		await page.click("#open77");
		await page.evaluate(() => window.gossamer!.kit());
		expect(await isOpen(page)).toBe(false);
	});

	it("toggles by its link, also where the link lies alongside it (popups #39)", async () => {
		const page = await open(`${link(79, { toggle: true })}${popup({}, 79)}`);
		for (let times = 0; times < 2; times++) {
			await show(page, 79);
			await page.click("#open79");
			await gone(page, 79);
		}
	});

	it("moves the focus in, keeps Tab inside, and gives it back (popups #43, #44), by keyboard alone", async () => {
		const page = await open(
			`${link()}<button>Page</button>${popup({ a11y_navigation: "yes", close_button_position: "" })}`,
		);
		await page.focus("#open77");
		await page.keyboard.press("Enter");
		const close = "dialog-close-button dialog-lightbox-close-button";
		await expect.poll(() => focused(page)).toBe(close);
		await page.keyboard.press("Shift+Tab");
		await expect.poll(() => focused(page)).toBe("last77");
		await page.keyboard.press("Tab");
		await expect.poll(() => focused(page)).toBe(close);
		await page.keyboard.press("Space");
		await gone(page);
		await expect.poll(() => focused(page)).toBe("open77");
	});

	it("waits with the focus for the entrance, not for one that never runs (popups #45, #57)", async () => {
		const settings = {
			a11y_navigation: "yes",
			entrance_animation: "fadeIn",
			entrance_animation_mobile: "none",
			close_button_delay: 3,
		};
		for (const options of [{}, { reducedMotion: "reduce" as const }, { viewport: { width: 400, height: 800 } }]) {
			const page = await open(`${link()}${popup(settings)}`, options);
			await show(page);
			const classes = await page.getAttribute(".dialog-widget-content", "class");
			expect(classes).toContain("viewport" in options ? "animated none" : "animated fadeIn");
			await expect.poll(() => focused(page)).toBe("first77");
			await page.waitForFunction(() =>
				document.querySelector(".dialog-widget-content")!.className.endsWith("animated"),
			);
		}
	});

	it("gives the focus to a link while the close button is hidden (popups #55)", async () => {
		const page = await open(`${link()}${popup({ a11y_navigation: "yes", close_button_delay: 3 })}`);
		await show(page);
		expect(await page.locator(".dialog-close-button").isVisible()).toBe(false);
		await expect.poll(() => focused(page)).toBe("first77");
	});

	it("lets the page behind work without an overlay, and closes (popups #54)", async () => {
		const page = await open(
			`${link(79)}<button id="buy" onclick="this.textContent='Bought'">Buy</button><div class="flatpickr-calendar"><button id="day">1</button></div>${popup({}, 79)}`,
		);
		await show(page, 79);
		await page.click("#buy", { button: "right" });
		await page.click("#day");
		expect(await isOpen(page, 79)).toBe(true);
		await page.click("#buy");
		await gone(page, 79);
		expect(await page.textContent("#buy")).toBe("Bought");
	});

	it("leaves the page where it is when the focus moves in, also without its style sheets", async () => {
		const popups =
			popup({ a11y_navigation: "yes" }) + popup({ triggers: { scrolling: "yes", scrolling_offset: 1 } }, 78);
		const page = await openMarkup(
			`<style>[data-elementor-type=popup]{display:none}</style>${link()}<p style="height:3000px"></p>${popups}`,
		);
		await show(page);
		await expect.poll(() => focused(page)).toContain("dialog-close-button");
		expect(
			await page.evaluate(() => [
				scrollY,
				document.querySelector(".elementor-popup-modal")!.getBoundingClientRect().top > innerHeight,
			]),
		).toEqual([0, true]);
		expect(await isOpen(page, 78)).toBe(false);
	});

	it("leaves Esc to what is open above or inside: a list of options, a native dialog, a popover", async () => {
		const inner = `<dialog id="native"><button>In</button></dialog><button popovertarget="tip">Tip</button><p id="tip" popover>Tip</p><button id="ask" onclick="native.showModal()">Ask</button>`;
		const page = await open(`${link()}<dialog id="page">Page</dialog>${popup({}, 77, inner)}`);
		await show(page);
		// What the page hears of the Esc that closes a list of options.
		await page.keyboard.up("Escape");
		expect(await isOpen(page)).toBe(true);
		await page.click("#ask");
		// In a native dialog the page cannot be clicked; a click on its backdrop does not count as one outside the popup.
		await page.mouse.click(5, 5);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector("dialog:modal"));
		expect(await isOpen(page)).toBe(true);
		await page.click("[popovertarget]");
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(":popover-open"));
		expect(await isOpen(page)).toBe(true);
		await page.keyboard.press("Escape");
		await gone(page);
	});

	it("gives the focus to the one below after the first Esc, when two have opened on their own", async () => {
		const settings = { a11y_navigation: "yes", triggers: { page_load: "yes" } };
		const page = await open(popup(settings) + popup(settings, 78));
		const inside = (id: number) =>
			page.evaluate((id) => !!document.activeElement?.closest(`#elementor-popup-modal-${id}`), id);
		await expect.poll(() => inside(78)).toBe(true);
		await page.keyboard.press("Escape");
		await gone(page, 78);
		await expect.poll(() => inside(77)).toBe(true);
	});

	it("returns the focus to the opener of one below that has closed first", async () => {
		const below = popup({ a11y_navigation: "yes", close_automatically: 60 }, 77, link(78));
		const page = await open(`${link()}${below}${popup({ a11y_navigation: "yes" }, 78)}`, {
			prepare: (page) => page.clock.install(),
		});
		await page.focus("#open77");
		await page.keyboard.press("Enter");
		await page.waitForSelector("#open78");
		await page.focus("#open78");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => document.activeElement?.closest("#elementor-popup-modal-78"));
		await page.clock.fastForward(60_000);
		await gone(page);
		await page.keyboard.press("Escape");
		await gone(page, 78);
		await expect.poll(() => focused(page)).toBe("open77");
	});
});
