// Accordion, toggle and tabs in a browser: slides, real focus and tab order, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations, wcag } from "../../../tests/helpers/axe";
import { openMarkup } from "../../../tests/helpers/browser";
import { countLayoutReads } from "../../../tests/helpers/layout-reads";

const head = `<style>
*{box-sizing:border-box}body{font:16px/20px sans-serif;margin:0}p{margin:0}
.elementor-tab-title{padding:10px;cursor:pointer}
.elementor-tab-content{display:none;padding:15px 20px}
.elementor-tab-content p{height:70px}
.elementor-tabs-wrapper{display:flex}.elementor-tab-mobile-title{display:none}
@media(max-width:767px){.elementor-tabs-wrapper{display:none}.elementor-tab-mobile-title{display:block}}
</style>`;

const widget = (type: string, body: string) =>
	`<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${type}" data-element_type="widget" data-widget_type="${type}.default">${body}</div>`;
const items = (kind: "accordion" | "toggle") =>
	widget(
		kind,
		`<div class="elementor-${kind}">${[1, 2, 3]
			.map(
				(at) => `<div class="elementor-${kind}-item">
<div id="${kind}-title-${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="${kind}-content-${at}" aria-expanded="false"><a class="elementor-${kind}-title" tabindex="0">Title ${at}</a></div>
<div id="${kind}-content-${at}" class="elementor-tab-content" data-tab="${at}" role="region" aria-labelledby="${kind}-title-${at}"><p>Text <a href="#${kind}${at}">link</a></p></div></div>`,
			)
			.join("")}</div>`,
	);
const state = (at: number) =>
	`data-tab="${at}" role="tab" aria-selected="${at === 1}" tabindex="${at === 1 ? 0 : -1}" aria-controls="tabs-content-${at}" aria-expanded="false"`;
const tabs = widget(
	"tabs",
	`<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${[1, 2, 3]
		.map(
			(at) =>
				`<div id="tabs-title-${at}" class="elementor-tab-title elementor-tab-desktop-title" ${state(at)}>Tab ${at}</div>`,
		)
		.join("")}</div><div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${[1, 2, 3]
		.map(
			(
				at,
			) => `<div id="tabs-mobile-${at}" class="elementor-tab-title elementor-tab-mobile-title" ${state(at)}>Tab ${at}</div>
<div id="tabs-content-${at}" class="elementor-tab-content" data-tab="${at}" role="tabpanel" aria-labelledby="tabs-title-${at}" tabindex="0" hidden="${at === 1 ? "false" : "hidden"}"><p>Panel ${at}</p></div>`,
		)
		.join("")}</div></div>`,
);

const open = async (body: string, options: Parameters<typeof openMarkup>[1] = {}) => {
	const page = await openMarkup(body, { ...options, head: head + (options.head ?? "") });
	if (!body.includes("toggle."))
		await page.waitForSelector(".elementor-tab-title.elementor-active", { state: "attached" });
	return page;
};
const shown = (page: Page, kind: string) =>
	page.evaluate(
		(kind) => [1, 2, 3].filter((at) => document.getElementById(`${kind}-content-${at}`)!.offsetHeight > 0),
		kind,
	);
const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest("[id]")?.id ?? document.activeElement?.tagName);
/** Clicks, and stops the slides that begin before a slow machine has them over. */
const clickAndStop = (page: Page, id: string) =>
	page.evaluate((id) => {
		document.getElementById(id)!.click();
		for (const slide of document.getAnimations()) slide.pause();
	}, id);
/** Heights that a content has at these points of its slide, in milliseconds; the slide is left standing. */
const heightsAt = (page: Page, id: string, times: number[]) =>
	page.evaluate(
		([id, times]) => {
			const content = document.getElementById(id)!;
			const [slide] = content.getAnimations();
			return times.map((time) => {
				slide!.currentTime = time;
				return content.offsetHeight;
			});
		},
		[id, times] as const,
	);
const finish = (page: Page) =>
	page.evaluate(async () => {
		const slides = document.getAnimations();
		for (const slide of slides) slide.finish();
		await Promise.all(slides.map(({ finished }) => finished));
		await new Promise(requestAnimationFrame);
	});
const styleOf = (page: Page, id: string) => page.locator(`#${id}`).getAttribute("style");

describe("accordion", () => {
	it("opens item 1 at start without a slide, then one item at a time with one of 400 ms (page-builder #21)", async () => {
		const page = await open(items("accordion"));
		expect(await shown(page, "accordion")).toEqual([1]);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await clickAndStop(page, "accordion-title-2");
		const down = await heightsAt(page, "accordion-content-2", [0, 200, 399]);
		expect(down[0]).toBe(0);
		expect(down[1]).toBeGreaterThan(40);
		expect(down[1]).toBeLessThan(60);
		expect(down[2]).toBeGreaterThan(95);
		const up = await heightsAt(page, "accordion-content-1", [0, 200, 399]);
		expect([up[0], up[2]]).toEqual([100, 0]);
		expect(up[1]).toBeGreaterThan(40);
		expect(await styleOf(page, "accordion-content-1")).toBe("display: block; overflow: hidden;");
		await finish(page);
		expect(await shown(page, "accordion")).toEqual([2]);
		expect(await styleOf(page, "accordion-content-1")).toBe("display: none;");
		expect(await styleOf(page, "accordion-content-2")).toBe("display: block;");
		await page.click("#accordion-title-2");
		await finish(page);
		expect(await shown(page, "accordion")).toEqual([]);
	});

	it("continues from where a slide has got to when it is turned around, and leaves no height behind", async () => {
		const page = await open(items("accordion"));
		await clickAndStop(page, "accordion-title-2");
		const [before] = await heightsAt(page, "accordion-content-2", [150]);
		const after = await page.evaluate(() => {
			const content = document.getElementById("accordion-content-2")!;
			document.getElementById("accordion-title-2")!.click();
			return content.offsetHeight;
		});
		expect(after).toBe(before);
		for (let count = 0; count < 5; count++) await page.click("#accordion-title-2");
		await finish(page);
		expect(await shown(page, "accordion")).toEqual([2]);
		expect(await styleOf(page, "accordion-content-2")).toBe("display: block;");
		await page.evaluate(() => {
			document.querySelector<HTMLElement>("#accordion-content-2 p")!.style.height = "170px";
		});
		expect(await page.evaluate(() => document.getElementById("accordion-content-2")!.offsetHeight)).toBe(200);
	});

	it("finishes automatically", async () => {
		const page = await open(items("accordion"));
		await page.click("#accordion-title-2");
		await page.waitForFunction(
			() => document.getElementById("accordion-content-1")!.style.cssText === "display: none;",
		);
		await page.waitForFunction(
			() => document.getElementById("accordion-content-2")!.style.cssText === "display: block;",
		);
	});

	it("does not move under reduced motion", async () => {
		const page = await open(items("accordion"), { reducedMotion: "reduce" });
		await page.click("#accordion-title-2");
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		expect(await shown(page, "accordion")).toEqual([2]);
	});

	it("has one tab stop a title, before and after it was opened and closed, and a visible focus", async () => {
		const page = await open(`<button id="start">Start</button>${items("accordion")}<button id="end">End</button>`);
		const walk = async () => {
			const stops: string[] = [];
			await page.focus("#start");
			do {
				await page.keyboard.press("Tab");
				stops.push((await focused(page))!);
				const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
				expect(outline).not.toBe("none");
			} while (stops.at(-1) !== "end");
			return stops;
		};
		const titles = ["accordion-title-1", "accordion-title-2", "accordion-title-3"];
		expect(await walk()).toEqual([titles[0], "accordion-content-1", titles[1], titles[2], "end"]);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Enter");
		await finish(page);
		expect(await focused(page)).toBe(titles[2]);
		expect(await shown(page, "accordion")).toEqual([3]);
		expect(await walk()).toEqual([...titles, "accordion-content-3", "end"]);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Space");
		await finish(page);
		expect(await shown(page, "accordion")).toEqual([]);
		expect(await focused(page)).toBe(titles[2]);
		expect(await walk()).toEqual([...titles, "end"]);
	});

	it("does not scroll the page on Space, and follows links in its contents", async () => {
		const page = await open(`${items("accordion")}<div style="height:3000px"></div>`);
		await page.focus("#accordion-title-2 a");
		await page.keyboard.press("Space");
		await finish(page);
		expect(await shown(page, "accordion")).toEqual([2]);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.click("#accordion-content-2 a");
		expect(await page.evaluate(() => location.hash)).toBe("#accordion2");
	});

	it("reads no layout at start", async () => {
		const page = await open(items("accordion") + tabs, {
			prepare: (page) => page.addInitScript(`window.layout = (${countLayoutReads})()`),
		});
		const reads = await page.evaluate(() => (window as unknown as { layout: { reads(): string[] } }).layout.reads());
		expect(reads).toEqual([]);
	});
});

describe("toggle", () => {
	it("starts closed and lets two be open (page-builder #22)", async () => {
		const page = await open(items("toggle"));
		expect(await shown(page, "toggle")).toEqual([]);
		await page.click("#toggle-title-1");
		await page.click("#toggle-title-3");
		await finish(page);
		expect(await shown(page, "toggle")).toEqual([1, 3]);
	});
});

describe("tabs", () => {
	it("moves the focus alone on Left where the site is right to left (page-builder #24)", async () => {
		const page = await open(tabs, { head: "<script>var elementorFrontendConfig={is_rtl:true}</script>" });
		await page.focus("#tabs-title-1");
		await page.keyboard.press("ArrowLeft");
		expect(await focused(page)).toBe("tabs-title-2");
		expect(await shown(page, "tabs")).toEqual([1]);
		await page.keyboard.press("Enter");
		expect(await shown(page, "tabs")).toEqual([2]);
	});

	it("moves among the titles that are visible, in a row and one above the other, without scrolling", async () => {
		const page = await open(`${tabs}<div style="height:3000px"></div>`);
		await page.addStyleTag({ content: "#tabs-title-2{display:none}" });
		await page.focus("#tabs-title-1");
		await page.keyboard.press("ArrowRight");
		expect(await focused(page)).toBe("tabs-title-3");
		await page.keyboard.press("Home");
		expect(await focused(page)).toBe("tabs-title-1");
		await page.setViewportSize({ width: 400, height: 300 });
		await page.focus("#tabs-mobile-1");
		await page.keyboard.press("ArrowDown");
		expect(await focused(page)).toBe("tabs-mobile-2");
		await page.keyboard.press("End");
		expect(await focused(page)).toBe("tabs-mobile-3");
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press("Space");
		expect(await shown(page, "tabs")).toEqual([3]);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

describe("accessibility", () => {
	it("finds nothing wrong with an accordion and a toggle, open, closed or not touched yet", async () => {
		const page = await open(items("accordion") + items("toggle"), { reducedMotion: "reduce" });
		expect(await violations(page, "html", wcag)).toEqual([]);
		await page.click("#accordion-title-2");
		await page.click("#toggle-title-1");
		expect(await violations(page, "html", wcag)).toEqual([]);
	});

	it("finds nothing wrong with tabs but the list of tabs that the server prints around the panels", async () => {
		const page = await open(tabs);
		await page.click("#tabs-title-2");
		expect(await violations(page, "html", wcag)).toEqual(["aria-required-children: .elementor-tabs-content-wrapper"]);
	});
});
