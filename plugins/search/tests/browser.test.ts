// Search in a browser: results that come while one types, the form that takes the screen, and all of it without script.
import { expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";

it("finds while one types, by keyboard alone (more-widgets #35)", async () => {
	const page = await openPage("/search");
	const input = page.getByRole("combobox");
	await input.focus();
	await page.locator(".e-search-input[aria-haspopup=dialog]").waitFor();
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("refresh-search")) asked.push(request.postDataJSON().search_term);
	});
	await input.pressSequentially("mug");
	await expect.poll(() => input.getAttribute("aria-expanded")).toBe("true");
	expect(asked.at(-1)).toBe("mug");
	expect(await violations(page, ".e-search")).toEqual([]);
	await page.keyboard.press("ArrowDown");
	const first = page.locator(".search-result").first();
	await expect.poll(() => first.evaluate((node) => node === document.activeElement)).toBe(true);
	await page.keyboard.press("Escape");
	await expect.poll(() => input.evaluate((node) => node === document.activeElement)).toBe(true);
	expect([await input.getAttribute("aria-expanded"), await input.inputValue()]).toEqual(["false", "mug"]);
	await expect.poll(() => page.locator(".e-search-results").isVisible()).toBe(false);
});

it("shows the newest results of a server that answers in another order (more-widgets #35)", async () => {
	const page = await openPage("/search");
	const input = page.getByRole("combobox");
	const held: (() => Promise<void>)[] = [];
	await page.route("**/refresh-search", async (route) => {
		const { search_term } = route.request().postDataJSON();
		held.push(() =>
			route
				.fulfill({ json: { data: `<div class="e-loop-item"><a href="#r">${search_term}</a></div>`, pagination: "" } })
				// The page has given it up.
				.catch(() => {}),
		);
	});
	await input.fill("mug");
	await expect.poll(() => held.length).toBe(1);
	await input.fill("jug");
	await expect.poll(() => held.length).toBe(2);
	await held[1]!();
	const results = page.locator(".e-search-results");
	await expect.poll(() => results.textContent()).toBe("jug");
	await held[0]!();
	await input.fill("");
	await expect.poll(() => results.textContent()).toBe("");
});

it("takes the screen and gives it back at Escape, with what was typed (more-widgets #36)", async () => {
	const page = await openPage("/search", { viewport: { width: 390, height: 844 } });
	const toggle = page.getByRole("button", { name: "Open the search" });
	await toggle.scrollIntoViewIfNeeded();
	await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("false");
	await toggle.press("Enter");
	const input = page.locator(".elementor-search-form--full-screen input");
	await expect.poll(() => input.evaluate((node) => node === document.activeElement)).toBe(true);
	await expect.poll(() => page.locator("footer[inert], [inert] footer").count()).toBe(1);
	await page.keyboard.type("mug");
	await page.keyboard.press("Escape");
	await expect.poll(() => toggle.evaluate((node) => node === document.activeElement)).toBe(true);
	expect(await page.locator(".elementor-search-form--skin-full_screen input").inputValue()).toBe("mug");
});

it("leads to the page of results without script", async () => {
	const page = await openPage("/search", { javaScriptEnabled: false });
	const input = page.locator(".elementor-search-form--skin-classic input");
	await input.fill("mug");
	await input.press("Enter");
	await page.waitForURL("**/search?s=mug");
	expect(await page.locator("#results .search-result").count()).toBeGreaterThan(3);
});

it("leaves an icon as much room on a page that the visitor has zoomed (more-widgets #35)", async () => {
	const widthOf = async (zoom: string) => {
		const page = await openPage("/search", {
			prepare: (page) =>
				page.addInitScript(`addEventListener("DOMContentLoaded", () => { document.body.style.zoom = "${zoom}"; })`),
		});
		const width = () =>
			page.evaluate(() => {
				const { style } = document.querySelector<HTMLElement>(".elementor-widget-search")!;
				return Number.parseFloat(style.getPropertyValue("--e-search-icon-label-absolute-width"));
			});
		await expect.poll(width).toBeGreaterThan(0);
		return width();
	};
	const plain = await widthOf("100%");
	expect(await widthOf("125%")).toBeCloseTo(plain, 0);
});
