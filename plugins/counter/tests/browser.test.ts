// Counter in a browser: it counts in view, on pages of either direction.
import { expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";

it.each(["ltr", "rtl"])("counts from 0 to 1 on a page that is written %s", async (direction) => {
	const page = await openMarkup(
		`<div dir="${direction}"><div class="elementor-element elementor-widget elementor-widget-counter" data-id="a1" data-element_type="widget" data-widget_type="counter.default"><div class="elementor-counter"><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="1000" data-from-value="0" data-to-value="1">0</span></div></div></div></div>`,
	);
	await expect.poll(() => page.textContent(".elementor-counter-number")).toBe("1");
	await expect
		.poll(() => page.evaluate(() => document.querySelector(".elementor-counter-number")!.ariaHidden))
		.toBe(null);
});
