// Off-canvas in a browser: real animations, keys and focus, the page behind, links, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

const trigger = '.elementor-button[aria-controls="off-canvas-0ffca01"]';
const open = async (options: Parameters<typeof openPage>[1] = {}) => {
	const page = await openPage("/off-canvas", options);
	await page.waitForSelector(trigger, { state: "attached" });
	// Chromium takes no key before it has painted the page.
	await frames(page);
	return page;
};
const state = (page: Page) =>
	page.evaluate(() => {
		const wrapper = document.getElementById("off-canvas-0ffca01")!;
		return {
			isOpen: wrapper.ariaHidden === "false",
			body: document.body.className.match(/e-off-canvas\S+/g) ?? [],
			main: wrapper.querySelector(".e-off-canvas__main")!.className,
		};
	});
const settled = { body: [], main: "e-off-canvas__main" };
const focused = (page: Page) =>
	page.evaluate(() =>
		document.activeElement?.closest("[data-id]")?.parentElement?.closest("[data-id]")?.getAttribute("data-id"),
	);

describe("off-canvas", () => {
	it("opens and closes by links, and starts the widgets inside at the first opening (popups #47, #48)", async () => {
		const page = await open();
		await page.click(`main ${trigger} >> nth=0`);
		await expect.poll(() => state(page)).toMatchObject({ isOpen: true, main: settled.main });
		await expect.poll(() => page.textContent("#off-canvas-0ffca01 .elementor-counter-number")).toBe("3");
		expect(await page.getAttribute(`${trigger} >> nth=0`, "aria-expanded")).toBe("true");
		await page.click("#off-canvas-0ffca01 .elementor-button");
		await expect.poll(() => state(page)).toEqual({ isOpen: false, ...settled });
		expect(await page.getAttribute(`${trigger} >> nth=0`, "aria-expanded")).toBe("false");
	});

	it("moves the focus in by key, keeps Tab inside and gives it back (popups #53)", async () => {
		const page = await open();
		await page.focus(trigger);
		await page.keyboard.press("Enter");
		await expect.poll(() => focused(page)).toBe("0ffca01");
		expect(await page.evaluate(() => !!document.querySelector("header[inert]"))).toBe(true);
		for (const key of ["Tab", "Tab", "Shift+Tab"]) {
			await page.keyboard.press(key);
			await expect.poll(() => focused(page)).toBe("0ffca01");
		}
		await page.keyboard.press("Escape");
		await expect
			.poll(() => page.evaluate((trigger) => document.activeElement === document.querySelector(trigger), trigger))
			.toBe(true);
		expect(await page.evaluate(() => !!document.querySelector("header[inert]"))).toBe(false);
		expect(await state(page)).toEqual({ isOpen: false, ...settled });
	});

	it("does not move the focus when a pointer opens it, and closes by the overlay (popups #53)", async () => {
		const page = await open();
		await page.click(trigger);
		await expect.poll(() => state(page)).toMatchObject({ isOpen: true, main: settled.main });
		expect(await page.evaluate((trigger) => document.activeElement === document.querySelector(trigger), trigger)).toBe(
			true,
		);
		await page.mouse.click(20, 400);
		await expect.poll(() => state(page)).toEqual({ isOpen: false, ...settled });
	});

	it("locks the page while open, and until the panel has gone (popups #50)", async () => {
		const page = await open();
		await page.click(trigger);
		await expect.poll(async () => (await state(page)).body).toEqual(["e-off-canvas__no-scroll"]);
		await page.mouse.move(600, 600);
		await page.mouse.wheel(0, 500);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press("Escape");
		await expect.poll(() => state(page)).toEqual({ isOpen: false, ...settled });
		await page.mouse.wheel(0, 500);
		await page.waitForFunction(() => scrollY > 0);
	});

	it("finishes within a frame with reduced motion (popups #51)", async () => {
		const page = await open({ reducedMotion: "reduce" });
		await page.focus(trigger);
		await page.keyboard.press("Enter");
		await expect.poll(() => focused(page)).toBe("0ffca01");
		const after = await page.evaluate(
			(trigger) =>
				new Promise((resolve) => {
					dispatchEvent(
						new CustomEvent("elementor-pro/off-canvas/toggle-display-mode", {
							detail: { id: "0ffca01", displayMode: "close" },
						}),
					);
					requestAnimationFrame(() =>
						resolve([
							/e-off-canvas/.test(document.body.className),
							document.activeElement === document.querySelector(trigger),
						]),
					);
				}),
			trigger,
		);
		expect(after).toEqual([false, true]);
	});

	it("waits with the focus for a control that becomes visible a moment later", async () => {
		const page = await open({
			prepare: (page) =>
				page.addInitScript(() =>
					document.addEventListener("DOMContentLoaded", () => {
						const sheet = new CSSStyleSheet();
						// A frame that is drawn late has the same effect on a transition of everything.
						sheet.replaceSync(".e-off-canvas a{transition:visibility 0s 330ms}");
						document.adoptedStyleSheets.push(sheet);
					}),
				),
		});
		await page.focus(trigger);
		await page.keyboard.press("Enter");
		await expect.poll(() => focused(page)).toBe("0ffca01");
		expect(await page.locator(".e-off-canvas__content[tabindex]").count()).toBe(0);
	});

	it("lets an exit run to its end when it cuts an entrance of another name short", async () => {
		const page = await open({
			prepare: (page) =>
				page.addInitScript(() =>
					document.addEventListener("DOMContentLoaded", () => {
						const host = document.querySelector<HTMLElement>('[data-id="0ffca01"]')!;
						host.dataset.settings = JSON.stringify({
							entrance_animation: "slideInRight",
							exit_animation: "slideInLeft",
						});
						const sheet = new CSSStyleSheet();
						sheet.replaceSync(".e-off-canvas__main{--e-off-canvas-animation-duration:2s!important}");
						document.adoptedStyleSheets.push(sheet);
					}),
				),
		});
		await page.click(trigger);
		await page.waitForFunction(() => document.getAnimations().some((animation) => Number(animation.currentTime) > 50));
		await page.keyboard.press("Escape");
		const classes = await page.evaluate(async () => {
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			return document.querySelector("#off-canvas-0ffca01 .e-off-canvas__main")!.className;
		});
		expect(classes).toContain("reverse");
		await expect.poll(() => state(page)).toEqual({ isOpen: false, ...settled });
	});

	it("has no accessibility problem, closed or open", async () => {
		const page = await open({ bypassCSP: true });
		expect(await violations(page, "main")).toEqual([]);
		await page.focus(trigger);
		await page.keyboard.press("Enter");
		await expect.poll(() => focused(page)).toBe("0ffca01");
		await expect.poll(() => state(page)).toMatchObject({ main: settled.main });
		await expect.poll(() => page.textContent("#off-canvas-0ffca01 .elementor-counter-number")).toBe("3");
		expect(await violations(page, "main")).toEqual([]);
	});
});
