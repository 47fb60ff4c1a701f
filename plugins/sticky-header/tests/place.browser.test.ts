// Sticky header in a browser: the place that is kept, the window's edges, the fixed look.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { contentTop, hasClass, header, main, open, scroll, style } from "./pages";

describe("the place in the page", () => {
	it.each([
		["plain", ""],
		["with margins", "header{margin:10px 0 30px}main{margin-top:20px}"],
		["with fractions", "header{height:80.4px}"],
		["with a margin that leaves it through its content", "header{height:auto}header a{display:block;margin:25px 0}"],
		["in a flex column", "body{display:flex;flex-direction:column}main{flex:none}"],
		["over the content", "header{position:absolute;top:0;left:0;right:0}"],
		["lower when it is fixed", "header.fixed-header{height:50px}"],
		["lower after a transition", "header{transition:height .15s}header.fixed-header{height:50px}"],
		["on a site that hides whatever has the attribute hidden", "[hidden]{display:none!important}"],
		["of a site that makes room itself", ".fixed-header~main{padding-top:0;margin-top:80px}"],
	])("%s: the content stays where it is (accessibility-panel #38)", async (_, css) => {
		const page = await open({ css });
		await scroll(page, 99);
		const [before, height] = [await contentTop(page), await page.evaluate(() => document.documentElement.scrollHeight)];
		await scroll(page, 100);
		await expect.poll(() => hasClass(page)).toBe(true);
		expect(await page.$eval("header", (node) => getComputedStyle(node).position)).toBe("fixed");
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
		await frames(page);
		expect(await contentTop(page)).toBeCloseTo(before, 1);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
		expect(await page.evaluate(() => scrollY)).toBe(100);
		await scroll(page, 99);
		expect(await hasClass(page)).toBe(false);
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
		expect(await contentTop(page)).toBeCloseTo(before, 1);
	});

	it("is kept where the last step of a transition comes late", async () => {
		const page = await open({ css: "header{transition:height .3s}header.fixed-header{height:50px}" });
		await scroll(page, 99);
		const before = await contentTop(page);
		/**
		 * Passes the threshold. From a frame in the middle of the transition on, each is drawn long after the one before; the first
		 * has the time of its request. Tells whether there was such a frame: a machine may be busy in the meantime.
		 */
		const passSlowly = () =>
			page.evaluate(
				() =>
					new Promise<boolean>((resolve) => {
						let left = 3;
						const look = () => {
							const [transition] = document.getAnimations();
							if (left === 3 && !(Number(transition?.currentTime) > 30)) return requestAnimationFrame(look);
							setTimeout(() => {
								const end = performance.now() + 200;
								while (performance.now() < end);
								if (--left) requestAnimationFrame(look);
								else resolve(true);
							});
						};
						addEventListener("transitionend", () => left === 3 && resolve(false), { once: true });
						look();
						scrollTo({ top: 100, behavior: "instant" });
					}),
			);
		await expect
			.poll(async () => {
				await scroll(page, 99);
				await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
				return passSlowly();
			})
			.toBe(true);
		await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
		await frames(page);
		expect(await page.$eval("header", (node) => node.offsetHeight)).toBe(50);
		expect(await contentTop(page)).toBeCloseTo(before, 1);
	});

	it("is kept on a page that can hardly be scrolled: no bounce at the threshold", async () => {
		const page = await open({ css: "main{height:821px}" });
		expect(await scroll(page, 1e6)).toBe(101);
		const states = await page.evaluate(async () => {
			const states: boolean[] = [];
			for (let count = 0; count < 20; count++) {
				await new Promise(requestAnimationFrame);
				states.push(document.querySelector("header")!.classList.contains("fixed-header"));
			}
			return [new Set(states).size, states[0], scrollY];
		});
		expect(states).toEqual([1, true, 101]);
	});

	it("follows the header's height while it is fixed", async () => {
		const page = await open({ css: "@media(max-width:800px){header{height:120px}}" });
		await scroll(page, 300);
		expect(await contentTop(page)).toBe(80);
		await page.$eval("header", (node) => {
			node.innerHTML += '<div id="more" style="height:20px"></div>';
			node.style.height = "auto";
			node.style.minHeight = "100px";
		});
		await expect.poll(() => contentTop(page)).toBe(100);
		await page.$eval("header", (node) => node.removeAttribute("style"));
		await page.setViewportSize({ width: 700, height: 800 });
		await expect.poll(() => contentTop(page)).toBe(120);
		await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingTop)).toBe("120px");
	});

	it("and its look come together when the stylesheet is late", async () => {
		let release = () => {};
		let use: (page: Page) => void;
		const isReleased = new Promise<void>((resolve) => {
			release = resolve;
		});
		// The load event waits for the stylesheet, so the page is used before it is open.
		const isUsable = new Promise<Page>((resolve) => {
			use = resolve;
		});
		const opened = openMarkup(header() + main, {
			head: style(),
			prepare: async (page) => {
				await page.route("**/sticky-header.css*", async (route) => {
					use(page);
					await isReleased;
					await route.continue();
				});
			},
		});
		const page = await isUsable;
		await scroll(page, 300);
		await page.waitForSelector("header.fixed-header");
		expect(await contentTop(page)).toBe(80);
		release();
		await opened;
		await page.waitForFunction(() => getComputedStyle(document.querySelector("header")!).position === "fixed");
		expect(await contentTop(page)).toBe(80);
	});
});

describe("the fixed look", () => {
	it("stays with the header when something is put in front of it, and when it is moved", async () => {
		const page = await open();
		await scroll(page, 300);
		const positions = () =>
			page.$$eval("header,#banner,main", (nodes) => nodes.map((node) => getComputedStyle(node).position));
		await page.$eval("header", (node) => node.insertAdjacentHTML("beforebegin", '<p id="banner">Sale</p>'));
		expect(await positions()).toEqual(["static", "fixed", "static"]);
		await page.$eval("header", (node) => document.body.append(node));
		expect(await positions()).toEqual(["static", "static", "fixed"]);
	});

	it("is not in print, where the header stands at its place", async () => {
		const page = await open();
		await scroll(page, 300);
		await page.emulateMedia({ media: "print" });
		expect(await page.$eval("header", (node) => getComputedStyle(node).position)).toBe("static");
		expect(await contentTop(page)).toBe(80);
	});

	it("is at the top, as wide as the window, over the content", async () => {
		const page = await open({ css: "header{margin:10px;padding:0 20px}main{position:relative;z-index:5}" });
		await scroll(page, 300);
		await page.waitForSelector("header.fixed-header");
		const [top, left, width, hit] = await page.evaluate(() => {
			const { top, left, width } = document.querySelector("header")!.getBoundingClientRect();
			return [top, left, width, document.elementFromPoint(600, 40)?.localName];
		});
		expect([top, left, hit]).toEqual([0, 0, "header"]);
		expect(width).toBeGreaterThan(1240);
	});

	it("comes with another class too (accessibility-panel #39)", async () => {
		const page = await open({ markup: header('data-fixed-class="is-stuck"') + main });
		await scroll(page, 100);
		expect(await hasClass(page, "is-stuck")).toBe(true);
		expect(await hasClass(page)).toBe(false);
		expect(await page.$eval("header", (node) => getComputedStyle(node).position)).toBe("fixed");
	});

	it("stands below the admin bar: 32 px, 46 px up to 782 px (accessibility-panel #43)", async () => {
		const page = await open({ css: "html{margin-top:32px!important}" });
		await page.evaluate(() => document.body.classList.add("admin-bar"));
		await scroll(page, 300);
		const top = () => page.$eval("header", (node) => [getComputedStyle(node).top, node.getBoundingClientRect().top]);
		expect(await top()).toEqual(["32px", 32]);
		expect(await page.evaluate(() => document.documentElement.style.scrollPaddingTop)).toBe("112px");
		await page.setViewportSize({ width: 783, height: 800 });
		expect(await top()).toEqual(["32px", 32]);
		await page.setViewportSize({ width: 782, height: 800 });
		expect(await top()).toEqual(["46px", 46]);
	});

	it("yields to the site's own rules for the class", async () => {
		const page = await open({ css: "header.fixed-header{top:20px;z-index:5;width:50%}" });
		await scroll(page, 300);
		expect(
			await page.$eval("header", (node) => [
				getComputedStyle(node).top,
				getComputedStyle(node).zIndex,
				node.offsetWidth,
			]),
		).toEqual(["20px", "5", 640]);
	});

	it("has no transition under reduced motion", async () => {
		const page = await open({ css: "header{transition:height 9s}.fixed-header{height:50px}", reducedMotion: "reduce" });
		await scroll(page, 300);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	});
});
