// The video playlist in a browser: files that run to their end, providers, the address, accessibility.
import { expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";

const path = "/video-playlist";
const title = (tab: number) => `.e-tab-title[data-tab='${tab}']`;
const panel = (tab: number) => `.e-tabs-content-wrapper .e-tab-content[data-tab='${tab}']`;

it("shows its item, and one of a provider once it is chosen (more-widgets #32)", async () => {
	const asked: string[] = [];
	const page = await openPage(`${path}?csp=off&a=%20#x`, {
		providers: true,
		prepare: async (page) =>
			page.on("request", (request) => {
				if (/youtube|vimeo/.test(request.url())) asked.push(request.url());
			}),
	});
	await page.waitForSelector(`${title(2)}.e-active`);
	expect(await violations(page, "[data-id='8039434']")).toEqual([]);
	expect(asked).toEqual([]);
	await page.locator(title(5)).click();
	await page.waitForSelector(`${panel(5)} iframe`);
	await page.waitForFunction(() => (window as { told?: string[] }).told?.includes("play"));
	expect(page.url()).toMatch(/\?csp=off&a=%20&playlist=8039434&video=7ecb493#x$/);
	await page.locator(title(3)).click();
	await page.waitForFunction(() => (window as { told?: string[] }).told?.includes("pause"));
	await page.waitForSelector(`${panel(3)} video`);
});

it("continues to the next when a file has ended, and remembers that (more-widgets #33)", async () => {
	const page = await openPage(path);
	await page.waitForSelector(`${title(2)}.e-active`);
	await page.locator(`${panel(2)} [role=button]`).press("Enter");
	await page.waitForSelector(`${panel(2)} video:focus`);
	await page.$eval(`${panel(2)} video`, (video) => video.dispatchEvent(new Event("ended")));
	await page.waitForSelector(`${title(2)}.watched-video`);
	await page.waitForSelector(`${title(3)}.e-active`);
	await page.waitForSelector(`${panel(3)} video`);
	await page.reload();
	await page.waitForSelector(`${title(2)}.watched-video`);
	await page.waitForSelector(`${title(3)}.e-active`);
});

it("hides its list by the button on a phone, by keys too", async () => {
	const page = await openPage(`${path}?playlist=8039434&video=7ecb492`, {
		viewport: { width: 390, height: 800 },
		reducedMotion: "reduce",
	});
	await page.waitForSelector(`${title(3)}.e-active`);
	const button = page.locator(".e-tabs-toggle-videos-display-button[aria-expanded=true]");
	await button.press("Enter");
	await page.waitForSelector(".e-tabs-items-wrapper", { state: "hidden" });
	await page.locator(".rotate-up").click();
	await page.waitForSelector(".e-tabs-items-wrapper", { state: "visible" });
	expect(await violations(page, "[data-id='8039434']")).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it("turns its list around where it is when the button is pressed again in the middle", async () => {
	const page = await openPage(`${path}?playlist=8039434&video=7ecb492`, { viewport: { width: 390, height: 800 } });
	await page.waitForSelector(`${title(3)}.e-active`);
	await page.locator(".e-tabs-toggle-videos-display-button[aria-expanded=true]").scrollIntoViewIfNeeded();
	const [full, middle, turned] = await page.evaluate(() => {
		const button = document.querySelector<HTMLElement>(".e-tabs-toggle-videos-display-button[aria-expanded=true]")!;
		const wrapper = button.closest(".elementor-widget")!.querySelector<HTMLElement>(".e-tabs-items-wrapper")!;
		const full = wrapper.offsetHeight;
		button.click();
		const [slide] = wrapper.getAnimations();
		slide!.pause();
		slide!.currentTime = 150;
		const middle = wrapper.offsetHeight;
		slide!.play();
		button.click();
		return [full, middle, wrapper.offsetHeight];
	});
	expect(middle).toBeLessThan(full!);
	expect(turned).toBe(middle);
	await expect
		.poll(() =>
			page
				.locator(".e-tabs-items-wrapper")
				.first()
				.evaluate((node) => (node as HTMLElement).offsetHeight),
		)
		.toBe(full);
});

it("is brought into view by an address that leads to one of its items (more-widgets #34)", async () => {
	const item = (tab: number) => `<div class="e-tab-title" role="tab" data-tab="${tab}">${tab}</div>`;
	const content = (tab: number) =>
		`<div class="e-tab-content" data-tab="${tab}" data-video-type="hosted" data-video-url="/public/wheel.webm"><div></div></div>`;
	const page = await openMarkup(
		`<div style="height: 5000px"></div>
<div class="elementor-element elementor-widget" data-id="8039434" data-widget_type="video-playlist.default" data-settings='{"tabs":[{"_id":"1"},{"_id":"2"}]}'>
<div class="e-tabs"><div class="e-tabs-items" role="tablist">${item(1)}${item(2)}</div><div class="e-tabs-content-wrapper">${content(1)}${content(2)}</div></div></div>
<div style="height: 3000px"></div>
<script>history.replaceState(null, "", "?playlist=8039434&video=2")</script>`,
	);
	await page.waitForSelector(`${title(2)}.e-active`);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(4000);
});
