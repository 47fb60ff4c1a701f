// Pages with motion effects in a browser: markup, exact scrolling, and where things are.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { ListenerCount } from "../../../src/testing";
import { type OpenOptions, openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

export * from "../../../tests/helpers/frames";

declare global {
	interface Window {
		frames_?: number;
	}
}

export type Settings = Record<string, unknown>;
export const px = (size: unknown) => ({ unit: "px", size, sizes: [] });
export const span = (start: number, end: number) => ({ unit: "%", size: "", sizes: { start, end } });
/** Settings of effects, `{ translateY: { speed: 4 } }`, with the prefix of the group. */
export const motion = (effects: Record<string, Settings>, prefix = "motion_fx", more: Settings = {}) => {
	const settings: Settings = {};
	for (const [name, fields] of Object.entries(effects)) {
		settings[`${prefix}_motion_fx_${/mouse|tilt/.test(name) ? "mouse" : "scrolling"}`] = "yes";
		settings[`${prefix}_${name}_effect`] = "yes";
		for (const [key, value] of Object.entries(fields))
			settings[`${prefix}_${name}_${key}`] = typeof value === "number" ? px(value) : value;
	}
	for (const [key, value] of Object.entries(more)) settings[`${prefix}_${key}`] = value;
	return settings;
};
export const rise = { translateY: { speed: 4 } };

const css = `<style>body{margin:0}*{box-sizing:border-box}.elementor-element{position:relative}
	.elementor-motion-effects-container{position:absolute;inset:0;overflow:hidden}.elementor-motion-effects-layer{position:absolute;inset:0 auto auto 0}
	.elementor-motion-effects-perspective{perspective:1200px}.fixed{position:fixed;top:0}</style>`;
export const byFrames = { motion: { smoothing: "css" } };
export const config = (plugins: object) =>
	`<script type="application/json" id="gossamer-config">${JSON.stringify({ plugins })}</script>`;

export const widget = (settings: Settings, { id = "host", style = "height:200px", classes = "", inner = true } = {}) =>
	`<div class="elementor-element elementor-widget${classes && ` ${classes}`}" id="${id}" style="${style}" data-id="a1" data-element_type="widget" data-widget_type="image.default" data-settings='${JSON.stringify(settings)}'>${
		inner ? '<div class="elementor-widget-container">Oak</div>' : "Oak"
	}</div>`;
export const container = (settings: Settings, content = "Oak", style = "height:500px", id = "host") =>
	`<div class="elementor-element e-con" id="${id}" style="${style}" data-id="b1" data-element_type="container" data-settings='${JSON.stringify(settings)}'>${content}</div>`;
export const gap = (height: number) => `<div style="height:${height}px"></div>`;
export const tail = gap(4000);
/** The core's own. */
export const device = '<span id="elementor-device-mode" class="elementor-screen-only"></span>';

export const modes = [
	["by timeline", {}],
	["by frames", byFrames],
] as const;
export const open = (
	body: string,
	plugins: object = {},
	{ head = "", ...options }: OpenOptions & { head?: string } = {},
) => openMarkup(body, { head: css + config(plugins) + head, ...options });

/** From now on the frames that anyone asks for are counted in `window.frames_`. */
export const countFrames = (page: Page) =>
	page.evaluate(() => {
		window.frames_ = 0;
		const { requestAnimationFrame } = window;
		window.requestAnimationFrame = (callback) => {
			window.frames_!++;
			return requestAnimationFrame(callback);
		};
	});
export const scroll = async (page: Page, top: number) => {
	await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
	await frames(page);
};
export const targetOf = (selector = "#host") => `${selector}>.elementor-widget-container`;
export const layer = "#host .elementor-motion-effects-layer";
export const started = (page: Page, selector = ".elementor-motion-effects-element") =>
	page.waitForSelector(selector, { state: "attached" }).then(() => frames(page));
/** `[a, b, c, d, x, y]` of the matrix, opacity, and pixels of blur. */
export const look = (page: Page, selector = targetOf()) =>
	page.$$eval(selector, (nodes) =>
		nodes.map((node) => {
			const { transform, opacity, filter } = getComputedStyle(node);
			const { a, b, c, d, e, f } = new DOMMatrix(transform);
			const values = [a, b, c, d, e, f, Number(opacity), Number.parseFloat(filter.slice(5)) || 0];
			return values.map((value) => Math.round(value * 1e6) / 1e6 + 0);
		}),
	);
export const moved = async (page: Page, selector?: string) => (await look(page, selector))[0]!.slice(4, 6);
export const inline = (page: Page, selector = targetOf()) =>
	page.$eval(selector, (node) => node.getAttribute("style") ?? "");
export const variable = (page: Page, name: string, selector = targetOf()) =>
	page.$eval(selector, (node, name) => (node as HTMLElement).style.getPropertyValue(name), name);
export const near = (value: number) => expect.closeTo(value, 1);

declare global {
	interface Window {
		listeners: ListenerCount;
		writes?: number;
		watched?: number;
	}
}
