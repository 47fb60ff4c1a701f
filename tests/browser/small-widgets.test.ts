// The page builder's small widgets in a browser: countdown, animated headline, share buttons, progress tracker, hotspot.
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";
import { recordShifts, shifted } from "../helpers/shifts";

const widget = (name: string, content: string, attributes = "") =>
	`<div class="elementor-element elementor-widget elementor-widget-${name}" data-id="0012345" data-element_type="widget" data-widget_type="${name}.default" ${attributes}>${content}</div>`;

describe("countdown", () => {
	it("has its digits in every part, moves nothing when they come, and is heard as a timer (more-widgets #1)", async () => {
		const page = await openPage("/countdown", {
			prepare: recordShifts,
		});
		await page.waitForFunction(() => document.querySelector(".elementor-countdown-seconds")?.textContent);
		const digits = await page.locator(".elementor-countdown-digits").allTextContents();
		expect(digits.filter((text) => !/^\d\d+$/.test(text))).toEqual([]);
		expect(await page.getByRole("timer").count()).toBe(3);
		expect(await shifted(page)).toBe(0);
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

describe("animated headline", () => {
	it("moves nothing below it while words of other widths take turns, also on a phone", async () => {
		const words = ["a", "some words that are long", "b"].map(
			(word, index) =>
				`<span class="elementor-headline-dynamic-text${index ? "" : " elementor-headline-text-active"}" style="white-space:nowrap"> ${word} </span>`,
		);
		const page = await openMarkup(
			`<style>.elementor-headline-dynamic-wrapper{display:inline-block;position:relative}.elementor-headline-dynamic-text{position:absolute;top:0;left:0;opacity:0}.elementor-headline-dynamic-text.elementor-headline-text-active{position:relative;opacity:1}</style>${widget(
				"animated-headline",
				`<h3 class="elementor-headline"><span>We are</span> <span class="elementor-headline-dynamic-wrapper">${words.join("")}</span></h3>`,
				`data-settings='{"headline_style":"rotate","animation_type":"flip","rotate_iteration_delay":200,"loop":"yes"}'`,
			)}<p id="below">Below</p>`,
			{ viewport: { width: 260, height: 800 } },
		);
		await page.waitForSelector(".elementor-headline[style*=min-height]");
		const tops = await page.evaluate(async () => {
			const tops = new Set<number>();
			const seen = new Set<Element>();
			while (seen.size < 3) {
				await new Promise(requestAnimationFrame);
				tops.add(document.querySelector("#below")!.getBoundingClientRect().top);
				seen.add(document.querySelector(".elementor-headline-text-active")!);
			}
			return [...tops];
		});
		expect(tops.length).toBe(1);
		expect(await page.getByRole("heading", { name: "We are a some words that are long b" }).count()).toBe(1);
	});

	it("is drawn immediately under reduced motion (more-widgets #7)", async () => {
		const page = await openPage("/animated-headline", { reducedMotion: "reduce" });
		const path = page.locator(".elementor-headline--style-highlight path").first();
		await page.locator(".elementor-headline--style-highlight").first().scrollIntoViewIfNeeded();
		await path.waitFor({ state: "attached" });
		expect(
			await path.evaluate((node) => {
				const { animationName, opacity, strokeDashoffset } = getComputedStyle(node);
				return [animationName, opacity, strokeDashoffset];
			}),
		).toEqual(["none", "1", "0px"]);
	});
});

describe("share buttons", () => {
	it("open a window without a way back, by the keyboard too (more-widgets #9, #10)", async () => {
		const page = await openPage("/share-buttons", {
			fresh: true,
			prepare: (page) => page.context().route(/pinterest/, (route) => route.fulfill({ body: "shared" })),
		});
		const button = page.getByRole("button", { name: "Share on Pinterest" });
		await button.focus();
		const top = await page.evaluate(() => scrollY);
		const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Space")]);
		await popup.waitForURL(/pinterest/);
		expect(new URL(popup.url()).searchParams.get("url")).toBe("https://pottery.example/?from=demo&shelf=2");
		expect(await popup.evaluate(() => window.opener)).toBeNull();
		expect(await page.evaluate(() => scrollY)).toBe(top);
	});
});

describe("progress tracker", () => {
	it("is 17.39 % wide on a page of 9079 in a window of 800 scrolled to 1440 (more-widgets #38)", async () => {
		const page = await openMarkup(
			`<style>body{margin:0}.current-progress{display:none;height:20px}</style><div style="position:fixed;top:0;width:100%">${widget(
				"progress-tracker",
				'<div class="elementor-scrolling-tracker elementor-scrolling-tracker-horizontal"><div class="current-progress"><div class="current-progress-percentage"></div></div></div>',
				`data-settings='{"type":"horizontal","relative_to":"entire_page","percentage":"yes"}'`,
			)}</div><div style="height:9079px"></div>`,
			{ viewport: { width: 1000, height: 800 } },
		);
		await page.waitForSelector("[role=progressbar][aria-valuenow]", { state: "attached" });
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), (1440 * (height - 800)) / (9079 - 800));
		const bar = page.locator(".current-progress");
		await expect
			.poll(() => bar.evaluate((node: HTMLElement) => Math.round(Number.parseFloat(node.style.width) * 10)))
			.toBe(174);
		expect(await bar.textContent()).toBe("17%");
	});

	it("draws its circle", async () => {
		const page = await openPage("/progress-tracker");
		await page.waitForSelector(".elementor-scrolling-tracker-circular[aria-valuenow]");
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		const circle = page.locator("circle.current-progress");
		await expect
			.poll(() => circle.evaluate((node: SVGElement) => Number.parseFloat(node.style.strokeDashoffset)))
			.toBe(0);
		expect(await circle.evaluate((node: SVGElement) => Number.parseFloat(node.style.strokeDasharray))).toBeGreaterThan(
			50,
		);
	});
});

describe("hotspot", () => {
	it("opens one at a time; Escape and a press outside close it (more-widgets #39)", async () => {
		const page = await openPage("/hotspot");
		const points = page.locator(".elementor-widget-hotspot").first().locator(".e-hotspot__button");
		const active = page.locator(".e-hotspot--active");
		await points.nth(0).click();
		await points.nth(1).click();
		await expect.poll(() => active.count()).toBe(1);
		expect(await points.nth(1).getAttribute("aria-expanded")).toBe("true");
		await page.keyboard.press("Escape");
		await expect.poll(() => active.count()).toBe(0);
		await points.nth(1).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => active.count()).toBe(1);
		await page.locator("h1").click();
		await expect.poll(() => active.count()).toBe(0);
	});
});
