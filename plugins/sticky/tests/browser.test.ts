// Sticky elements in a browser: exact thresholds, the box at every scroll position, and a page that never jumps.
import { describe, expect, it } from "vitest";
import { countLayoutReads, type LayoutReadCount } from "../../../tests/helpers/layout-reads";
import {
	documentOf,
	frames,
	heard,
	host,
	isStuckAt,
	openSticky,
	scrollPage,
	shifted,
	space,
	stateOf,
	sticky,
} from "./pages";

const active = ["elementor-section--handles-inside", "elementor-sticky", "elementor-sticky--active"];
const withEffects = [...active, "elementor-sticky--effects"];
/** The element at 500, and 3000 px below it. */
const page500 = (settings = {}, more = {}) => documentOf(space(500), sticky({ settings, ...more }), space(3000));

describe("at the top", () => {
	it("sticks at 500 and not at 499, fixed in its own width (sticky-motion #1)", async () => {
		const page = await openSticky(page500());
		await scrollPage(page, 499);
		expect(await stateOf(page)).toMatchObject({ classes: ["elementor-sticky"], style: null, top: 1, spacers: 0 });
		await scrollPage(page, 500);
		expect(await stateOf(page)).toMatchObject({
			classes: [...active, "elementor-sticky--effects"],
			style: "position: fixed; width: 1280px; margin-top: 0px; margin-bottom: 0px; top: 0px;",
			top: 0,
			left: 0,
			width: 1280,
		});
		await scrollPage(page, 2000);
		expect(await stateOf(page)).toMatchObject({ top: 0, height: 60 });
	});

	it("scrolled back to 499 is as it was, without a spacer (sticky-motion #2)", async () => {
		const page = await openSticky(
			page500({}, { attributes: 'style="margin-top: 20px; width: 50%; top: 3px; inset-inline-start: 0px;"' }),
		);
		const before = await stateOf(page);
		await scrollPage(page, 700);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0, width: 640, documentHeight: 3580 });
		await scrollPage(page, 499);
		const after = await stateOf(page);
		expect(after.style!.split(/; ?/).sort()).toEqual(before.style!.split(/; ?/).sort());
		expect(after).toMatchObject({ classes: ["elementor-sticky"], top: before.top - 499, spacers: 0 });
	});

	it.each([
		["a number", 20],
		["text", "20"],
	])("sticks an offset of 20 earlier, given as %s (sticky-motion #3, #49)", async (_, sticky_offset) => {
		const page = await openSticky(page500({ sticky_offset }));
		expect(await isStuckAt(page, 479)).toBe(false);
		expect(await isStuckAt(page, 480)).toBe(true);
		expect(await page.$eval(host, (node) => (node as HTMLElement).style.top)).toBe("20px");
		expect((await stateOf(page)).top).toBe(20);
	});

	it("has its effects 80 px later, and loses them there (sticky-motion #4)", async () => {
		const page = await openSticky(page500({ sticky_effects_offset: 80 }));
		for (const [y, classes] of [
			[579, active],
			[580, withEffects],
			[579, active],
			[499, ["elementor-sticky"]],
		] as const) {
			await scrollPage(page, y);
			expect([y, (await stateOf(page)).classes]).toEqual([y, classes]);
		}
	});

	it("without an effects offset has both classes at one position (sticky-motion #5)", async () => {
		const page = await openSticky(page500());
		await scrollPage(page, 499);
		expect((await stateOf(page)).classes).toEqual(["elementor-sticky"]);
		await scrollPage(page, 500);
		expect((await stateOf(page)).classes).toEqual(withEffects);
	});

	it.each([1.25, 1.5, 2, 3])("is exact between whole pixels at a pixel ratio of %d", async (deviceScaleFactor) => {
		const page = await openSticky(page500(), { deviceScaleFactor });
		for (const y of [499, 499.3, 499.7, 499.9, 500, 500.4, 499.6]) {
			const reached = await scrollPage(page, y);
			expect([reached, (await stateOf(page)).classes.length > 1]).toEqual([reached, reached >= 500]);
		}
	});

	it("leaves exactly one spacer after it, and the page as high as before (sticky-motion #7)", async () => {
		const page = await openSticky(page500());
		// The section's lazy background adds a class of its own, which the spacer takes over if it is there by then.
		await page.waitForSelector(`${host}.e-lazyloaded`);
		const { documentHeight } = await stateOf(page);
		await scrollPage(page, 500);
		expect(await stateOf(page)).toMatchObject({ spacers: 1, documentHeight });
		expect(await page.$eval(host, (node) => [...node.nextElementSibling!.classList].sort())).toEqual(
			"e-con e-con-full e-flex e-lazyloaded e-parent elementor-element elementor-element-5a5a5a5 elementor-sticky elementor-sticky__spacer".split(
				" ",
			),
		);
		expect(await page.$eval(".elementor-sticky__spacer", (node) => (node as HTMLElement).inert)).toBe(true);
		expect(await page.getAttribute(".elementor-sticky__spacer", "aria-hidden")).toBe("true");
		await scrollPage(page, 900);
		await scrollPage(page, 300);
		expect(await stateOf(page)).toMatchObject({ spacers: 0, documentHeight });
	});

	it("is never there twice: no second id, field, picture or video (sticky-motion #8)", async () => {
		const content =
			'<b id="x"></b><input name="q" type="radio" checked><video id="v"></video><img alt="" src="data:,">';
		const page = await openSticky(page500({}, { content, attributes: 'id="header"' }));
		await scrollPage(page, 500);
		expect(await page.$$eval("#x", (nodes) => nodes.length)).toBe(1);
		expect(await page.$$eval("#header,input,video,img", (nodes) => nodes.length)).toBe(4);
		expect(await page.isChecked("input")).toBe(true);
	});

	it("tells once that it sticks and once that it does not, to jQuery and to listeners (sticky-motion #9)", async () => {
		const page = await openSticky(page500());
		await scrollPage(page, 500);
		await scrollPage(page, 800);
		expect(await heard(page)).toEqual(["5a5a5a5 stick"]);
		await scrollPage(page, 200);
		await scrollPage(page, 0);
		expect(await heard(page)).toEqual(["5a5a5a5 unstick"]);
	});

	it.each([
		["5", "sticky"],
		["auto", "relative"],
	])("with a z-index of %s is %s before it is stuck, and where it was before", async (zIndex, position) => {
		const page = await openSticky(page500(), { css: `.elementor-element-5a5a5a5{z-index:${zIndex}}` });
		expect(await stateOf(page)).toMatchObject({ classes: ["elementor-sticky"], position, top: 500, spacers: 0 });
		await scrollPage(page, 900);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0, spacers: 1 });
		await scrollPage(page, 0);
		expect(await stateOf(page)).toMatchObject({ position, top: 500, spacers: 0 });
	});

	it("of a page that opens scrolled is stuck without a scroll event (sticky-motion #18)", async () => {
		const page = await openSticky(page500(), {
			prepare: (page) =>
				page.addInitScript(() => {
					addEventListener("scroll", (event) => event.stopImmediatePropagation(), true);
					addEventListener("DOMContentLoaded", () => scrollTo({ top: 900, behavior: "instant" }));
				}),
		});
		expect(await stateOf(page)).toMatchObject({ classes: withEffects, top: 0, spacers: 1 });
		expect(await heard(page)).toEqual(["5a5a5a5 stick"]);
	});
});

describe("at the bottom", () => {
	it("is stuck until its place is in view, its effects end before (sticky-motion #6)", async () => {
		const markup = documentOf(
			space(1940),
			sticky({ settings: { sticky: "bottom", sticky_effects_offset: 50 } }),
			space(2000),
		);
		const page = await openSticky(markup);
		expect(await stateOf(page)).toMatchObject({ classes: withEffects, top: 740, documentHeight: 4000, spacers: 1 });
		expect(await page.$eval(host, (node) => (node as HTMLElement).style.bottom)).toBe("0px");
		for (const [y, classes] of [
			[1150, withEffects],
			[1151, active],
			[1200, active],
			[1201, ["elementor-sticky"]],
			[1199, active],
			[1150, withEffects],
		] as const) {
			await scrollPage(page, y);
			expect([y, (await stateOf(page)).classes]).toEqual([y, classes]);
		}
	});
});

describe("the page", () => {
	/** Three at the same time: on the whole page, held natively, and in a padded box. */
	const three = documentOf(
		space(500),
		sticky({ settings: { sticky_effects_offset: 40 } }),
		`<div class="e-con">${sticky({ id: "1111111", type: "widget", settings: { sticky_parent: "yes", sticky_offset: 80 }, attributes: 'style="height:50px"' })}${space(900)}</div>`,
		`<div class="e-con" style="padding:20px">${sticky({ id: "2222222", type: "widget", settings: { sticky_parent: "yes", sticky_offset: 80 }, attributes: 'style="height:50px"' })}${space(900, 'id="grows"')}</div>`,
		sticky({ id: "3333333", settings: { sticky: "bottom" }, attributes: 'style="height:40px"' }),
		space(3000),
	);

	it("does not shift when elements stick and are released, here and there and back", async () => {
		const page = await openSticky(three);
		await shifted(page);
		for (let round = 0; round < 3; round++) {
			for (const y of [480, 500, 530, 900, 1300, 1600, 1900, 2300, 2600, 1500, 520, 499, 0]) await scrollPage(page, y);
		}
		expect((await heard(page)).length).toBeGreaterThan(20);
		expect(await shifted(page)).toBe(0);
	});

	it("does not shift under a finger either, scrolled in small steps", async () => {
		const page = await openSticky(three, { hasTouch: true });
		await shifted(page);
		await page.mouse.move(600, 400);
		for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step < 40 ? 53 : -90);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(500);
		expect(await shifted(page)).toBe(0);
	});

	it("tells shifts to this very test", async () => {
		const page = await openSticky(three);
		await shifted(page);
		await page.addStyleTag({ content: ".elementor-7{padding-top:100px}" });
		await expect.poll(() => shifted(page)).toBeGreaterThan(0.01);
	});

	it("is asked for one number a frame while it is scrolled, and laid out by nobody", async () => {
		const page = await openSticky(three, {
			prepare: (page) => page.addInitScript(`window.layout = (${countLayoutReads})()`),
		});
		// Three are stuck here, and no mark is near.
		await scrollPage(page, 1800);
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Performance.enable");
		const layouts = async () =>
			(await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "LayoutCount")!.value;
		const before = await layouts();
		const reads = await page.evaluate(async () => {
			const { layout } = window as unknown as { layout: LayoutReadCount };
			layout.reset();
			for (let step = 1; step <= 40; step++) {
				scrollBy({ top: 5, behavior: "instant" });
				await new Promise(requestAnimationFrame);
			}
			return layout.reads();
		});
		expect(new Set(reads)).toEqual(new Set(["scrollY"]));
		expect(reads.length).toBeLessThanOrEqual(41);
		expect((await layouts()) - before).toBe(0);
	});

	it("is never laid out in the middle of a frame, whatever is crossed", async () => {
		const page = await openSticky(three, {
			prepare: (page) =>
				page.addInitScript(() => {
					const inHandler: string[] = [];
					Object.assign(window, { inHandler });
					let isScrolling = false;
					document.addEventListener("scroll", () => void (isScrolling = true), true);
					addEventListener("scroll", () => void (isScrolling = false));
					for (const name of ["getBoundingClientRect", "getClientRects"] as const) {
						const before = Element.prototype[name] as () => DOMRect & DOMRectList;
						Element.prototype[name] = function () {
							if (isScrolling) inHandler.push(name);
							return before.call(this);
						};
					}
					const before = window.getComputedStyle;
					window.getComputedStyle = (...args) => {
						if (isScrolling) inHandler.push("getComputedStyle");
						return before(...args);
					};
				}),
		});
		for (const y of [600, 1600, 2300, 3000, 1500, 0]) await scrollPage(page, y);
		expect((await heard(page)).length).toBeGreaterThan(6);
		expect(await page.evaluate(() => (window as unknown as { inHandler: string[] }).inHandler)).toEqual([]);
	});

	it("keeps everything in place while content above and inside a box grows and shrinks", async () => {
		const page = await openSticky(three);
		await scrollPage(page, 1700);
		await shifted(page);
		const top = (id: string) => page.$eval(`[data-id="${id}"]`, (node) => node.getBoundingClientRect().top);
		const places = async () => [await top("5a5a5a5"), await top("2222222")];
		expect(await places()).toEqual([0, 80]);
		for (const height of [1100, 700, 900]) {
			await page.$eval("#grows", (node, height) => void ((node as HTMLElement).style.height = `${height}px`), height);
			await frames(page);
			expect(await places()).toEqual([0, 80]);
		}
		await scrollPage(page, 2400);
		const held = await top("2222222");
		expect(held).toBeLessThan(80);
		await page.$eval("#grows", (node) => void ((node as HTMLElement).style.height = "1800px"));
		await frames(page);
		expect(await top("2222222")).toBe(80);
	});
});

describe("one that fails", () => {
	it.each([
		["when it is measured", "getBoundingClientRect"],
		["when it sticks", "classList.toggle"],
	])("%s is let go and reported, and the others stick", async (_, member) => {
		const script = `<script>document.currentScript.parentElement.${member} = () => { throw new Error("no ${member}") }</script>`;
		const failing = sticky({ id: "2222222", settings: { sticky_offset: 100 }, content: `Elm${script}` });
		const page = await openSticky(documentOf(space(500), failing, sticky(), space(3000)), {
			expected: [/^gossamer: plugin sticky/],
		});
		await scrollPage(page, 1000);
		await expect.poll(() => stateOf(page)).toMatchObject({ top: 0, spacers: 1 });
		expect(await heard(page)).toEqual(["5a5a5a5 stick"]);
	});
});
