// What a visitor presses before the chunk of a plugin is there is answered once it is: each control that the server prints.
import { expect, it } from "vitest";
import { rows } from "../../plugins";
import { openPage } from "../helpers/browser";

interface Control {
	path: string;
	/** Of the window, in CSS pixels. */
	width?: number;
	selector: string;
	/** Which of them. */
	at?: number;
	/** Without the plugin the browser follows the press. */
	isNative?: true;
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
		"atomic-tabs",
		{
			path: "/atomic-tabs",
			selector: ".e-tab-base",
			isAnswered: (tab) => tab.ariaSelected === "true",
		},
	],
	[
		"loop-filter",
		{
			path: "/loop-filter",
			selector: ".e-loop__load-more a",
			isAnswered: () => document.querySelector<HTMLElement>(".e-load-more-anchor")!.dataset.page !== "1",
		},
	],
	[
		"loop-filter",
		{
			path: "/loop-filter",
			selector: ".e-filter-item",
			at: 1,
			isNative: true,
			isAnswered: (button) => button.ariaPressed === "true" && /e-filter/.test(location.search),
		},
	],
	[
		"floating-buttons",
		{
			path: "/floating-buttons",
			selector: ".e-contact-buttons__chat-button",
			isAnswered: (button) => button.ariaExpanded === "true",
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
		"carousel",
		{
			path: "/carousel",
			selector: ".elementor-swiper-button-next",
			isAnswered: (arrow) =>
				(
					arrow.closest("[data-widget_type]")!.querySelector(".swiper-initialized") as {
						swiper?: { realIndex: number };
					} | null
				)?.swiper?.realIndex === 1,
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
		"mega-menu",
		{
			path: "/mega-menu",
			width: 390,
			selector: ".e-n-menu-toggle",
			isAnswered: (toggle) => toggle.ariaExpanded === "true",
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
	[
		"video-playlist",
		{
			path: "/video-playlist",
			// Its picture covers it.
			selector: ".e-tab-content",
			isAnswered: (panel) => !panel.querySelector(".elementor-custom-embed-image-overlay"),
		},
	],
	[
		"alert",
		{
			path: "/alert",
			selector: ".elementor-alert-dismiss",
			isAnswered: (button) =>
				getComputedStyle(button.closest("[data-widget_type]")!).opacity !== "1" || !button.checkVisibility(),
		},
	],
	[
		"nav-menu",
		{
			path: "/nav-menu",
			width: 390,
			selector: ".elementor-menu-toggle:visible",
			isAnswered: (toggle) => toggle.ariaExpanded === "true",
		},
	],
	[
		"nav-menu",
		{
			path: "/nav-menu",
			width: 390,
			selector: ".site-navigation-toggle",
			isAnswered: (toggle) => toggle.ariaExpanded === "true",
		},
	],
	[
		"search",
		{
			path: "/search",
			selector: ".elementor-search-form__icon",
			isAnswered: () => document.activeElement!.matches(".elementor-search-form__input"),
		},
	],
	[
		"search",
		{
			path: "/search",
			selector: ".elementor-search-form__toggle",
			isAnswered: () => document.activeElement!.matches(".elementor-search-form--full-screen *"),
		},
	],
	[
		"chat",
		{
			path: "/chat",
			selector: ".joinchat_open,a[href='#joinchat']",
			isAnswered: () => !!document.querySelector(".joinchat--chatbox"),
		},
	],
	[
		"accessibility-panel",
		{
			path: "/accessibility-panel",
			selector: ".aicon_link",
			isAnswered: () => !!document.querySelector("#wp_access_helper_container.active"),
		},
	],
	[
		"woocommerce-menu-cart",
		{
			path: "/woocommerce-menu-cart",
			selector: ".elementor-menu-cart__toggle_button",
			isAnswered: (button) => !!button.closest(".elementor-menu-cart--shown"),
		},
	],
	[
		"photo-feed",
		{
			path: "/photo-feed",
			selector: ".sbi_load_btn",
			isAnswered: (button) => button.closest(".sbi")!.querySelectorAll(".sbi_item").length > 8,
		},
	],
	[
		"video",
		{
			path: "/video",
			selector: ".elementor-custom-embed-image-overlay",
			isAnswered: () => document.activeElement!.matches("video,iframe"),
		},
	],
	[
		"popups",
		{
			path: "/popups",
			selector: 'a[href*="popup%3Aopen"]',
			isAnswered: () => !!document.querySelector(".elementor-popup-modal .dialog-message")?.checkVisibility(),
		},
	],
	[
		"off-canvas",
		{
			path: "/off-canvas",
			selector: 'a[href*="off_canvas"]',
			isAnswered: () => !!document.querySelector('.e-off-canvas[aria-hidden="false"]'),
		},
	],
];

/** Plugins that answer presses and are not above. */
const exceptions: Record<string, string> = {
	"atomic-form": "a submit is kept: tests/browser/chunks.test.ts",
	form: "a submit is kept: tests/browser/chunks.test.ts",
	"lead-form": "a submit is kept: tests/browser/chunks.test.ts",
	lightbox: "its links are followed",
	"nested-accordion": "the browser opens its items: tests/browser/blocked.test.ts",
	"share-buttons": "a press opens another site's window",
};

it("has each plugin whose row names what answers presses, or why not", () => {
	const told = [...controls.map(([name]) => name), ...Object.keys(exceptions)];
	expect(rows.filter(({ intent, name }) => intent && !told.includes(name))).toEqual([]);
	expect(rows.length).toBeGreaterThan(50);
});

/** Files of the release that come with the page, or are no part of what answers. */
const isOwn = (name: string) => !/^(gossamer|engine)\.js$/.test(name);

it.each(controls.filter(([, { isNative }]) => !isNative))(
	"%s: what is pressed while every file fails is busy until it is clear that none comes, and answered when they do",
	async (name, { path, width = 1280, selector, at = 0, isAnswered }) => {
		/** Which files fail now: first all, then those that the plugin's chunk asks for. */
		let isFailing = isOwn;
		const page = await openPage(path, {
			viewport: { width, height: 800 },
			expected: [/404/, /ERR_NAME_NOT_RESOLVED/, /ERR_INTERNET_DISCONNECTED/],
			prepare: async (page) => {
				await page.addInitScript(() => {
					const wait = setTimeout;
					window.setTimeout = ((run: () => void, ms = 0, ...more: []) =>
						wait(run, ms < 2000 ? ms : ms / 20, ...more)) as never;
				});
				await page.addInitScript(() => {
					const log: (string | null)[] = [];
					Object.assign(window, { busyLog: log });
					new MutationObserver((records) => {
						for (const { target } of records) log.push((target as Element).ariaBusy);
					}).observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
				});
				await page.route(/\/gossamer\/.*\.js/, (route) => {
					const file = new URL(route.request().url()).pathname.replace(/.*\/gossamer\//, "");
					return isFailing(file) ? route.fulfill({ status: 404 }) : route.fallback();
				});
			},
		});
		await page.waitForFunction(() => window.gossamer);
		const control = page.locator(selector).nth(at);
		await control.click();
		// 404 for good: it was busy, and is no longer; the file is requested again and again.
		const busy = () => page.evaluate(() => (window as unknown as { busyLog: string[] }).busyLog);
		await expect.poll(busy).toEqual(["true", null]);
		expect(await control.evaluate(isAnswered)).toBe(false);
		// Without a network a press fails immediately, and is kept: it is answered when the network is back.
		await page.context().setOffline(true);
		await control.click();
		await expect.poll(busy).toEqual(["true", null, "true", null]);
		isFailing = (file) => isOwn(file) && file !== "kit.js" && !file.endsWith(`plugins/${name}.js`);
		await page.context().setOffline(false);
		await page.waitForFunction(() => window.gossamer!.modules.kit);
		isFailing = () => false;
		await expect
			.poll(async () => {
				await page.evaluate(() => dispatchEvent(new Event("online")));
				return control.evaluate(isAnswered);
			})
			.toBe(true);
		await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
		expect(page.url()).not.toContain("#");
	},
);

it.each(controls)(
	"%s: what is pressed while the server takes its time with the files that it needs is busy until they come",
	async (_, { path, width = 1280, selector, at = 0, isAnswered }) => {
		// No provider of videos is found.
		const page = await openPage(path, { viewport: { width, height: 800 }, expected: [/ERR_NAME_NOT_RESOLVED/] });
		const control = page.locator(selector).nth(at);
		await control.scrollIntoViewIfNeeded();
		await page.evaluate(() => window.gossamer!.ready);
		const held: (() => unknown)[] = [];
		let isHolding = true;
		await page.route(/\/gossamer\/.*\.js/, (route) =>
			isHolding ? void held.push(() => route.fallback()) : route.fallback(),
		);
		await control.click();
		const isBusy = () => page.locator("[aria-busy=true]").count();
		await expect.poll(async () => (await control.evaluate(isAnswered)) || (await isBusy()) > 0).toBe(true);
		isHolding = false;
		for (const answer of held) answer();
		await expect.poll(() => control.evaluate(isAnswered)).toBe(true);
		await expect.poll(isBusy).toBe(0);
	},
);
