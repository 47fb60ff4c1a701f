// Navigation menu in a browser: where lists lie, and what the mouse and the keyboard do.
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { menu } from "./markup";
import { boxOf, expectOpen, head, isOpen, link, open, settle } from "./pages";

describe("lists that fly out", () => {
	it("lie below their item, and alongside it from the second level on", async () => {
		const page = await open();
		await link(page, "Shop").hover();
		await expectOpen(link(page, "Shop"), true);
		const shop = await boxOf(link(page, "Shop"));
		const mugs = await boxOf(link(page, "Mugs"));
		expect([mugs.x, mugs.y]).toEqual([shop.x, shop.y + shop.height]);
		await link(page, "Mugs").hover();
		await expectOpen(link(page, "Mugs"), true);
		const small = await boxOf(link(page, "Small"));
		expect([small.x, small.y]).toEqual([mugs.x + mugs.width, mugs.y]);
	});

	it("stay closed where Tab goes over their items, from the first sign of the keyboard on", async () => {
		const page = await openMarkup(`<main>${menu()}</main>`, { head });
		await page.waitForSelector(".elementor-nav-menu--main .has-submenu");
		await link(page, "Home").focus();
		await page.keyboard.press("Tab");
		expect(await isOpen(link(page, "Shop"))).toBe(false);
		await page.waitForSelector(".elementor-nav-menu--main [data-smartmenus-id]");
		expect(await isOpen(link(page, "Shop"))).toBe(false);
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement!.textContent!.trim())).toBe("More");
	});

	it("stay open around the keyboard's focus when the mouse leaves", async () => {
		const page = await open(menu(), { fresh: true });
		await page.clock.install();
		await link(page, "Shop").focus();
		await page.keyboard.press("ArrowDown");
		await expectOpen(link(page, "Shop"), true);
		await link(page, "Mugs").hover();
		await page.mouse.move(600, 500, { steps: 4 });
		await page.clock.runFor(2000);
		expect(await isOpen(link(page, "Shop"))).toBe(true);
	});

	it("open at the first tap of a finger and follow their link at the second, also before anything was served", async () => {
		const page = await openMarkup(`<main>${menu()}</main>`, { head, hasTouch: true, expected: [/404/] });
		await page.waitForSelector(".elementor-nav-menu--main .has-submenu");
		const before = page.url();
		await link(page, "Shop").tap();
		await expectOpen(link(page, "Shop"), true);
		expect(page.url()).toBe(before);
		await link(page, "Shop").tap();
		await page.waitForURL(/\?shop$/);
	});

	it("of a column lie alongside their item at every level", async () => {
		const page = await open(`<div style="width:200px">${menu({ layout: "vertical" })}</div>`);
		await link(page, "Shop").hover();
		await expectOpen(link(page, "Shop"), true);
		const shop = await boxOf(link(page, "Shop"));
		const mugs = await boxOf(link(page, "Mugs"));
		expect([mugs.x, mugs.y]).toEqual([shop.x + shop.width, shop.y]);
	});

	it("are mirrored from right to left", async () => {
		const page = await open(menu(), { rtl: true });
		await link(page, "Shop").hover();
		await expectOpen(link(page, "Shop"), true);
		const shop = await boxOf(link(page, "Shop"));
		const mugs = await boxOf(link(page, "Mugs"));
		expect(mugs.x + mugs.width).toBeCloseTo(shop.x + shop.width, 0);
		await link(page, "Mugs").hover();
		await expectOpen(link(page, "Mugs"), true);
		const small = await boxOf(link(page, "Small"));
		expect([small.x + small.width, small.y]).toEqual([mugs.x, mugs.y]);
	});

	it.each([
		[1280, false],
		[600, false],
		[320, false],
		[320, true],
		[320, false, "position:sticky;top:0"],
		[1280, false, "position:fixed;inset:0 0 auto"],
	])(
		"stay in a window of %i px (right to left: %s) %s, every item of them reachable",
		async (width, rtl, place = "") => {
			const page = await open(
				`<div style="display:flex;justify-content:end;${place}">${menu({ dropdown: "none" })}</div>`,
				{
					rtl,
					viewport: { width, height: 256 },
				},
			);
			for (const text of ["Shop", "Mugs"]) {
				await link(page, text).focus();
				await page.keyboard.press("Space");
				await expectOpen(link(page, text), true);
			}
			await settle(page);
			for (const text of ["Mugs", "Hats", "Small", "Large"]) {
				const { x, width: size } = await boxOf(link(page, text));
				expect(x).toBeGreaterThanOrEqual(0);
				expect(x + size).toBeLessThanOrEqual(width);
				await link(page, text).scrollIntoViewIfNeeded();
				expect(
					await link(page, text).evaluate((node) => {
						const { left, top, width, height } = node.getBoundingClientRect();
						return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
					}),
				).toBe(true);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		},
	);

	it("stay while the mouse goes to them aslant, over other items", async () => {
		const page = await open(
			menu({
				items: [
					{
						title: "Shop",
						href: "#",
						items: [
							{
								title: "Mugs",
								href: "#",
								items: Array.from({ length: 8 }, (_, at) => ({ title: `Mug ${at}`, href: "#" })),
							},
							{ title: "Hats", href: "#", items: [{ title: "Cap", href: "#" }] },
							{ title: "Pots", href: "#" },
						],
					},
				],
			}),
		);
		await link(page, "Shop").hover();
		await expectOpen(link(page, "Shop"), true);
		await link(page, "Mugs").hover();
		await expectOpen(link(page, "Mugs"), true);
		await settle(page);
		const from = await boxOf(link(page, "Mugs"));
		const to = await boxOf(link(page, "Mug 4"));
		const [x, y] = [from.x + 20, from.y + from.height - 4];
		await page.mouse.move(x, y);
		// Slower than the time after which an item is entered, by a clock that a busy machine does not turn.
		await page.clock.install();
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
		const steps = 30;
		for (let step = 1; step <= steps; step++) {
			await page.mouse.move(x + ((to.x + 10 - x) * step) / steps, y + ((to.y + 20 - y) * step) / steps);
			await page.clock.runFor(20);
		}
		expect(await isOpen(link(page, "Mugs"))).toBe(true);
		expect(await isOpen(link(page, "Hats"))).toBe(false);
		// Who stops on the other item means it.
		await page.clock.resume();
		await link(page, "Hats").hover();
		await expectOpen(link(page, "Hats"), true);
		expect(await isOpen(link(page, "Mugs"))).toBe(false);
	});

	it("close after the mouse, and are gone when they have faded", async () => {
		const page = await open();
		await link(page, "Shop").hover();
		await expectOpen(link(page, "Shop"), true);
		await page.mouse.move(600, 500);
		await expectOpen(link(page, "Shop"), false);
		await expect.poll(() => link(page, "Mugs").isVisible()).toBe(false);
	});

	it("close when the window changes its width", async () => {
		const page = await open();
		await link(page, "Shop").press("Space");
		await page.setViewportSize({ width: 1280, height: 700 });
		await frames(page);
		expect(await isOpen(link(page, "Shop"))).toBe(true);
		await page.setViewportSize({ width: 1200, height: 700 });
		await expectOpen(link(page, "Shop"), false);
	});

	it("open above their item if there is room only there", async () => {
		const page = await open(`<div style="height:700px"></div>${menu()}`);
		await link(page, "Shop").press("Space");
		await settle(page);
		const shop = await boxOf(link(page, "Shop"));
		const hats = await boxOf(link(page, "Hats"));
		expect(hats.y + hats.height).toBe(shop.y);
	});
});
