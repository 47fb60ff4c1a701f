// Navigation menu in a browser: before the script and without it, places, fingers, the theme's menu, accessibility.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { type OpenOptions, openMarkup, openPage } from "../../../tests/helpers/browser";
import { countLayoutReads } from "../../../tests/helpers/layout-reads";
import { menu, menuItems, menuOfTheme } from "./markup";
import { boxOf, expectOpen, head, inDropdown, isOpen, link, open, phone, settle, toggle } from "./pages";

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
