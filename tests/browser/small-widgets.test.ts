// The page builder's small widgets in a browser: countdown.
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";

const widget = (name: string, content: string, attributes = "") =>
	`<div class="elementor-element elementor-widget elementor-widget-${name}" data-id="0012345" data-element_type="widget" data-widget_type="${name}.default" ${attributes}>${content}</div>`;

describe("countdown", () => {
	it("has its digits in every part, moves nothing when they come, and is heard as a timer (more-widgets #1)", async () => {
		const page = await openPage("/countdown", {
			prepare: (page) =>
				page.addInitScript(() => {
					const shifts: number[] = [];
					Object.assign(window, { shifts });
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
					}).observe({ type: "layout-shift", buffered: true });
				}),
		});
		await page.waitForFunction(() => document.querySelector(".elementor-countdown-seconds")?.textContent);
		const digits = await page.locator(".elementor-countdown-digits").allTextContents();
		expect(digits.filter((text) => !/^\d\d+$/.test(text))).toEqual([]);
		expect(await page.getByRole("timer").count()).toBe(3);
		expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
	});

	it("goes where its end leads, with a date long past (more-widgets #4)", async () => {
		const list = JSON.stringify([{ type: "message" }, { type: "redirect", redirect_url: "ORIGIN/thanks" }]);
		const page = await openPage("/countdown-of-its-own", {
			prepare: (page) =>
				page.route("**/countdown-of-its-own", (route) =>
					route.fulfill({
						contentType: "text/html; charset=utf-8",
						body: `<!doctype html><title>Page</title><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js"></script>${widget(
							"countdown",
							`<div class="elementor-countdown-wrapper" data-date="1" data-expire-actions='${list.replace("ORIGIN", new URL(route.request().url()).origin)}'></div>`,
						)}`,
					}),
				),
		});
		await page.waitForURL("**/thanks");
	});

	it("works where storage is blocked", async () => {
		const page = await openMarkup(
			widget(
				"countdown",
				'<div class="elementor-countdown-wrapper" data-date="" data-evergreen-interval="60"><span class="elementor-countdown-digits elementor-countdown-minutes"></span></div>',
			),
			{
				prepare: (page) =>
					page.addInitScript(() => {
						Object.defineProperty(window, "localStorage", {
							get() {
								throw new DOMException("blocked", "SecurityError");
							},
						});
					}),
			},
		);
		await expect.poll(() => page.textContent(".elementor-countdown-minutes")).toMatch(/0[01]/);
	});
});
