// Mega menu in a browser: where panels lie, the way of the mouse, keys, small screens, accessibility.
import { expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";
import { megaMenu } from "../../../tests/versions";

const active = ".e-n-menu-content.e-active>.e-active";
const icon = ".e-n-menu-dropdown-icon";

it("a panel spans the window, the mouse may go aslant into it and close it by leaving, more-widgets #26", async () => {
	const page = await openPage("/mega-menu", { viewport: { width: 1280, height: 900 } });
	await page.waitForSelector("[data-layout=horizontal]");
	await page.locator(".e-n-menu-title").first().hover();
	await page.waitForSelector(active);
	const box = (await page.locator(active).boundingBox())!;
	expect([box.x, box.width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
	await page.mouse.move(box.x + box.width - 60, box.y + box.height - 20, { steps: 8 });
	expect(await page.locator(active).count()).toBe(1);
	expect(await violations(page)).toEqual([]);
	await page.mouse.move(600, 100, { steps: 4 });
	await page.waitForSelector(active, { state: "detached" });
});

it("a panel closes when the mouse leaves it after a press on a link in it", async () => {
	const page = await openPage("/mega-menu", { viewport: { width: 1280, height: 900 } });
	await page.waitForSelector("[data-layout=horizontal]");
	await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
	await page.locator(".e-n-menu-title").first().hover();
	await page.waitForSelector(active);
	await page.locator(`${active} a`).first().click();
	await page.mouse.move(600, 850, { steps: 8 });
	await page.waitForSelector(active, { state: "detached" });
});

it("opened again and again, the dropdown is in its place and the page does not grow wider", async () => {
	const page = await openPage("/mega-menu", { viewport: { width: 390, height: 844 } });
	await page.waitForSelector("[data-layout=dropdown]");
	// The site's sheet, in its shape: the wrapper is moved and sized by what the script writes.
	await page.addStyleTag({
		content:
			".e-n-menu-wrapper{position:absolute;left:var(--stretch-left);width:var(--stretch-width)}.e-n-menu{position:relative;margin-left:10px}",
	});
	const places = [];
	for (let press = 0; press < 6; press++) {
		await page.locator(".e-n-menu-toggle").first().click();
		if (press % 2) continue;
		const box = (await page.locator(".e-n-menu-wrapper").first().boundingBox())!;
		places.push([box.x, box.width]);
	}
	expect(places).toEqual([
		[0, 390],
		[0, 390],
		[0, 390],
	]);
});

it("of Pro 3.18 shows a panel below its own title in the dropdown, by the order of the sheet (versions #19)", async () => {
	const head = `<style>.e-n-menu-toggle{display:none}@media(max-width:767px){.e-n-menu-toggle{display:block;height:40px}}
.e-con{display:none;height:50px}.e-con.e-active{display:block}
.e-n-menu[data-layout=dropdown] .e-n-menu-wrapper{display:flex;flex-direction:column}
.e-n-menu[data-layout=dropdown] :is(.e-n-menu-heading,.e-n-menu-content){display:contents}
.e-n-menu-wrapper :is(.e-n-menu-title,.e-con){order:var(--n-menu-title-order)}</style>`;
	const menu = megaMenu({ builder: "3.18", pro: "3.18", hasNewSlider: true });
	const page = await openMarkup(menu, { head, viewport: { width: 390, height: 844 } });
	await page.waitForSelector("[data-layout=dropdown]");
	await page.locator(".e-n-menu-toggle").click();
	await page.locator(icon).first().click();
	await page.waitForSelector(active);
	const tops = [".e-n-menu-title >> nth=0", active, ".e-n-menu-title >> nth=1"].map(
		async (selector) => (await page.locator(selector).boundingBox())!.y,
	);
	const [first, panel, second] = await Promise.all(tops);
	expect([first! < panel!, panel! < second!]).toEqual([true, true]);
});

it("Enter, Tab and Escape open, enter and close a panel, more-widgets #28", async () => {
	const page = await openPage("/mega-menu", { viewport: { width: 1280, height: 900 } });
	await page.waitForSelector("[data-layout=horizontal]");
	await page.locator(icon).first().focus();
	await page.keyboard.press("Enter");
	await page.waitForSelector(active);
	await page.keyboard.press("Tab");
	await expect.poll(() => page.locator(active).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
	await page.keyboard.press("Escape");
	await page.waitForSelector(active, { state: "detached" });
	expect(
		await page
			.locator(icon)
			.first()
			.evaluate((icon) => icon === document.activeElement),
	).toBe(true);
});

it("a window that was narrowed opens the list by its button and a panel by a press, more-widgets #29", async () => {
	const page = await openPage("/mega-menu", { viewport: { width: 1280, height: 900 } });
	await page.waitForSelector("[data-layout=horizontal]");
	await page.setViewportSize({ width: 900, height: 900 });
	await page.waitForSelector("[data-layout=dropdown]");
	await page.locator(".e-n-menu-toggle").first().click();
	await page.locator(icon).first().click();
	await page.waitForSelector(active);
	expect(await violations(page)).toEqual([]);
});
