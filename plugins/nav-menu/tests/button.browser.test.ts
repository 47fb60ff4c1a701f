// Navigation menu in a browser: the button on a phone.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup } from "../../../tests/helpers/browser";
import { menu, menuItems } from "./markup";
import { expectOpen, head, inDropdown, link, open, phone, settle, toggle } from "./pages";

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
