// Contact buttons and floating bars in a browser: the focus, the room that is made for a bar, what sticks below it.
import { describe, expect, it } from "vitest";
import { violations, wcag } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";

const chat = ".e-contact-buttons__chat-button";
const send = ".e-contact-buttons__send-button";
const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.offsetHeight;

describe("floating buttons", () => {
	it("open with the first press, take the focus in, and give it back after Escape", async () => {
		const page = await openPage("/floating-buttons");
		expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
		await page.focus(chat);
		await page.press(chat, "Enter");
		await page.locator(send).waitFor();
		await page.waitForFunction(() => document.activeElement!.matches(".e-contact-buttons__close-button"));
		await page.keyboard.press("Escape");
		await page.locator(send).waitFor({ state: "hidden" });
		await page.waitForFunction((chat) => document.activeElement!.matches(chat), chat);
	});

	it("close at an Escape that comes before the part that hears it", async () => {
		let arrive = () => {};
		const asked = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		const page = await openPage("/floating-buttons", {
			prepare: (page) =>
				page.route("**/overlays.js", async (route) => {
					await asked;
					await route.continue();
				}),
		});
		const request = page.waitForRequest("**/overlays.js");
		await page.focus(chat);
		await page.press(chat, "Enter");
		await request;
		await page.locator(send).waitFor();
		await page.keyboard.press("Escape");
		await page.locator(send).waitFor({ state: "hidden" });
		arrive();
		// It is heard by the part from the next time on.
		await page.press(chat, "Enter");
		await page.waitForFunction(() => document.activeElement!.matches(".e-contact-buttons__close-button"));
		await page.keyboard.press("Escape");
		await page.locator(send).waitFor({ state: "hidden" });
	});

	it("have nothing that axe finds, open and closed", async () => {
		const page = await openPage("/floating-buttons", { reducedMotion: "reduce" });
		await page.waitForFunction(() => !!document.body.style.paddingTop);
		expect(await violations(page, "html", wcag)).toEqual([]);
		await page.click(chat);
		await page.waitForFunction(() => document.activeElement!.matches(".e-contact-buttons__close-button"));
		expect(await violations(page, "html", wcag)).toEqual([]);
	});

	it("make room for a bar at the top, for what sticks there too, and give it back", async () => {
		const page = await openPage("/floating-buttons");
		const bar = ".e-floating-bars.is-sticky";
		await page.waitForFunction(() => !!document.body.style.paddingTop);
		const height = await page.evaluate(heightOf, bar);
		expect(await page.evaluate(() => Number.parseFloat(document.body.style.paddingTop))).toBe(height);
		// The other bar is the first line of the page.
		expect(await page.evaluate(top, ".e-floating-bars:not(.is-sticky)")).toBe(height);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		await expect.poll(() => page.evaluate(top, ".sticks")).toBe(height + 8);
		await page.click(`${bar} .e-floating-bars__close-button`);
		await expect.poll(() => page.evaluate(top, ".sticks")).toBe(8);
		expect(await page.evaluate(() => document.body.style.paddingTop)).toBe("");
	});

	it("tell clicks when the page is left", async () => {
		const page = await openPage("/floating-buttons");
		await page.waitForFunction(() => !!document.body.style.paddingTop);
		const told = page.waitForRequest((request) => request.postData()?.includes("elementor_send_clicks") ?? false);
		await page.click(".e-floating-bars.is-sticky .e-floating-bars__cta-button");
		await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
		expect(new URLSearchParams((await told).postData()!).getAll("clicks[]")).toEqual(["702"]);
	});
});
