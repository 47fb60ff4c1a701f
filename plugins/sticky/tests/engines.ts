// Sticky elements where browsers round, scroll and lay out differently: at the pixel, at both edges, at rest.
import { expect, it } from "vitest";
import type { Engine, Tab } from "../../../tests/engines/engine";
import { documentOf, host, space, sticky } from "./markup";

const head = `<style>html,body{margin:0}.elementor *{box-sizing:border-box}.elementor-element{position:relative}.e-con{display:flex;flex-direction:column}
.elementor-element-5a5a5a5{height:60px}</style>`;

const scrollTo = (tab: Tab, top: number) => tab.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
const isActive = (tab: Tab, isActive: boolean) =>
	tab.until(
		(host, isActive) => document.querySelector(host)!.classList.contains("elementor-sticky--active") === isActive,
		host,
		isActive,
	);
const topOf = (tab: Tab) => tab.evaluate((host) => document.querySelector(host)!.getBoundingClientRect().top, host);
const heightOf = (tab: Tab) => tab.evaluate(() => document.documentElement.scrollHeight);

export default ({ openMarkup }: Engine): void => {
	it("stick at 500 and not at 499; the page stays as high", async () => {
		const tab = await openMarkup(documentOf(space(500), sticky(), space(3000)), { head });
		await tab.until((host) => document.querySelector(host)!.className.includes("elementor-sticky"), host);
		const height = await heightOf(tab);
		await scrollTo(tab, 500);
		await isActive(tab, true);
		await scrollTo(tab, 499);
		await isActive(tab, false);
		expect(await topOf(tab)).toBe(1);
		await scrollTo(tab, 1500);
		await isActive(tab, true);
		expect([await topOf(tab), await heightOf(tab)]).toEqual([0, height]);
	});

	it("stick to the bottom until their place is in view", async () => {
		const tab = await openMarkup(documentOf(space(2000), sticky({ settings: { sticky: "bottom" } }), space(2000)), {
			head,
		});
		await isActive(tab, true);
		const bottom = await tab.evaluate(
			(host) => innerHeight - document.querySelector(host)!.getBoundingClientRect().bottom,
			host,
		);
		expect(bottom).toBe(0);
		await scrollTo(tab, 2000);
		await isActive(tab, false);
	});

	it("end with their parent where they are to stay in it", async () => {
		const body = documentOf(
			space(200),
			`<div class="elementor-element e-con" style="height:600px">${sticky({ settings: { sticky_parent: "yes" } })}</div>`,
			space(3000),
		);
		const tab = await openMarkup(body, { head });
		await scrollTo(tab, 400);
		await isActive(tab, true);
		await tab.until((host) => document.querySelector(host)!.getBoundingClientRect().top === 0, host);
		await scrollTo(tab, 790);
		await tab.until((host) => document.querySelector(host)!.getBoundingClientRect().top === -50, host);
	});
};
