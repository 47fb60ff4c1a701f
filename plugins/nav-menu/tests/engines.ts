// Menus where browsers differ: lists under the mouse, a finger and the keys, from right to left, and the dropdown of small screens.
import { expect, it } from "vitest";
import { has, isHidden, isShown } from "../../../tests/engines/asks";
import type { Engine, Tab } from "../../../tests/engines/engine";
import { menu } from "./markup";

const head = `<link rel="stylesheet" href="/public/menu.css"><style>body{margin:0;font:16px/20px sans-serif}main{padding:40px 10px}</style>`;
const main = ".elementor-nav-menu--main";
const shop = `${main} a[href$="?shop"]`;
const mugs = `${main} a[href$="?mugs"]`;
const small = `${main} a[href$="?small"]`;
const focus = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.focus(), selector);
const boxOf = (tab: Tab, selector: string) =>
	tab.evaluate((selector) => {
		const { left, right, top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
		return [left, right, top, bottom].map(Math.round) as [number, number, number, number];
	}, selector);

export default ({ openMarkup }: Engine): void => {
	const open = async (options: Parameters<typeof menu>[0] = {}, before = "") => {
		const tab = await openMarkup(`${before}<main>${menu(options)}</main>`, { head });
		await has(tab, `${main} .has-submenu`);
		return tab;
	};

	it("opens lists under the mouse, the second alongside the first, and closes them when it leaves", async () => {
		const tab = await open();
		await tab.hover(shop);
		await has(tab, `${shop}[aria-expanded=true]`);
		await tab.hover(mugs);
		await has(tab, `${mugs}[aria-expanded=true]`);
		await isShown(tab, small);
		const [, right, top] = await boxOf(tab, mugs);
		const [left, , sameTop] = await boxOf(tab, small);
		expect([left, sameTop]).toEqual([right, top]);
		await tab.hover(small);
		await isShown(tab, small);
		await tab.mouse([900, 700]);
		await isHidden(tab, small);
		await isHidden(tab, mugs);
	});

	it("opens at a finger's first press and follows the link at the second", async () => {
		const tab = await open();
		const place = await tab.middle(shop);
		await tab.finger(place, "down", "up");
		await has(tab, `${shop}[aria-expanded=true]`);
		expect(await tab.evaluate(() => location.search)).toBe("");
		await tab.finger(place, "down", "up");
		await tab.until(() => location.search === "?shop");
	});

	it("lays lists out from right to left", async () => {
		const tab = await open({}, '<script>document.documentElement.dir="rtl"</script>');
		await tab.hover(shop);
		await has(tab, `${shop}[aria-expanded=true]`);
		await tab.hover(mugs);
		await isShown(tab, small);
		const [left] = await boxOf(tab, mugs);
		const [, right] = await boxOf(tab, small);
		expect(right).toBe(left);
		await focus(tab, mugs);
		await tab.press("Escape");
		await isHidden(tab, small);
	});

	it("is walked by arrow keys, left by Escape", async () => {
		const tab = await open();
		await focus(tab, shop);
		await tab.press("ArrowDown");
		await has(tab, `${shop}[aria-expanded=true]`);
		await has(tab, `${mugs}:focus`);
		await tab.press("ArrowRight");
		await isShown(tab, small);
		await tab.press("Escape");
		await tab.press("Escape");
		await isHidden(tab, mugs);
		await has(tab, `${shop}:focus`);
	});
};
