// The lightbox in a browser: the first click while the chunk is on its way, fingers and mouse, focus, full screen, deep links, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { recordShifts, shifted } from "../../../tests/helpers/shifts";

const kit = {
	global_image_lightbox: "yes",
	lightbox_enable_counter: "yes",
	lightbox_enable_zoom: "yes",
	lightbox_enable_share: "yes",
	lightbox_enable_fullscreen: "yes",
};
const configuration = (more: object = {}) =>
	`<script>var elementorFrontendConfig=${JSON.stringify({ kit, ...more })}</script>`;
const image = (at: number, width = 600, height = 400) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${at * 90} 50% 50%)"/></svg>`;
const link = (at: number, attributes = "") =>
	`<a id="a${at}" href="/pictures/${at}.svg" data-elementor-lightbox-slideshow="g" data-elementor-lightbox-title="Title ${at}" ${attributes}>Picture ${at}</a> `;
const gallery = (count = 3) => Array.from({ length: count }, (_, at) => link(at + 1)).join("");

const open = (body: string, { head = configuration(), ...options }: Parameters<typeof openMarkup>[1] = {}) =>
	openMarkup(`<main><h1>Pictures</h1>${body}</main>`, {
		...options,
		head,
		async prepare(page) {
			await page.route("**/pictures/**", (route) =>
				route.fulfill({
					contentType: "image/svg+xml",
					body: image(Number(/(\d+)\.svg/.exec(route.request().url())?.[1])),
				}),
			);
			await options.prepare?.(page);
		},
	});
const counter = (page: Page) => page.textContent(".elementor-slideshow__counter");
const scale = (page: Page) =>
	page.evaluate(() => {
		const { transform } = getComputedStyle(document.querySelector(".swiper-slide-active img")!);
		return new DOMMatrix(transform).a;
	});
const settled = (page: Page) =>
	page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
const opened = async (page: Page) => {
	await page.waitForSelector(".swiper-slide-active .swiper-lazy-loaded");
	await settled(page);
};
const centres = (page: Page) =>
	page.evaluate(() => {
		const { left, width } = document.querySelector(".swiper-slide-active")!.getBoundingClientRect();
		return Math.round(left + width / 2 - innerWidth / 2);
	});

describe("the first click", () => {
	it("is held until the chunk is there, then opens the link that was clicked", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) => page.route("**/plugins/lightbox.js", (route) => held.then(() => route.continue())),
		});
		await page.click("#a2");
		await page.waitForFunction(() => !!document.querySelector('link[href*="lightbox.css"]'));
		expect(new URL(page.url()).pathname).toBe("/markup");
		release();
		await opened(page);
		expect(await counter(page)).toBe("2 / 3");
		expect(new URL(page.url()).pathname).toBe("/markup");
	});

	it("with the kit's lightbox off is the browser's immediately, and loads nothing (page-builder #50)", async () => {
		const asked: string[] = [];
		const page = await open(gallery() + link(9, 'data-elementor-open-lightbox="yes"'), {
			head: configuration({ kit: {} }),
			prepare: async (page) => void page.on("request", (request) => asked.push(request.url())),
		});
		await page.evaluate(() => {
			document.querySelector("#a1")!.addEventListener("click", (event) => {
				document.title = `${event.isTrusted} ${event.defaultPrevented}`;
				event.preventDefault();
			});
		});
		await page.click("#a1");
		expect(await page.title()).toBe("true false");
		expect(asked.filter((url) => url.includes("lightbox"))).toEqual([]);
		await page.click("#a9");
		await opened(page);
	});

	it("with a modifier key opens a tab, as everywhere", async () => {
		const page = await open(gallery());
		const [tab] = await Promise.all([
			page.context().waitForEvent("page"),
			page.click("#a1", { modifiers: ["ControlOrMeta"] }),
		]);
		await expect.poll(() => tab.url()).toContain("/pictures/1.svg");
		expect(await page.$(".elementor-lightbox")).toBeNull();
	});

	it("works on links that are added later", async () => {
		const page = await open("<div></div>");
		await page.evaluate((markup) => {
			document.querySelector("div")!.innerHTML = markup;
		}, gallery(2));
		await page.click("#a2");
		await opened(page);
		expect(await counter(page)).toBe("2 / 2");
	});

	it("opens by Enter, and by Enter on the play icon of a video", async () => {
		const json = JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/a?b=c" });
		const page = await open(
			`${gallery()}<div data-elementor-open-lightbox="yes" data-elementor-lightbox='${json}'><div id="play" class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play">▶</div></div>`,
			{ prepare: (page) => page.route("**/www.youtube.com/**", (route) => route.fulfill({ body: "" })) },
		);
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => document.activeElement!.id === "a1");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		await page.focus("#play");
		await page.keyboard.press("Enter");
		expect(await page.getAttribute(".elementor-lightbox iframe", "src")).toBe("https://www.youtube.com/embed/a?b=c");
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector("iframe"));
		expect(await page.evaluate(() => document.activeElement!.id)).toBe("play");
	});
});

describe("deep link", () => {
	const hash = (settings: object) =>
		`#${encodeURIComponent(`elementor-action:action=lightbox&settings=${btoa(JSON.stringify(settings))}`)}`;

	it("opens the slideshow at the picture whose action the address carries (page-builder #13)", async () => {
		const page = await openPage("/lightbox");
		const address = await page.getAttribute(".thumbnail:nth-child(2)", "data-e-action-hash");
		const again = await openPage(`/lightbox${address}`);
		await opened(again);
		expect(await counter(again)).toBe("2 / 4");
	});

	it("opens nothing when only an `href` equals it (page-builder #13)", async () => {
		const address = hash({ url: "https://site.test/1.jpg" });
		const page = await openPage(`/link-actions${address}`, {
			prepare: (page) =>
				page.addInitScript((href) => {
					addEventListener("DOMContentLoaded", () => {
						document.body.append(Object.assign(document.createElement("a"), { href }));
					});
				}, address),
		});
		await page.evaluate(() => window.gossamer!.ready);
		await page.waitForLoadState("networkidle");
		expect(await page.$(".elementor-lightbox")).toBeNull();
	});
});

describe("moving", () => {
	it("follows the mouse, continues after a long or a swift drag, and swallows the click of it", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.mouse.move(1000, 400);
		await page.mouse.down();
		await page.mouse.move(900, 402);
		await page.mouse.move(300, 404);
		await expect.poll(() => centres(page)).toBe(-700);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
		// From the empty area: what closes by a click does not close by a drag.
		await page.mouse.move(40, 700);
		await page.mouse.down();
		await page.mouse.move(100, 700);
		await page.mouse.move(740, 700);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("1 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
		await page.evaluate(() => {
			const image = document.querySelector(".swiper-slide-active img")!;
			for (const [type, clientX] of [
				["pointerdown", 640],
				["pointermove", 610],
				["pointerup", 600],
			] as const)
				image.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 400 }));
		});
		await expect.poll(() => counter(page)).toBe("2 / 3");
	});

	it("goes back after a slow short drag, and over the ends in a loop, also with two", async () => {
		const page = await open(gallery(2));
		await page.click("#a1");
		await opened(page);
		const swipe = async (by: number) => {
			await page.mouse.move(640 - by / 2, 400);
			await page.mouse.down();
			await page.mouse.move(640, 400);
			await page.mouse.move(640 + by / 2, 400);
			await expect.poll(() => centres(page)).toBe(by);
			// The neighbour on that side is really there.
			const seen = await page.evaluate(
				(x) => document.elementFromPoint(x, 100)!.closest(".swiper-slide")?.matches(".swiper-slide-active"),
				by < 0 ? 1270 : 10,
			);
			await page.mouse.up();
			await settled(page);
			return seen;
		};
		for (const [by, text] of [
			[-700, "2 / 2"],
			[-700, "1 / 2"],
			[700, "2 / 2"],
			[700, "1 / 2"],
			[700, "2 / 2"],
		] as const) {
			expect(await swipe(by)).toBeFalsy();
			await expect.poll(() => counter(page)).toBe(text);
			await settled(page);
			expect(await centres(page)).toBe(0);
		}
		await page.mouse.move(640, 400);
		await page.mouse.down();
		await page.mouse.move(560, 400);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 320)));
		await page.mouse.move(540, 400);
		await page.mouse.up();
		await settled(page);
		expect(await counter(page)).toBe("2 / 2");
	});

	it("mirrors on a site that is written from right to left", async () => {
		const page = await open(gallery(), {
			head: `${configuration({ is_rtl: true })}<script>document.documentElement.dir="rtl"</script>`,
		});
		await page.click("#a1");
		await opened(page);
		await page.keyboard.press("ArrowLeft");
		await settled(page);
		expect([await counter(page), await centres(page)]).toEqual(["2 / 3", 0]);
		const leftOf = (selector: string) => page.$eval(selector, (node) => node.getBoundingClientRect().left);
		expect(await leftOf(".dialog-close-button")).toBe(15);
		await page.click("[aria-label=Share]");
		expect(await leftOf(".elementor-slideshow__share-links")).toBe(56);
		await page.click("[aria-label=Share]");
		await page.mouse.move(300, 400);
		await page.mouse.down();
		await page.mouse.move(400, 400);
		await page.mouse.move(1000, 400);
		await page.mouse.up();
		await expect.poll(() => counter(page)).toBe("3 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});

	it("takes a swipe of a finger", async () => {
		const page = await open(gallery(), { hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });
		await page.tap("#a1");
		await opened(page);
		await touch(page, [[[310, 380]], [[280, 382]], [[60, 384]]]);
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});
});

describe("parts", () => {
	const part = (name: string) => `**/plugins/lightbox-${name}.js*`;
	const film = JSON.stringify({ type: "video", videoType: "youtube", url: "https://www.youtube.com/embed/a?b=c" });

	it("are loaded when they are needed: a lone picture of a plain kit needs none", async () => {
		const asked: string[] = [];
		const page = await open(link(1).replace(/data-elementor-lightbox-slideshow="g"/, ""), {
			head: configuration({ kit: { global_image_lightbox: "yes" }, urls: { assets: "/none/" } }),
			prepare: async (page) => {
				await page.route("**/none/**", (route) => route.fulfill({ contentType: "text/css", body: "" }));
				page.on("request", (request) => asked.push(request.url()));
			},
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		expect(asked.filter((url) => url.includes("plugins/lightbox-"))).toEqual([]);
	});

	it("that do not come: the press on a video leads to its address", async () => {
		const page = await open(`<a id="v" href="#" data-elementor-lightbox-video="https://vimeo.com/1">V</a>`, {
			expected: [/Failed to load resource/],
			prepare: async (page) => {
				await page.route(part("*"), (route) => route.abort());
				await page.route("https://vimeo.com/1", (route) =>
					route.fulfill({ contentType: "text/html", body: "The film" }),
				);
			},
		});
		await page.click("#v");
		await page.waitForURL("https://vimeo.com/1");
		expect(await page.textContent("body")).toBe("The film");
	});

	it("that do not come are missed: picture, arrows, keys and closing work without any", async () => {
		const page = await open(gallery(), {
			expected: [/Failed to load resource/],
			prepare: (page) => page.route(part("*"), (route) => route.abort()),
		});
		await page.evaluate(() => {
			const codes: string[] = Object.assign(window, { codes: [] as string[] }).codes;
			document.addEventListener("gossamer:error", (event) => codes.push((event as CustomEvent).detail.code));
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => page.textContent(".elementor-slideshow__title")).toBe("Title 2");
		await settled(page);
		expect(await centres(page)).toBe(0);
		await page.click(".elementor-swiper-button-next");
		await expect.poll(() => page.textContent(".elementor-slideshow__title")).toBe("Title 3");
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		const codes = await page.evaluate(() => (window as unknown as { codes: string[] }).codes);
		expect(new Set(codes)).toEqual(new Set(["load"]));
	});

	it("that have failed are requested again at the next opening", async () => {
		let isDown = true;
		const page = await open(gallery(), {
			expected: [/Failed to load resource/],
			prepare: (page) => page.route(part("*"), (route) => (isDown ? route.abort() : route.continue())),
		});
		await page.click("#a1");
		await opened(page);
		expect(await page.$("header.elementor-slideshow__header")).toBeNull();
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		isDown = false;
		await page.click("#a2");
		await page.waitForSelector(".elementor-slideshow__header .e-eicon-zoom-in-bold");
		expect(await counter(page)).toBe("2 / 3");
		await page.mouse.dblclick(640, 400);
		await expect.poll(() => scale(page)).toBe(3);
	});

	it("make up for what was done before they came: a swipe and a double click are not lost", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) => page.route(part("gestures"), (route) => held.then(() => route.continue())),
		});
		await page.click("#a1");
		await opened(page);
		// Beginning and ending next to the image, where a click would close.
		await page.mouse.move(1000, 700);
		await page.mouse.down();
		await page.mouse.move(900, 702);
		await page.mouse.move(300, 704);
		await page.mouse.up();
		expect(await page.isVisible(".swiper-slide-active img")).toBe(true);
		release();
		await expect.poll(() => counter(page)).toBe("2 / 3");
		await settled(page);
		expect(await centres(page)).toBe(0);
	});

	it("come late and are there: the controls appear, the focus stays on the close control", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			prepare: (page) =>
				page.route("**/plugins/lightbox-{header,icons}.js*", (route) => held.then(() => route.continue())),
		});
		await page.focus("#a2");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("Tab");
		const focused = () => page.evaluate(() => document.activeElement!.className);
		expect(await focused()).toContain("elementor-swiper-button-next");
		release();
		await page.waitForSelector(".dialog-close-button .e-eicon-close");
		await expect.poll(() => counter(page)).toBe("3 / 3");
		expect(await focused()).toContain("elementor-swiper-button-next");
	});

	it("play a video that was clicked while they were on their way, unless something else was requested", async () => {
		let release = () => {};
		let isAsked = false;
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(
			`<div id="v" data-elementor-open-lightbox="yes" data-elementor-lightbox='${film}'>Film</div>`,
			{
				prepare: async (page) => {
					await page.route("**/www.youtube.com/**", (route) => route.fulfill({ body: "" }));
					await page.route(part("video"), (route) => {
						isAsked = true;
						return held.then(() => route.continue());
					});
				},
			},
		);
		await page.click("#v");
		await expect.poll(() => isAsked).toBe(true);
		await page.evaluate(
			(address) => window.gossamer!.runAction(address),
			`#elementor-action:action=lightbox&settings=${btoa(JSON.stringify({ url: "https://site.test/pictures/1.svg" }))}`,
		);
		await page.waitForSelector(".swiper-slide-active img");
		release();
		await page.waitForLoadState("networkidle");
		expect(await page.$(".elementor-lightbox iframe")).toBeNull();
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		await page.click("#v");
		await page.waitForSelector(".elementor-lightbox iframe");
	});
});

describe("a video that comes with the one that was pressed", () => {
	it("asks a provider that the visitor refuses for nothing until it is pressed itself", async () => {
		const film = (id: string) => link(1, `data-elementor-lightbox-video="https://youtu.be/${id}"`).replace("a1", id);
		const asked: string[] = [];
		const page = await open(film("one") + film("two"), {
			head: `${configuration()}<script type="application/json" id="gossamer-config">{"consent":"denied"}</script>`,
			prepare: async (page) =>
				void page.on("request", (request) => /youtube|ytimg/.test(request.url()) && asked.push(request.url())),
		});
		await page.click("#one");
		await page.waitForSelector(".elementor-lightbox iframe");
		await page.keyboard.press("ArrowRight");
		await page.click(".swiper-slide-active .elementor-custom-embed-play[role=button]");
		await page.waitForSelector(".swiper-slide-active iframe");
		await expect
			.poll(() => asked)
			.toEqual(["one", "two"].map((id) => `https://www.youtube.com/embed/${id}?autoplay=1`));
		expect(await page.getAttribute(".elementor-lightbox", "inert")).toBeNull();
	});
});

describe("zoom", () => {
	it("is three times by a double click, moves with the mouse, and locks the slides", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(740, 450);
		await expect.poll(() => scale(page)).toBe(3);
		const before = (await page.locator(".swiper-slide-active img").boundingBox())!;
		expect(before.width).toBe(1800);
		await page.mouse.move(640, 400);
		await page.mouse.down();
		await page.mouse.move(660, 410);
		await page.mouse.move(700, 430);
		await page.mouse.up();
		const after = (await page.locator(".swiper-slide-active img").boundingBox())!;
		expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([60, 30]);
		await page.keyboard.press("ArrowRight");
		expect(await counter(page)).toBe("1 / 3");
		await page.mouse.dblclick(640, 400);
		await settled(page);
		expect(await scale(page)).toBe(1);
		expect(await page.$(".elementor-slideshow--zoom-mode")).toBeNull();
	});

	it("follows the wheel, and a pinch", async () => {
		const page = await open(gallery(), { hasTouch: true });
		await page.click("#a1");
		await opened(page);
		await page.mouse.move(640, 400);
		await page.mouse.wheel(0, -300);
		await expect.poll(() => scale(page)).toBeCloseTo(2, 1);
		await page.mouse.wheel(0, 3000);
		await expect.poll(() => scale(page)).toBe(1);
		await touch(page, [
			[
				[600, 400],
				[680, 400],
			],
			[
				[560, 400],
				[720, 400],
			],
		]);
		expect(await scale(page)).toBeCloseTo(2, 1);
		expect(await page.$(".elementor-slideshow--zoom-mode")).not.toBeNull();
	});

	it("hides arrows and texts, and so does a visitor who does nothing", async () => {
		const page = await open(gallery(), { prepare: (page) => page.clock.install() });
		await page.click("#a1");
		await opened(page);
		await page.waitForSelector(".elementor-lightbox header");
		const seen = () =>
			page.evaluate(() =>
				["header", "footer", ".elementor-swiper-button"].map((selector) =>
					Number(getComputedStyle(document.querySelector(`.elementor-lightbox ${selector}`)!).opacity),
				),
			);
		expect(await seen()).toEqual([1, 1, 1]);
		await page.click(".e-eicon-zoom-in-bold");
		await expect.poll(seen).toEqual([1, 0, 0]);
		await page.click(".e-eicon-zoom-out-bold");
		await expect.poll(seen).toEqual([1, 1, 1]);
		await page.mouse.move(300, 300);
		await page.clock.runFor(3500);
		await expect.poll(seen).toEqual([0, 0, 0]);
		await page.mouse.move(310, 300);
		await expect.poll(seen).toEqual([1, 1, 1]);
	});

	it("does not exist where the kit has none", async () => {
		const page = await open(gallery(), {
			head: configuration({ kit: { global_image_lightbox: "yes", lightbox_enable_counter: "yes" } }),
		});
		await page.click("#a1");
		await opened(page);
		await page.mouse.dblclick(640, 400);
		await settled(page);
		expect(await scale(page)).toBe(1);
	});
});

describe("dialog", () => {
	it("goes full screen and comes back, and leaves it on closing", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.click(".e-eicon-frame-expand");
		await page.waitForFunction(() => document.fullscreenElement?.matches(".dialog-widget"));
		await page.waitForSelector(".elementor-slideshow--fullscreen-mode");
		expect(await page.getAttribute(".e-eicon-frame-minimize", "aria-checked")).toBe("true");
		await page.click(".e-eicon-frame-minimize");
		await page.waitForFunction(() => !document.fullscreenElement);
		await page.click(".e-eicon-frame-expand");
		await page.waitForFunction(() => document.fullscreenElement);
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.fullscreenElement);
	});

	it("needs nothing but the keyboard: Tab goes round the controls, in share mode round the menu", async () => {
		const page = await open(gallery());
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.waitForSelector(".elementor-lightbox header");
		const focused = () =>
			page.evaluate(() => {
				const { classList, textContent } = document.activeElement!;
				return (/close|share|zoom|frame|next|prev/.exec(classList.toString()) ?? [textContent])[0];
			});
		const round = async (count: number) => {
			const seen: (string | null)[] = [];
			for (let at = 0; at < count; at++) {
				seen.push(await focused());
				await page.keyboard.press("Tab");
			}
			return seen;
		};
		expect(await round(7)).toEqual(["close", "share", "zoom", "frame", "next", "prev", "close"]);
		expect(await focused()).toBe("share");
		await page.keyboard.press("Enter");
		await page.waitForSelector(".elementor-slideshow__share-links");
		expect(await round(6)).toEqual([
			"share",
			"Share on facebook",
			"Share on twitter",
			"Pin it",
			"Download image",
			"share",
		]);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Space");
		await page.waitForSelector(".elementor-slideshow__share-links", { state: "detached" });
	});

	it("has nothing that axe finds, alone, in a slideshow, sharing, with a video, and closed", async () => {
		const page = await open(
			`${gallery()}<a id="v" href="#" data-elementor-lightbox-video="https://vimeo.com/1">V</a>`,
			{
				prepare: (page) =>
					page.route("**/player.vimeo.com/**", (route) =>
						route.fulfill({ contentType: "text/html", body: "<html lang=en><title>Film</title>" }),
					),
			},
		);
		await page.click("#a1");
		await opened(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.click(".e-eicon-share-arrow");
		await settled(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.click("#v");
		await page.waitForSelector("iframe");
		await settled(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
	});

	it("opens again while it fades out, and two openings leave one element (page-builder #63)", async () => {
		const page = await open(gallery() + link(7).replace('slideshow="g"', 'slideshow="h"'));
		await page.click("#a1");
		await opened(page);
		await page.keyboard.press("Escape");
		await page.click("#a7");
		await opened(page);
		expect(await page.$$eval(".elementor-lightbox", (all) => all.map(({ id }) => id))).toEqual([
			"elementor-lightbox-slideshow-h",
		]);
		await settled(page);
		expect(await page.isVisible(".swiper-slide-active img")).toBe(true);
		expect(await page.evaluate(() => getComputedStyle(document.querySelector(".elementor-lightbox")!).opacity)).toBe(
			"1",
		);
	});

	it("moves nothing for visitors who want less motion", async () => {
		const page = await open(gallery(), { reducedMotion: "reduce" });
		await page.click("#a1");
		await page.waitForSelector(".swiper-slide-active .swiper-lazy-loaded");
		await page.keyboard.press("ArrowRight");
		expect(await centres(page)).toBe(0);
		await page.keyboard.press("Escape");
		expect(await page.isVisible(".elementor-lightbox")).toBe(false);
	});

	it.each(["early", "late"])("shifts nothing while it opens, moves and closes: its own style %s", async (when) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			async prepare(page) {
				await recordShifts(page);
				if (when === "early") return;
				await page.route("**/plugins/lightbox.css", (route) => held.then(() => route.continue()));
			},
		});
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => window.gossamer!.modules["plugins/lightbox"]);
		release();
		await opened(page);
		await page.keyboard.press("ArrowRight");
		await settled(page);
		await page.keyboard.press("Escape");
		await settled(page);
		expect(await shifted(page)).toBe(0);
	});

	it("has arrows with a shadow: they show on a light picture as well", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		expect(await page.$eval(".elementor-swiper-button-next", (arrow) => getComputedStyle(arrow).filter)).toContain(
			"drop-shadow",
		);
	});

	it("has its controls in a row, also where the theme pads its headers", async () => {
		const page = await open(gallery(), { head: `${configuration()}<style>header{padding:20px}</style>` });
		await page.click("#a1");
		await opened(page);
		const middles = () =>
			page.$$eval(".elementor-lightbox .dialog-close-button,.elementor-slideshow__header>[role]", (nodes) =>
				nodes.flatMap((node) => {
					const { top, height } = node.getBoundingClientRect();
					return height ? top + height / 2 : [];
				}),
			);
		// The header comes with a part of its own.
		await expect.poll(async () => (await middles()).length).toBeGreaterThan(3);
		const found = await middles();
		expect(Math.max(...found) - Math.min(...found)).toBeLessThan(5);
	});

	it("works under the demo's strict policy, and on the builder's canvas stays shut", async () => {
		const page = await openPage("/lightbox");
		await page.click("#plain");
		await opened(page);
		const edit = await openPage("/lightbox?edit");
		await edit.evaluate(() => window.gossamer!.start());
		await edit.evaluate(() => window.gossamer!.ready);
		await edit.click("#plain");
		await edit.waitForLoadState("networkidle");
		expect(await edit.$(".elementor-lightbox")).toBeNull();
		expect(new URL(edit.url()).pathname).toBe("/lightbox");
	});
});

/** Moves fingers from step to step. */
const touch = async (page: Page, steps: [number, number][][]) => {
	const session = await page.context().newCDPSession(page);
	for (const [at, points] of steps.entries()) {
		await session.send("Input.dispatchTouchEvent", {
			type: at ? "touchMove" : "touchStart",
			touchPoints: points.map(([x, y], id) => ({ x, y, id })),
		});
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};
