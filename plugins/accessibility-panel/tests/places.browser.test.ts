// The accessibility panel on pages of other plugins: they stop without animations, stay readable in each scheme and at their places under zoom.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage, siteUrl } from "../../../tests/helpers/browser";
import { gap, modes, motion, moved, open, rise, scroll, started, tail, widget } from "../../motion/tests/pages";
import { documentOf, openSticky, scrollPage, space, stateOf, sticky } from "../../sticky/tests/pages";
import { accessibilityPanel } from "./widget.mjs";

const printPanel = async () => `${await accessibilityPanel({ label: (name: string) => name })}`;
/** A page of the demo that gets a panel. */
const openWith = async (path: string, names = "wah_fstype_rem", viewport = { width: 1280, height: 800 }) => {
	const panel = await printPanel();
	const page = await openPage(path, {
		viewport,
		edit: (markup) =>
			markup
				.replace('<body class="', `<body class="accessibility-location-right ${names} `)
				.replace("</body>", `${panel}</body>`),
	});
	await page.evaluate(() => window.gossamer?.ready);
	await page.waitForSelector("#access_container[inert]", { state: "attached" });
	return page;
};
/** Presses once the part that answers is there, which comes at the first interaction. */
const press = async (page: Page, selector: string) => {
	await page.$eval("#wp_access_helper_container", (host) =>
		host.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
	);
	await page.waitForSelector("#wp_access_helper_container [aria-pressed]", { state: "attached" });
	await page.$eval(selector, (node) => (node as HTMLElement).click());
};
const still = ".wah-call-remove-animations";

describe("no animations", () => {
	it("stops what moves with the scrolling, and lets it move again", async () => {
		const page = await openWith("/motion");
		const moving = () =>
			page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length);
		await expect.poll(moving).toBeGreaterThan(0);
		await press(page, still);
		await expect.poll(moving).toBe(0);
		await press(page, still);
		await expect.poll(moving).toBeGreaterThan(0);
	});

	it("stops carousels that move on their own; arrows continue, without a slide", async () => {
		const page = await openWith("/carousel");
		type Swiper = { autoplay: { running: boolean }; activeIndex: number; animating: boolean };
		const running = () =>
			page.$$eval(
				".swiper",
				(all) => all.filter((node) => (node as { swiper?: Swiper }).swiper?.autoplay?.running).length,
			);
		await page.locator(".gossamer-carousel-pause").first().scrollIntoViewIfNeeded();
		await expect.poll(running).toBeGreaterThan(0);
		await press(page, still);
		await expect.poll(running).toBe(0);
		await expect.poll(() => page.locator(".gossamer-carousel-pause:visible").count()).toBe(0);
		const arrow = page.locator(".elementor-swiper-button-next").first();
		await arrow.scrollIntoViewIfNeeded();
		await arrow.click();
		const moving = await page.evaluate(
			() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
		);
		expect(moving).toBe(0);
	});

	it("stops background films, and lets them continue", async () => {
		const page = await openWith("/background-video");
		const isPlaying = () =>
			page.$$eval("video", (videos) => videos.some((video) => !video.paused && video.currentTime > 0));
		await expect.poll(isPlaying).toBe(true);
		await press(page, still);
		await expect.poll(isPlaying).toBe(false);
		await press(page, still);
		await expect.poll(isPlaying).toBe(true);
	});

	it("shows immediately what waits for its entrance", async () => {
		const page = await openWith("/animations");
		/** Goes to the next that waits. @returns how many there are */
		const waiting = () =>
			page.$$eval(".elementor-invisible", (all) => {
				all[0]?.scrollIntoView({ behavior: "instant" });
				return all.length;
			});
		expect(await waiting()).toBeGreaterThan(0);
		await press(page, still);
		await expect.poll(waiting).toBe(0);
		const lasting = () =>
			page.evaluate(
				() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
			);
		expect(await lasting()).toBe(0);
	});
});

/** What has a box of its own alongside or above the page, and what opens it. */
const overlays: Record<string, [selector: string, open: (page: Page) => Promise<unknown>]> = {
	"/popups": ["#elementor-popup-modal-901", (page) => page.getByRole("link", { name: "Open the popup" }).click()],
	"/chat": [".joinchat__chatbox", (page) => page.locator(".joinchat__button").click()],
	"/lightbox": [".elementor-lightbox", (page) => page.locator("main a:has(img)").first().click()],
};

describe("each scheme", () => {
	describe.each([
		[1280, 800],
		[390, 844],
	])("in a window of %d by %d pixels", (width, height) => {
		it.each(Object.keys(overlays))("keeps what opens readable: %s", async (path) => {
			const [selector, show] = overlays[path]!;
			const page = await openWith(path, "wah_fstype_rem", { width, height });
			await press(page, still);
			await show(page);
			await page.waitForSelector(selector, { state: "visible" });
			// The server's violet has 4.3:1 with black on its own.
			const schemes = await page.$$eval(".convar:not(.navi)", (all) => all.map(({ dataset }) => dataset.bgcolor!));
			expect(schemes).toHaveLength(8);
			for (const scheme of schemes) {
				await page.$eval(`.convar[data-bgcolor="${scheme}"]`, (node) => (node as HTMLElement).click());
				expect([scheme, await violations(page, selector, { runOnly: ["color-contrast"] })]).toEqual([scheme, []]);
			}
		});
	});

	it("gives the button that stops a carousel its colours", async () => {
		const page = await openWith("/carousel");
		const colours = () =>
			page.$eval(".gossamer-carousel-pause", (button) => [
				getComputedStyle(button).backgroundColor,
				getComputedStyle(button, "::before").borderLeftColor,
			]);
		await page.waitForSelector(".gossamer-carousel-pause");
		expect(await colours()).toEqual(["rgba(0, 0, 0, 0.667)", "rgb(255, 255, 255)"]);
		await press(page, ".convar.white");
		expect(await colours()).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
	});

	it("is there on the next page before its scripts, also for what opens later", async () => {
		const page = await openWith("/popups");
		await page.context().addCookies([
			{ name: "wahBgColor", value: "#000", url: siteUrl() },
			{ name: "wahFontColor", value: "#FF0", url: siteUrl() },
		]);
		await page.reload();
		await page.evaluate(() => window.gossamer?.ready);
		await overlays["/popups"]![1](page);
		await page.waitForSelector("#elementor-popup-modal-901", { state: "visible" });
		expect(await page.$eval("#elementor-popup-modal-901 h2", (node) => getComputedStyle(node).color)).toBe(
			"rgb(255, 255, 0)",
		);
	});
});

describe("zoom", () => {
	const place = (page: Page, selector: string) =>
		page.$eval(selector, (node) => {
			const { left, top, width } = node.getBoundingClientRect();
			return [left, top, width].map(Math.round);
		});
	const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);
	const zoomIn = async (page: Page, steps: number) => {
		for (let count = 0; count < steps; count++) await press(page, ".larger");
		await page.waitForFunction((percent) => document.body.style.zoom === `${percent}%`, 100 + 5 * steps);
	};

	it("leaves a page's header at its place", async () => {
		const page = await openWith("/sticky-header", "wah_fstype_zoom");
		await zoomIn(page, 5);
		await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
		await page.waitForSelector(".fixed-header");
		await expect.poll(() => place(page, ".fixed-header")).toEqual([0, 0, await widthOf(page)]);
	});

	const zoomed = async () => `<script>document.body.classList.add("wah_fstype_zoom")</script>${await printPanel()}`;
	/** For lengths that are divided by the zoom and multiplied again. */
	const near = (value: number) => expect.closeTo(value, 0);

	it("leaves what sticks at its place, zoomed while it sticks", async () => {
		const body = documentOf(space(500), sticky({ attributes: 'style="width:300px;margin-left:100px"' }), space(3000));
		const page = await openSticky(body + (await zoomed()));
		await page.waitForSelector("#access_container[inert]", { state: "attached" });
		await scrollPage(page, 1500);
		await zoomIn(page, 5);
		await expect.poll(() => stateOf(page)).toMatchObject({ top: near(0), left: near(125), width: near(375) });
		await scrollPage(page, 2000);
		await expect.poll(() => stateOf(page)).toMatchObject({ position: "fixed", top: near(0), left: near(125) });
	});

	it.each(modes)("leaves motion in step with the page: %s", async (_mode, plugins) => {
		const page = await open(gap(1100) + widget(motion(rise)) + tail + (await zoomed()), plugins);
		await started(page);
		await page.waitForSelector("#access_container[inert]", { state: "attached" });
		await zoomIn(page, 10);
		await scroll(page, 1200);
		// A widget of 300 px whose upper edge is 450 px below the window's:.
		const percent = (100 * (800 - 450)) / (300 + 800);
		await expect.poll(() => moved(page)).toEqual([0, expect.closeTo(-(percent - 50) * 4, 0)]);
	});
});
