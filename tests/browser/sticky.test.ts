// Sticky elements in a browser: exact thresholds, the box at every scroll position, and a page that never jumps.
import { describe, expect, it } from "vitest";
import {
	documentOf,
	heard,
	host,
	isStuckAt,
	openSticky,
	scrollPage,
	shifted,
	space,
	stateOf,
	sticky,
} from "../helpers/sticky";

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
		const { documentHeight } = await stateOf(page);
		await scrollPage(page, 500);
		expect(await stateOf(page)).toMatchObject({ spacers: 1, documentHeight });
		expect(await page.$eval(host, (node) => node.nextElementSibling!.className)).toBe(
			"elementor-element elementor-element-5a5a5a5 e-con-full e-flex e-con e-parent e-lazyloaded elementor-sticky elementor-sticky__spacer",
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
	it("does not shift when an element sticks and is released, ten times over", async () => {
		const page = await openSticky(page500());
		await shifted(page);
		for (let round = 0; round < 10; round++) {
			for (const y of [480, 500, 530, 900, 520, 499, 0]) await scrollPage(page, y);
		}
		expect(await shifted(page)).toBe(0);
	});
});
