// Navigation menu in a browser: where lists lie, what the mouse and the finger do, before the script and without it, accessibility.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { type OpenOptions, openMarkup, openPage } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";
import { countLayoutReads } from "../../../tests/helpers/layout-reads";
import { menu, menuItems, menuOfTheme } from "./markup";

const before = readFileSync("plugins/nav-menu/before.css", "utf8");
const head = `<link rel="stylesheet" href="/public/menu.css"><style>${before}</style>
<style>body{margin:0;font:16px/20px sans-serif}main{padding:40px 10px}</style>`;
const phone = { viewport: { width: 390, height: 844 } };

/** The first interaction brings what serves the lists that are shown. */
const open = async (body = menu(), { rtl, ...options }: OpenOptions & { rtl?: boolean } = {}) => {
	const page = await openMarkup(
		`${rtl ? '<script>document.documentElement.dir = "rtl"</script>' : ""}<main>${body}</main>`,
		{ ...options, head },
	);
	await page.waitForFunction(() =>
		[...document.querySelectorAll<HTMLElement>(".elementor-nav-menu")].every((list) => {
			const isServed = !list.offsetParent || list.hasAttribute("data-smartmenus-id");
			if (!isServed) list.dispatchEvent(new FocusEvent("focusin"));
			return isServed;
		}),
	);
	return page;
};
const link = (page: Page, text: string, nav = ".elementor-nav-menu--main") =>
	page.locator(`${nav} a`, { hasText: new RegExp(`^${text}$`) });
const inDropdown = (page: Page, text: string) => link(page, text, "nav.elementor-nav-menu--dropdown");
const isOpen = (locator: ReturnType<typeof link>) =>
	locator.evaluate((node) => (node as HTMLElement).ariaExpanded === "true");
const expectOpen = (locator: ReturnType<typeof link>, is: boolean) => expect.poll(() => isOpen(locator)).toBe(is);
const boxOf = async (locator: ReturnType<typeof link>) => (await locator.boundingBox())!;
const toggle = (page: Page) => page.locator(".elementor-menu-toggle");
const settle = (page: Page) =>
	page.evaluate(() =>
		Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
	);
/** Of markup that is no whole page. */
const faults = async (page: Page) => {
	await settle(page);
	return violations(page, "html", {
		rules: {
			"landmark-one-main": { enabled: false },
			"page-has-heading-one": { enabled: false },
			region: { enabled: false },
		},
	});
};

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

describe("the button on a phone", () => {
	it("opens the dropdown over the whole width, loop-filter-carousel #47", async () => {
		for (const rtl of [false, true]) {
			const page = await open(`<div style="margin:0 30px;position:relative">${menu({ stretch: true })}</div>`, {
				...phone,
				rtl,
			});
			const nav = page.locator("nav.elementor-nav-menu--dropdown");
			const height = await toggle(page).evaluate((node) => (node as HTMLElement).offsetHeight);
			await expect.poll(() => nav.evaluate(({ style }) => style.top)).toBe(`${height}px`);
			await toggle(page).click();
			await settle(page);
			const box = (await nav.boundingBox())!;
			expect([box.x, box.width]).toEqual([0, 390]);
			expect(await nav.evaluate(({ style }, side) => style.getPropertyValue(side), rtl ? "right" : "left")).toBe(
				"-40px",
			);
		}
	});

	it("leaves room for what it stands on in a sticky header, loop-filter-carousel #54", async () => {
		for (const style of ['class="elementor-sticky"', 'style="position:sticky;top:32px"']) {
			const page = await open(`<div ${style}>${menu()}</div><div style="height:3000px"></div>`, phone);
			await toggle(page).click();
			await settle(page);
			const read = () =>
				page
					.locator("nav.elementor-nav-menu--dropdown")
					.evaluate((nav) => [
						Number.parseFloat((nav as HTMLElement).style.getPropertyValue("--menu-height")),
						innerHeight - nav.getBoundingClientRect().top,
					]);
			const [height, room] = await read();
			expect(height).toBe(room);
			await page.mouse.wheel(0, 30);
			await expect.poll(async () => (await read())[0]! - height!).toBe(style.startsWith("c") ? 30 : 8);
		}
	});

	it("does not let Space scroll the page, and every item can be reached with Tab, loop-filter-carousel #45", async () => {
		const page = await open(`${menu()}<div style="height:3000px"></div>`, { viewport: { width: 320, height: 256 } });
		await toggle(page).focus();
		await page.keyboard.press("Space");
		await expectOpen(toggle(page), true);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.waitForSelector("nav.elementor-nav-menu--dropdown .has-submenu");
		const names: (string | null)[] = [];
		for (let at = 0; at < 8; at++) {
			await page.keyboard.press("Tab");
			const text = await page.evaluate(() => document.activeElement!.textContent);
			names.push(text);
			if (text !== "Shop" && text !== "Mugs") continue;
			await page.keyboard.press("Space");
			await expectOpen(inDropdown(page, text), true);
		}
		expect(names).toEqual(["Home", "Shop", "Mugs", "Small", "Large", "Hats", "More", "Team"]);
	});

	it("turns a list around where it is when it is pressed again in the middle", async () => {
		const page = await open(menu(), phone);
		await toggle(page).click();
		await expectOpen(toggle(page), true);
		await page.waitForSelector("nav.elementor-nav-menu--dropdown .has-submenu");
		const heights = await inDropdown(page, "Shop").evaluate((link) => {
			const list = link.closest("li")!.querySelector("ul")!;
			(link as HTMLElement).click();
			const [slide] = list.getAnimations();
			slide!.pause();
			slide!.currentTime = 100;
			const middle = list.offsetHeight;
			slide!.play();
			(link as HTMLElement).click();
			return [middle, list.offsetHeight];
		});
		expect(heights[0]).toBeGreaterThan(5);
		expect(heights[1]).toBe(heights[0]);
		await expectOpen(inDropdown(page, "Shop"), false);
		await inDropdown(page, "Mugs").waitFor({ state: "hidden" });
	});

	it("closes when the focus moves on behind it", async () => {
		const page = await open(`${menu()}<a href="#after">After</a>`, phone);
		await toggle(page).click();
		await inDropdown(page, "Off").focus();
		await page.keyboard.press("Tab");
		await expect.poll(() => toggle(page).getAttribute("aria-expanded")).toBe("false");
		await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toBe("After");
	});

	it("gives no focus to what it hides", async () => {
		const page = await open(`${menu()}<a href="#after">After</a>`, phone);
		await toggle(page).focus();
		await page.keyboard.press("Tab");
		await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toBe("After");
	});

	it("brings the lists of the bar only if there is a bar", async () => {
		const files: string[] = [];
		const prepare = async (page: Page) => {
			// A mouse that lies there from before would be a sign.
			await page.mouse.move(380, 800);
			page.on("request", (request) => files.push(new URL(request.url()).pathname));
		};
		const page = await open(menu(), { ...phone, prepare });
		const own = () => files.filter((file) => file.includes("nav-menu"));
		expect(own()).toEqual(["/gossamer/plugins/nav-menu.js"]);
		await toggle(page).click();
		await expect.poll(own).toEqual(["/gossamer/plugins/nav-menu.js", "/gossamer/plugins/nav-menu-lists.js"]);
	});

	it("is not what a desktop loads: marks at first, and the bar when the mouse comes", async () => {
		const files: string[] = [];
		const page = await openMarkup(`<main>${menu({ items: menuItems.slice(0, 2), stretch: true })}</main><p>Text</p>`, {
			head,
			async prepare(page) {
				await page.mouse.move(1000, 700);
				page.on("request", (request) => files.push(new URL(request.url()).pathname));
			},
		});
		const own = () => files.filter((file) => file.includes("nav-menu")).map((file) => file.replace(/.*\//, ""));
		await expect.poll(() => link(page, "Shop").getAttribute("aria-expanded")).toBe("false");
		expect(own()).toEqual(["nav-menu.js", "nav-menu-marks.js"]);
		await link(page, "Home").hover();
		await expect.poll(own).toEqual(["nav-menu.js", "nav-menu-marks.js", "nav-menu-bar.js"]);
	});

	it("shows the menu without the lists' part, whose links are links then, and asks for it again", async () => {
		const network = { isDown: true, asked: 0, failed: 0 };
		const page = await open(menu(), {
			...phone,
			hasTouch: true,
			expected: [/ERR_FAILED/, /404/, /gossamer/i],
			async prepare(page) {
				page.on("requestfailed", (request) => request.url().includes("nav-menu-lists.js") && network.failed++);
				await page.route("**/plugins/nav-menu-lists.js*", (route) => {
					network.asked++;
					return network.isDown ? route.abort() : route.continue();
				});
			},
		});
		await toggle(page).tap();
		await settle(page);
		expect(await inDropdown(page, "Shop").isVisible()).toBe(true);
		// Each time it is requested twice; nothing is on its way any more.
		await expect
			.poll(() => network.asked > 1 && network.asked % 2 === 0 && network.failed === network.asked)
			.toBe(true);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		network.isDown = false;
		await inDropdown(page, "Shop").tap();
		await expectOpen(inDropdown(page, "Shop"), true);
	});
});

describe("below the bar of who is logged in", () => {
	/** As WordPress sets it: fixed on wide screens, at the top of the page on small ones. */
	const withBar = (body: string) =>
		`<style>html{margin-top:32px!important}#wpadminbar{position:fixed;inset:0 0 auto;height:32px;z-index:99999;background:#1d2327}
.header{position:sticky;top:32px;z-index:9;background:#fff}
@media (max-width:782px){html{margin-top:46px!important}#wpadminbar{height:46px}.header{top:46px}}
@media (max-width:600px){#wpadminbar{position:absolute}.header{top:0}}</style>
<div id="wpadminbar"></div><div class="header">${body}</div><div style="height:3000px"></div>`;
	const isOnTop = (locator: ReturnType<typeof link>) =>
		locator.evaluate((node) => {
			const { left, top, width, height } = node.getBoundingClientRect();
			return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		});

	it.each([
		[390, 0],
		[390, 500],
		[320, 500],
		[700, 500],
	])("on %i px, %i px down, the open menu spans the window and every item of it is reached", async (width, top) => {
		const page = await open(withBar(menu({ stretch: true })), { viewport: { width, height: 320 } });
		await page.evaluate((top) => scrollTo(0, top), top);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
		await toggle(page).click();
		await settle(page);
		const nav = page.locator("nav.elementor-nav-menu--dropdown");
		await expect.poll(async () => (await nav.boundingBox())!.width).toBe(width);
		const edges = async () => {
			const { x, y, height } = (await nav.boundingBox())!;
			return [x, y + height <= 320];
		};
		await expect.poll(edges).toEqual([0, true]);
		for (const text of ["Shop", "Mugs"]) {
			await inDropdown(page, text).press("Space");
			await expectOpen(inDropdown(page, text), true);
		}
		await settle(page);
		for (const text of ["Home", "Small", "Off"]) {
			await inDropdown(page, text).focus();
			await expect.poll(() => isOnTop(inDropdown(page, text))).toBe(true);
		}
	});

	it("a menu that is opened before its lists are there spans the window and ends with it, and keeps Space for them", async () => {
		let arrive = () => {};
		const way = new Promise<void>((resolve) => (arrive = resolve));
		const page = await open(withBar(menu({ stretch: true })), {
			viewport: { width: 390, height: 320 },
			prepare: (page) => page.route("**/plugins/nav-menu-lists.js", (route) => way.then(() => route.fallback())),
		});
		await page.evaluate(() => scrollTo(0, 500));
		await toggle(page).click();
		await settle(page);
		const nav = page.locator("nav.elementor-nav-menu--dropdown");
		const { y, width, height } = (await nav.boundingBox())!;
		expect(width).toBe(390);
		expect(y + height).toBeLessThanOrEqual(320);
		await inDropdown(page, "Shop").press("Space");
		expect(await isOpen(inDropdown(page, "Shop"))).toBe(false);
		arrive();
		await expectOpen(inDropdown(page, "Shop"), true);
		expect(await page.evaluate(() => scrollY)).toBe(500);
	});

	it("lists that fly out stay in the window, below that bar", async () => {
		const page = await open(withBar(menu()), { viewport: { width: 1280, height: 256 } });
		await page.evaluate(() => scrollTo(0, 500));
		for (const text of ["Shop", "Mugs"]) {
			await link(page, text).press("Space");
			await expectOpen(link(page, text), true);
		}
		await settle(page);
		for (const text of ["Mugs", "Small", "Large", "Hats"]) {
			await link(page, text).focus();
			await expect.poll(() => isOnTop(link(page, text))).toBe(true);
		}
	});
});

describe("a finger", () => {
	it("opens a list that flies out, and follows the link with the second tap", async () => {
		const page = await open(menu(), { hasTouch: true, expected: [/404/] });
		await link(page, "Shop").tap();
		await expectOpen(link(page, "Shop"), true);
		expect(page.url()).not.toContain("shop");
		await link(page, "Shop").tap();
		await page.waitForURL("**/markup?shop");
	});

	it("opens the list in the dropdown with its arrow's icon, and closes it so, loop-filter-carousel #50", async () => {
		const page = await open(menu(), { ...phone, hasTouch: true });
		await toggle(page).tap();
		await settle(page);
		await inDropdown(page, "Shop").tap();
		await expectOpen(inDropdown(page, "Shop"), true);
		await settle(page);
		await inDropdown(page, "Shop").locator(".sub-arrow svg").tap();
		await expectOpen(inDropdown(page, "Shop"), false);
		await expect.poll(() => inDropdown(page, "Mugs").isVisible()).toBe(false);
		expect(page.url()).not.toContain("shop");
	});
});

describe("links to places", () => {
	it("are current while the place is in the upper half, also where it is high, loop-filter-carousel #53", async () => {
		const items = [
			{ title: "Team", href: "#team" },
			{ title: "Tall", href: "/markup#%D7%92" },
			{ title: "Other", href: "/other#team" },
			{ title: "Top", href: "#" },
		];
		const page = await open(`<div style="position:sticky;top:0">${menu({ items })}</div><div style="height:900px"></div>
<div id="team" style="height:100px">Team</div><div style="height:900px"></div><div id="ג" style="height:1500px">Tall</div>`);
		const current = () =>
			page
				.locator(".elementor-nav-menu--main a")
				.evaluateAll((links) =>
					links
						.filter((link) => link.ariaCurrent || link.classList.contains("elementor-item-active"))
						.map(
							(link) => `${link.textContent} ${link.ariaCurrent} ${link.classList.contains("elementor-item-active")}`,
						),
				);
		await expect.poll(current).toEqual([]);
		await page.evaluate(() => scrollTo(0, 800));
		await expect.poll(current).toEqual(["Team location true"]);
		await page.evaluate(() => scrollTo(0, 1500));
		await expect.poll(current).toEqual([]);
		await page.evaluate(() => scrollTo(0, 2000));
		await expect.poll(current).toEqual(["Tall location true"]);
		expect(await page.locator("[aria-current='']").count()).toBe(0);
	});
});

describe("before the script", () => {
	/** A page whose chunk waits until it is let through. */
	const openEarly = async (options: OpenOptions = {}) => {
		let release = () => {};
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		const page = await openPage("/markup", {
			...options,
			async prepare(page) {
				await page.route("**/plugins/nav-menu.js", async (route) => {
					await gate;
					await route.continue();
				});
				await page.route("**/markup", (route) =>
					route.fulfill({
						contentType: "text/html; charset=utf-8",
						body: `<!doctype html><html lang="en"><title>Menu</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">${head}<script type="module" src="/gossamer/gossamer.js"></script><main>${menu()}</main>`,
					}),
				);
			},
		});
		return { page, release };
	};

	it("the mouse opens lists, and the script leaves them open where they are", async () => {
		const { page, release } = await openEarly();
		await link(page, "Shop").hover();
		await link(page, "Mugs").hover();
		const before = [await boxOf(link(page, "Hats")), await boxOf(link(page, "Small"))];
		release();
		await page.waitForSelector(".elementor-nav-menu--main [data-smartmenus-id]");
		expect([await boxOf(link(page, "Hats")), await boxOf(link(page, "Small"))]).toEqual(before);
		expect([await isOpen(link(page, "Shop")), await isOpen(link(page, "Mugs"))]).toEqual([true, true]);
		expect(
			await link(page, "Mugs").evaluate((node) => getComputedStyle(node.closest("ul")!).opacity),
			"no fading in of what is there",
		).toBe("1");
	});

	it("a tap on the button shows the menu immediately, and is kept", async () => {
		const { page, release } = await openEarly({ ...phone, hasTouch: true });
		await page.waitForFunction(() => window.gossamer?.plugins);
		await toggle(page).tap();
		await settle(page);
		expect(await inDropdown(page, "Home").isVisible()).toBe(true);
		release();
		await expect.poll(() => toggle(page).getAttribute("aria-expanded")).toBe("true");
		await settle(page);
		expect(await inDropdown(page, "Team").isVisible()).toBe(true);
	});
});

describe("without the script", () => {
	it("lists open under the mouse and around the focus, and links are links", async () => {
		const page = await openPage("/nav-menu", { javaScriptEnabled: false });
		const first = page.locator("[data-id=ae00000]");
		await first.locator(".elementor-nav-menu--main a", { hasText: "Pottery" }).hover();
		await first.locator(".elementor-nav-menu--main a", { hasText: /^Bowls/ }).hover();
		expect(await first.locator(".elementor-nav-menu--main a", { hasText: "Rice bowls" }).isVisible()).toBe(true);
		await first.locator(".elementor-nav-menu--main a", { hasText: "Rice bowls" }).click();
		await page.waitForURL("**/shop");
	});

	it("are walked through by Tab", async () => {
		const page = await openPage("/nav-menu", { javaScriptEnabled: false });
		const links = page.locator("[data-id=ae00000] .elementor-nav-menu--main a");
		await links.filter({ hasText: "Pottery" }).focus();
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement!.closest("ul")!.className)).toContain("sub-menu");
	});

	it("the button of a phone shows the menu while it or the menu has the focus", async () => {
		const page = await openPage("/nav-menu", { ...phone, javaScriptEnabled: false });
		const first = page.locator("[data-id=ae00000]");
		await first.locator(".elementor-menu-toggle").click();
		await first.locator("nav.elementor-nav-menu--dropdown a", { hasText: "Home" }).click();
		await page.waitForURL(/:\d+\/$/);
	});

	it("the button shows it although the page builder's sheet closes it with four classes", async () => {
		const page = await openPage("/nav-menu", { ...phone, javaScriptEnabled: false });
		const first = page.locator("[data-id=ae00000]");
		await page.evaluate(() => {
			const sheet = document.createElement("style");
			sheet.textContent =
				".elementor-nav-menu--toggle .elementor-menu-toggle:not(.elementor-active)+.elementor-nav-menu__container{max-height:0;overflow:hidden;transform:scaleY(0)}";
			document.head.append(sheet);
		});
		const list = first.locator("nav.elementor-nav-menu--dropdown");
		expect((await list.boundingBox())?.height).toBe(0);
		await first.locator(".elementor-menu-toggle").focus();
		await expect.poll(async () => (await list.boundingBox())!.height).toBeGreaterThan(50);
	});
});

describe("the theme's menu", () => {
	it("opens its items with a first press", async () => {
		const page = await openMarkup(menuOfTheme(), { head, ...phone });
		await page.locator(".site-navigation-toggle").click();
		await page.locator(".site-navigation-dropdown a", { hasText: "Shop" }).click();
		expect(await page.locator(".site-navigation-dropdown a", { hasText: "Hats" }).isVisible()).toBe(true);
		await page.setViewportSize({ width: 500, height: 844 });
		await expect.poll(() => page.locator(".site-navigation-toggle").getAttribute("aria-expanded")).toBe("false");
	});
});

describe("accessibility", () => {
	const named = menu({ items: menuItems.slice(0, 4) }).replace(
		'aria-hidden="true">\n<ul',
		'aria-hidden="true" aria-label="Phone">\n<ul',
	);

	it.each([
		["bar", 1280],
		["phone", 390],
	])("of a menu on a %s is sound, closed and open", async (_, width) => {
		const page = await open(named, { viewport: { width, height: 844 } });
		expect(await faults(page)).toEqual([]);
		const nav = width > 1024 ? ".elementor-nav-menu--main" : "nav.elementor-nav-menu--dropdown";
		if (width < 1024) await toggle(page).click();
		for (const text of ["Shop", "Mugs"]) await link(page, text, nav).press("Space");
		expect(await faults(page)).toEqual([]);
	});
});

describe("a page of two thousand elements", () => {
	it("is laid out for the opening once, and read before anything is written", async () => {
		const page = await open(`${menu({ stretch: true })}${"<p>Text</p>".repeat(2000)}`, phone);
		// It is stretched once at the start.
		await page.waitForFunction(
			() => document.querySelector<HTMLElement>("nav.elementor-nav-menu--dropdown")!.style.width,
		);
		await page.evaluate(`window.layout = (${countLayoutReads})()`);
		await toggle(page).click();
		const reads = await page.evaluate("window.layout.reads()");
		expect((reads as string[]).filter((name) => name === "getBoundingClientRect")).toHaveLength(1);
	});
});
