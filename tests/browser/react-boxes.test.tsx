// Every component with `react.css` alone, as a server prints it: there is a box to be seen, before any script.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as all from "../../plugins/react";
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

it("the look holds in its details: the cart's colours, the menus' buttons, a panel that fits, titles that are no links", async () => {
	const { MegaMenu, NavMenu, WoocommerceMenuCart, Accordion, Toggle } = all;
	const items = [{ title: "One", href: "/", panel: <p>A panel</p> }];
	const markup = renderToString(
		<>
			<WoocommerceMenuCart count={2} subtotal="€ 50" />
			<MegaMenu items={items} settings={{ content_width: "fit_to_content" }} />
			<NavMenu items={[{ title: "One", href: "/" }]} />
			<Accordion items={[{ title: "Accordion", content: "" }]} />
			<Toggle items={[{ title: "Toggle", content: "" }]} />
		</>,
	);
	const sheet = readFileSync("dist/lib/react.css", "utf8");
	const page = await openMarkup(markup, {
		head: `<style>${sheet}</style><style>a{color:teal;text-decoration:underline}</style>`,
		javaScriptEnabled: false,
	});
	const styleOf = (selector: string, names: string[]) =>
		page.evaluate(
			([selector, names]) => {
				const style = getComputedStyle(document.querySelector(selector)!);
				return names.map((name) => style.getPropertyValue(name));
			},
			[selector, names] as const,
		);
	expect(await styleOf(".elementor-menu-cart__toggle_button", ["background-color"])).toEqual(["rgba(0, 0, 0, 0)"]);
	for (const title of [".elementor-accordion-title", ".elementor-toggle-title"])
		expect(await styleOf(title, ["text-decoration-line", "color"])).toEqual(["none", "rgb(0, 0, 0)"]);
	// As the plugin opens it.
	await page.evaluate(() => {
		const { style } = document.querySelector<HTMLElement>(".e-n-menu-content > .e-con")!;
		Object.assign(style, { display: "var(--display)", position: "var(--position)", width: "var(--width)" });
	});
	const panel = await page.locator(".e-n-menu-content > .e-con").boundingBox();
	expect(panel!.width).toBeLessThan(150);
	expect(await styleOf(".e-n-menu-content > .e-con", ["border-top-width"])).toEqual(["1px"]);
	await page.setViewportSize({ width: 390, height: 800 });
	const look = ["width", "height", "background-color", "border-radius", "font-size"];
	expect(await styleOf(".e-n-menu-toggle", look)).toEqual(await styleOf(".elementor-menu-toggle", look));
});
