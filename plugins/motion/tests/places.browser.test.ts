// Motion where lengths and places are not what they seem: zoomed pages, fixed and sticky surroundings, phones with wide content, animations.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openSticky, sticky } from "../../sticky/tests/pages";
import {
	byFrames,
	config,
	container,
	frames,
	gap,
	inline,
	look,
	modes,
	motion,
	moved,
	near,
	open,
	rise,
	scroll,
	started,
	tail,
	targetOf,
	widget,
} from "./pages";

const rects = (page: Page, selector: string) => page.$eval(selector, (node) => node.getBoundingClientRect().top);
/** What the contract says of a widget of 200 px at that place of a window of 800. */
const riseAt = (top: number, height = 200, window = 800) => {
	const percent = (100 * (window - top)) / (height + window);
	return -(Math.min(100, Math.max(0, percent)) - 50) * 4;
};

describe.each(modes)("%s", (_mode, plugins) => {
	it.each(["html", "body"])("follows the window's own pixels on a page whose %s is zoomed (D1)", async (zoomed) => {
		const page = await open(gap(1100) + widget(motion({ ...rise, opacity: {} })) + tail, plugins, {
			head: `<style>${zoomed}{zoom:1.25}</style>`,
		});
		await started(page);
		for (const y of [0, 700, 1100, 1375, 3000]) {
			await scroll(page, y);
			await frames(page);
			const [values] = await look(page);
			const percent = (100 * (800 - (1375 - y))) / (250 + 800);
			const opacity = Math.min(1, Math.max(0, (percent - 20) / 60));
			expect([y, values![5], values![6]]).toEqual([y, near(riseAt(1375 - y, 250)), near(opacity)]);
		}
	});

	it("follows a zoom that changes", async () => {
		const page = await open(gap(1100) + widget(motion(rise)) + tail, plugins);
		await started(page);
		await page.evaluate(() => document.body.style.setProperty("zoom", "1.5"));
		await frames(page, 6);
		await scroll(page, 1200);
		expect(await moved(page)).toEqual([0, near(riseAt(1650 - 1200, 300))]);
	});

	it("keeps still in a fixed box while the page scrolls", async () => {
		const page = await open(
			`<div class="fixed" style="top:300px">${widget(motion({ ...rise, opacity: {} }))}</div>${tail}`,
			plugins,
		);
		await started(page);
		for (const y of [0, 400, 1500, 3000, 0]) {
			await scroll(page, y);
			expect([y, await moved(page)]).toEqual([y, [0, near(riseAt(300))]]);
		}
	});

	it("keeps still in a sticky box while that is stuck, and moves before and after", async () => {
		const box = `<div style="height:1500px"><div style="position:sticky;top:100px">${widget(motion(rise))}</div></div>`;
		const page = await open(gap(500) + box + tail, plugins);
		await started(page);
		// Stuck from 400 on, let go at 1700.
		for (const [y, top] of [
			[0, 500],
			[300, 200],
			[400, 100],
			[900, 100],
			[1650, 100],
			[1800, 0],
			[900, 100],
		] as const) {
			await scroll(page, y);
			await frames(page);
			expect([y, await rects(page, "#host")]).toEqual([y, near(top)]);
			expect([y, await moved(page)]).toEqual([y, [0, near(riseAt(top))]]);
		}
	});

	it("keeps still in an element of the page builder that is stuck", async () => {
		const page = await openSticky(gap(500) + sticky({ content: widget(motion(rise)) }) + tail, {
			head: config(plugins),
			css: ".elementor-element-5a5a5a5{height:200px}",
		});
		await started(page);
		for (const y of [0, 499, 500, 900, 2000, 300]) {
			await scroll(page, y);
			await frames(page);
			expect([y, await moved(page)]).toEqual([y, [0, near(riseAt(Math.max(0, 500 - y)))]]);
		}
	});

	it("keeps still in a header that is fixed from a threshold on", async () => {
		const header = `<header class="elementor elementor-location-header">${widget(motion(rise))}</header>`;
		const page = await open(header + tail, plugins);
		await page.waitForFunction(() =>
			[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
		);
		await started(page);
		for (const [y, top] of [
			[0, 0],
			[90, -90],
			[100, 0],
			[900, 0],
			[0, 0],
		] as const) {
			await scroll(page, y);
			await frames(page);
			expect([y, await moved(page)]).toEqual([y, [0, near(riseAt(top))]]);
		}
	});

	it("is measured again when an animation around it has ended", async () => {
		const page = await open(`${gap(1100)}<div class="enter">${widget(motion(rise))}</div>${tail}`, plugins, {
			head: "<style>@keyframes enter{from{transform:translateY(-300px)}}.enter{animation:enter .3s 50ms both}</style>",
		});
		await started(page);
		await page.evaluate(() =>
			Promise.all(
				document
					.getAnimations()
					.filter((animation) => animation instanceof CSSAnimation)
					.map(({ finished }) => finished),
			),
		);
		await frames(page);
		await scroll(page, 900);
		expect(await moved(page)).toEqual([0, near(riseAt(200))]);
	});

	it.each([true, false])(
		"follows the visible window of a phone with wide content, there from the start: %s (D6)",
		async (early) => {
			const wide = `<div id="wide" style="width:${early ? 600 : 100}px;height:10px"></div>`;
			const page = await open(
				wide +
					gap(1090) +
					widget(motion(rise)) +
					widget(motion(rise, "motion_fx", { range: "page" }), { id: "page" }) +
					tail,
				plugins,
				{
					viewport: { width: 390, height: 844 },
					isMobile: true,
					hasTouch: true,
				},
			);
			await started(page);
			if (!early) await page.$eval("#wide", (node) => void ((node as HTMLElement).style.width = "600px"));
			await page.waitForFunction(() => innerHeight > 1200);
			await frames(page);
			const { height, end } = await page.evaluate(() => ({
				height: innerHeight,
				end: document.documentElement.scrollHeight - document.documentElement.clientHeight,
			}));
			for (const y of [0, 300, 900]) {
				await scroll(page, y);
				expect([y, await moved(page)]).toEqual([y, [0, near(riseAt(1100 - y, 200, height))]]);
				expect([y, await moved(page, targetOf("#page"))]).toEqual([y, [0, near(-((100 * y) / end - 50) * 4)]]);
			}
		},
	);

	it("gives back inline values with their priority", async () => {
		const style = "opacity: 0.5 !important; filter: saturate(1) !important; transform: none !important;";
		const markup = widget(motion({ ...rise, opacity: {}, blur: {} }), { inner: false, style });
		const page = await open(markup + tail, plugins);
		await page.waitForSelector(".elementor-motion-effects-element");
		await frames(page);
		await scroll(page, 500);
		await page.evaluate(() => window.gossamer!.stop());
		expect((await inline(page, "#host")).split(/; ?/).sort()).toEqual(style.split(/; ?/).sort());
	});

	it("causes no error of an observer where moving changes the page's size (A16)", async () => {
		const errors: string[] = [];
		// Without a scroll bar until it has moved: what it moves to widens and lengthens the page.
		const page = await open(
			gap(580) +
				widget(
					motion({
						translateY: { speed: 10, direction: "negative" },
						translateX: { speed: 10, direction: "negative" },
					}),
				),
			plugins,
			{
				prepare: async (page) => void page.on("pageerror", (error) => errors.push(`${error}`)),
				expected: [/ResizeObserver/],
			},
		);
		await page.evaluate(() => addEventListener("error", ({ message }) => console.error(message)));
		await started(page);
		for (const height of ["900px", "600px", "1400px"]) {
			await page.$eval("div", (node, height) => node.setAttribute("style", `height:${height}`), height);
			await frames(page, 4);
		}
		expect(errors).toEqual([]);
	});
});

it("by frames reads no layout while the page scrolls, unless something around it may be sticky", async () => {
	const page = await open(widget(motion(rise)) + tail, byFrames, {
		prepare: (page) =>
			page.addInitScript(() => {
				const { getBoundingClientRect } = Element.prototype;
				Object.assign(window, { asked: 0 });
				Element.prototype.getBoundingClientRect = function () {
					(window as unknown as { asked: number }).asked++;
					return getBoundingClientRect.call(this);
				};
			}),
	});
	await started(page);
	const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
	const before = await asked();
	for (const y of [100, 200, 300]) await scroll(page, y);
	expect(await asked()).toBe(before);
});

it("a neighbour with settings that cannot be read does not stop the others", async () => {
	const broken = widget(
		{
			...motion(rise),
			motion_fx_translateY_speed: { size: { toString: 1, valueOf: 1 } },
			motion_fx_translateY_direction: { toString: 1 },
			motion_fx_opacity_effect: "yes",
			motion_fx_opacity_direction: { toString: 1 },
			motion_fx_opacity_level: null,
			motion_fx_opacity_range: 5,
		},
		{ id: "broken" },
	);
	const page = await open(broken + widget(motion(rise)) + container(motion(rise), "Oak") + tail);
	await started(page, "#host .elementor-motion-effects-element");
	expect((await moved(page))[1]).not.toBe(0);
});
