// Interactions in a browser: what follows the scrolling, what is pressed, and where the focus is after an action.
import { expect, it } from "vitest";
import { interaction, interactionList } from "../../../tests/helpers/atomic";
import { openMarkup, openPage } from "../../../tests/helpers/browser";

it("what follows the scrolling is half of its way at half of the window, and at its beginning below (atomic #64)", async () => {
	const page = await openPage("/interactions");
	const bar = page.locator(".interaction-bar");
	await expect.poll(() => bar.evaluate((bar) => bar.getAnimations().length)).toBe(1);
	/** Where it stands, with its layout's top at that share of the window. */
	const shiftAt = (share: number) =>
		bar.evaluate((bar, share) => {
			(bar.parentElement as HTMLElement).style.paddingBlock = "2000px";
			const top = bar.getBoundingClientRect().top + scrollY;
			scrollTo({ top: top - share * innerHeight, behavior: "instant" });
			return new Promise<number>((resolve) =>
				requestAnimationFrame(() =>
					requestAnimationFrame(() => resolve(new DOMMatrix(getComputedStyle(bar).transform).m41)),
				),
			);
		}, share);
	expect(await shiftAt(0.95)).toBe(-100);
	expect(await shiftAt(0.5)).toBeCloseTo(-50, 0);
	expect(await shiftAt(0.1)).toBe(0);
});

it("what follows the scrolling backwards does so by frames, as browsers ignore reversed ranges, and no other interaction ends", async () => {
	const config = { start: 15, end: 85 };
	const page = await openMarkup(
		`<p data-interaction-id="e1">One</p><p data-interaction-id="e2">Two</p><div style="height:3000px"></div>${interactionList(
			{
				e1: [interaction({ trigger: "scrollOn", effect: "slide", direction: "left", config })],
				e2: [interaction({ trigger: "click", effect: "scale" })],
			},
		)}`,
		{ head: "<style>body{margin:0}p{margin:400px 0}</style>" },
	);
	const shift = () =>
		page.$eval("[data-interaction-id=e1]", (node) => new DOMMatrix(getComputedStyle(node).transform).m41);
	await expect.poll(shift).toBeLessThan(-1);
	const before = await shift();
	await page.setViewportSize({ width: 1280, height: 700 });
	await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
	await expect.poll(shift).not.toBe(before);
	expect(await page.getAttribute("[data-interaction-id=e2]", "tabindex")).toBe("0");
});

it("a card that is pressed plays, by the keyboard as well", async () => {
	const page = await openPage("/interactions");
	const card = page.locator(".interaction-card").nth(3);
	await expect.poll(() => card.getAttribute("tabindex")).toBe("0");
	// Immediately: on a busy machine it may be over by the next question.
	const plays = await card.evaluate((card) => {
		(card as HTMLElement).focus();
		card.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
		return card.getAnimations().length;
	});
	expect(plays).toBe(1);
});

it("a popup that a button of version 4 has opened gives it the focus back at Escape (atomic #55)", async () => {
	const page = await openPage("/interactions");
	const button = page.locator("[data-action-link*='popup%3Aopen']");
	await button.click();
	await page.waitForSelector(".elementor-popup-modal:visible");
	await page.keyboard.press("Escape");
	await page.waitForSelector(".elementor-popup-modal:visible", { state: "detached" });
	await expect.poll(() => button.evaluate((button) => button === document.activeElement)).toBe(true);
});
