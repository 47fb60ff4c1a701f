// Sticky elements where lengths and places are not what they seem: zoomed pages, transformed ancestors, animations, inline priorities.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { documentOf, frames, host, isStuckAt, openSticky, scrollPage, shifted, space, stateOf, sticky } from "./pages";

const page500 = (settings = {}, more = {}) => documentOf(space(500), sticky({ settings, ...more }), space(3000));
const near = (value: number) => expect.closeTo(value, 1);
const topOf = async (page: Page) => (await stateOf(page)).top;

describe.each(["html", "body", ".elementor-7"])("a page whose %s is zoomed", (zoomed) => {
	const css = `${zoomed}{zoom:1.25}`;

	it("sticks where its edge reaches the window's, at its place in the line", async () => {
		const attributes = 'style="width:300px;margin-left:100px"';
		const page = await openSticky(page500({ sticky_offset: 20 }, { attributes }), { css });
		await shifted(page);
		// 500 own pixels are 625 of the window, the offset is 25.
		expect(await isStuckAt(page, 599)).toBe(false);
		expect(await stateOf(page)).toMatchObject({ top: near(26), left: 125, width: 375 });
		const { documentHeight } = await stateOf(page);
		expect(await isStuckAt(page, 600)).toBe(true);
		expect(await stateOf(page)).toMatchObject({ top: 25, left: 125, width: 375, documentHeight });
		await scrollPage(page, 2000);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 25, left: 125, width: 375 });
		expect(await shifted(page)).toBe(0);
	});

	it("holds it back where its box ends", async () => {
		const box = `<div class="e-con" style="margin-left:40px;padding:10px 16px;border:4px solid">${sticky({ settings: { sticky_parent: "yes" } })}${space(500)}</div>`;
		const page = await openSticky(documentOf(space(400), box, space(3000)), { css });
		// The box ends at 1.25 × (400 + 4 + 10 + 560 + 10), its border below; the element is 75 high.
		const end = 1.25 * 984 - 75;
		for (const [y, position, top] of [
			[600, "sticky", 0],
			[end - 1, "fixed", 0],
			[end, "absolute", 0],
			[end + 50, "absolute", -50],
		] as const) {
			await scrollPage(page, y);
			expect([y, await stateOf(page)]).toMatchObject([y, { position, top: near(top), left: 75 }]);
		}
	});

	it("keeps an element at the bottom", async () => {
		const page = await openSticky(
			documentOf(space(1940), sticky({ settings: { sticky: "bottom", sticky_offset: 20 } }), space(2000)),
			{ css },
		);
		expect(await stateOf(page)).toMatchObject({ top: 800 - 25 - 75 });
		expect(await isStuckAt(page, 2500 - 775)).toBe(true);
		expect(await isStuckAt(page, 2500 - 774)).toBe(false);
	});
});

it("follows a zoom that changes while it is stuck", async () => {
	const page = await openSticky(page500({}, { attributes: 'style="width:300px;margin-left:100px"' }));
	await scrollPage(page, 1500);
	for (const zoom of ["1.5", "0.8", ""]) {
		await page.evaluate((zoom) => document.body.style.setProperty("zoom", zoom), zoom);
		await frames(page);
		const scale = Number(zoom || 1);
		expect(await stateOf(page)).toMatchObject({ top: near(0), left: near(100 * scale), width: near(300 * scale) });
		const { documentHeight } = await stateOf(page);
		expect(documentHeight).toBe(Math.round(3560 * scale));
	}
	expect(await isStuckAt(page, 499)).toBe(false);
	expect(await isStuckAt(page, 500)).toBe(true);
});

describe("a mark that was measured while something moved", () => {
	const enter = "@keyframes enter{from{transform:translateY(200px)}}";

	it.each(["the element", "an ancestor"])("is measured again when the animation of %s has ended", async (who) => {
		const page = await openSticky(documentOf(space(500), `<section class="outer">${sticky()}</section>`, space(3000)), {
			css: `${enter}${who === "an ancestor" ? ".outer" : ".elementor-element-5a5a5a5"}{animation:enter .3s}`,
		});
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
		await frames(page);
		expect(await isStuckAt(page, 499)).toBe(false);
		expect(await isStuckAt(page, 500)).toBe(true);
	});

	it("is measured again when a transition has ended, or has been cut short", async () => {
		const page = await openSticky(documentOf(space(500), `<section class="outer">${sticky()}</section>`, space(3000)), {
			css: ".outer{transition:translate .2s}.down{translate:0 100px}",
		});
		const toggle = () => page.$eval(".outer", (node) => node.classList.toggle("down"));
		const done = () =>
			page
				.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
				.then(() => frames(page));
		await toggle();
		await frames(page);
		await done();
		expect(await isStuckAt(page, 599)).toBe(false);
		expect(await isStuckAt(page, 600)).toBe(true);
		await scrollPage(page, 0);
		await toggle();
		await frames(page);
		await page.addStyleTag({ content: ".outer{transition:none!important}" });
		await done();
		expect(await isStuckAt(page, 499)).toBe(false);
		expect(await isStuckAt(page, 500)).toBe(true);
	});
});

it.each([
	"top: 7px !important; position: static !important; width: 300px !important;",
	"margin-top: 5px !important; color: red !important; inset-inline-start: 3px !important;",
])("gives back inline values with their priority: %s", async (style) => {
	const page = await openSticky(page500({}, { attributes: `style="${style}"` }));
	await scrollPage(page, 700);
	expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0 });
	await scrollPage(page, 0);
	const { style: after } = await stateOf(page);
	expect(after!.split(/; ?/).sort()).toEqual(style.split(/; ?/).sort());
});

describe.each([
	"transform:translateZ(0)",
	"filter:saturate(1)",
	"will-change:transform",
	"contain:paint",
	"backdrop-filter:blur(1px)",
	"perspective:900px",
])("in an ancestor with %s", (declaration) => {
	const outer = (content: string, more = "") =>
		documentOf(space(300), `<section style="${declaration};${more}">${content}</section>`, space(3000));

	it("keeps at the edge of the window, and goes back to its place", async () => {
		const inner = `<div class="wrap">${sticky({ settings: { sticky_offset: 20 }, attributes: 'style="width: 300px; margin-left: 50px;"' })}</div>`;
		const page = await openSticky(outer(space(200) + inner + space(2000), "padding:0 30px"));
		const before = await stateOf(page);
		await shifted(page);
		for (const y of [479, 480, 700, 1900, 481, 479]) {
			await scrollPage(page, y);
			const { top, left, width, documentHeight } = await stateOf(page);
			expect([y, top, left, width, documentHeight]).toEqual([
				y,
				near(y < 480 ? 21 : 20),
				80,
				300,
				before.documentHeight,
			]);
		}
		expect(await shifted(page)).toBe(0);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		expect((await stateOf(page)).style).toBe(before.style);
	});

	it("is held back by its box", async () => {
		const box = `<div class="e-con box" style="padding:10px">${sticky({ settings: { sticky_parent: "yes" } })}${space(500)}</div>`;
		const page = await openSticky(outer(box + space(800)));
		// The box ends at 880.
		for (const [y, top] of [
			[310, 0],
			[600, 0],
			[815, 0],
			[820, 0],
			[850, -30],
			[819, 0],
		] as const) {
			await scrollPage(page, y);
			expect([y, await topOf(page)]).toEqual([y, near(top)]);
		}
	});
});

it("keeps at the bottom edge in a transformed ancestor, from its page's own height too", async () => {
	const page = await openSticky(
		documentOf(
			`<section style="transform:translateZ(0)">${space(2000)}${sticky({ settings: { sticky: "bottom" } })}</section>`,
			space(800),
		),
	);
	for (const y of [0, 500, 1259]) {
		await scrollPage(page, y);
		expect([y, await topOf(page)]).toEqual([y, near(740)]);
	}
	expect(await isStuckAt(page, 1261)).toBe(false);
});

it("keeps at the edge in a transformed ancestor, as long as its parent is there, without scroll timelines", async () => {
	const page = await openSticky(
		documentOf(`<section style="transform:translateZ(0)">${space(500)}${sticky()}${space(2000)}</section>`),
		{ prepare: (page) => page.addInitScript("delete window.ScrollTimeline") },
	);
	for (const y of [500, 700, 1500]) {
		await scrollPage(page, y);
		expect([y, await stateOf(page)]).toMatchObject([y, { position: "sticky", top: near(0), spacers: 0 }]);
	}
	await scrollPage(page, 0);
	expect(await stateOf(page)).toMatchObject({ classes: ["elementor-sticky"], top: 500 });
});

it("in a padded box is kept natively until the browser would let go, without a jump", async () => {
	const box = `<div class="e-con" style="padding:10px">${sticky({ settings: { sticky_parent: "yes" } })}${space(500)}</div>`;
	const page = await openSticky(documentOf(space(300), box, space(3000)));
	await shifted(page);
	for (const [y, position, top, spacers] of [
		[309, "sticky", 1, 0],
		[310, "sticky", 0, 0],
		[809, "sticky", 0, 0],
		[810, "fixed", 0, 1],
		[819, "fixed", 0, 1],
		[820, "absolute", 0, 1],
		[900, "absolute", -80, 1],
		[809, "sticky", 0, 0],
		[0, "sticky", 310, 0],
	] as const) {
		await scrollPage(page, y);
		expect([y, await stateOf(page)]).toMatchObject([y, { position, top, spacers, documentHeight: 3880 }]);
	}
	expect(await shifted(page)).toBe(0);
	expect(await page.$eval(host, (node) => node.parentElement!.getAttribute("style"))).toBe("padding: 10px;");
});

describe("a phone whose content is wider than its screen", () => {
	it.each([true, false])("sticks to the bottom of what is visible; wide from the start: %s (D6)", async (early) => {
		const wide = `<div id="wide" style="width:${early ? 600 : 100}px;height:10px"></div>`;
		const page = await openSticky(
			documentOf(wide, space(2490), sticky({ settings: { sticky: "bottom" } }), space(3000)),
			{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
		);
		await shifted(page);
		if (!early) await page.$eval("#wide", (node) => void ((node as HTMLElement).style.width = "600px"));
		await page.waitForFunction(() => innerHeight > 1200);
		await frames(page);
		const height = await page.evaluate(() => innerHeight);
		expect(await stateOf(page)).toMatchObject({ top: near(height - 60) });
		expect(await isStuckAt(page, 2560 - height - 2)).toBe(true);
		expect(await isStuckAt(page, 2560 - height + 2)).toBe(false);
	});
});

it("sticks in a form whose fields hide what lies around it", async () => {
	const fields = ["parentElement", "parentNode", "contains", "matches", "closest", "querySelector"];
	const box = `<form class="e-con">${fields.map((name) => `<input name="${name}">`).join("")}${sticky()}${space(900)}</form>`;
	const page = await openSticky(documentOf(box, space(3000)));
	expect(await isStuckAt(page, 0)).toBe(false);
	expect(await isStuckAt(page, 400)).toBe(true);
});
