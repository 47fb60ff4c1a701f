// Layers over the page: where the focus goes and comes back to, what Tab and Escape do, what lies behind.
import { expect, it } from "vitest";
import type { Engine, Tab } from "./engine";

/** Each layer of the demo: its page, what opens it, the layer itself. */
const layers = [
	["/popups", "a[href*='popup%3Aopen']", "#elementor-popup-modal-901"],
	["/off-canvas", "a[href*='off_canvas']", ".e-off-canvas[aria-hidden=false]"],
	["/lightbox", "a[data-elementor-lightbox-slideshow]", ".elementor-lightbox"],
] as const;

const hasFocus = (tab: Tab, selector: string) =>
	tab.until((selector) => !!document.activeElement?.closest(selector), selector);

export default ({ open }: Engine): void => {
	it.each(layers)("%s keeps the focus while it is open, and gives it back", async (path, opener, layer) => {
		const tab = await open(path);
		await tab.evaluate((opener) => document.querySelector<HTMLElement>(opener)!.focus(), opener);
		await tab.press("Enter");
		await hasFocus(tab, layer);
		for (let stop = 0; stop < 12; stop++) {
			await tab.press("Tab");
			// Firefox and WebKit go round by the browser's own bar, where the page has no focus.
			expect(
				await tab.evaluate(
					(layer) => document.activeElement === document.body || !!document.activeElement?.closest(layer),
					layer,
				),
			).toBe(true);
		}
		await tab.evaluate(
			(layer) => document.querySelector<HTMLElement>(`${layer} :is(button, a, [tabindex])`)?.focus(),
			layer,
		);
		await tab.press("Escape");
		await tab.until(
			(layer) => !document.querySelector(layer)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
			layer,
		);
		await tab.until((opener) => document.activeElement === document.querySelector(opener), opener);
	});
};
