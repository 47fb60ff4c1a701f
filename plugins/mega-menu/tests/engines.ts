// Mega menus where browsers differ: the way of the mouse from the title into its panel, a finger, the press outside.
import { expect, it } from "vitest";
import { has, isGone } from "../../../tests/engines/asks";
import type { Engine } from "../../../tests/engines/engine";

const active = ".e-n-menu-content.e-active>.e-active";
const icon = ".e-n-menu-dropdown-icon";

export default ({ open }: Engine): void => {
	it("keeps its panel open for a mouse that goes aslant into it, and closes it when the mouse leaves", async () => {
		const tab = await open("/mega-menu");
		await has(tab, "[data-layout=horizontal]");
		await tab.hover(".e-n-menu-title");
		await has(tab, active);
		const [left, right, bottom] = await tab.evaluate((active) => {
			const { left, right, bottom } = document.querySelector(active)!.getBoundingClientRect();
			return [left, right, bottom] as const;
		}, active);
		expect([left, right]).toEqual([0, await tab.evaluate(() => document.documentElement.clientWidth)]);
		const [x, y] = await tab.middle(".e-n-menu-title");
		const to = [right - 60, bottom - 20] as const;
		const way = [1, 2, 3, 4, 5, 6].map((at): [number, number] => [
			x + ((to[0] - x) * at) / 6,
			y + ((to[1] - y) * at) / 6,
		]);
		await tab.mouse(...way);
		await has(tab, active);
		await tab.mouse([600, Math.min(780, bottom + 60)], [600, 790]);
		await isGone(tab, active);
	});

	it("opens at a finger's press, and closes at one outside", async () => {
		const tab = await open("/mega-menu");
		await has(tab, "[data-layout=horizontal]");
		const place = await tab.middle(icon);
		await tab.finger(place, "down", "up");
		await has(tab, active);
		await tab.finger([640, 780], "down", "up");
		await isGone(tab, active);
	});
};
