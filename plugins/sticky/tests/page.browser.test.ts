// Sticky elements on pages that change: devices, sizes, printing, removal, other scrollers.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { countRestyles } from "../../../tests/helpers/restyle.mjs";
import {
	container,
	documentOf,
	frames,
	heard,
	host,
	isStuckAt,
	openSticky,
	page500,
	scrollPage,
	shifted,
	space,
	stateOf,
	sticky,
	style,
} from "./pages";

const classesOf = async (page: Page, selector?: string) => (await stateOf(page, selector)).classes;

describe("on devices", () => {
	it("that are not in its list it is never sticky (sticky-motion #10)", async () => {
		const page = await openSticky(page500({ sticky_on: ["desktop"] }), { viewport: { width: 900, height: 700 } });
		for (const y of [0, 700]) {
			await scrollPage(page, y);
			expect(await classesOf(page)).toEqual([]);
		}
	});

	it("of an empty list it is never sticky, without a list always", async () => {
		const page = await openSticky(
			documentOf(
				sticky({ settings: { sticky_on: [] } }),
				sticky({ id: "all", settings: { sticky_on: undefined } }),
				space(3000),
			),
		);
		await scrollPage(page, 200);
		expect(await page.$$eval(".elementor-sticky--active", (nodes) => nodes.length)).toBe(1);
		expect(await classesOf(page)).toEqual([]);
	});

	it("it comes back on the one of its list without a scroll, next to another sticky element", async () => {
		const page = await openSticky(
			documentOf(
				sticky({ id: "all" }),
				space(3000),
				sticky({ settings: { sticky: "bottom", sticky_on: ["desktop"] } }),
			),
			{ viewport: { width: 900, height: 700 } },
		);
		expect(await classesOf(page)).toEqual([]);
		await page.setViewportSize({ width: 1280, height: 700 });
		await expect.poll(() => classesOf(page)).toContain("elementor-sticky--active");
	});

	it("it leaves 300 ms after the window has become one of them, not before (sticky-motion #11)", async () => {
		const page = await openSticky(page500({ sticky_on: ["desktop"] }));
		await scrollPage(page, 700);
		await heard(page);
		await page.evaluate(() =>
			addEventListener(
				"resize",
				() => {
					const at = performance.now();
					new MutationObserver((_, observer) => {
						if (document.querySelector(".elementor-sticky")) return;
						Object.assign(window, { wait: performance.now() - at });
						observer.disconnect();
					}).observe(document.body, { subtree: true, attributeFilter: ["class"] });
				},
				// Before the plugin's, whose time begins later: what comes between them would be missing.
				{ once: true, capture: true },
			),
		);
		await page.setViewportSize({ width: 900, height: 700 });
		await expect.poll(() => classesOf(page)).toEqual([]);
		expect(await page.evaluate(() => (window as unknown as { wait: number }).wait)).toBeGreaterThanOrEqual(295);
		expect(await stateOf(page)).toMatchObject({ style: null, spacers: 0 });
		expect(await heard(page)).toEqual(["5a5a5a5 unstick"]);
		await page.setViewportSize({ width: 1280, height: 700 });
		await expect.poll(() => classesOf(page)).toContain("elementor-sticky--active");
		expect(await heard(page)).toEqual(["5a5a5a5 stick"]);
	});

	it("it keeps the offset of that device, told as a release and a stick (sticky-motion #12)", async () => {
		const page = await openSticky(page500({ sticky_offset: 0, sticky_offset_tablet: 20 }));
		await scrollPage(page, 700);
		await heard(page);
		await page.setViewportSize({ width: 900, height: 700 });
		await expect.poll(() => stateOf(page)).toMatchObject({ top: 20, width: 900 });
		expect(await heard(page)).toEqual(["5a5a5a5 unstick", "5a5a5a5 stick"]);
		expect(await isStuckAt(page, 479)).toBe(false);
		expect(await isStuckAt(page, 480)).toBe(true);
	});
});

it("keeps below an admin bar, where that is fixed (sticky-motion #13)", async () => {
	const bar = '<div id="wpadminbar"></div>';
	const css =
		"#wpadminbar{position:fixed;top:0;height:32px;width:100%}@media(max-width:600px){#wpadminbar{position:absolute;height:46px}}";
	const page = await openSticky(page500({ sticky_offset: 10 }) + bar, { css });
	expect(await isStuckAt(page, 457)).toBe(false);
	expect(await isStuckAt(page, 458)).toBe(true);
	expect((await stateOf(page)).top).toBe(42);
	await scrollPage(page, 700);
	await page.setViewportSize({ width: 500, height: 700 });
	await expect.poll(async () => (await stateOf(page)).top).toBe(10);
});

it("all are measured in one layout, and written only where something changes", async () => {
	const own = (id: string, settings: Record<string, unknown>) =>
		sticky({ id, settings, attributes: 'style="z-index: 2"' });
	const page = await openSticky(
		documentOf(
			'<p id="above" style="margin: 0">Above</p>',
			space(900),
			...[1, 2, 3].map((at) => own(`top${at}`, {})),
			space(3000),
			...[1, 2].map((at) => own(`low${at}`, { sticky: "bottom" })),
		),
	);
	await expect.poll(() => style(page, '[data-id="top3"]')).toContain("sticky");
	const { forced } = await countRestyles(page, async () => {
		for (const height of [200, 300]) {
			await page.$eval("#above", (node, height) => (node.style.height = `${height}px`), height);
			await frames(page);
		}
	});
	expect(forced).toBe(0);
	expect(await isStuckAt(page, 1199, '[data-id="top1"]')).toBe(false);
	expect(await isStuckAt(page, 1200, '[data-id="top1"]')).toBe(true);
});

describe("from right to left", () => {
	it("keeps its distance from the right (sticky-motion #16)", async () => {
		const css = "body{direction:rtl}.elementor-element-5a5a5a5{width:300px;margin-inline-start:40px}";
		const page = await openSticky(page500(), { css, builder: { is_rtl: true } });
		const { left } = await stateOf(page);
		expect(left).toBe(940);
		await scrollPage(page, 600);
		expect(await stateOf(page)).toMatchObject({ left, width: 300, top: 0 });
		expect(await page.$eval(host, (node) => (node as HTMLElement).style.insetInlineStart)).toBe("40px");
	});

	it("keeps its place in a padded box", async () => {
		const markup = documentOf(
			`<div class="e-con" style="padding:0 50px 40px 30px;border-right:5px solid">${sticky({ settings: { sticky_parent: "yes" } })}${space(600)}</div>`,
			space(3000),
		);
		const page = await openSticky(markup, { css: "body{direction:rtl}" });
		for (const y of [0, 300, 660]) {
			await scrollPage(page, y);
			expect(await stateOf(page)).toMatchObject({ left: 30, width: 1195 });
		}
		expect((await stateOf(page)).position).toBe("absolute");
	});
});

describe("when sizes change", () => {
	it("follows the width of its place, without a word (sticky-motion #17)", async () => {
		const page = await openSticky(page500({}, { content: "word ".repeat(300) }), {
			css: ".elementor-element-5a5a5a5{height:auto!important;width:60%;margin:0 auto}",
		});
		const { documentHeight } = await stateOf(page);
		await scrollPage(page, 900);
		const before = await stateOf(page);
		await heard(page);
		await page.setViewportSize({ width: 1000, height: 800 });
		await frames(page);
		const after = await stateOf(page);
		expect(after).toMatchObject({ width: 600, left: 200, spacers: 1, top: 0 });
		expect(after.height).toBeGreaterThan(before.height);
		expect(after.documentHeight).toBe(documentHeight + after.height - before.height);
		expect(await heard(page)).toEqual([]);
	});

	it("above it, it is released and stuck with the place that it has then", async () => {
		const page = await openSticky(documentOf(space(500, 'id="above"'), sticky(), space(3000)));
		await page.addStyleTag({ content: "*{overflow-anchor:none}" });
		await scrollPage(page, 550);
		await shifted(page);
		await page.$eval("#above", (node) => void ((node as HTMLElement).style.height = "700px"));
		await frames(page);
		expect(await stateOf(page)).toMatchObject({ classes: ["elementor-sticky"], top: 150, spacers: 0 });
		await page.$eval("#above", (node) => void ((node as HTMLElement).style.height = "520px"));
		await frames(page);
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0, spacers: 1 });
		expect(await heard(page)).toEqual(["5a5a5a5 stick", "5a5a5a5 unstick", "5a5a5a5 stick"]);
		expect(await isStuckAt(page, 519)).toBe(false);
		expect(await isStuckAt(page, 520)).toBe(true);
	});

	it("of a body with a fixed height, it knows as well", async () => {
		const page = await openSticky(`<header style="height:100px"></header><main>${page500()}</main>`, {
			css: "html,body{height:100%}*{overflow-anchor:none}",
		});
		await page.$eval("header", (node) => void ((node as HTMLElement).style.height = "300px"));
		await frames(page);
		expect(await isStuckAt(page, 799)).toBe(false);
		expect(await isStuckAt(page, 800)).toBe(true);
	});

	it("because it shrinks with its effects, the page keeps its height", async () => {
		const css = ".elementor-sticky--effects{height:30px!important;transition:height .1s}";
		const page = await openSticky(page500({ sticky_effects_offset: 50 }), { css });
		await shifted(page);
		for (const y of [540, 560, 540, 499, 560]) {
			await scrollPage(page, y);
			expect((await stateOf(page)).documentHeight).toBe(3560);
		}
		await expect.poll(async () => (await stateOf(page)).height).toBe(30);
		await page.setViewportSize({ width: 1000, height: 800 });
		await frames(page);
		expect(await stateOf(page)).toMatchObject({ height: 30, width: 1000, documentHeight: 3560 });
	});

	it.each([0, 50])("because its logo comes late, the page below makes room for it, effects at %i", async (offset) => {
		const page = await openSticky(
			documentOf(
				sticky({ settings: { sticky_effects_offset: offset }, content: '<img alt=""><h2>Oak</h2>' }),
				`<p id="below">Below</p>${space(3000)}`,
			),
			{
				css: ".elementor-element-5a5a5a5{height:auto!important}img{display:block;width:100px;height:auto;transition:width .2s}.elementor-sticky--effects img{width:40px}h2{margin:0;height:20px}p{margin:0}",
			},
		);
		await scrollPage(page, 0);
		expect((await stateOf(page)).spacers).toBe(1);
		const below = () => page.$eval("#below", (node) => node.getBoundingClientRect().top + scrollY);
		expect(await below()).toBe(20);
		await heard(page);
		await page.$eval(`${host} img`, (node) => {
			(node as HTMLImageElement).src =
				"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='100' height='100'/%3E";
		});
		await expect.poll(below).toBe(120);
		await expect.poll(async () => (await stateOf(page)).height).toBe(offset ? 120 : 60);
		expect(await heard(page)).toEqual([]);
		await scrollPage(page, 300);
		await expect.poll(async () => (await stateOf(page)).height).toBe(60);
		expect(await below()).toBe(120);
	});

	it.each(["top", "bottom"])("none does, though margins reach out of the element, at the %s", async (edge) => {
		const page = await openSticky(
			`<p style="margin:15px 0">Before</p>${sticky({ settings: { sticky: edge }, attributes: 'style="display:block;height:auto"', content: '<h2 style="margin:40px 0 30px">Oak</h2>' })}<p>After</p>${space(3000)}`,
		);
		await scrollPage(page, 0);
		await page.addStyleTag({ content: "body{padding-top:900px}" });
		const { documentHeight } = await stateOf(page);
		await frames(page);
		const height = await page.$eval("h2", (node) => node.offsetHeight);
		const place = 900 + 15 + (await page.$eval("p", (node) => node.offsetHeight)) + 40;
		const mark = edge === "top" ? place : place + height - 800;
		const after = await page.$eval("p:last-of-type", (node) => node.getBoundingClientRect().top + scrollY);
		for (const y of [mark - 1, mark, mark + 1, mark - 1]) {
			expect([y, await isStuckAt(page, y)]).toEqual([y, edge === "top" ? y >= mark : y <= mark]);
			expect((await stateOf(page)).documentHeight).toBe(documentHeight);
			expect(await page.$eval("p:last-of-type", (node) => node.getBoundingClientRect().top + scrollY)).toBe(after);
		}
	});

	it("at the bottom, it keeps to the window's edge", async () => {
		const markup = documentOf(space(1940), sticky({ settings: { sticky: "bottom" } }), space(2000));
		const page = await openSticky(markup);
		await page.setViewportSize({ width: 1280, height: 500 });
		await frames(page);
		expect((await stateOf(page)).top).toBe(440);
		expect(await isStuckAt(page, 1500)).toBe(true);
		expect(await isStuckAt(page, 1501)).toBe(false);
	});
});

it("without a box does not stick, and does once it has one", async () => {
	const page = await openSticky(
		documentOf(
			sticky({ attributes: "hidden" }),
			sticky({ id: "span", attributes: 'style="display:inline"' }),
			space(3000),
		),
		{
			css: "[hidden]{display:none!important}",
		},
	);
	await scrollPage(page, 300);
	expect(await page.$$eval(".elementor-sticky--active,.elementor-sticky__spacer", (nodes) => nodes.length)).toBe(0);
	await page.$eval(host, (node) => node.removeAttribute("hidden"));
	await frames(page);
	expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0, width: 1280 });
});

describe("taken off", () => {
	it("while it is stuck with effects and held leaves nothing behind (sticky-motion #22)", async () => {
		const markup = documentOf(
			container(sticky({ settings: { sticky_parent: "yes" } }) + space(400), 'style="padding-bottom:20px"'),
			space(3000),
		);
		const page = await openSticky(markup);
		await scrollPage(page, 450);
		expect(await classesOf(page)).toContain("elementor-sticky--effects");
		await page.evaluate(() => window.gossamer!.stop());
		expect(await stateOf(page)).toMatchObject({ classes: [], style: null, spacers: 0 });
		expect(await style(page, ".box")).toBe("padding-bottom: 20px;");
		await page.evaluate(() => window.gossamer!.start());
		await expect.poll(() => classesOf(page)).toContain("elementor-sticky--effects");
	});

	it("the page while it is stuck leaves no spacer (sticky-motion #48)", async () => {
		const page = await openSticky(page500());
		await scrollPage(page, 700);
		await page.$eval(host, (node) => node.remove());
		await expect.poll(() => page.$$eval(".elementor-sticky__spacer", (nodes) => nodes.length)).toBe(0);
	});
});

describe("in print", () => {
	it("is in its place, and sticks again afterwards", async () => {
		const page = await openSticky(page500());
		await scrollPage(page, 700);
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		expect(await stateOf(page)).toMatchObject({ position: "relative", top: -200, spacers: 0, style: null });
		await page.evaluate(() => dispatchEvent(new Event("afterprint")));
		expect(await stateOf(page)).toMatchObject({ position: "fixed", top: 0 });
		await page.emulateMedia({ media: "print" });
		await expect.poll(() => stateOf(page)).toMatchObject({ position: "relative", top: -200 });
		await page.emulateMedia({ media: "screen" });
		await expect.poll(() => stateOf(page)).toMatchObject({ position: "fixed", top: 0 });
	});
});

it("sticks in a body that scrolls itself, as with scroll snapping", async () => {
	const page = await openSticky(page500(), {
		css: "html{overflow:hidden;height:100%}body{overflow:auto;height:100vh;scroll-snap-type:y proximity}",
		builder: { settings: { page: { scroll_snap: "yes" } } },
	});
	const to = async (top: number) => {
		await page.evaluate((top) => document.body.scrollTo({ top, behavior: "instant" }), top);
		await frames(page);
	};
	await to(499);
	expect(await classesOf(page)).toEqual(["elementor-sticky"]);
	await to(500);
	expect(await classesOf(page)).toContain("elementor-sticky--active");
	expect((await stateOf(page)).top).toBe(0);
	await to(499);
	expect(await classesOf(page)).toEqual(["elementor-sticky"]);
});

it("keeps the focus and what was typed when it sticks", async () => {
	const page = await openSticky(page500({}, { content: '<input id="q">' }));
	await page.click("#q");
	await page.keyboard.type("glaze");
	await scrollPage(page, 700);
	expect(await page.evaluate(() => document.activeElement!.id)).toBe("q");
	expect(await page.inputValue("#q")).toBe("glaze");
});

it("leaves columns alone, and elements that are set to nothing", async () => {
	const page = await openSticky(
		documentOf(
			sticky({ type: "column" }),
			sticky({ id: "a", settings: { sticky: "" } }),
			sticky({ id: "b", settings: { sticky: "left" } }),
			sticky({ id: "c", settings: { sticky_offset: "wide", sticky_effects_offset: null } }),
			space(3000),
		),
	);
	await scrollPage(page, 500);
	expect(
		await page.$$eval(".elementor-sticky--active", (nodes) => nodes.map((node) => (node as HTMLElement).dataset.id)),
	).toEqual(["c"]);
});
