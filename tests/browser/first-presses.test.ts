// What a visitor presses before the chunk of a plugin is there is answered once it is: each control that the server prints.
import { expect, it } from "vitest";
import { openPage } from "../helpers/browser";

interface Control {
	path: string;
	/** Of the window, in CSS pixels. */
	width?: number;
	selector: string;
	/** Which of them. */
	at?: number;
	/** Whether the plugin has answered. */
	isAnswered(control: HTMLElement): boolean;
}

const controls: [plugin: string, control: Control][] = [
	[
		"accordion",
		{
			path: "/accordion",
			selector: ".elementor-tab-title",
			at: 1,
			isAnswered: (title) => title.ariaExpanded === "true",
		},
	],
	[
		"carousel",
		{
			path: "/carousel",
			selector: ".elementor-thumbnails-swiper .swiper-slide:not([data-swiper-slide-duplicate])",
			at: 1,
			isAnswered: (slide) => slide.matches(".swiper-slide-active"),
		},
	],
	[
		"floating-buttons",
		{
			path: "/floating-buttons",
			selector: ".e-floating-bars.is-sticky .e-floating-bars__close-button",
			isAnswered: (closer) => !!closer.closest(".is-hidden"),
		},
	],
	[
		"gallery",
		{
			path: "/gallery",
			selector: ".elementor-gallery-title",
			at: 1,
			isAnswered: (title) => title.ariaPressed === "true",
		},
	],
	[
		"hotspot",
		{
			path: "/hotspot",
			selector: ".e-hotspot__button",
			isAnswered: (button) => !!button.closest(".e-hotspot--active"),
		},
	],
	[
		"mega-menu",
		{
			path: "/mega-menu",
			selector: ".e-n-menu-title.e-click:not(:has(a))",
			isAnswered: (title) => title.querySelector("button")!.ariaExpanded === "true",
		},
	],
	[
		"nested-tabs",
		{
			path: "/nested-tabs",
			selector: ".e-n-tab-title",
			at: 1,
			isAnswered: (title) => title.ariaSelected === "true",
		},
	],
	[
		"posts",
		{
			path: "/posts",
			selector: ".elementor-portfolio__filter",
			at: 1,
			isAnswered: (title) => title.matches(".elementor-active"),
		},
	],
	[
		"table-of-contents",
		{
			path: "/table-of-contents",
			selector: ".elementor-toc__toggle-button--collapse",
			isAnswered: (button) => button.ariaExpanded === "false",
		},
	],
	[
		"video-playlist",
		{
			path: "/video-playlist",
			selector: ".e-tab-title",
			at: 1,
			isAnswered: (title) => title.matches(".e-active"),
		},
	],
	[
		"video-playlist",
		{
			path: "/video-playlist",
			width: 390,
			selector: ".e-tabs-toggle-videos-display-button",
			isAnswered: (button) => button.ariaExpanded === "false",
		},
	],
];

it.each(controls)("%s", async (name, { path, width = 1280, selector, at = 0, isAnswered }) => {
	let arrive = () => {};
	const way = new Promise<void>((resolve) => (arrive = resolve));
	const page = await openPage(path, {
		viewport: { width, height: 800 },
		prepare: (page) => page.route(`**/plugins/${name}{,-*}.js`, (route) => way.then(() => route.fallback())),
	});
	await page.waitForFunction(() => window.gossamer);
	const control = page.locator(selector).nth(at);
	await control.click();
	expect(await control.evaluate(isAnswered)).toBe(false);
	arrive();
	await expect.poll(() => control.evaluate(isAnswered)).toBe(true);
	expect(page.url()).not.toContain("#");
});
