// Posts in a browser: the filters of a portfolio, and masonry without gaps.
import { expect, it } from "vitest";
import { violations, wcag } from "../../../tests/helpers/axe";
import { openPage } from "../../../tests/helpers/browser";

it("leaves what fits and fills the last row; back brings the rest (more-widgets #37)", async () => {
	const page = await openPage("/posts", { viewport: { width: 1280, height: 900 } });
	const host = page.locator("[data-id='9057f01']");
	const filter = host.getByRole("button", { name: "Sea green" });
	await filter.press("Enter");
	await expect.poll(() => filter.getAttribute("aria-pressed")).toBe("true");
	const items = host.locator(".elementor-filter-6:visible");
	await expect.poll(() => host.locator("article:visible").count()).toBe(4);
	expect(await items.count()).toBe(4);
	const ghosts = host.locator(".elementor-portfolio-ghost-item");
	expect(await ghosts.count()).toBe(2);
	await expect.poll(() => host.locator("article[style*=absolute]").count()).toBe(0);
	expect(await violations(page, "[data-id='9057f01']", wcag)).toEqual([]);
	await page.setViewportSize({ width: 900, height: 900 });
	await expect.poll(() => ghosts.count()).toBe(0);
	// A link to a place of the page changes no filter.
	await page.evaluate(() => {
		location.hash = "#elsewhere";
	});
	await expect.poll(() => page.evaluate(() => Object.keys(history.state ?? {}).length)).toBe(1);
	expect(await filter.getAttribute("aria-pressed")).toBe("true");
	expect(await host.locator("article:visible").count()).toBe(4);
	await page.goBack();
	expect(await filter.getAttribute("aria-pressed")).toBe("true");
	await page.goBack();
	await expect.poll(() => host.locator("article:visible").count()).toBe(8);
	expect(await host.getByRole("button", { name: "All" }).getAttribute("aria-pressed")).toBe("true");
});

it("has posts right under those above them, on every width", async () => {
	const page = await openPage("/posts", { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	await page.locator("[data-id='9057f02']").scrollIntoViewIfNeeded();
	const gaps = (columns: number) =>
		page.evaluate((columns) => {
			const boxes = [...document.querySelectorAll("[data-id='9057f02'] article")].map((node) =>
				node.getBoundingClientRect(),
			);
			const gaps = boxes.slice(columns).map((box, index) => Math.round(box.top - boxes[index]!.bottom));
			return [...new Set(gaps)];
		}, columns);
	await expect.poll(() => gaps(3)).toEqual([16]);
	await page.setViewportSize({ width: 900, height: 900 });
	await expect.poll(() => gaps(2)).toEqual([16]);
	await page.setViewportSize({ width: 390, height: 900 });
	await expect.poll(() => gaps(1)).toEqual([16]);
});

it("has no post over another on a page that the visitor has zoomed (more-widgets 12)", async () => {
	const page = await openPage("/posts", {
		viewport: { width: 1280, height: 900 },
		prepare: (page) =>
			page.addInitScript(() =>
				addEventListener("DOMContentLoaded", () => {
					document.body.style.zoom = "125%";
					const posts = document.querySelectorAll<HTMLElement>("[data-id='9057f02'] article");
					for (const [index, post] of posts.entries()) post.style.height = `${200 + 40 * (index % 4)}px`;
				}),
			),
	});
	await page.locator("[data-id='9057f02']").scrollIntoViewIfNeeded();
	await page.waitForSelector("[data-id='9057f02'] article[style*=margin]");
	const gaps = () =>
		page.locator("[data-id='9057f02'] article").evaluateAll((nodes) => {
			const boxes = nodes.map((node) => node.getBoundingClientRect());
			return [...new Set(boxes.slice(3).map((box, index) => Math.round(box.top - boxes[index]!.bottom)))];
		});
	await expect.poll(gaps).toEqual([20]);
});

it("filters a portfolio in masonry also where masonry itself cannot be loaded", async () => {
	const page = await openPage("/posts", {
		expected: [/Failed to load resource/],
		prepare: async (page) => {
			await page.route("**/plugins/posts-masonry.js*", (route) => route.abort());
			await page.addInitScript(() => {
				new MutationObserver((_, observer) => {
					const host = document.querySelector<HTMLElement>("[data-id='9057f01']");
					if (!host) return;
					host.dataset.settings = JSON.stringify({ ...JSON.parse(host.dataset.settings!), masonry: "yes" });
					observer.disconnect();
				}).observe(document, { childList: true, subtree: true });
			});
		},
	});
	const filter = page.locator("[data-id='9057f01']").getByRole("button", { name: "Sea green" });
	await filter.press("Enter");
	await expect.poll(() => filter.getAttribute("aria-pressed")).toBe("true");
});
