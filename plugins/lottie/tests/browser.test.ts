// Lottie in a browser: drawn by its own player, under a strict policy, where it is requested.
import { describe, expect, it } from "vitest";
import { openPage } from "../../../tests/helpers/browser";
import { frames } from "../../../tests/helpers/frames";

const wheel = (id: string) => `[data-id='${id}'] .e-lottie__animation`;

describe("lottie", () => {
	it("draws its first frame, and runs backwards when the pointer leaves (more-widgets #40)", async () => {
		const page = await openPage("/lottie");
		const animation = page.locator(wheel("10771e2"));
		const drawing = () => animation.innerHTML();
		await animation.locator("svg path").first().waitFor();
		const first = await drawing();
		await animation.hover();
		await expect.poll(drawing, { timeout: 20_000 }).not.toBe(first);
		await page.mouse.move(0, 0);
		await expect.poll(drawing, { timeout: 20_000 }).toBe(first);
	});

	it("stands still under reduced motion, bound to scrolling too", async () => {
		const page = await openPage("/lottie", { reducedMotion: "reduce" });
		const animation = page.locator(wheel("10771e4"));
		await animation.scrollIntoViewIfNeeded();
		await animation.locator("svg path").first().waitFor();
		const first = await animation.innerHTML();
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await frames(page);
		expect(await animation.innerHTML()).toBe(first);
	});

	it("follows the scrolling of the page", async () => {
		const page = await openPage("/lottie");
		const animation = page.locator(wheel("10771e4"));
		await animation.scrollIntoViewIfNeeded();
		await animation.locator("svg path").first().waitFor();
		const first = await animation.innerHTML();
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await page.evaluate(() => scrollBy({ top: -60, behavior: "instant" }));
		await expect.poll(() => animation.innerHTML(), { timeout: 20_000 }).not.toBe(first);
	});
});
