// Animations in a browser: what comes into view, what waits, and what is seen in the meantime.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";

const head = `<style>body{margin:0}.elementor-invisible{visibility:hidden}
	@keyframes fadeIn{from{opacity:0}}@keyframes fadeInUp{from{opacity:0;translate:0 100%}}@keyframes zoomIn{from{scale:.3}}
	.animated{animation-duration:1.25s}.fadeIn{animation-name:fadeIn}.fadeInUp{animation-name:fadeInUp}.zoomIn{animation-name:zoomIn}
	@media(prefers-reduced-motion:reduce){.animated{animation:none!important}}</style>`;
const element = (settings: object, id = "host", classes = "elementor-invisible") =>
	`<div class="elementor-element ${classes}" id="${id}" data-id="a1" data-element_type="widget" data-settings='${JSON.stringify(settings)}' data-widget_type="heading.default"><h2>Oak</h2></div>`;
const below = '<div style="height:3000px"></div>';
const classes = (page: Page, id = "host") => page.$eval(`#${id}`, (node) => node.className);
const hidden = "elementor-element elementor-invisible";

declare global {
	interface Window {
		/** Timers of 100, 300 and 400 ms, by their delay: they run when the test says so. */
		held?: Map<number, () => void>;
		/** When the host came into view and was shown, in milliseconds of the page, and the classes it was shown with. */
		log?: { seen: number; shown: number; writes: string[] };
	}
}

const holdTimers = (page: Page) =>
	page.addInitScript(() => {
		const { setTimeout } = window;
		const held = (window.held = new Map());
		Object.assign(window, {
			setTimeout: (callback: () => void, delay: number) =>
				[100, 300, 400].includes(delay) ? held.set(delay, callback).size : setTimeout(callback, delay),
		});
	});

const watch = (page: Page) =>
	page.evaluate(() => {
		const host = document.querySelector("#host")!;
		const log = (window.log = { seen: 0, shown: 0, writes: [] as string[] });
		new IntersectionObserver(([entry]) => {
			if (entry!.isIntersecting) log.seen ||= performance.now();
		}).observe(host);
		new MutationObserver(() => {
			if (log.writes.at(-1) === host.className || !host.classList.contains("animated")) return;
			log.shown ||= performance.now();
			log.writes.push(host.className);
		}).observe(host, { attributes: true });
	});
const scroll = (page: Page, top: number) => page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);

it("waits for the element and then for its delay, and does so once (page-builder #15, sticky-motion #45)", async () => {
	const page = await openMarkup(below + element({ animation: "fadeInUp", animation_delay: 200 }) + below, { head });
	await watch(page);
	// Near enough for the chunk, not in view.
	await scroll(page, 2100);
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.endsWith("animations.js")),
	);
	expect(await classes(page)).toBe(hidden);
	await scroll(page, 2600);
	await expect.poll(() => classes(page)).toBe("elementor-element animated fadeInUp");
	const { seen, shown, writes } = await page.evaluate(() => window.log!);
	expect(shown - seen).toBeGreaterThan(150);
	expect(writes).toEqual(["elementor-element animated fadeInUp"]);
	expect(
		await page.$eval("#host", (node) => [getComputedStyle(node).visibility, getComputedStyle(node).animationName]),
	).toEqual(["visible", "fadeInUp"]);
	await scroll(page, 0);
	await scroll(page, 2600);
	await scroll(page, 0);
	expect(await page.evaluate(() => window.log!.writes)).toHaveLength(1);
});

it("waits for exactly the delay of its settings, invisible, and then shows in one step (sticky-motion #44)", async () => {
	const page = await openMarkup(element({ _animation: "fadeIn", _animation_delay: 300 }), {
		head,
		prepare: holdTimers,
	});
	await page.waitForFunction(() => window.held?.has(300));
	expect(await classes(page)).toBe(hidden);
	await page.evaluate(() => window.held?.get(300)?.());
	expect(await classes(page)).toBe("elementor-element animated fadeIn");
});

it("is visible without animation on a phone that has none (sticky-motion #46)", async () => {
	const page = await openMarkup(element({ _animation: "fadeIn", _animation_mobile: "none" }), {
		head,
		viewport: { width: 400, height: 800 },
	});
	await expect.poll(() => classes(page)).toBe("elementor-element");
});

it("prefers the container's animation and the widget's delay (sticky-motion #53)", async () => {
	const settings = { _animation: "fadeIn", animation: "zoomIn", animation_delay: 100, _animation_delay: 400 };
	const page = await openMarkup(element(settings), { head, prepare: holdTimers });
	await page.waitForFunction(() => window.held?.has(400));
	expect(await page.evaluate(() => window.held?.has(100))).toBe(false);
	await page.evaluate(() => window.held?.get(400)?.());
	expect(await classes(page)).toBe("elementor-element animated zoomIn");
});

it("is shown immediately under reduced motion, with its classes and no animation", async () => {
	const page = await openMarkup(element({ _animation: "fadeIn", _animation_delay: 600_000 }), {
		head,
		reducedMotion: "reduce",
	});
	await expect.poll(() => classes(page)).toBe("elementor-element animated fadeIn");
	expect(await page.$eval("#host", (node) => getComputedStyle(node).visibility)).toBe("visible");
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

it("is shown when its chunk cannot be loaded", async () => {
	const page = await openMarkup(element({ _animation: "fadeIn" }), {
		head,
		expected: [/Failed to load resource/],
		prepare: (page) => page.route("**/animations.js*", (route) => route.abort()),
	});
	await expect.poll(() => classes(page)).toBe("elementor-element");
});

it("leaves a sticky spacer and the copies in it invisible", async () => {
	const page = await openMarkup(
		`<div class="elementor-sticky__spacer">${element({ _animation: "fadeIn" }, "copy")}</div>${element({ _animation: "fadeIn" })}`,
		{ head },
	);
	await expect.poll(() => classes(page)).toBe("elementor-element animated fadeIn");
	expect(await classes(page, "copy")).toBe(hidden);
});

/** What the elements were when the page was printed. */
const printed = async (page: Page, ...ids: string[]) => {
	await page.evaluate((ids) => {
		addEventListener("afterprint", () => {
			document.title = JSON.stringify(
				ids.map((id) => {
					const { visibility, opacity, translate } = getComputedStyle(document.getElementById(id)!);
					return [visibility, opacity, translate];
				}),
			);
		});
	}, ids);
	await page.pdf();
	return JSON.parse(await page.title());
};
const plain = ["visible", "1", "none"];

it("is whole in print where it has not come into view: near, far, before its delay and in the middle (A15)", async () => {
	const settings = { _animation: "fadeInUp" };
	const page = await openMarkup(
		element(settings, "middle") +
			element({ ...settings, _animation_delay: 60_000 }, "waiting") +
			'<div style="height:850px"></div>' +
			element(settings, "near") +
			below +
			element(settings, "far"),
		{ head },
	);
	await expect.poll(() => classes(page, "middle")).toContain("animated");
	expect(await classes(page, "far")).toBe(hidden);
	expect(await printed(page, "middle", "waiting", "near", "far")).toEqual([plain, plain, plain, plain]);
});

it("is not hidden in print where its chunk has not been requested", async () => {
	const page = await openMarkup(below + element({ _animation: "fadeInUp" }), { head });
	expect(await printed(page, "host")).toEqual([plain]);
});
