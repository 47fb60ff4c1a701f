// What pages load: nothing alongside the core where nothing needs a script, nothing but its own file for a tiny plugin.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inert } from "../../src/rollup/inert";
import { openMarkup } from "../helpers/browser";

const widget = (name: string, content: string, settings?: object) =>
	`<div class="elementor-element elementor-element-a1 elementor-widget elementor-widget-${name}" data-id="a1" data-element_type="widget" data-e-type="widget" ${settings ? `data-settings='${JSON.stringify(settings)}'` : ""} data-widget_type="${name}.default">${content}</div>`;
const section = (content: string, settings?: object) =>
	`<div class="elementor-element e-flex e-con-boxed e-con e-parent" data-id="b1" data-element_type="container" data-e-type="container" ${settings ? `data-settings='${JSON.stringify(settings)}'` : ""}><div class="e-con-inner">${content}</div></div>`;
const content = '<h2>Oak</h2><p>Tea <a class="elementor-button" href="/oak">time</a></p><img src="data:," alt="">';

/** Files of the release that the page has asked for once it has been scrolled through. */
const filesOf = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		await window.gossamer!.ready;
		for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
			scrollTo({ top: y, behavior: "instant" });
			for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame);
		}
		const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
		return [...new Set(paths.flatMap((path) => path.split("/gossamer/")[1] ?? []))].sort();
	});

describe("a page", () => {
	it("of widgets that need no script, in sections with the settings that are printed by default, loads the core alone", async () => {
		const types = inert.filter((type) => !type.endsWith("*"));
		expect(types).toEqual(expect.arrayContaining(["heading", "text-editor", "image", "button", "spacer", "divider"]));
		const page = await openMarkup(
			types.map((type) => section(widget(type, content), { background_background: "classic" })).join(""),
		);
		expect(await filesOf(page)).toEqual(["gossamer.js"]);
		await expect.poll(() => page.locator(".e-parent.e-lazyloaded").count()).toBe(types.length);
	});

	it("with one drop cap loads its file alongside the core, without the kit", async () => {
		const page = await openMarkup(section(widget("text-editor", "<p>Tea time</p>", { drop_cap: "yes" })));
		await page.waitForSelector(".elementor-drop-cap-letter");
		expect(await filesOf(page)).toEqual(["gossamer.js", "plugins/drop-cap.js"]);
	});

	it("with a text whose drop cap is off loads the core alone", async () => {
		const page = await openMarkup(section(widget("text-editor", "<p>Tea time</p>", { drop_cap: "" })));
		expect(await filesOf(page)).toEqual(["gossamer.js"]);
	});
});
