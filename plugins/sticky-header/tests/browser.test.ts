// Sticky header in a browser: the exact threshold, link targets, what is left alone, and what is left of it.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { siteUrl } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { contentTop, hasClass, header, main, open, scroll } from "./pages";

const config = (settings: object) =>
	`<script type="application/json" id="gossamer-config">${JSON.stringify({ plugins: { "sticky-header": settings } })}</script>`;
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
