// Sticky header in a browser: the exact threshold, the place that is kept, and the window's edges.
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup, siteUrl } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

const style = (css = "") =>
	`<style>body{margin:0}header{height:80px;background:#ccc}h1{margin:0}main{height:3000px}${css}</style>`;
const header = (attributes = "", content = '<a href="#main">Oak</a>') =>
	`<header data-elementor-type="header" data-elementor-id="12" class="elementor elementor-12 elementor-location-header" ${attributes}>${content}</header>`;
const main = '<main><h1 id="main">Main</h1></main>';
const config = (settings: object) =>
	`<script type="application/json" id="gossamer-config">${JSON.stringify({ plugins: { "sticky-header": settings } })}</script>`;

interface Options extends BrowserContextOptions {
	css?: string;
	markup?: string;
	head?: string;
	prepare?(page: Page): Promise<unknown>;
}
const open = async ({ css, markup = header() + main, head = "", ...options }: Options = {}) => {
	const page = await openMarkup(markup, { head: style(css) + head, ...options });
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
	);
	return page;
};
const scroll = async (page: Page, top: number) => {
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
	await frames(page);
	return page.evaluate(() => scrollY);
};
const hasClass = (page: Page, name = "fixed-header", selector = "header") =>
	page.$eval(selector, (node, name) => node.classList.contains(name), name);
/** Where the first content element is in the document. */
const contentTop = (page: Page) => page.$eval("main", (node) => node.getBoundingClientRect().top + scrollY);
const reserves = (page: Page) => page.$$eval(".gossamer-header-space", (nodes) => nodes.length);

it.each([0, 500])("leaves no space and no error where a script takes the header out at %d px", async (y) => {
	const page = await open();
	await scroll(page, y);
	await page.evaluate(() => document.querySelector("header")!.remove());
	for (const top of [0, 500, 0]) await scroll(page, top);
	expect(await reserves(page)).toBe(0);
});

describe("the threshold", () => {
	it("is absent at 99, present at 100, absent again at 99 (accessibility-panel #35, sticky-motion #23)", async () => {
		const page = await open();
		for (const [y, expected] of [
			[0, false],
			[99, false],
			[100, true],
			[101, true],
			[2000, true],
			[100, true],
			[99, false],
			[100, true],
			[0, false],
		] as const) {
			await scroll(page, y);
			expect([y, await hasClass(page)]).toEqual([y, expected]);
		}
	});

	it.each([1.25, 1.5, 2, 3])("is exact between whole pixels at a pixel ratio of %d", async (deviceScaleFactor) => {
		const page = await open({ deviceScaleFactor });
		for (const y of [99, 99.3, 99.5, 99.7, 99.9, 100, 100.4, 99.6]) {
			const reached = await scroll(page, y);
			expect([reached, await hasClass(page)]).toEqual([reached, reached >= 100]);
		}
	});

	it("holds on a body with margins, a position of its own and an admin bar above", async () => {
		const page = await open({ css: "html{margin-top:32px!important}body{position:relative;margin:20px}" });
		for (const y of [99, 100, 99]) {
			await scroll(page, y);
			expect(await hasClass(page)).toBe(y === 100);
		}
	});

	it("can be configured", async () => {
		const page = await open({ head: config({ threshold: 250, class: "pinned" }) });
		for (const y of [249, 250, 249]) {
			await scroll(page, y);
			expect(await hasClass(page, "pinned")).toBe(y === 250);
		}
	});

	it("of 0 fixes the header from the start", async () => {
		const page = await open({ head: config({ threshold: 0 }) });
		await page.waitForSelector("header.fixed-header");
		expect(await contentTop(page)).toBe(80);
	});

	it("is checked at the start, without a scroll event (accessibility-panel #36, sticky-motion #24)", async () => {
		const page = await open({
			prepare: (page) =>
				page.addInitScript(() => {
					addEventListener("scroll", (event) => event.stopImmediatePropagation(), true);
					addEventListener("DOMContentLoaded", () => scrollTo({ top: 500, behavior: "instant" }));
				}),
		});
		await page.waitForSelector("header.fixed-header");
		expect(await page.evaluate(() => scrollY)).toBe(500);
	});

	it("is never reached on a page that is too short", async () => {
		const page = await open({ css: "main{height:770px}", head: config({ threshold: 2000 }) });
		expect(await scroll(page, 1e6)).toBe(50);
		expect(await hasClass(page)).toBe(false);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(850);
	});

	it("is not reached by scrolling above the top", async () => {
		const page = await open();
		await page.mouse.wheel(0, -500);
		await frames(page);
		expect(await hasClass(page)).toBe(false);
	});
});

describe.each(["html", "body"])("on a page whose %s is zoomed", (zoomed) => {
	it("the content stays where it is, and jumps end below the header", async () => {
		const page = await open({ css: `${zoomed}{zoom:1.5}` });
		const before = await contentTop(page);
		expect([await scroll(page, 98), await hasClass(page)]).toEqual([98, false]);
		expect([await scroll(page, 102), await hasClass(page)]).toEqual([102, true]);
		expect(await contentTop(page)).toBe(before);
		expect(await page.$eval("header", (node) => node.getBoundingClientRect().height)).toBe(120);
		await page.$eval("main", (node) =>
			node.insertAdjacentHTML("beforeend", '<h2 id="far" style="margin:1000px 0 0">Far</h2>'),
		);
		await page.$eval("#far", (node) => node.scrollIntoView());
		await frames(page);
		expect(await page.$eval("#far", (node) => node.getBoundingClientRect().top)).toBeCloseTo(120, 0);
	});
});

it("gives back what the root had inline, with its priority", async () => {
	const page = await open();
	const style = "scroll-padding-top: 7px !important; overflow-anchor: auto !important;";
	await page.$eval("html", (node, style) => node.setAttribute("style", style), style);
	await scroll(page, 400);
	expect(await page.$eval("html", (node) => (node as HTMLElement).style.scrollPaddingTop)).toBe("80px");
	await scroll(page, 0);
	const after = await page.getAttribute("html", "style");
	expect(after!.split(/; ?/).sort()).toEqual(style.split(/; ?/).sort());
});

it("writes the class once for fifty scroll events (accessibility-panel #37)", async () => {
	const page = await open();
	const [events, writes] = await page.evaluate(async () => {
		const host = document.querySelector("header")!;
		let events = 0;
		let writes = 0;
		new MutationObserver((records) => (writes += records.length)).observe(host, { attributes: true });
		addEventListener("scroll", () => events++);
		for (let index = 0; index < 50; index++) {
			scrollTo({ top: 150 + index * 5, behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
		await new Promise(requestAnimationFrame);
		return [events, writes];
	});
	expect(events).toBeGreaterThanOrEqual(49);
	expect(writes).toBe(1);
});

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

describe("a link target", () => {
	const markup = `${header("", '<a href="#far">Far</a>')}<main><h1 id="far" style="margin:1500px 0 3000px">Far</h1></main>`;
	const top = (page: Page) => page.$eval("#far", (node) => Math.round(node.getBoundingClientRect().top));

	it.each(["auto", "smooth"])(
		"is not covered after a click that fixes the header (scroll-behavior: %s)",
		async (how) => {
			const page = await open({ markup, css: `html{scroll-behavior:${how}}main{display:flow-root}` });
			await page.click("header a");
			await expect.poll(() => top(page)).toBe(80);
			await expect.poll(() => hasClass(page)).toBe(true);
			await page.evaluate(() => document.dispatchEvent(new MouseEvent("click")));
			await scroll(page, 0);
			await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute("style"))).toBe(false);
			await page.click("header a");
			await expect.poll(() => top(page)).toBe(80);
		},
	);

	it.each(["auto", "smooth"])("is not covered on a page that opens there (scroll-behavior: %s)", async (how) => {
		const page = await open({ markup, css: `html{scroll-behavior:${how}}main{display:flow-root}` });
		await page.goto("about:blank");
		await page.goto(`${siteUrl()}/markup#far`);
		await expect.poll(() => top(page)).toBe(80);
		await expect.poll(() => hasClass(page)).toBe(true);
	});

	it("leaves the visitor alone who scrolls it below the header later on", async () => {
		const page = await open({ markup, css: "main{display:flow-root}" });
		await page.goto("about:blank");
		await page.goto(`${siteUrl()}/markup#far`);
		await expect.poll(() => top(page)).toBe(80);
		await scroll(page, 0);
		expect(await hasClass(page)).toBe(false);
		expect(await scroll(page, 1540)).toBe(1540);
		await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop === "80px");
		expect(await page.evaluate(() => scrollY)).toBe(1540);
	});

	it("can still be reached by key under a header as high as the window", async () => {
		const page = await open({ css: "header{height:900px}" });
		await scroll(page, 300);
		await expect.poll(() => hasClass(page)).toBe(true);
		await page.keyboard.press("PageDown");
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
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

describe("what is left alone", () => {
	it("a page without a header gets nothing (accessibility-panel #40)", async () => {
		const requests: string[] = [];
		const page = await open({
			markup: main,
			prepare: async (page) => {
				page.on("request", (request) => requests.push(request.url()));
				await page.addInitScript(() => {
					const listeners: string[] = [];
					const { addEventListener } = EventTarget.prototype;
					Object.assign(window, { listeners });
					EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never]) {
						listeners.push(type);
						addEventListener.call(this, type, ...rest);
					};
				});
			},
		});
		await scroll(page, 500);
		expect(await page.evaluate(() => (window as never as { listeners: string[] }).listeners)).not.toContain("scroll");
		expect(requests.filter((url) => url.includes("sticky-header"))).toEqual([]);
	});

	it("the builder's canvas (accessibility-panel #41)", async () => {
		const page = await open({
			markup: `<script>document.body.classList.add("elementor-editor-active")</script>${header()}${main}`,
		});
		await scroll(page, 500);
		expect(await hasClass(page)).toBe(false);
		expect(await page.evaluate(() => document.querySelectorAll("body ~ *").length)).toBe(0);
	});

	it("the second of two headers (accessibility-panel #42)", async () => {
		const page = await open({ markup: header() + main + header('id="second"') });
		await scroll(page, 500);
		await expect.poll(() => hasClass(page)).toBe(true);
		expect(await hasClass(page, "fixed-header", "#second")).toBe(false);
	});

	it("a header that the builder itself keeps at the top", async () => {
		const sticky = `data-settings='{"sticky":"top","sticky_on":["desktop"]}'`;
		const page = await open({ markup: header("", `<section class="elementor-element" ${sticky}></section>`) + main });
		await scroll(page, 500);
		expect(await hasClass(page)).toBe(false);
	});
});

it("leaves nothing behind when it is back to normal, nor when the runtime stops (accessibility-panel #44)", async () => {
	const page = await open();
	await page.evaluate(() => window.gossamer?.stop());
	const plain = await page.$eval("html", (node) => node.outerHTML);
	await page.evaluate(() => window.gossamer?.start());
	await page.waitForSelector("body ~ [aria-hidden]", { state: "attached" });
	await scroll(page, 300);
	await expect.poll(() => hasClass(page)).toBe(true);
	await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop === "80px");
	await scroll(page, 0);
	expect(await page.$eval("header", (node) => [node.className, node.hasAttribute("style")])).toEqual([
		"elementor elementor-12 elementor-location-header",
		false,
	]);
	expect(await reserves(page)).toBe(0);
	expect(await page.evaluate(() => document.documentElement.hasAttribute("style"))).toBe(false);
	await scroll(page, 300);
	await page.evaluate(() => window.gossamer?.stop());
	expect(await page.$eval("html", (node) => node.outerHTML)).toBe(plain);
});

it("that is taken off the page while it is fixed takes its space along, and nothing fails", async () => {
	const page = await open();
	await scroll(page, 500);
	await expect.poll(async () => [await hasClass(page), await reserves(page)]).toEqual([true, 1]);
	await page.evaluate(() => document.querySelector("header")!.remove());
	await expect.poll(() => reserves(page)).toBe(0);
	for (const y of [0, 800]) await scroll(page, y);
	await page.evaluate(() => dispatchEvent(new Event("resize")));
	await frames(page);
	expect(await reserves(page)).toBe(0);
});

it("keeps the focus and does not cover what is focused or linked to", async () => {
	const page = await open({ css: "main{padding-top:1000px}#late{margin-top:2000px}" });
	await page.focus("header a");
	await scroll(page, 300);
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Oak");
	await page.waitForFunction(() => document.documentElement.style.scrollPaddingTop === "80px");
	await page.evaluate(() => document.querySelector("#main")!.scrollIntoView({ behavior: "instant" }));
	expect(await page.$eval("#main", (node) => node.getBoundingClientRect().top)).toBeCloseTo(80, 0);
});
