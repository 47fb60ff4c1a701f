// Colours that the visitor's system forces on the page: what a colour alone marks can still be told from the rest.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../helpers/browser";

const react = () => `<style>${readFileSync("dist/lib/react.css", "utf8")}</style>`;

describe("forced colours", () => {
	it.each([
		["chosen tab", "e-n-tab-title", 'role="tab" aria-selected="true"', "background-color"],
		["chosen classic tab", "elementor-tab-title", 'class="elementor-active"', "color"],
		["pressed filter", "e-filter-item", 'aria-pressed="true"', "background-color"],
		["page", "page-numbers", 'class="current"', "background-color"],
		["filter of a portfolio", "elementor-portfolio__filter", 'class="elementor-active"', "color"],
		["film of a playlist", "e-tab-title", 'class="e-active"', "background-color"],
		["heading that is read", "elementor-toc__list-item-text", 'class="elementor-item-active"', "color"],
		["part of a bar", "x", 'class="elementor-progress-bar"', "background-color"],
		["part of a page", "x", 'class="current-progress" style="display:block"', "background-color"],
	])("tell the %s from the others in an app", async (_, name, state, property) => {
		const on = state.includes('class="') ? state.replace('class="', `class="${name} `) : `class="${name}" ${state}`;
		const page = await openMarkup(
			`<div class="elementor-tabs elementor-scrolling-tracker-horizontal"><div id="on" ${on}>On</div></div>`,
			{ head: react() },
		);
		await page.emulateMedia({ forcedColors: "active" });
		const marked = await page.evaluate(
			(property) => getComputedStyle(document.getElementById("on")!).getPropertyValue(property),
			property,
		);
		// The page's own, and what it writes with.
		expect(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]).not.toContain(marked);
	});

	it.each(["elementor-popup-modal dialog-widget-content", "x e-off-canvas__main"])(
		"draw an edge around %s in an app",
		async (names) => {
			const [outer, inner] = names.split(" ");
			const page = await openMarkup(`<div class="${outer}"><div class="${inner}">Text</div></div>`, { head: react() });
			await page.emulateMedia({ forcedColors: "active" });
			const outline = await page.evaluate((inner) => {
				const { outlineColor, outlineStyle } = getComputedStyle(document.querySelector(`.${inner}`)!);
				return [outlineStyle, outlineColor];
			}, inner);
			expect(outline).toEqual(["solid", "rgb(0, 0, 0)"]);
		},
	);

	it("leave the dots of a carousel", async () => {
		const page = await openPage("/carousel");
		await page.emulateMedia({ forcedColors: "active" });
		const dot = page.locator(".swiper-pagination-bullet-active").first();
		await dot.waitFor();
		const drawn = () => dot.evaluate((dot) => [getComputedStyle(dot).outlineStyle, getComputedStyle(dot).outlineColor]);
		await expect.poll(drawn).toEqual(["solid", "rgb(0, 0, 0)"]);
	});
});

it("The demo's chosen tab can be read under the pointer", async () => {
	const page = await openPage("/nested-tabs");
	const tab = page.locator(".e-n-tab-title").first();
	await tab.hover();
	const { color, background } = await tab.evaluate((tab) => {
		const { color, backgroundColor } = getComputedStyle(tab);
		return { color, background: backgroundColor };
	});
	expect(color).not.toBe(background);
});
