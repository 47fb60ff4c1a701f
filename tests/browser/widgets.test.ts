// The small widgets in a browser: counter, progress, alert, drop cap, lazy background, preview scroll.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type OpenOptions, openMarkup, openPage } from "../helpers/browser";
import { frames } from "../helpers/frames";

const widget = (name: string, content: string, attributes = "") =>
	`<div class="elementor-element elementor-widget elementor-widget-${name}" data-id="a1" data-element_type="widget" data-widget_type="${name}.default" ${attributes}>${content}</div>`;
/** Opens a page without waiting for the runtime; in the builder it never starts. */
const openDocument = (
	body: string,
	{ head = "", query = "", ...options }: OpenOptions & { head?: string; query?: string },
) =>
	openPage(`/page-of-its-own${query}`, {
		...options,
		prepare: (page) =>
			page.route("**/page-of-its-own*", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					body: `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,">${head}
<script type="module" src="/gossamer/gossamer.js"></script></head><body>${body}</body></html>`,
				}),
			),
	});
const far = '<div style="height:3000px"></div>';

describe("counter", () => {
	const counter = (duration: number) =>
		widget(
			"counter",
			`<div class="elementor-counter"><span class="elementor-counter-number" data-duration="${duration}" data-to-value="1234.5" data-from-value="0" data-delimiter=",">0</span></div>`,
		);
	const number = ".elementor-counter-number";

	it("keeps its start value out of view and ends at the formatted target in view (page-builder #32, #33)", async () => {
		const page = await openMarkup(far + counter(200));
		await frames(page);
		expect(await page.textContent(number)).toBe("0");
		await page.evaluate(() => scrollTo({ top: 2900 - innerHeight, behavior: "instant" }));
		await page.waitForFunction(
			() => performance.getEntriesByName(new URL("/gossamer/plugins/counter.js", location.href).href).length,
		);
		await frames(page);
		expect(await page.textContent(number)).toBe("0");
		await page.locator(number).scrollIntoViewIfNeeded();
		await expect.poll(() => page.textContent(number)).toBe("1,234.5");
		await expect.poll(() => page.locator(number).getAttribute("aria-hidden")).toBeNull();
	});

	it("tells assistive technology the target, not the steps", async () => {
		const page = await openMarkup(counter(600_000));
		await page.waitForFunction(() => document.querySelector("[data-to-value]")?.textContent !== "0");
		expect(await page.locator(".elementor-counter").ariaSnapshot()).toBe("- text: 1,234.5");
		const { width, height } = (await page.locator(".elementor-counter").boundingBox())!;
		await page.$eval("[data-to-value] + span", (node) => node.remove());
		expect(await page.locator(".elementor-counter").boundingBox()).toMatchObject({ width, height });
	});

	it("shows the target immediately under reduced motion", async () => {
		const page = await openMarkup(counter(600_000), { reducedMotion: "reduce" });
		await expect.poll(() => page.textContent(number)).toBe("1,234.5");
	});
});

describe("progress", () => {
	const head = `<style>.elementor-progress-wrapper{height:30px}
		.elementor-progress-bar{width:0;height:100%;background:#333;transition:width .2s ease-in-out}</style>`;
	const progress = widget(
		"progress",
		`<span class="elementor-title" id="t1">Oak</span><div class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="70" aria-labelledby="t1">
			<div class="elementor-progress-bar" data-max="70"></div></div>`,
	);
	const state = (page: Page) =>
		page.$eval(".elementor-progress-bar", (bar) => {
			const { width } = (bar.parentElement as HTMLElement).getBoundingClientRect();
			return [(bar as HTMLElement).style.width, Math.round((100 * bar.getBoundingClientRect().width) / width)];
		});

	it("has no width until the bar is in view, then 70% (page-builder #34)", async () => {
		const page = await openMarkup(far + progress, { head });
		await frames(page);
		expect(await state(page)).toEqual(["", 0]);
		await page.locator("[role=progressbar]").scrollIntoViewIfNeeded();
		await expect.poll(() => state(page)).toEqual(["70%", 70]);
	});

	it("does not grow step by step under reduced motion", async () => {
		const page = await openMarkup(progress, { head, reducedMotion: "reduce" });
		await expect.poll(() => state(page)).toEqual(["70%", 70]);
		expect(await page.$eval(".elementor-progress-bar", (bar) => bar.getAnimations().length)).toBe(0);
	});
});

describe("what has not come into view, its chunk being there", () => {
	it("is whole in print: counters, bars and lazy backgrounds (A15)", async () => {
		const counter = widget(
			"counter",
			'<span class="elementor-counter-number" data-duration="60000" data-to-value="1234" data-from-value="0">0</span>',
		);
		const bar = widget("progress", '<div class="elementor-progress-bar" data-max="70"></div>');
		const section = `<div class="e-con e-parent">${counter}${bar}</div>`;
		const page = await openMarkup(section + far + section, {
			head: "<style>.elementor-progress-bar{width:0;height:9px;transition:width 60s}</style>",
		});
		await page.waitForFunction(() => document.querySelector(".elementor-progress-bar[style]"));
		await page.evaluate(() =>
			addEventListener("afterprint", () => {
				const widths = [...document.querySelectorAll(".elementor-progress-bar")].map((bar) =>
					Math.round((100 * bar.clientWidth) / bar.parentElement!.clientWidth),
				);
				const numbers = [...document.querySelectorAll("[data-to-value]")].map(({ textContent }) => textContent);
				document.title = [...widths, ...numbers, document.querySelectorAll(".e-lazyloaded").length].join();
			}),
		);
		await page.pdf();
		expect(await page.title()).toBe("70,70,1234,1234,2");
	});
});

describe("alert", () => {
	const alert = widget(
		"alert",
		`<div class="elementor-alert" role="alert"><span class="elementor-alert-title">Sale</span>
			<button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert.">&times;</button></div>`,
	);
	const page1 = `<a href="#before">Before</a>${alert}<p>Text <a href="#after">After</a></p>`;
	const host = ".elementor-widget-alert";
	const display = (page: Page) => page.$eval(host, (node) => getComputedStyle(node).display);

	it("fades the widget out on the first click and leaves it in the DOM (page-builder #35)", async () => {
		const page = await openMarkup(page1);
		// In one call: under load the animation may be over before a second one.
		const duration = await page.evaluate(async (host) => {
			const node = document.querySelector(host)!;
			document.querySelector<HTMLElement>(".elementor-alert-dismiss")!.click();
			while (Number(getComputedStyle(node).opacity) === 1) await new Promise(requestAnimationFrame);
			return node.getAnimations()[0]?.effect?.getTiming().duration;
		}, host);
		expect(duration).toBe(400);
		await expect.poll(() => display(page)).toBe("none");
		expect(await page.$eval(host, (node) => [node.getAnimations().length, node.getAttribute("style")])).toEqual([
			0,
			"display: none;",
		]);
	});

	it("goes immediately under reduced motion", async () => {
		const page = await openMarkup(page1, { reducedMotion: "reduce" });
		await page.click(".elementor-alert-dismiss");
		await expect.poll(() => display(page)).toBe("none");
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	});

	it("hands a keyboard user on to what follows: the next Tab reaches the next link", async () => {
		const page = await openMarkup(page1);
		await page.focus(".elementor-alert-dismiss");
		await page.keyboard.press("Enter");
		await expect.poll(() => display(page)).toBe("none");
		expect(await page.evaluate(() => document.activeElement?.localName)).toBe("p");
		await page.keyboard.press("Tab");
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("After");
		expect(await page.$eval("p", (node) => node.hasAttribute("tabindex"))).toBe(false);
	});
});

describe("drop cap", () => {
	it("wraps a whole character and keeps the text (page-builder #36)", async () => {
		const settings = `data-settings='{"drop_cap":"yes"}'`;
		const page = await openMarkup(
			widget("text-editor", "<p>👩‍👩‍👧 Tea time</p>", settings) +
				widget("text-editor", "<p><strong>T</strong>ea</p>", settings) +
				widget("text-editor", "<p>Tea</p>"),
		);
		await page.waitForSelector(".elementor-drop-cap > .elementor-drop-cap-letter");
		expect(await page.$$eval("p", (nodes) => nodes.map((node) => node.innerHTML))).toEqual([
			'<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">👩‍👩‍👧</span></span> Tea time',
			"<strong>T</strong>ea",
			"Tea",
		]);
		expect(await page.textContent("p")).toBe("👩‍👩‍👧 Tea time");
	});
});

describe("lazy background", () => {
	const head = "<style>body{margin:0}.e-con{position:absolute;width:100%;height:50px}</style>";
	const section = (id: string, top: number, classes = "") =>
		`<div class="elementor-element e-con e-parent ${classes}" id="${id}" style="top:${top}px"></div>`;
	const marked = (page: Page) => page.$$eval(".e-lazyloaded", (nodes) => nodes.map(({ id }) => id));

	it("marks what is 199 px below the window, not 400, and what is inserted later (page-builder #16)", async () => {
		const page = await openMarkup(section("near", 999) + section("far", 1200) + section("never", 0, "e-no-lazyload"), {
			head,
		});
		await expect.poll(() => marked(page)).toEqual(["near"]);
		await frames(page);
		expect(await marked(page)).toEqual(["near"]);
		await page.evaluate(
			(markup) => {
				document.body.insertAdjacentHTML("beforeend", markup);
				document.dispatchEvent(new Event("elementor/lazyload/observe"));
			},
			section("late", 100),
		);
		await expect.poll(() => marked(page)).toEqual(["near", "late"]);
		await page.evaluate(() => scrollTo({ top: 210, behavior: "instant" }));
		await expect.poll(() => marked(page)).toEqual(["near", "far", "late"]);
		await page.evaluate(() => window.gossamer?.stop());
		expect(await marked(page)).toEqual(["near", "far", "late"]);
	});

	it("marks nothing in the builder", async () => {
		const page = await openDocument(section("near", 100), {
			head: `${head}<script>var elementorFrontendConfig={environmentMode:{edit:true}}</script>`,
		});
		await page.waitForFunction(() => window.gossamer);
		await frames(page);
		expect(await marked(page)).toEqual([]);
	});
});

describe("preview scroll", () => {
	const open = (query: string, options = {}) =>
		openDocument(
			`<div style="height:1500px"></div><div class="elementor elementor-12" style="height:600px"></div>${far}`,
			{ head: "<style>body{margin:0}</style>", query, ...options },
		);
	const position = (page: Page) => page.evaluate(() => scrollY);

	it("puts the template's top in the middle of the window (page-builder #18)", async () => {
		const page = await open("?theme_template_id=12");
		await expect.poll(() => position(page)).toBe(1100);
	});

	it("jumps there under reduced motion, past nothing in between", async () => {
		const page = await open("?theme_template_id=12", { reducedMotion: "reduce" });
		await expect.poll(() => position(page)).toBe(1100);
	});

	it.each(["?theme_template_id=7", "?theme_template_id=12x", "?theme_template_id=.elementor-12"])(
		"ignores %s",
		async (query) => {
			const page = await open(query);
			await page.evaluate(() => window.gossamer?.ready);
			await frames(page);
			expect(await position(page)).toBe(0);
		},
	);
});
