// Motion by the page's position: by scroll timelines where the browser has them, else by frames; the same places either way.
import { expect, it } from "vitest";
import type { Engine, Tab } from "../../../tests/engines/engine";

const px = (size: number) => ({ unit: "px", size, sizes: [] });
const settings = {
	motion_fx_motion_fx_scrolling: "yes",
	motion_fx_translateY_effect: "yes",
	motion_fx_translateY_speed: px(4),
	motion_fx_translateX_effect: "yes",
	motion_fx_translateX_speed: px(2),
};
const body = `<div style="height:900px"></div>
<div class="elementor-element elementor-widget" id="host" style="position:relative;height:200px" data-id="a1" data-element_type="widget" data-widget_type="image.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container">Oak</div></div>
<div style="height:4000px"></div>`;
const head = (smoothing?: "css") =>
	`<style>body{margin:0}*{box-sizing:border-box}</style><script type="application/json" id="gossamer-config">${JSON.stringify(
		{ plugins: smoothing ? { motion: { smoothing } } : {} },
	)}</script>`;

const places = async (tab: Tab) => {
	await tab.until(() => !!document.querySelector(".elementor-motion-effects-element"));
	const result: number[][] = [];
	for (const top of [150, 300, 550, 800, 1050]) {
		await tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
		const place = () => {
			const { m41, m42 } = new DOMMatrix(
				getComputedStyle(document.querySelector("#host > .elementor-widget-container")!).transform,
			);
			return [Math.round(m41), Math.round(m42)];
		};
		// At rest: smoothed movement has come to its end.
		let last = "";
		await expect
			.poll(
				async () => {
					const now = `${await tab.evaluate(place)}`;
					const isAtRest = now === last;
					last = now;
					return isAtRest;
				},
				{ interval: 150 },
			)
			.toBe(true);
		result.push(await tab.evaluate(place));
	}
	return result;
};

export default ({ openMarkup }: Engine): void => {
	it("comes to the same places by the browser's own means and by frames", async () => {
		const native = await places(await openMarkup(body, { head: head() }));
		const byFrames = await places(await openMarkup(body, { head: head("css") }));
		expect(new Set(native.map(([, y]) => y)).size).toBe(5);
		for (const [i, [x, y]] of native.entries()) {
			expect(Math.abs(x! - byFrames[i]![0]!)).toBeLessThanOrEqual(1);
			expect(Math.abs(y! - byFrames[i]![1]!)).toBeLessThanOrEqual(1);
		}
	});
};
