// Nested tabs in a browser: panels, real focus, accordion layout, dragging a wide heading, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations, wcag } from "../../../tests/helpers/axe";
import { openMarkup } from "../../../tests/helpers/browser";
import { countLayoutReads } from "../../../tests/helpers/layout-reads";

const head = `<style>
*{box-sizing:border-box}body{font:16px/20px sans-serif;margin:0}p{margin:0}
.e-n-tabs-heading{display:flex;justify-content:var(--n-tabs-heading-justify-content,var(--justify,center))}
.e-n-tab-title{flex:none;width:var(--title-width,100px);padding:10px}
.e-n-tabs-content>.e-con{display:none;padding:20px}
.e-n-tabs:not(.e-activated)>.e-n-tabs-content>.e-con:first-child,.e-n-tabs-content>.e-active{display:block}
.is-scroll .e-n-tabs-heading{width:400px;overflow-x:auto}
@media(max-width:767px){.e-n-tabs-mobile .e-n-tabs-heading,.e-n-tabs-mobile .e-n-tabs-content{display:contents}}
</style>`;

interface Options {
	count?: number;
	settings?: Record<string, string>;
	titleIds?: string[];
	classes?: string;
	style?: string;
}
const tabs = ({ count = 3, settings = {}, titleIds = [], classes = "e-n-tabs-mobile", style = "" }: Options = {}) => {
	const numbers = Array.from({ length: count }, (_, at) => at + 1);
	const titleId = (at: number) => titleIds[at - 1] ?? `title-${at}`;
	return `<div class="elementor-element elementor-widget elementor-widget-n-tabs ${classes}" style="${style}" data-id="w1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="nested-tabs.default"><div class="e-n-tabs" data-widget-number="1">
<div class="e-n-tabs-heading" role="tablist">${numbers
		.map(
			(at) =>
				`<button id="${titleId(at)}" class="e-n-tab-title" aria-selected="${at === 1}" data-tab-index="${at}" role="tab" tabindex="${at === 1 ? 0 : -1}" aria-controls="e-n-tab-content-1${at}"><span class="e-n-tab-title-text">Tab ${at}</span></button>`,
		)
		.join("")}</div><div class="e-n-tabs-content">${numbers
		.map(
			(at) =>
				`<div id="e-n-tab-content-1${at}" role="tabpanel" aria-labelledby="${titleId(at)}" data-tab-index="${at}" class="${at === 1 ? "e-active" : ""} elementor-element e-con e-child" data-element_type="container" data-id="c${at}"><p>Panel ${at} <button>Button ${at}</button></p></div>`,
		)
		.join("")}</div></div></div>`;
};

const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const page = await openMarkup(body, { ...options, head: head + (options.head ?? "") });
	await page.waitForSelector(".e-activated");
	return page;
};
const shown = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("[role=tabpanel]")]
			.filter(({ offsetHeight }) => offsetHeight)
			.map(({ dataset }) => dataset.tabIndex),
	);
const focused = (page: Page) => page.evaluate(() => document.activeElement!.id);
const headingState = (page: Page) =>
	page.evaluate(() => {
		const heading = document.querySelector<HTMLElement>(".e-n-tabs-heading")!;
		return {
			left: heading.scrollLeft,
			end: heading.scrollWidth - heading.clientWidth,
			justify: heading.style.getPropertyValue("--n-tabs-heading-justify-content"),
			classes: heading.className,
		};
	});

describe("panels", () => {
	it("is activated with title 1 as the only tab stop, and reads no layout for it (page-builder #26)", async () => {
		const page = await open(tabs(), {
			prepare: (page) => page.addInitScript(`window.layout = (${countLayoutReads})()`),
		});
		const reads = await page.evaluate(() => (window as unknown as { layout: { reads(): string[] } }).layout.reads());
		expect(reads).toEqual([]);
		expect(await page.evaluate(() => document.querySelectorAll('.e-n-tab-title[tabindex="0"]').length)).toBe(1);
		await page.keyboard.press("Tab");
		await expect.poll(() => focused(page)).toBe("title-1");
		expect(await shown(page)).toEqual(["1"]);
		expect(await page.evaluate(() => document.querySelector<HTMLElement>(".e-n-tabs")!.dataset.touchMode)).toBe(
			"false",
		);
	});

	it("shows the last panel on End and Enter, and sends it (page-builder #27)", async () => {
		const page = await open(tabs());
		await page.evaluate(() => {
			const heard: string[] = [];
			Object.assign(window, { heard });
			for (const name of [
				"elementor-pro/motion-fx/recalc",
				"elementor/nested-tabs/activate",
				"elementor/nested-elements/activate-by-keyboard",
				"elementor/bg-video/recalc",
			])
				window.addEventListener(name, (event) => {
					const { detail } = event as CustomEvent;
					heard.push(`${name} ${detail instanceof Element ? detail.id : JSON.stringify(detail)}`);
				});
		});
		await page.focus("#title-1");
		await page.keyboard.press("End");
		await page.keyboard.press("Enter");
		expect(await shown(page)).toEqual(["3"]);
		expect(await page.evaluate(() => [...document.querySelectorAll(".e-active")].map(({ id }) => id))).toEqual([
			"e-n-tab-content-13",
		]);
		expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
			'elementor/nested-elements/activate-by-keyboard {"widgetId":"w1","titleIndex":"3"}',
			"elementor-pro/motion-fx/recalc null",
			"elementor/nested-tabs/activate e-n-tab-content-13",
			"elementor/bg-video/recalc null",
		]);
	});

	it("works with title ids of the owner's own, by mouse and by key (page-builder #28)", async () => {
		const page = await open(tabs({ titleIds: ["prices", "dates", "more"] }));
		await page.click("#dates");
		expect(await shown(page)).toEqual(["2"]);
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => focused(page)).toBe("more");
		await page.keyboard.press("Space");
		expect(await shown(page)).toEqual(["3"]);
	});

	it("goes back to the active title on Escape inside a panel (page-builder #29)", async () => {
		const page = await open(tabs());
		await page.click("#title-2");
		await page.keyboard.press("Tab");
		await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toBe("Button 2");
		await page.keyboard.press("Escape");
		await expect.poll(() => focused(page)).toBe("title-2");
	});

	it("scrolls nothing with its keys", async () => {
		const page = await open(`${tabs()}<div style="height:3000px"></div>`);
		await page.focus("#title-1");
		for (const key of ["ArrowDown", "End", "Space", "Home", "ArrowUp"]) await page.keyboard.press(key);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		expect(await shown(page)).toEqual(["3"]);
	});

	it("changes panels by class alone (page-builder #62)", async () => {
		const page = await open(tabs());
		await page.click("#title-2");
		expect(await page.evaluate(() => document.querySelectorAll("[role=tabpanel][style]").length)).toBe(0);
		expect(await page.evaluate(() => document.querySelectorAll(".e-active").length)).toBe(1);
		expect(await shown(page)).toEqual(["2"]);
	});

	it("opens a moment after it closed where the panels stand as an accordion", async () => {
		const page = await open(tabs(), { viewport: { width: 400, height: 700 } });
		const during = await page.evaluate(() => {
			document.getElementById("title-2")!.click();
			return document.querySelectorAll(".e-active").length;
		});
		expect(during).toBe(0);
		await page.waitForSelector("#e-n-tab-content-12.e-active");
		expect(await shown(page)).toEqual(["2"]);
	});

	it("knows a touch screen, and takes a small window for one", async () => {
		const touchMode = (page: Page) =>
			page.evaluate(() => document.querySelector<HTMLElement>(".e-n-tabs")!.dataset.touchMode);
		const touch = await open(tabs(), { hasTouch: true });
		expect(await touchMode(touch)).toBe("true");
		const page = await open(tabs());
		await page.setViewportSize({ width: 800, height: 600 });
		await expect.poll(() => touchMode(page)).toBe("true");
		await page.setViewportSize({ width: 1200, height: 600 });
		await expect.poll(() => touchMode(page)).toBe("false");
	});
});

describe("horizontal scroll", () => {
	const wide = (settings: Record<string, string> = {}, justify = "center") =>
		tabs({
			count: 6,
			classes: "e-n-tabs-none is-scroll",
			style: `--justify:${justify}`,
			settings: { horizontal_scroll: "enable", ...settings },
		});
	const dragTitle = async (page: Page, title: string, distance: number) => {
		const box = (await page.locator(title).boundingBox())!;
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		expect((await headingState(page)).classes).toBe("e-n-tabs-heading e-scroll");
		await page.mouse.move(x + distance / 2, y);
		await page.mouse.move(x + distance, y + 100);
		expect((await headingState(page)).classes).toBe("e-n-tabs-heading e-scroll e-scroll-active");
	};

	it("follows the mouse as far as it is dragged and swallows the click of the drag", async () => {
		const page = await open(wide());
		await expect.poll(async () => (await headingState(page)).justify).toBe("start");
		await dragTitle(page, "#title-3", -120);
		expect((await headingState(page)).left).toBe(120);
		await page.mouse.up();
		expect((await headingState(page)).classes).toBe("e-n-tabs-heading");
		expect(await shown(page)).toEqual(["1"]);
		await page.click("#title-4");
		expect(await shown(page)).toEqual(["4"]);
		expect((await headingState(page)).left).toBe(120);
	});

	it("swallows the click of a drag that ends on the heading", async () => {
		const page = await open(wide());
		await expect.poll(async () => (await headingState(page)).justify).toBe("start");
		const box = (await page.locator("#title-2").boundingBox())!;
		await page.mouse.move(box.x + 60, box.y + 10);
		await page.mouse.down();
		await page.mouse.move(box.x + 30, box.y + 10);
		await page.mouse.up();
		expect((await headingState(page)).left).toBe(30);
		expect(await shown(page)).toEqual(["1"]);
		await page.mouse.down();
		await page.mouse.up();
		expect(await shown(page)).toEqual(["2"]);
	});

	it("finds titles that overflow to the left, and shows the far end where they are justified to it", async () => {
		const page = await open(wide({ tabs_justify_horizontal: "end" }, "end"));
		await expect.poll(async () => (await headingState(page)).left).toBe(200);
		expect(await headingState(page)).toMatchObject({ justify: "start", end: 200 });
	});

	it("shows the far end from right to left too", async () => {
		const page = await open(wide({ tabs_justify_horizontal: "end" }, "end"), {
			head: '<script>var elementorFrontendConfig={is_rtl:true};document.dir="rtl"</script>',
		});
		await expect.poll(async () => (await headingState(page)).left).toBe(-200);
		await dragTitle(page, "#title-5", -70);
		expect((await headingState(page)).left).toBe(-130);
		await page.mouse.up();
	});

	it("looks again on another device, whose setting may differ where the heading keeps its width", async () => {
		const page = await open(wide({ horizontal_scroll: "disable", horizontal_scroll_mobile: "enable" }), {
			viewport: { width: 1200, height: 600 },
		});
		expect((await headingState(page)).justify).toBe("");
		await page.setViewportSize({ width: 600, height: 600 });
		await expect.poll(async () => (await headingState(page)).justify).toBe("start");
	});

	it("looks again when the heading is resized, and leaves titles that fit as they are", async () => {
		const page = await open(wide());
		await expect.poll(async () => (await headingState(page)).justify).toBe("start");
		await page.addStyleTag({ content: ".is-scroll .e-n-tabs-heading{width:700px}" });
		await expect.poll(async () => (await headingState(page)).justify).toBe("");
		await page.addStyleTag({ content: ".is-scroll .e-n-tabs-heading{width:300px}" });
		await expect.poll(async () => (await headingState(page)).justify).toBe("start");
		const fitting = await open(tabs({ settings: { horizontal_scroll: "enable" }, classes: "e-n-tabs-none is-scroll" }));
		expect((await headingState(fitting)).justify).toBe("");
	});
});

it("has nothing that an accessibility check finds wrong", async () => {
	const page = await open(tabs());
	await page.click("#title-2");
	expect(await violations(page, "html", wcag)).toEqual([]);
});
