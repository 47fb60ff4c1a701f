// The table of contents in a browser: what is chosen stays, what is read is current, closing, nothing that moves.
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../../../tests/helpers/axe";
import { openMarkup, openPage } from "../../../tests/helpers/browser";

const toc = (settings: object) =>
	`<div class="elementor-element elementor-widget elementor-widget-table-of-contents" data-id="0070c01" data-widget_type="table-of-contents.default" data-settings='${JSON.stringify({ headings_by_tags: ["h2"], ...settings })}'><div class="elementor-toc__header"><h4 class="elementor-toc__header-title">Contents</h4></div><div id="toc" class="elementor-toc__body"></div></div>`;

it("keeps what is chosen until the visitor scrolls, then follows (more-widgets #24)", async () => {
	const heading = (name: string, height: number) => `<h2 id="${name}">${name}</h2><p style="height:${height}px"></p>`;
	const page = await openMarkup(
		`<style>html{scroll-behavior:smooth}</style>${toc({ line: 95 })}${heading("a", 60)}${heading("b", 60)}${heading("c", 900)}${heading("d", 1500)}`,
		{ viewport: { width: 1000, height: 600 } },
	);
	const active = page.locator(".elementor-item-active[aria-current=location]");
	await expect.poll(() => active.allTextContents()).toEqual(["c"]);
	await page.getByRole("link", { name: "a", exact: true }).click();
	await expect
		.poll(() => page.evaluate(() => document.querySelector("#a")!.getBoundingClientRect().top))
		.toBeLessThan(1);
	expect(await active.allTextContents()).toEqual(["a"]);
	await page.mouse.move(500, 300);
	await expect
		.poll(async () => {
			await page.mouse.wheel(0, 200);
			return active.allTextContents();
		})
		.toEqual(["d"]);
	await expect
		.poll(async () => {
			await page.mouse.wheel(0, -200);
			return active.allTextContents();
		})
		.not.toEqual(["d"]);
});

it("marks what is read: the last heading above the upper third, at the end the last in the window; the configuration moves the line", async () => {
	const heading = (name: string, height: number) => `<h2 id="${name}">${name}</h2><p style="height:${height}px"></p>`;
	const open = (line: string) =>
		openMarkup(
			`<script type="application/json" id="gossamer-config">${line}</script><style>body,h2{margin:0}p{margin:0}h2{height:40px}</style>${toc({})}${heading("a", 960)}${heading("b", 660)}${heading("c", 200)}`,
			{ viewport: { width: 1000, height: 600 } },
		);
	const page = await open("{}");
	const active = page.locator(".elementor-item-active[aria-current=location]");
	const scrollTo = (id: string, top: number) =>
		page.evaluate(
			([id, top]) =>
				scrollBy({ top: document.getElementById(id)!.getBoundingClientRect().top - top, behavior: "instant" }),
			[id, top] as const,
		);
	await scrollTo("b", 210);
	await expect.poll(() => active.allTextContents()).toEqual(["a"]);
	await scrollTo("b", 180);
	await expect.poll(() => active.allTextContents()).toEqual(["b"]);
	await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: "instant" }));
	await expect.poll(() => active.allTextContents()).toEqual(["c"]);
	await scrollTo("b", 180);
	await expect.poll(() => active.allTextContents()).toEqual(["b"]);
	const other = await open('{"plugins":{"table-of-contents":{"line":80}}}');
	await other.evaluate(() =>
		scrollBy({ top: document.getElementById("b")!.getBoundingClientRect().top - 450, behavior: "instant" }),
	);
	await expect.poll(() => other.locator(".elementor-item-active").allTextContents()).toEqual(["b"]);
});

it("closes to its button and opens again, by Enter (more-widgets #25)", async () => {
	const page = await openPage("/table-of-contents", { viewport: { width: 800, height: 900 }, reducedMotion: "reduce" });
	const host = page.locator("[data-id='70c0001']");
	const open = host.getByRole("button", { name: "Open table of contents" });
	await expect.poll(() => open.getAttribute("aria-expanded")).toBe("false");
	expect(await host.getByRole("link").count()).toBe(0);
	await open.press("Enter");
	const close = host.getByRole("button", { name: "Close table of contents" });
	await expect.poll(() => close.evaluate((node) => node === document.activeElement)).toBe(true);
	expect(await host.getByRole("link").count()).toBeGreaterThan(3);
	expect(await violations(page, "main")).toEqual([]);
});

it("opens the branch that is read, and leads to what is in it (more-widgets #23)", async () => {
	const page = await openPage("/table-of-contents", { viewport: { width: 1280, height: 800 } });
	const host = page.locator("[data-id='70c0002']");
	// A click by the mouse would scroll to its target first: what is read in the meantime opens and closes branches.
	const click = (link: Locator) => link.evaluate((node) => (node as HTMLElement).click());
	await click(host.getByRole("link", { name: "On the wheel" }));
	const inner = host.getByRole("link", { name: "With wet hands" });
	await expect.poll(() => inner.isVisible()).toBe(true);
	await click(inner);
	await expect.poll(() => inner.getAttribute("aria-current")).toBe("location");
	await expect
		.poll(() =>
			page
				.getByRole("heading", { name: "With wet hands" })
				.evaluate((node) => node.getBoundingClientRect().top < innerHeight / 2),
		)
		.toBe(true);
	await expect.poll(() => host.getByRole("link", { name: "Wedging" }).isVisible()).toBe(false);
});

it("leaves out headings that are for other devices than the one in use", async () => {
	const both = (name: string, hidden: string) =>
		`<div class="${hidden}"><div class="elementor-hidden-tablet"><h2>${name}</h2></div></div>`;
	const page = await openMarkup(
		`<style>@media(width<768px){.elementor-hidden-mobile{display:none}}@media(width>1024px){.elementor-hidden-desktop{display:none}}</style>${toc({})}<h2>All</h2>${both("Wide", "elementor-hidden-mobile")}${both("Narrow", "elementor-hidden-desktop")}<details><summary>More</summary><h2>Closed</h2></details>`,
	);
	const links = page.locator(".elementor-toc__body a");
	await expect.poll(() => links.allTextContents()).toEqual(["All", "Wide", "Closed"]);
	await page.setViewportSize({ width: 400, height: 800 });
	await expect.poll(() => links.allTextContents()).toEqual(["All", "Narrow", "Closed"]);
});

it("turns its slide around where it is when it is closed in the middle (more-widgets #25)", async () => {
	const page = await openPage("/table-of-contents", { viewport: { width: 800, height: 900 } });
	const host = page.locator("[data-id='70c0001']");
	await expect
		.poll(() => host.getByRole("button", { name: "Open table of contents" }).getAttribute("aria-expanded"))
		.toBe("false");
	const [middle, turned] = await host.evaluate((host) => {
		const press = (name: string) => host.querySelector<HTMLElement>(`.elementor-toc__toggle-button--${name}`)!.click();
		const body = host.querySelector<HTMLElement>(".elementor-toc__body")!;
		press("expand");
		const [slide] = body.getAnimations();
		slide!.pause();
		slide!.currentTime = 150;
		const middle = body.offsetHeight;
		slide!.play();
		press("collapse");
		return [middle, body.offsetHeight];
	});
	expect(middle).toBeGreaterThan(10);
	expect(turned).toBe(middle);
	await expect.poll(() => host.getByRole("link").count()).toBe(0);
});
