// Every component with `react.css` alone, as a server prints it: there is a box to be seen, before any script.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { openMarkup } from "../helpers/browser";
import { samples } from "../helpers/component-samples";

/** What waits for its entrance, is closed, or has nothing to show, until something happens. */
const unseen = /^(Animations|Chat|FacebookWidget|Lottie|OffCanvas|PhotoFeed|Popups|TextPath)$/;

it("the styles of all components stay small", () => {
	expect(brotliCompressSync(readFileSync("dist/lib/react.css")).length).toBeLessThan(9_000);
});

it("each component has a box, which fits the page, at both widths", async () => {
	const markup = Object.entries(samples)
		.map(([name, sample]) => `<section id="${name}">${renderToString(sample)}</section>`)
		.join("");
	const sheet = readFileSync("dist/lib/react.css", "utf8");
	const page = await openMarkup(markup, {
		head: `<style>${sheet}</style>`,
		javaScriptEnabled: false,
		// Videos of nothing.
		expected: [/404/],
	});
	expect(await page.evaluate(() => "gossamer" in window)).toBe(false);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const withoutBox = await page.evaluate(() =>
			[...document.querySelectorAll("body>section")]
				.filter((section) =>
					[...section.querySelectorAll("*")].every((node) => {
						const { width, height } = node.getBoundingClientRect();
						const isShown = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
						return !isShown || width < 8 || height < 8;
					}),
				)
				.map(({ id }) => id),
		);
		expect(withoutBox.filter((name) => !unseen.test(name))).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		const { SHOTS } = process.env;
		if (SHOTS) await page.screenshot({ path: `${SHOTS}/components-${width}.png`, fullPage: true });
	}
});
