// The lightbox in a browser: focus, full screen, controls, layout shifts, accessibility.
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";
import { recordShifts, shifted } from "../../../tests/helpers/shifts";
import { centres, configuration, gallery, link, open, opened, settled } from "./pages";

describe("dialog", () => {
	it("goes full screen and comes back, and leaves it on closing", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		await page.click(".e-eicon-frame-expand");
		await page.waitForFunction(() => document.fullscreenElement?.matches(".dialog-widget"));
		await page.waitForSelector(".elementor-slideshow--fullscreen-mode");
		expect(await page.getAttribute(".e-eicon-frame-minimize", "aria-checked")).toBe("true");
		await page.click(".e-eicon-frame-minimize");
		await page.waitForFunction(() => !document.fullscreenElement);
		await page.click(".e-eicon-frame-expand");
		await page.waitForFunction(() => document.fullscreenElement);
		await page.click(".dialog-close-button");
		await page.waitForFunction(() => !document.fullscreenElement);
	});

	it("needs nothing but the keyboard: Tab goes round the controls, in share mode round the menu", async () => {
		const page = await open(gallery());
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await opened(page);
		await page.waitForSelector(".elementor-lightbox header");
		const focused = () =>
			page.evaluate(() => {
				const { classList, textContent } = document.activeElement!;
				return (/close|share|zoom|frame|next|prev/.exec(classList.toString()) ?? [textContent])[0];
			});
		const round = async (count: number) => {
			const seen: (string | null)[] = [];
			for (let at = 0; at < count; at++) {
				seen.push(await focused());
				await page.keyboard.press("Tab");
			}
			return seen;
		};
		expect(await round(7)).toEqual(["close", "share", "zoom", "frame", "next", "prev", "close"]);
		expect(await focused()).toBe("share");
		await page.keyboard.press("Enter");
		await page.waitForSelector(".elementor-slideshow__share-links");
		expect(await round(6)).toEqual([
			"share",
			"Share on facebook",
			"Share on twitter",
			"Pin it",
			"Download image",
			"share",
		]);
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Space");
		await page.waitForSelector(".elementor-slideshow__share-links", { state: "detached" });
	});

	it("has nothing that axe finds, alone, in a slideshow, sharing, with a video, and closed", async () => {
		const page = await open(
			`${gallery()}<a id="v" href="#" data-elementor-lightbox-video="https://vimeo.com/1">V</a>`,
			{
				prepare: (page) =>
					page.route("**/player.vimeo.com/**", (route) =>
						route.fulfill({ contentType: "text/html", body: "<html lang=en><title>Film</title>" }),
					),
			},
		);
		await page.click("#a1");
		await opened(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.click(".e-eicon-share-arrow");
		await settled(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.keyboard.press("Escape");
		await page.waitForFunction(() => !document.querySelector(".elementor-lightbox .swiper"));
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
		await page.click("#v");
		await page.waitForSelector("iframe");
		await settled(page);
		expect(await violations(page, "html", { iframes: false })).toEqual([]);
	});

	it("opens again while it fades out, and two openings leave one element (page-builder #63)", async () => {
		const page = await open(gallery() + link(7).replace('slideshow="g"', 'slideshow="h"'));
		await page.click("#a1");
		await opened(page);
		await page.keyboard.press("Escape");
		await page.click("#a7");
		await opened(page);
		expect(await page.$$eval(".elementor-lightbox", (all) => all.map(({ id }) => id))).toEqual([
			"elementor-lightbox-slideshow-h",
		]);
		await settled(page);
		expect(await page.isVisible(".swiper-slide-active img")).toBe(true);
		expect(await page.evaluate(() => getComputedStyle(document.querySelector(".elementor-lightbox")!).opacity)).toBe(
			"1",
		);
	});

	it("moves nothing for visitors who want less motion", async () => {
		const page = await open(gallery(), { reducedMotion: "reduce" });
		await page.click("#a1");
		await page.waitForSelector(".swiper-slide-active .swiper-lazy-loaded");
		await page.keyboard.press("ArrowRight");
		expect(await centres(page)).toBe(0);
		await page.keyboard.press("Escape");
		expect(await page.isVisible(".elementor-lightbox")).toBe(false);
	});

	it.each(["early", "late"])("shifts nothing while it opens, moves and closes: its own style %s", async (when) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		const page = await open(gallery(), {
			async prepare(page) {
				await recordShifts(page);
				if (when === "early") return;
				await page.route("**/plugins/lightbox.css", (route) => held.then(() => route.continue()));
			},
		});
		await page.focus("#a1");
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => window.gossamer!.modules["plugins/lightbox"]);
		release();
		await opened(page);
		await page.keyboard.press("ArrowRight");
		await settled(page);
		await page.keyboard.press("Escape");
		await settled(page);
		expect(await shifted(page)).toBe(0);
	});

	it("has arrows with a shadow: they show on a light picture as well", async () => {
		const page = await open(gallery());
		await page.click("#a1");
		await opened(page);
		expect(await page.$eval(".elementor-swiper-button-next", (arrow) => getComputedStyle(arrow).filter)).toContain(
			"drop-shadow",
		);
	});

	it("has its controls in a row, also where the theme pads its headers", async () => {
		const page = await open(gallery(), { head: `${configuration()}<style>header{padding:20px}</style>` });
		await page.click("#a1");
		await opened(page);
		const middles = () =>
			page.$$eval(".elementor-lightbox .dialog-close-button,.elementor-slideshow__header>[role]", (nodes) =>
				nodes.flatMap((node) => {
					const { top, height } = node.getBoundingClientRect();
					return height ? top + height / 2 : [];
				}),
			);
		// The header comes with a part of its own.
		await expect.poll(async () => (await middles()).length).toBeGreaterThan(3);
		const found = await middles();
		expect(Math.max(...found) - Math.min(...found)).toBeLessThan(5);
	});

	it("works under the demo's strict policy, and on the builder's canvas stays shut", async () => {
		const page = await openPage("/lightbox");
		await page.click("#plain");
		await opened(page);
		const edit = await openPage("/lightbox?edit");
		await edit.evaluate(() => window.gossamer!.start());
		await edit.evaluate(() => window.gossamer!.ready);
		await edit.click("#plain");
		await edit.waitForLoadState("networkidle");
		expect(await edit.$(".elementor-lightbox")).toBeNull();
		expect(new URL(edit.url()).pathname).toBe("/lightbox");
	});
});
