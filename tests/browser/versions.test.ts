// Older markup in a browser: what only layout shows of a scenario.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openMarkup } from "../helpers/browser";
import { imageCarousel, versions } from "../versions";
import { moving } from "../versions/effects";
import { navMenu } from "../versions/menus";

const old = { builder: "3.8", pro: "3.2" };
const topOf = (page: Page, selector: string) =>
	page.$eval(selector, (node) => Math.round(node.getBoundingClientRect().top));
const scrollPage = (page: Page, top: number) =>
	page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
const configuration = (config: object) => `<script>var elementorFrontendConfig=${JSON.stringify(config)}</script>`;

it("the dots of a carousel stand where a rule of the old slider's sheet puts them (versions #7)", async () => {
	const page = await openMarkup(imageCarousel(old), {
		head: `<style>.swiper-container{position:relative;overflow:hidden;height:200px}.swiper-wrapper{display:flex}
.swiper-pagination{position:absolute}.swiper-container-horizontal > .swiper-pagination-bullets { bottom: 0 }</style>`,
	});
	await page.waitForSelector(".swiper-pagination-bullet");
	expect(
		await page.$eval(".swiper-pagination", (dots) => {
			const root = dots.parentElement!.getBoundingClientRect();
			return [getComputedStyle(dots).bottom, root.bottom - dots.getBoundingClientRect().bottom];
		}),
	).toEqual(["0px", 0]);
});

it("the header of a lightbox of 2.9 has the counter that its settings name, and nothing else (versions #27)", async () => {
	const page = await openMarkup(
		["Tea", "Jug"]
			.map((name) => `<a href="/pictures/${name}.svg" data-elementor-lightbox-slideshow="g">${name}</a>`)
			.join(""),
		{
			head: configuration({
				version: "2.9.14",
				settings: {
					general: { elementor_global_image_lightbox: "yes", elementor_lightbox_enable_counter: "yes" },
				},
			}),
			prepare: (page) =>
				page.route("**/pictures/**", (route) =>
					route.fulfill({
						contentType: "image/svg+xml",
						body: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>',
					}),
				),
		},
	);
	await page.click("text=Tea");
	await page.waitForSelector(".elementor-slideshow__header .elementor-slideshow__counter");
	expect(
		await page.$eval(".elementor-slideshow__header", (header) =>
			Array.from(header.children, ({ classList, textContent }) => [classList[0], textContent]),
		),
	).toEqual([["elementor-slideshow__counter", "1 / 2"]]);
});

it.each([
	["its wrapper", true, ".elementor-column-wrap"],
	["what holds its widgets, where it has no wrapper", false, ".elementor-widget-wrap"],
])("a column with motion effects moves %s, and keeps its own place (versions #32)", async (_, hasWrappers, moved) => {
	const page = await openMarkup(
		`<div style="height:1500px"></div>${moving({ ...old, hasWrappers })}<div style="height:1500px"></div>`,
		{ viewport: { width: 1280, height: 800 } },
	);
	const column = ".elementor-element-mo1c";
	const place = await topOf(page, column);
	const shiftAt = async (scroll: number) => {
		await scrollPage(page, scroll);
		expect(await topOf(page, column)).toBe(place - scroll);
		return (await topOf(page, `${column} > ${moved}`)) - (await topOf(page, column));
	};
	await expect.poll(() => shiftAt(750)).toBeGreaterThan(10);
	await expect.poll(() => shiftAt(1450)).toBeLessThan(-10);
	expect(await page.$eval(column, (node) => getComputedStyle(node).transform)).toBe("none");
});

it("a smooth sheet and an offset of 90 px put the target 90 px below the edge, and nothing is added (versions #51)", async () => {
	const settings = { sticky: "top", sticky_on: ["desktop"], sticky_offset: 0, sticky_anchor_link_offset: 90 };
	const page = await openMarkup(
		`<div id="wpadminbar" style="position:fixed;top:0;height:32px"></div>
<section class="elementor-section elementor-element" data-id="s1" data-element_type="section" style="height:60px" data-settings='${JSON.stringify(settings)}'>Bar</section>
<div class="elementor-element"><a href="#team">Team</a></div><div style="height:1500px"></div>
<div class="elementor-element" id="team">We</div><div style="height:2000px"></div>`,
		{
			head: `<style>html{scroll-behavior:smooth}body{margin:0}</style>${configuration({ version: "3.25.4" })}`,
			prepare: (page) =>
				page.addInitScript(() => {
					const own = Object.assign(window, { scrolls: 0 });
					const { scrollTo } = window;
					window.scrollTo = (...args: unknown[]) => {
						own.scrolls++;
						return Reflect.apply(scrollTo, window, args);
					};
				}),
		},
	);
	await expect.poll(() => page.$eval("#team", (node) => getComputedStyle(node).scrollMarginTop)).toBe("90px");
	await page.click("text=Team");
	await expect.poll(() => topOf(page, "#team")).toBe(90);
	expect(await page.evaluate(() => [location.hash, (window as unknown as { scrolls: number }).scrolls])).toEqual([
		"#team",
		0,
	]);
});

it("a press on such a link that comes before its part ends below what is stuck as well (versions #49)", async () => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	const page = await openMarkup(
		`<section class="elementor-section elementor-sticky--active" style="position:fixed;top:0;width:100%;height:80px">Bar</section>
<p style="margin-top:100px"><a href="#team">Team</a></p><div style="height:1500px"></div>
<div class="elementor-element" id="team">We</div><div style="height:2000px"></div>`,
		{
			head: `<style>body{margin:0}</style>${configuration({ version: "3.8.1" })}`,
			prepare: (page) => page.route("**/sticky-anchors*.js", (route) => held.then(() => route.continue())),
		},
	);
	await page.click("text=Team");
	await expect.poll(() => topOf(page, "#team")).toBe(0);
	release();
	await expect.poll(() => topOf(page, "#team")).toBe(80);
});

const before = readFileSync("plugins/nav-menu/before.css", "utf8");
it.each(versions.filter(({ hasWrappers }) => hasWrappers))(
	"the list of a column of links of $builder lies under the mouse with all that is in it",
	async (version) => {
		const column = navMenu(version)
			.replaceAll("horizontal", "vertical")
			.replaceAll('class="elementor-nav-menu"', 'class="elementor-nav-menu sm-vertical"');
		const page = await openMarkup(`<main style="width:200px;padding:40px">${column}</main>`, {
			head: `<link rel="stylesheet" href="/public/menu.css"><style>${before}</style>`,
		});
		const list = page.locator(".elementor-nav-menu--main .sub-menu");
		const item = page.locator(".elementor-nav-menu--main .menu-item-has-children");
		await item.hover();
		await page.waitForSelector(".elementor-nav-menu--main [aria-expanded=true]");
		const [box, link, child] = await Promise.all(
			[list, item.locator("> a"), list.locator("a")].map(async (part) => (await part.boundingBox())!),
		);
		expect([box!.x, box!.y]).toEqual([link!.x + link!.width, link!.y]);
		expect(box!.height).toBe(child!.height);
		expect(box!.width).toBeGreaterThan(100);
	},
);
