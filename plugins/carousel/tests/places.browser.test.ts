// Carousels where they are in something else: popups, tabs, panels, next to a lightbox; pictures that fail; by keyboard alone, by finger alone.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { type CarouselMarkup, carousel, usual } from "./markup";

const config = { kit: { global_image_lightbox: "yes", lightbox_enable_counter: "yes" } };
const head = `<style>*{box-sizing:border-box}body{margin:0;font:16px/20px sans-serif}.swiper-slide{height:100px}.swiper-slide a{display:block;height:60px}
[hidden],[data-elementor-type=popup]:not(.elementor-edit-area){display:none}
.elementor-popup-modal{display:flex;position:fixed;inset:0;align-items:center;justify-content:center}
.dialog-widget-content{width:600px;background:#fff;position:relative}
.e-off-canvas[aria-hidden=true]{display:none}
.e-n-tabs-content>.e-con{display:none}.e-n-tabs-content>.e-con.e-active{display:block}</style>
<link rel="stylesheet" href="/gossamer/plugins/carousel.css">
<script>var elementorFrontendConfig=${JSON.stringify(config)}</script>`;
const still = { ...usual, autoplay: undefined, infinite: undefined };
const ring = { ...usual, autoplay: undefined, speed: 100 };
const open = (body: string, options: Parameters<typeof openMarkup>[1] = {}) => openMarkup(body, { ...options, head });

type Swiper = { realIndex: number; slideTo(index: number, ms?: number): void };
const active = (page: Page) =>
	page.evaluate(
		() => (document.querySelector(".swiper-initialized") as unknown as { swiper: Swiper }).swiper.realIndex,
	);
/** Whether as many slides lie in the box as are exposed, the active one at its start. */
const fits = (page: Page) =>
	page.evaluate(() => {
		const container = document.querySelector(".swiper-initialized");
		const box = container?.getBoundingClientRect();
		if (!box?.width) return 0;
		const lefts = [...container!.querySelectorAll(".swiper-slide:not([inert])")].map((slide) =>
			Math.round(slide.getBoundingClientRect().left - box.left),
		);
		const width = container!.querySelector(".swiper-slide-active")!.getBoundingClientRect().width;
		return lefts.every((left, at) => Math.abs(left - at * width) < 2) ? lefts.length : -1;
	});
const hash = (name: string, settings: object) =>
	`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;
const picture = (markup: CarouselMarkup = {}) =>
	carousel({
		content: (number) =>
			`<a id="p${number}" href="/pictures/${number}.svg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="c1" data-elementor-lightbox-title="Picture ${number}"><figure class="swiper-slide-inner">${number}</figure></a>`,
		...markup,
	});

describe("a carousel that is shown later", () => {
	it("stands right in a popup, at each show", async () => {
		const popup = `<div data-elementor-type="popup" data-elementor-id="77" class="elementor elementor-77 elementor-location-popup" data-elementor-settings="{}"><div class="elementor-element e-con" data-id="c77" data-element_type="container">${carousel({ settings: still })}</div></div>`;
		const page = await open(`<a id="open" href="${hash("popup:open", { id: "77", toggle: false })}">Open</a>${popup}`);
		for (let show = 0; show < 2; show++) {
			await page.click("#open");
			await expect.poll(() => fits(page)).toBe(3);
			await page.click(".elementor-swiper-button-next");
			await expect.poll(() => active(page)).toBe(1);
			await expect.poll(() => fits(page)).toBe(3);
			await page.keyboard.press("Escape");
			await page.waitForSelector("#elementor-popup-modal-77", { state: "hidden" });
		}
	});

	it("stands right in a panel of tabs, and in an off-canvas", async () => {
		const tabs = `<div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="t1" data-element_type="widget" data-widget_type="nested-tabs.default" data-settings="{}"><div class="e-n-tabs" data-widget-number="11"><div class="e-n-tabs-heading" role="tablist">
${[1, 2].map((at) => `<button id="e-n-tab-title-11${at}" class="e-n-tab-title" role="tab" aria-selected="${at === 1}" data-tab-index="${at}" tabindex="${at === 1 ? 0 : -1}" aria-controls="e-n-tab-content-11${at}">Tab ${at}</button>`).join("")}</div><div class="e-n-tabs-content">
${[1, 2].map((at) => `<div id="e-n-tab-content-11${at}" class="elementor-element e-con ${at === 1 ? "e-active" : ""}" role="tabpanel" data-tab-index="${at}" aria-labelledby="e-n-tab-title-11${at}">${at === 2 ? carousel({ settings: ring }) : "First"}</div>`).join("")}</div></div></div>`;
		const page = await open(tabs);
		await page.waitForSelector(".swiper-initialized", { state: "attached" });
		await page.click("#e-n-tab-title-112");
		await expect.poll(() => fits(page)).toBe(3);
		await page.click(".elementor-swiper-button-prev");
		await expect.poll(() => active(page)).toBe(5);

		const panel = `<div class="elementor-element elementor-widget elementor-widget-off-canvas" data-id="oc1" data-element_type="widget" data-widget_type="off-canvas.default" data-settings="{}"><div id="off-canvas-oc1" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Panel" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${carousel({ settings: still })}</div></div></div></div>`;
		const other = await open(
			`<a id="open" href="${hash("off_canvas:open", { id: "oc1", displayMode: "open" })}">Open</a>${panel}`,
		);
		await other.click("#open");
		await expect.poll(() => fits(other)).toBe(3);
	});
});

describe("a carousel of pictures", () => {
	const routes = {
		prepare: (page: Page) =>
			page.route("**/pictures/**", (route) =>
				route.fulfill({
					contentType: "image/svg+xml",
					body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"></svg>',
				}),
			),
	};

	it("opens its slideshow at the picture that is pressed, in its order, copies left out; a drag opens nothing", async () => {
		const page = await open(picture({ count: 4, settings: { ...ring, speed: 500 } }), routes);
		await page.mouse.move(900, 30);
		await page.mouse.down();
		await page.mouse.move(500, 30, { steps: 5 });
		await page.mouse.up();
		await expect.poll(() => active(page)).toBe(1);
		expect(await page.locator(".elementor-lightbox").count()).toBe(0);
		await page.click("#p4");
		await expect.poll(() => page.textContent(".elementor-slideshow__counter")).toMatch(/^4\s*\/\s*4$/);
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => page.textContent(".elementor-slideshow__counter")).toMatch(/^1\s*\/\s*4$/);
	});

	it("moves on where pictures fail, and waits for none", async () => {
		const page = await open(
			carousel({
				count: 8,
				settings: { ...still, lazyload: "yes" },
				content: (number) =>
					`<figure><img class="swiper-slide-image swiper-lazy" alt="" data-src="/lost/${number}.jpg"><div class="swiper-lazy-preloader"></div></figure>`,
			}),
			{ expected: [/Failed to load resource/] },
		);
		await expect.poll(() => page.locator(".swiper-lazy-loaded").count()).toBe(6);
		await page.click(".elementor-swiper-button-next");
		await expect.poll(() => active(page)).toBe(1);
		await expect.poll(() => page.locator(".swiper-lazy-preloader").count()).toBe(1);
	});

	it("leaves pictures that are smaller than their slides in the middle of a line, where the site's styles put them", async () => {
		const content = (number: number) =>
			`<figure class="swiper-slide-inner"><img class="swiper-slide-image" alt="${number}" width="150" height="50" src="/pictures/${number}.svg"></figure>`;
		const page = await openMarkup(carousel({ settings: still, content }), {
			...routes,
			head: `<style>body{margin:0;font:16px/20px sans-serif}figure{margin:0}.swiper-slide{text-align:center}</style><link rel="stylesheet" href="/gossamer/plugins/carousel.css">`,
		});
		await expect.poll(() => fits(page)).toBe(3);
		const places = await page.evaluate(() =>
			[...document.querySelectorAll(".swiper-slide:not(.swiper-slide-duplicate)")].map((slide) => {
				const [box, picture] = [slide, slide.querySelector("img")!].map((node) => node.getBoundingClientRect());
				return [picture!.left - box!.left - (box!.right - picture!.right), slide.querySelector("figure")!.offsetHeight];
			}),
		);
		// Below the line's letters is room, as under every picture in a line.
		expect(places.map(([off, height]) => [Math.abs(off!) < 1, height! > 50 && height! < 60])).toEqual(
			places.map(() => [true, true]),
		);
	});

	it("keeps the items of a loop as high as the highest, as the site's grid does", async () => {
		const content = (number: number) => `<div style="height:${100 + 30 * number}px">${number}</div>`;
		const page = await openMarkup(carousel({ type: "loop-carousel.post", settings: still, content }), {
			head: `<style>body{margin:0}.elementor-grid{display:grid;grid-template-columns:repeat(3,1fr)}.swiper-wrapper,.swiper-slide{height:100%}</style><link rel="stylesheet" href="/gossamer/plugins/carousel.css">`,
		});
		await expect.poll(() => fits(page)).toBe(3);
		const heights = await page.$$eval(".swiper-slide", (slides) =>
			slides.map((slide) => slide.getBoundingClientRect().height),
		);
		expect(heights).toEqual(heights.map(() => 280));
	});

	it("is as high as pictures that another lazy loader brings, each of two on the page, and its arrows can be pressed", async () => {
		const dot = "data:image/svg+xml,%3Csvg width='1' height='1' xmlns='http://www.w3.org/2000/svg'/%3E";
		const content = (number: number) =>
			`<figure><img class="swiper-slide-image lazyload" alt="" src="${dot}" data-src="/pictures/${number}.svg"></figure>`;
		const page = await openMarkup(
			[1, 2]
				.map((id) => `<div style="height:900px"></div>${carousel({ id: `c${id}`, settings: still, content })}`)
				.join(""),
			{
				...routes,
				head: `<link rel="stylesheet" href="/gossamer/plugins/carousel.css"><script type="module">
const seen = new IntersectionObserver((entries) => {
	for (const { isIntersecting, target } of entries)
		if (isIntersecting && target.dataset.src) {
			target.src = target.dataset.src;
			delete target.dataset.src;
		}
});
for (const image of document.querySelectorAll(".lazyload")) seen.observe(image);
</script>`,
			},
		);
		for (const id of ["c1", "c2"]) {
			const widget = page.locator(`[data-id=${id}]`);
			await widget.scrollIntoViewIfNeeded();
			await expect
				.poll(() => widget.locator(".swiper").evaluate((node) => node.getBoundingClientRect().height))
				.toBeGreaterThan(200);
			const next = widget.locator(".elementor-swiper-button-next");
			await next.click();
			await expect
				.poll(() =>
					widget.locator(".swiper").evaluate((node) => (node as unknown as { swiper: Swiper }).swiper.realIndex),
				)
				.toBe(1);
		}
	});
});

describe("reviews", () => {
	it("show one at a time, go round, and move to what is pressed", async () => {
		const page = await open(
			carousel({ type: "reviews.default", count: 3, settings: { loop: "yes", pagination: "bullets", speed: 50 } }),
		);
		await page.waitForSelector(".swiper-initialized");
		expect(await page.locator(".swiper-slide:not([inert])").count()).toBe(1);
		expect(await page.locator(".swiper-pagination-bullet").count()).toBe(3);
		for (const index of [1, 2, 0]) {
			await page.click(".elementor-swiper-button-next");
			await expect.poll(() => active(page)).toBe(index);
		}
		const several = await open(
			carousel({ type: "reviews.default", settings: { slides_per_view: "2", speed: 50, space_between: { size: 10 } } }),
		);
		await several.waitForSelector(".swiper-initialized");
		expect(await several.locator(".swiper-slide:not([inert])").count()).toBe(2);
		await several.click(".swiper-slide >> nth=1", { position: { x: 300, y: 80 } });
		await expect.poll(() => active(several)).toBe(1);
	});
});

describe("a media carousel", () => {
	it("shows what its device shows by default, also where it shows one on desktops", async () => {
		const page = await open(carousel({ type: "media-carousel.default", settings: { slides_per_view: "1" } }), {
			viewport: { width: 1000, height: 800 },
		});
		await page.waitForSelector(".swiper-initialized");
		expect(await page.locator(".swiper-slide:not([inert])").count()).toBe(2);
	});
});

describe("without a mouse", () => {
	const focused = (page: Page) =>
		page.evaluate(() => {
			const node = document.activeElement as HTMLElement;
			return node.closest(
				".swiper-slide, .elementor-swiper-button, .swiper-pagination-bullet, .gossamer-carousel-pause",
			)?.className;
		});
	const tabTo = async (page: Page, name: string) => {
		await page.keyboard.press("Tab");
		await expect.poll(() => focused(page)).toContain(name);
	};

	it("everything is reached and worked by keys, and nothing that is not seen", async () => {
		const page = await open(carousel({ settings: { ...ring, autoplay: "yes", autoplay_speed: 60_000 } }));
		await page.waitForSelector(".gossamer-carousel-pause");
		await tabTo(page, "gossamer-carousel-pause");
		for (let slide = 0; slide < 3; slide++) await tabTo(page, "swiper-slide");
		await tabTo(page, "button-prev");
		await page.keyboard.press("Enter");
		await expect.poll(() => active(page)).toBe(5);
		await tabTo(page, "button-next");
		await page.keyboard.press("Space");
		await expect.poll(() => active(page)).toBe(0);
		await tabTo(page, "bullet-active");
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => active(page)).toBe(1);
		await expect.poll(() => focused(page)).toContain("bullet-active");
		expect(await page.getAttribute(".swiper-wrapper", "aria-live")).toBe("polite");
		await page.keyboard.press("Tab");
		await expect.poll(() => focused(page)).toBeUndefined();
	});

	it("a finger drags, presses arrows, bullets and links", async () => {
		const page = await open(picture({ settings: { ...ring, slides_to_show: "2" } }), {
			hasTouch: true,
			viewport: { width: 390, height: 800 },
			prepare: (page) =>
				page.route("**/pictures/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: "" })),
		});
		await page.waitForSelector(".swiper-initialized");
		const session = await page.context().newCDPSession(page);
		let timestamp = Date.now() / 1000 - 2;
		const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
			timestamp += 0.2;
			const touchPoints = x === undefined ? [] : [{ x, y: 70 }];
			return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
		};
		await touch("touchStart", 340);
		// The finger rests at the end: after a fling, Chromium takes the next tap for its stop, with `touch-action` on any page.
		for (const x of [300, 240, 180, 120, 60, 60]) await touch("touchMove", x);
		await touch("touchEnd");
		await expect.poll(() => active(page)).toBe(1);
		await page.tap(".elementor-swiper-button-prev");
		await expect.poll(() => active(page)).toBe(0);
		await page.tap("[data-bullet-index='3']");
		await expect.poll(() => active(page)).toBe(3);
		await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === "running"));
		await page.tap("#p4 figure", { force: true });
		await page.waitForSelector(".elementor-lightbox");
	});
});

describe("a row that changes under a finger", () => {
	it("continues when the slide that is dragged is removed", async () => {
		const page = await open(carousel({ settings: ring }));
		await page.mouse.move(800, 50);
		await page.mouse.down();
		await page.mouse.move(700, 50, { steps: 3 });
		await page.evaluate(() => document.querySelectorAll(".swiper-slide")[1]!.remove());
		await expect.poll(() => page.locator(".swiper-pagination-bullet").count()).toBe(5);
		await page.mouse.move(300, 50, { steps: 3 });
		await page.mouse.up();
		await page.click(".elementor-swiper-button-next");
		await expect.poll(() => page.locator(".swiper-slide:not([inert])").count()).toBe(3);
	});

	it("shows the slide after the active one when that is taken out, else the one before; at first, where all are new", async () => {
		const page = await open(carousel({ settings: { ...still, slides_to_show: "1" } }));
		const text = () => page.evaluate(() => document.querySelector(".swiper-slide-active")!.textContent!.trim());
		const go = (index: number) =>
			page.evaluate((index) => {
				const { swiper } = document.querySelector(".swiper-initialized") as unknown as { swiper: Swiper };
				swiper.slideTo(index, 0);
			}, index);
		const takeOut = (selector: string) =>
			page.evaluate((selector) => {
				for (const slide of document.querySelectorAll(selector)) slide.remove();
			}, selector);
		const [, second, third] = await page.locator(".swiper-slide").allTextContents();
		await go(1);
		expect(await text()).toBe(second!.trim());
		await takeOut(".swiper-slide-active");
		await expect.poll(text).toBe(third!.trim());
		await takeOut(".swiper-slide-active ~ .swiper-slide");
		await takeOut(".swiper-slide-active");
		await expect.poll(() => active(page)).toBe(0);
		await page.evaluate(() => {
			const row = document.querySelector(".swiper-wrapper")!;
			for (let at = 0; at < 4; at++) row.append(row.firstElementChild!.cloneNode(true));
		});
		await expect.poll(() => page.locator(".swiper-pagination-bullet").count()).toBe(5);
		await go(3);
		await page.evaluate(() => {
			const row = document.querySelector(".swiper-wrapper")!;
			row.replaceChildren(...[...row.children].map((slide) => slide.cloneNode(true)));
		});
		await expect.poll(() => active(page)).toBe(0);
	});
});
