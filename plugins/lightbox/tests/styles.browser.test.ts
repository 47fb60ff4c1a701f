// The lightbox alongside the page builder's style sheets: its boxes are those of the original; without the sheets it has them of its own.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { carouselStyles, frontendStyles, lightboxStyles, nestedCarouselStyles } from "./builder-styles";

const kit = Object.fromEntries(
	["counter", "fullscreen", "zoom", "share"].map((name) => [`lightbox_enable_${name}`, "yes"]),
);
const configuration = {
	kit: { global_image_lightbox: "yes", ...kit },
	experimentalFeatures: { e_font_icon_svg: true },
	urls: { assets: "/assets/" },
	version: "3.35.3",
};
const theme = "body{margin:0;font:16px/1.5 sans-serif}";
const gallery = [1, 2, 3]
	.map(
		(at) =>
			`<a id="a${at}" href="/pictures/${at}.svg" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-title="Title ${at}" data-elementor-lightbox-description="Text ${at}">Picture ${at}</a>`,
	)
	.join(" ");
const video = { type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/abc?rel=0", modalOptions: {} };
const film = `<div id="v" data-elementor-open-lightbox="yes" data-elementor-lightbox='${JSON.stringify(video)}'>Film</div>`;
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

interface Options {
	viewport: { width: number; height: number };
	head?: string;
	/** Ends of addresses that give nothing. */
	missing?: RegExp;
	hold?: Promise<void>;
	isRtl?: boolean;
}

const open = async (markup: string, { viewport, head = "", missing = /^$/, hold, isRtl }: Options) => {
	const page = await openMarkup(`<main><h1>Pictures</h1>${markup}</main>`, {
		viewport,
		expected: [/404/],
		head: `<style>${theme}${frontendStyles}</style>${head}<script>var elementorFrontendConfig=${JSON.stringify({ ...configuration, is_rtl: isRtl })}</script>`,
		async prepare(page) {
			await page.route("**/pictures/**", (route) =>
				route.fulfill({
					contentType: "image/svg+xml",
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="1500" height="1000" fill="teal"/></svg>',
				}),
			);
			await page.route("**/assets/**", async (route) => {
				const { pathname } = new URL(route.request().url());
				await hold;
				const name = Object.keys(lightboxStyles).find((name) => pathname.endsWith(name));
				if (!name || missing.test(name)) return route.fulfill({ status: 404 });
				return route.fulfill({ contentType: "text/css", body: lightboxStyles[name]! });
			});
		},
	});
	return page;
};
const still = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
const settled = async (page: Page) => {
	await page.waitForSelector(".swiper-slide-active .swiper-lazy-loaded");
	await page.waitForSelector(".elementor-slideshow__header");
	await still(page);
};
const resize = async (page: Page, viewport: { width: number; height: number }) => {
	await page.setViewportSize(viewport);
	await still(page);
};
/** Place and size in whole pixels. */
const box = (page: Page, selector: string) =>
	page.evaluate((selector) => {
		const { x, y, width, height } = document.querySelector(`.elementor-lightbox ${selector}`)!.getBoundingClientRect();
		return [x, y, width, height].map(Math.round);
	}, selector);
/** The side to which the drawn arrow of a button points. */
const pointsTo = (page: Page, button: string) =>
	page.$eval(`.elementor-lightbox ${button} svg`, (icon) => {
		const isLeft = icon.classList.contains("e-eicon-chevron-left");
		const isFlipped = new DOMMatrix(getComputedStyle(icon).transform).a < 0;
		return isLeft === isFlipped ? "right" : "left";
	});
const boxes = async (page: Page) =>
	Object.fromEntries(
		await Promise.all(
			Object.entries({
				picture: ".swiper-slide-active img",
				previous: ".elementor-swiper-button-prev",
				next: ".elementor-swiper-button-next",
				icon: ".elementor-swiper-button-prev svg",
				close: ".dialog-close-button",
			}).map(async ([name, selector]) => [name, await box(page, selector)]),
		),
	);
const original = {
	wide: {
		picture: [145, 70, 990, 660],
		previous: [0, 0, 192, 800],
		next: [1088, 0, 192, 800],
		icon: [84, 388, 25, 25],
		close: [1235, 13, 30, 30],
	},
	phone: {
		picture: [0, 292, 390, 260],
		previous: [0, 0, 78, 844],
		next: [312, 0, 78, 844],
		icon: [0, 410, 25, 25],
		close: [345, 13, 30, 30],
	},
};

describe("with the page builder's style sheets", () => {
	it.each([
		["without its carousels", ""],
		["with its carousels", `<style>${carouselStyles}</style>`],
	])("a slideshow has the original's boxes, on a page %s", async (_, head) => {
		const page = await open(gallery, { viewport: wide, head });
		await page.click("#a1");
		await settled(page);
		expect(await page.getAttribute(".elementor-lightbox", "class")).not.toContain("gossamer-look");
		expect(await boxes(page)).toEqual(original.wide);
		expect(await box(page, "header")).toEqual([0, 0, 1352, 60]);
		expect(await box(page, ".e-eicon-share-arrow")).toEqual([1263, 15, 30, 30]);
		expect((await box(page, ".elementor-slideshow__counter")).slice(0, 2)).toEqual([20, 19]);
		expect((await box(page, "footer")).slice(0, 3)).toEqual([0, 725, 1320]);
		expect((await box(page, ".elementor-slideshow__title"))[1]).toBe(740);
		expect(
			await page.evaluate(() => {
				const { cursor, zIndex } = getComputedStyle(document.querySelector(".elementor-swiper-button")!);
				return [cursor, zIndex];
			}),
		).toEqual(["pointer", "1"]);

		await resize(page, phone);
		expect(await boxes(page)).toEqual(original.phone);
		expect(await box(page, "header")).toEqual([0, 0, 462, 60]);
		expect(await box(page, ".e-eicon-share-arrow")).toEqual([373, 15, 30, 30]);
		expect((await box(page, "footer")).slice(0, 3)).toEqual([0, 769, 430]);
	});

	it("a slideshow shows each picture on a page with a nested carousel, whose sheet clips rows that are not started", async () => {
		const page = await open(gallery, { viewport: wide, head: `<style>${nestedCarouselStyles}</style>` });
		await page.click("#a1");
		await settled(page);
		for (const title of ["Title 2", "Title 3"]) {
			await page.keyboard.press("ArrowRight");
			await page.waitForSelector(`.swiper-slide-active [data-title="${title}"]`);
			await settled(page);
			expect(await page.evaluate(() => document.elementFromPoint(640, 400)?.getAttribute("data-title"))).toBe(title);
		}
	});

	it.each([
		["the page builder's sheets, which do not swap the arrows", /^$/, [0, 1088]],
		["the lightbox's own look, which swaps them", /lightbox|dialog/, [1088, 0]],
	])("right to left each arrow points to its side, with %s", async (_, missing, sides) => {
		const rtl = `<script>document.documentElement.dir="rtl"</script>`;
		const page = await open(gallery, { viewport: wide, head: rtl, missing, isRtl: true });
		await page.click("#a1");
		await settled(page);
		const arrows = [".elementor-swiper-button-prev", ".elementor-swiper-button-next"];
		expect(await Promise.all(arrows.map(async (arrow) => (await box(page, arrow))[0]))).toEqual(sides);
		expect(await Promise.all(arrows.map((arrow) => pointsTo(page, arrow)))).toEqual(
			sides.map((x) => (x ? "right" : "left")),
		);
	});

	it("zooming, sharing and a lone film have them too", async () => {
		const page = await open(gallery + film, { viewport: wide });
		await page.click("#a1");
		await settled(page);
		await page.locator(".e-eicon-zoom-in-bold").press("Enter");
		await settled(page);
		expect(await box(page, ".swiper-slide-active img")).toEqual([-845, -590, 2970, 1980]);
		await page.locator(".e-eicon-zoom-out-bold").press("Enter");
		await page.locator(".e-eicon-share-arrow").press("Enter");
		await settled(page);
		expect(await box(page, ".elementor-slideshow__share-links")).toEqual([984, 60, 240, 148]);
		await page.keyboard.press("Escape");
		await page.waitForSelector(".elementor-lightbox", { state: "hidden" });
		await page.click("#v");
		await page.waitForSelector("iframe");
		await still(page);
		expect((await box(page, ".elementor-video-container")).slice(0, 3)).toEqual([0, 91, 1280]);
		expect(await box(page, "iframe")).toEqual([96, 91, 1088, 612]);
		await resize(page, phone);
		expect((await box(page, ".elementor-video-container")).slice(0, 3)).toEqual([0, 314, 390]);
		expect(await box(page, "iframe")).toEqual([10, 314, 371, 208]);
	});

	it.each([
		["wide", wide],
		["phone", phone],
	] as const)("a long caption scrolls and leaves the picture free (%s)", async (_, viewport) => {
		const page = await open(gallery, { viewport });
		const text = "A very long text about this picture. ".repeat(200);
		await page.evaluate((text) => {
			document.querySelector("#a1")!.setAttribute("data-elementor-lightbox-description", text);
		}, text);
		await page.click("#a1");
		await settled(page);
		const bottom = () =>
			page.evaluate(() => document.querySelector(".swiper-slide-active img")!.getBoundingClientRect().bottom);
		const top = () => page.evaluate(() => document.querySelector("footer")!.getBoundingClientRect().top);
		await expect.poll(async () => (await bottom()) <= (await top()) + 15).toBe(true);
		expect(await top()).toBeGreaterThan(viewport.height / 2);
		await page.focus(".elementor-slideshow__footer");
		await page.keyboard.press("End");
		await page.waitForFunction(() => document.querySelector("footer")!.scrollTop > 0);
		await page.keyboard.press("ArrowRight");
		await expect
			.poll(() => box(page, ".swiper-slide-active img"))
			.toEqual(viewport === wide ? original.wide.picture : original.phone.picture);
	});
});

describe("without the page builder's style sheets", () => {
	it.each([
		["all of them", /./],
		["the one for the lightbox alone", /lightbox/],
	])("it looks the same by its own: %s missing", async (_, missing) => {
		const page = await open(gallery, { viewport: wide, missing });
		await page.click("#a1");
		await settled(page);
		expect(await page.getAttribute(".elementor-lightbox", "class")).toContain("gossamer-look");
		expect(await boxes(page)).toEqual(original.wide);
		await resize(page, phone);
		expect(await boxes(page)).toEqual(original.phone);
	});

	it("its own goes when theirs come late", async () => {
		let release = () => {};
		const hold = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery, { viewport: wide, hold });
		await page.click("#a1");
		await settled(page);
		expect(await page.getAttribute(".elementor-lightbox", "class")).toContain("gossamer-look");
		release();
		await expect.poll(() => page.getAttribute(".elementor-lightbox", "class")).not.toContain("gossamer-look");
		await settled(page);
		expect(await boxes(page)).toEqual(original.wide);
	});
});
