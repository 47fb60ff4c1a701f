// Nested accordion in a browser: slides, find in page, real focus, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations, wcag } from "../../../tests/helpers/axe";
import { openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

const head = `<style>
*{box-sizing:border-box}body{font:16px/20px sans-serif;margin:0}p{margin:0}
.e-n-accordion-item-title{display:flex;justify-content:space-between;height:40px;padding:10px;cursor:pointer}
.e-con{height:100px;padding:10px}
</style>`;

const accordion = (settings = {}, id = "1", inner = "") =>
	`<div class="elementor-element elementor-widget elementor-widget-n-accordion" data-id="w${id}" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="nested-accordion.default"><div class="e-n-accordion" aria-label="Accordion">${[
		0, 1, 2,
	]
		.map(
			(at) => `<details id="item-${id}${at}" class="e-n-accordion-item"${at ? "" : " open"}>
<summary class="e-n-accordion-item-title" data-accordion-index="${at + 1}" tabindex="${at ? -1 : 0}" aria-expanded="${!at}" aria-controls="item-${id}${at}"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">Item ${at + 1}</div></span></summary>
<div role="region" aria-labelledby="item-${id}${at}" class="elementor-element e-con e-child" data-element_type="container" data-id="c${id}${at}"><p id="text-${id}${at}">Text <button>Button ${at + 1}</button></p>${at ? "" : inner}</div></details>`,
		)
		.join("")}</div></div>`;

const summary = (id: number) => `#item-${id} > summary`;
/** Touches the widget, which loads the chunk, and waits for it. */
const start = async (page: Page, id = 10) => {
	await page.focus(summary(id));
	// The chunk answers as soon as an arrow moves the focus.
	await expect
		.poll(async () => {
			await page.keyboard.press("End");
			return page.evaluate(() => document.activeElement?.parentElement?.id);
		})
		.toMatch(/2$/);
	await page.keyboard.press("Home");
};
const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const page = await openMarkup(body, { ...options, head });
	await start(page);
	return page;
};
const snapshot = (page: Page, id: number) =>
	page.evaluate((id) => {
		const item = document.getElementById(`item-${id}`) as HTMLDetailsElement;
		return {
			open: item.open,
			expanded: item.querySelector("summary")!.ariaExpanded,
			height: item.offsetHeight,
			style: item.getAttribute("style"),
		};
	}, id);
const finish = async (page: Page) => {
	await frames(page);
	await page.evaluate(() => {
		for (const slide of document.getAnimations()) slide.finish();
	});
	await frames(page);
};

describe("slide", () => {
	it("opens item 2 while item 1 closes, takes `open` away at the end of 400 ms and clears the inline height (page-builder #30)", async () => {
		const page = await open(accordion({ max_items_expended: "one" }));
		expect((await snapshot(page, 10)).height).toBe(140);
		// Looked at from inside the page: a busy machine may be late to ask.
		const times = await page.evaluate(async (summary) => {
			document.querySelector<HTMLElement>(summary)!.click();
			while (!document.getAnimations()[1]) await new Promise(requestAnimationFrame);
			return document.getAnimations().map((slide) => {
				const item = (slide.effect as KeyframeEffect).target as HTMLDetailsElement;
				slide.pause();
				slide.currentTime = 200;
				return [item.id, slide.effect!.getTiming().duration, item.open, item.offsetHeight];
			});
		}, summary(11));
		expect(times).toEqual([
			["item-10", 400, true, 90],
			["item-11", 400, true, 90],
		]);
		expect((await snapshot(page, 10)).expanded).toBe("false");
		expect((await snapshot(page, 11)).expanded).toBe("true");
		await finish(page);
		expect(await snapshot(page, 10)).toEqual({ open: false, expanded: "false", height: 40, style: "" });
		expect(await snapshot(page, 11)).toEqual({ open: true, expanded: "true", height: 140, style: "" });
	});

	it("finishes automatically after the time that the setting says", async () => {
		const page = await open(accordion({ n_accordion_animation_duration: { size: 0.1, unit: "s" } }));
		await page.click(summary(11));
		await page.waitForFunction(
			() => !document.querySelector("#item-10[open]") && document.getElementById("item-11")!.style.cssText === "",
		);
		expect(await snapshot(page, 11)).toEqual({ open: true, expanded: "true", height: 140, style: "" });
	});

	it("continues from where it was interrupted and leaves no height behind after quick clicks", async () => {
		const page = await open(accordion({ max_items_expended: "multiple" }));
		const heights = await page.evaluate(async (summary) => {
			const item = document.getElementById("item-11")!;
			document.querySelector<HTMLElement>(summary)!.click();
			while (!item.getAnimations()[0]) await new Promise(requestAnimationFrame);
			const [slide] = item.getAnimations();
			slide!.pause();
			slide!.currentTime = 200;
			const before = item.offsetHeight;
			item.querySelector("summary")!.click();
			return [before, item.offsetHeight];
		}, summary(11));
		expect(heights[1]).toBe(heights[0]);
		for (let count = 0; count < 6; count++) await page.click(summary(11));
		await finish(page);
		expect(await snapshot(page, 11)).toEqual({ open: false, expanded: "false", height: 40, style: "" });
		await page.click(summary(11));
		await finish(page);
		expect(await snapshot(page, 11)).toEqual({ open: true, expanded: "true", height: 140, style: "" });
	});

	it("opens immediately if there is nothing to measure", async () => {
		const page = await open(accordion());
		await page.addStyleTag({ content: "#item-11 > .e-con{display:none}" });
		await page.click(summary(11));
		await frames(page);
		expect(await page.evaluate(() => document.getElementById("item-11")!.getAnimations().length)).toBe(0);
		expect(await snapshot(page, 11)).toEqual({ open: true, expanded: "true", height: 40, style: "" });
	});

	it("does not move under reduced motion", async () => {
		const page = await open(accordion(), { reducedMotion: "reduce" });
		await page.click(summary(11));
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		expect((await snapshot(page, 10)).open).toBe(false);
		expect((await snapshot(page, 11)).open).toBe(true);
	});
});

describe("without and before the chunk", () => {
	it("answers the click that loads the chunk, once", async () => {
		const page = await openMarkup(accordion(), { head });
		await page.click(summary(11));
		await page.waitForFunction(() => !document.querySelector("#item-10[open]"));
		await finish(page);
		expect(await snapshot(page, 11)).toEqual({ open: true, expanded: "true", height: 140, style: "" });
	});

	it("opens and closes natively without script", async () => {
		const page = await openMarkup(accordion(), {
			head,
			prepare: (page) =>
				page.route("**/gossamer.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
		});
		await page.click(summary(11));
		expect((await snapshot(page, 11)).open).toBe(true);
		await page.click(summary(11));
		expect((await snapshot(page, 11)).open).toBe(false);
	});

	it("tells assistive technology about an item that the browser opened automatically", async () => {
		const page = await open(accordion());
		await page.evaluate(() => {
			location.hash = "text-12";
		});
		await page.waitForFunction(() => document.querySelector("#item-12 summary")!.ariaExpanded === "true");
		expect((await snapshot(page, 12)).open).toBe(true);
	});
});

describe("keys", () => {
	it("closes an open item with Escape, from its summary and from inside, and leaves a closed one (page-builder #31)", async () => {
		const page = await open(accordion());
		const focusedItem = () => page.evaluate(() => document.activeElement!.closest("summary")?.parentElement?.id);
		await page.focus("#item-10 button");
		await page.keyboard.press("Escape");
		await finish(page);
		expect((await snapshot(page, 10)).open).toBe(false);
		expect(await focusedItem()).toBe("item-10");
		await page.keyboard.press("Escape");
		await finish(page);
		expect(await snapshot(page, 10)).toEqual({ open: false, expanded: "false", height: 40, style: "" });
		await page.keyboard.press("Enter");
		await finish(page);
		expect((await snapshot(page, 10)).open).toBe(true);
		await page.keyboard.press("Escape");
		await finish(page);
		expect((await snapshot(page, 10)).open).toBe(false);
		expect(await focusedItem()).toBe("item-10");
	});

	it("toggles once a press of Space or Enter, roves with arrows, and never scrolls the page", async () => {
		const page = await open(`${accordion()}<div style="height:3000px"></div>`);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Space");
		await finish(page);
		expect((await snapshot(page, 11)).open).toBe(true);
		expect((await snapshot(page, 10)).open).toBe(false);
		await page.keyboard.press("Enter");
		await finish(page);
		expect((await snapshot(page, 11)).open).toBe(false);
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		expect(await page.evaluate(() => document.activeElement!.parentElement!.id)).toBe("item-10");
		await page.keyboard.press("End");
		expect(
			await page.evaluate(() => [...document.querySelectorAll("summary")].map(({ tabIndex }) => tabIndex)),
		).toEqual([-1, -1, 0]);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

it("leaves an accordion in a panel, and the one around it, alone (page-builder #25)", async () => {
	const page = await open(accordion({}, "1", accordion({}, "2")));
	await start(page, 20);
	await page.click(summary(21));
	await finish(page);
	expect((await snapshot(page, 20)).open).toBe(false);
	expect((await snapshot(page, 21)).open).toBe(true);
	expect((await snapshot(page, 10)).open).toBe(true);
});

it("has nothing that an accessibility check finds wrong, open or closed", async () => {
	const page = await open(accordion(), { reducedMotion: "reduce" });
	await page.click(summary(11));
	expect(await violations(page, "html", wcag)).toEqual([]);
});
