// Stretched elements in Chromium: where they end up, what makes them move, and what is left of it.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type OpenOptions, openMarkup } from "../../../tests/helpers/browser";
import { recordShifts, scrollPage, shifted } from "../../sticky/tests/pages";

const head = `<style>
	body { margin: 0 }
	.wrap { max-width: 600px; margin: 0 auto; padding: 0 20px }
	.wrap > *, .inner { position: relative; min-height: 50px }
</style>`;
const section = (settings: object = {}, { id = "s", content = "Text", style = "" } = {}) =>
	`<section id="${id}" class="elementor-section elementor-section-stretched" style="${style}" data-settings='${JSON.stringify({ stretch_section: "section-stretched", ...settings })}'>${content}</section>`;
const configure = (config: object) => `<script>var elementorFrontendConfig = ${JSON.stringify(config)}</script>`;
const wrap = (content: string, attributes = "") => `<div class="wrap" ${attributes}>${content}</div>`;
const open = (body: string, options: OpenOptions & { head?: string } = {}) =>
	openMarkup(body, { ...options, head: head + (options.head ?? "") });
/** Left edge and width, pixels of the window. */
const boxOf = (page: Page, selector = "#s") =>
	page.$eval(selector, (node) => {
		const { left, width } = node.getBoundingClientRect();
		return [left, width];
	});
const styleOf = (page: Page, selector = "#s") => page.getAttribute(selector, "style");
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

describe("a stretched section", () => {
	it("is as wide as the window and lies at its edge, by width and left", async () => {
		const page = await open(wrap(section()));
		expect(await boxOf(page)).toEqual([0, 1280]);
		expect(await styleOf(page)).toBe("width: 1280px; left: -340px;");
	});

	it("is moved by right on a page that is written from right to left", async () => {
		const page = await open(configure({ is_rtl: true }) + wrap(section(), 'dir="rtl" style="margin-right:100px"'));
		expect(await boxOf(page)).toEqual([0, 1280]);
		expect(await styleOf(page)).toBe("width: 1280px; right: -120px;");
	});

	it("also as a container with the newer setting, and without any styles of the site", async () => {
		const page = await openMarkup(
			wrap(`<div id="s" class="e-con e-stretched" data-settings='{"stretch_element":"yes"}'>Text</div>`),
			{ head: "<style>body{margin:0}.wrap{padding:0 30px}</style>" },
		);
		expect(await boxOf(page)).toEqual([0, 1280]);
	});

	it("leaves the page with another one without an error", async () => {
		const page = await open(wrap(section() + section({}, { id: "t" }), 'id="wrap"'));
		await page.evaluate(() => document.getElementById("wrap")!.remove());
		await page.evaluate(() => window.gossamer!.ready);
		expect(await page.locator("#s").count()).toBe(0);
	});

	it("is left alone by another value, or without the class", async () => {
		const page = await open(
			wrap(
				`${section({ stretch_section: "" })}<div id="a" class="e-stretched" data-settings='{"stretch_element":""}'></div><div id="b" data-settings='{"stretch_element":"yes"}'></div>`,
			),
		);
		for (const id of ["s", "a", "b"]) expect(await boxOf(page, `#${id}`)).toEqual([340, 600]);
	});

	it("is as wide as the box that the site names, within its border", async () => {
		const page = await open(
			configure({ kit: { stretched_section_container: "#main" } }) +
				`<main id="main" style="margin:0 100px;border:5px solid;padding:0 40px">${wrap(section())}</main>`,
		);
		expect(await boxOf(page)).toEqual([105, 1070]);
	});

	it.each(["main >", "#nothing", "", 5, { toString: 1 }])(
		"is as wide as the window where the name of the box is %j",
		async (container) => {
			const page = await open(configure({ kit: { stretched_section_container: container } }) + wrap(section()));
			expect(await boxOf(page)).toEqual([0, 1280]);
		},
	);

	it("follows the window, a scroll bar that comes, and its surroundings", async () => {
		const page = await open(wrap(section(), 'id="wrap"'));
		await page.setViewportSize({ width: 700, height: 500 });
		await expect.poll(() => boxOf(page)).toEqual([0, 700]);
		await page.addStyleTag({ content: "#wrap{margin-left:90px;max-width:200px}" });
		await expect.poll(() => boxOf(page)).toEqual([0, 700]);
		// As wide as a scroll bar would be: Chromium's lie over the page in tests.
		await page.evaluate(() => {
			document.documentElement.style.borderRight = "15px solid";
		});
		await expect.poll(async () => (await boxOf(page))[1]).toBe(await widthOf(page));
	});

	it("is in its place before the first paint that has it, in one go with all others", async () => {
		const many = Array.from({ length: 20 }, (_, index) => section({}, { id: `s${index}` })).join("");
		const page = await open("", {});
		const reads = await page.evaluate(async (markup) => {
			let layouts = 0;
			const { getBoundingClientRect } = Element.prototype;
			let isDirty = true;
			const { setProperty } = CSSStyleDeclaration.prototype;
			CSSStyleDeclaration.prototype.setProperty = function (...args) {
				isDirty = true;
				return setProperty.apply(this, args);
			};
			Element.prototype.getBoundingClientRect = function () {
				if (isDirty) layouts++;
				isDirty = false;
				return getBoundingClientRect.call(this);
			};
			document.body.insertAdjacentHTML("beforeend", markup);
			const last = document.querySelector<HTMLElement>("#s19")!;
			while (!last.style.left) await new Promise(requestAnimationFrame);
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
			return layouts;
		}, wrap(many));
		await expect.poll(() => boxOf(page, "#s19")).toEqual([0, 1280]);
		// To see that they are not there, to measure them, to see that they are.
		expect(reads).toBe(3);
	});

	it("writes nothing again at a resize that leaves it where it is", async () => {
		const page = await open(wrap(section()));
		const writes = await page.evaluate(async () => {
			let writes = 0;
			new MutationObserver((records) => (writes += records.length)).observe(document.body, {
				attributes: true,
				subtree: true,
				attributeFilter: ["style"],
			});
			dispatchEvent(new Event("resize"));
			document.body.append("more");
			for (let turn = 0; turn < 3; turn++) await new Promise(requestAnimationFrame);
			return writes;
		});
		expect(writes).toBe(0);
	});

	it("is missed by no other one that is removed in the same task", async () => {
		const page = await open(wrap(section() + section({}, { id: "t" })) + wrap(section({}, { id: "stays" })));
		await page.evaluate(() => {
			const said: string[] = [];
			Object.assign(window, { said });
			document.addEventListener("gossamer:error", (event) => {
				const { code, error } = (event as CustomEvent).detail;
				said.push(`${code} ${error}`);
			});
			for (const id of ["s", "t"]) document.getElementById(id)!.remove();
		});
		await page.setViewportSize({ width: 900, height: 600 });
		await expect.poll(() => boxOf(page, "#stays")).toEqual([0, 900]);
		expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([]);
	});

	it("in another one keeps its place when the outer one moves", async () => {
		const inner = section({}, { id: "inner", style: "margin: 0 50px" });
		const page = await open(wrap(section({}, { content: `<div class="inner" style="padding:0 30px">${inner}</div>` })));
		for (const id of ["s", "inner"]) expect((await boxOf(page, `#${id}`))[0]).toBe(0);
		await page.setViewportSize({ width: 900, height: 600 });
		for (const id of ["s", "inner"]) await expect.poll(() => boxOf(page, `#${id}`)).toEqual([0, 900]);
	});

	it.each(["ltr", "rtl"])(
		"in another one lies at the edge, too, where both are limited in their width (%s)",
		async (dir) => {
			const inner = section({}, { id: "t", style: "max-width: 500px" });
			const outer = section({}, { content: `<div style="padding: 0 10px">${inner}</div>`, style: "max-width: 700px" });
			const page = await open(configure({ is_rtl: dir === "rtl" }) + wrap(outer, `dir="${dir}"`));
			const edges = dir === "ltr" ? [0, 0] : [1280 - 700, 1280 - 500];
			await expect.poll(async () => [(await boxOf(page))[0], (await boxOf(page, "#t"))[0]]).toEqual(edges);
			await page.setViewportSize({ width: 1000, height: 800 });
			const narrow = dir === "ltr" ? [0, 0] : [1000 - 700, 1000 - 500];
			await expect.poll(async () => [(await boxOf(page))[0], (await boxOf(page, "#t"))[0]]).toEqual(narrow);
		},
	);

	it("is centred by nothing: in a box that centres its content it lies at the edge as well", async () => {
		const page = await open(
			`<div class="wrap" style="display:flex;flex-direction:column;align-items:center">${section({}, { style: "flex: none" })}</div>`,
		);
		expect(await boxOf(page)).toEqual([0, 1280]);
	});

	it("on a zoomed page has the width of the window", async () => {
		const page = await open(`<div style="zoom:1.5">${wrap(section())}</div>`);
		const [left, width] = await boxOf(page);
		expect(left).toBeCloseTo(0, 1);
		expect(width).toBeCloseTo(1280, 1);
	});

	it("that was hidden is in its place when it is shown", async () => {
		const page = await open(`<div id="hidden" style="display:none">${wrap(section())}</div>`);
		await page.evaluate(() => document.getElementById("hidden")!.removeAttribute("style"));
		await expect.poll(() => boxOf(page)).toEqual([0, 1280]);
	});

	it("is not measured while it moves in, but after", async () => {
		const page = await open(wrap(section()), {
			head: "<style>@keyframes in { from { transform: translateX(-100%) } } .in { animation: in 10s }</style>",
		});
		await page.evaluate(() => {
			document.querySelector("#s")!.classList.add("in");
			document.querySelector<HTMLElement>(".wrap")!.style.maxWidth = "500px";
			dispatchEvent(new Event("resize"));
		});
		expect(await styleOf(page)).toBe("width: 1280px; left: -340px;");
		await page.evaluate(() => document.getAnimations()[0]!.finish());
		await expect.poll(() => boxOf(page)).toEqual([0, 1280]);
		expect(await styleOf(page)).toBe("width: 1280px; left: -390px;");
	});

	it("is as printed by the server on print media and after teardown", async () => {
		const page = await open(wrap(section({}, { style: "color: red; left: 3px !important" })));
		const before = ["color: red", "left: 3px !important"];
		const declarations = async () => (await styleOf(page))!.split(/; ?/).filter(Boolean).sort();
		expect(await boxOf(page)).toEqual([0, 1280]);
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
		expect(await declarations()).toEqual(before);
		await page.evaluate(() => dispatchEvent(new Event("afterprint")));
		expect(await boxOf(page)).toEqual([0, 1280]);
		await page.evaluate(() => window.gossamer!.stop());
		expect(await declarations()).toEqual(before);
	});

	it("is stretched again when it sticks and when it is released, also by jQuery's event", async () => {
		const page = await open(wrap(section()));
		for (const type of ["sticky:stick", "sticky:unstick"]) {
			await page.evaluate((type) => {
				const host = document.querySelector<HTMLElement>("#s")!;
				host.style.left = "0px";
				host.dispatchEvent(new CustomEvent(type, { bubbles: true }));
			}, type);
			expect(await boxOf(page)).toEqual([0, 1280]);
		}
	});
});

it("with the styles of the README nothing moves when the script comes", async () => {
	const styles = `<style>body{overflow-x:clip}.elementor-section-stretched{position:relative;width:100vw;inset-inline-start:calc(50% - 50vw)}</style>`;
	for (const direction of ["ltr", "rtl"]) {
		const content = wrap(`Text${section()}More text`, `dir="${direction}"`);
		const page = await open(configure({ is_rtl: direction === "rtl" }) + content, {
			head: styles,
			prepare: recordShifts,
		});
		expect(await boxOf(page)).toEqual([0, 1280]);
		expect(await styleOf(page)).toContain("width: 1280px");
		expect(await shifted(page)).toBe(0);
	}
});

describe("a stretched section that sticks", () => {
	const rest = `<div style="height:3000px"></div>`;

	it.each([
		["by the browser, in its box", { sticky_parent: "yes" }, "position:relative"],
		["by script", {}, "position:relative"],
		["by the browser before script", {}, "position:relative;z-index:5"],
	])("%s spans the window in its place, stuck, turned and released", async (_, settings, style) => {
		const page = await open(
			wrap(
				`<div class="inner">Above</div><div class="elementor-widget-wrap">${section({ sticky: "top", ...settings }, { style })}${rest}</div>`,
			),
		);
		await expect.poll(() => boxOf(page)).toEqual([0, 1280]);
		await scrollPage(page, 400);
		await page.waitForSelector("#s.elementor-sticky--active");
		expect(await boxOf(page)).toEqual([0, 1280]);
		await page.setViewportSize({ width: 500, height: 700 });
		await expect.poll(() => boxOf(page)).toEqual([0, 500]);
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(500);
		await scrollPage(page, 0);
		await page.waitForSelector("#s:not(.elementor-sticky--active)");
		expect(await boxOf(page)).toEqual([0, 500]);
		await page.setViewportSize({ width: 1280, height: 800 });
		await expect.poll(() => boxOf(page)).toEqual([0, 1280]);
	});
});
