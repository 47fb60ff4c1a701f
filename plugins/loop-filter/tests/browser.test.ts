// The loop filter and paging on the demo's shop in real Chromium: addresses, history, keys, a server that fails.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openMarkup, openPage } from "../../../tests/helpers/browser";

const shelf = "5a0f001";
const table = "5a0f002";

const open = async (path = "/loop-filter", options: Parameters<typeof openPage>[1] = {}) => {
	const page = await openPage(path, options);
	await page.evaluate(() => window.gossamer?.ready);
	return page;
};
const button = (page: Page, filter: string, slug: string) =>
	page.locator(`[data-id="${filter}"] [data-filter="${slug}"]`);
const pressed = (page: Page, filter: string) =>
	page
		.locator(`[data-id="${filter}"] [aria-pressed=true]`)
		.evaluateAll((all) => all.map(({ textContent }) => textContent));
/** The categories of the items that a loop shows, and how many there are. */
const shown = (page: Page, loop = shelf) =>
	page.locator(`[data-id="${loop}"] .e-loop-item`).evaluateAll((items) => {
		const names = items.map((item) => /product_cat-(\w+)/.exec(item.className)![1]);
		return { kinds: [...new Set(names)].sort().join(), count: items.length };
	});
const settled = (page: Page) =>
	expect.poll(() => page.locator("[aria-busy],.e-loading-overlay,.e-load-more-pagination-loading").count()).toBe(0);
const more = (page: Page) => page.locator(`[data-id="${shelf}"] .e-loop__load-more a`);
const pageNumber = (page: Page, number: number) =>
	page.locator(`[data-id="${table}"] a.page-numbers`, { hasText: new RegExp(`${number}$`) });
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, "");

describe("the shop", () => {
	it("filters, loads more of what is filtered, and goes back and forward (loop-filter-carousel #4, #19, #21)", async () => {
		const page = await open("/loop-filter?x=%2B1#shelf");
		await button(page, "5a0f011", "mugs").click();
		await button(page, "5a0f011", "lamps").click();
		await expect.poll(() => shown(page)).toEqual({ kinds: "lamps,mugs", count: 9 });
		expect(address(page)).toBe("/loop-filter?x=%2B1&e-filter-5a0f001-product_cat=mugs~lamps#shelf");
		await more(page).click();
		await expect.poll(() => shown(page)).toMatchObject({ kinds: "lamps,mugs" });
		await settled(page);
		expect((await shown(page)).count).toBeGreaterThan(9);
		expect(await more(page).isVisible()).toBe(false);
		await page.goBack();
		await expect.poll(() => shown(page)).toMatchObject({ kinds: "mugs" });
		expect(await pressed(page, "5a0f011")).toEqual(["Mugs"]);
		await page.goForward();
		await expect.poll(() => shown(page)).toEqual({ kinds: "lamps,mugs", count: 9 });
		expect(await pressed(page, "5a0f011")).toEqual(["Mugs", "Lamps"]);
		await page.reload();
		await page.evaluate(() => window.gossamer?.ready);
		expect(await shown(page)).toEqual({ kinds: "lamps,mugs", count: 9 });
		expect(await pressed(page, "5a0f011")).toEqual(["Mugs", "Lamps"]);
	});

	it("pages by number with a filter, each loop for itself (loop-filter-carousel #10, #24)", async () => {
		const page = await open();
		await button(page, "5a0f012", "blue").click();
		await settled(page);
		await pageNumber(page, 2).click();
		await expect.poll(() => page.locator(`[data-id="${table}"] .current`).textContent()).toMatch(/2$/);
		expect(address(page)).toContain("e-filter-5a0f001-pa_glaze=blue");
		expect(address(page)).toContain(`e-page-${table}=2`);
		await button(page, "5a0f021", "vases").click();
		await expect.poll(() => shown(page, table)).toMatchObject({ kinds: "vases" });
		expect(address(page)).not.toContain("e-page");
		await pageNumber(page, 2).click();
		await expect.poll(() => page.locator(`[data-id="${table}"] .current`).textContent()).toMatch(/2$/);
		expect(await shown(page, table)).toMatchObject({ kinds: "vases" });
		await page.goBack();
		await expect.poll(() => page.locator(`[data-id="${table}"] .current`).textContent()).toMatch(/1$/);
		expect(await shown(page, table)).toMatchObject({ kinds: "vases", count: 6 });
		await page.goBack();
		await expect.poll(() => page.locator(`[data-id="${table}"] .current`).textContent()).toMatch(/2$/);
		expect(await pressed(page, "5a0f021")).toEqual(["All"]);
	});

	it("is used by keyboard alone (loop-filter-carousel #57)", async () => {
		const page = await open();
		await button(page, "5a0f011", "plates").focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => shown(page)).toMatchObject({ kinds: "plates" });
		expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.filter)).toBe("plates");
		await page.keyboard.press("Space");
		await expect.poll(() => shown(page).then(({ kinds }) => kinds.length)).toBeGreaterThan(20);
		const isMore = () => page.evaluate(() => !!document.activeElement?.closest(".e-loop__load-more"));
		for (let stop = 0; stop < 60 && !(await isMore()); stop++) await page.keyboard.press("Tab");
		const top = await page.evaluate(() => scrollY);
		await page.keyboard.press("Space");
		await expect.poll(() => shown(page).then(({ count }) => count)).toBe(18);
		expect(await page.evaluate(() => scrollY)).toBe(top);
		await page.keyboard.press("Enter");
		await expect.poll(() => shown(page).then(({ count }) => count)).toBe(27);
		expect(await isMore()).toBe(true);
	});

	it("ends its transition with the next press, wherever that is", async () => {
		const page = await open();
		await page.addStyleTag({ content: "::view-transition-group(*){animation-duration:600s}" });
		await page.evaluate(() => {
			const begin = document.startViewTransition!.bind(document);
			document.startViewTransition = (change) =>
				Object.assign(window, { transition: begin(change) }).transition as ViewTransition;
		});
		await button(page, "5a0f011", "mugs").click();
		await page.waitForFunction(() => (window as { transition?: ViewTransition }).transition?.ready.then(() => true));
		expect(await page.locator("[style*=view-transition]").count()).toBe(2);
		await page.mouse.click(1, 1);
		await expect.poll(() => page.locator("[style*=view-transition]").count()).toBe(0);
		expect(await shown(page)).toMatchObject({ kinds: "mugs" });
	});

	it("filters without script, by the form that was printed", async () => {
		const page = await openPage("/loop-filter?noscript");
		await button(page, "5a0f011", "jugs").click();
		await expect.poll(() => shown(page)).toMatchObject({ kinds: "jugs" });
		expect(await pressed(page, "5a0f011")).toEqual(["Jugs"]);
		expect(address(page)).toContain("noscript");
	});

	it("loads on while the visitor scrolls (loop-filter-carousel #22)", async () => {
		const asked: string[] = [];
		const page = await open("/loop-filter-endless", {
			async prepare(page) {
				page.on("request", (request) => /e-page/.test(request.url()) && asked.push(request.url()));
			},
		});
		await button(page, "5a0f031", "tiles").click();
		await expect.poll(async () => (await shown(page, "5a0f003")).kinds).toBe("tiles");
		const isAtEnd = async () => {
			await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
			return page.locator(".e-load-more-message").isVisible();
		};
		await expect.poll(isAtEnd).toBe(true);
		const { kinds, count } = await shown(page, "5a0f003");
		expect([kinds, count > 6]).toEqual(["tiles", true]);
		expect(new Set(asked).size).toBe(asked.length);
	});
});

describe("a server that misbehaves", () => {
	it.each(["500", "400", "html", "cut"])(
		"by %s leaves the products as they are and lets the visitor try again",
		async (endpoint) => {
			const page = await open(`/loop-filter?endpoint=${endpoint}`, {
				expected: [/status of [45]00/, /ERR_|net::/],
			});
			const before = await shown(page);
			await button(page, "5a0f011", "mugs").click();
			await expect.poll(() => page.locator("[role=status]").textContent()).toBe("Could not be loaded");
			await settled(page);
			expect(await shown(page)).toEqual(before);
			// The address of the page says how the server behaves.
			await page.evaluate(() => history.replaceState(null, "", location.href.replace(/endpoint=\w+/, "endpoint=")));
			await more(page).click();
			await expect.poll(() => shown(page)).toMatchObject({ kinds: "mugs" });
		},
	);

	it("by answering out of order shows the last filter's products (loop-filter-carousel #16)", async () => {
		const page = await open("/loop-filter?endpoint=unordered");
		await button(page, "5a0f012", "blue").click();
		for (const slug of ["mugs", "bowls", "plates"]) await button(page, "5a0f021", slug).click();
		await settled(page);
		await expect.poll(() => shown(page, table)).toMatchObject({ kinds: "plates" });
		expect(await pressed(page, "5a0f021")).toEqual(["Plates"]);
	});
});

describe("an archive of posts", () => {
	const article = (name: string) =>
		`<article class="elementor-post elementor-grid-item"><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="#${name}">${name}</a></h3></div></article>`;
	/** A page of the archive, as the page builder prints it: three pages of two posts. */
	const archive = (settings: object, at: number) => {
		const next = at < 3 ? ` data-next-page="/markup/page/${at + 1}/"` : "";
		const numbers = [1, 2, 3].map((number) => {
			const label = `<span class="elementor-screen-only">Page</span>${number}`;
			if (number === at) return `<span aria-current="page" class="page-numbers current">${label}</span>`;
			return `<a class="page-numbers" href="/markup/${number > 1 ? `page/${number}/` : ""}">${label}</a>`;
		});
		const link =
			"pagination_load_type" in settings
				? `<nav class="elementor-pagination" aria-label="Pagination">${numbers.join("")}</nav>`
				: '<div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button elementor-size-sm" role="button">More</a></div><div class="e-load-more-message"></div>';
		return `<div class="elementor-element elementor-element-a1a1a1a elementor-widget elementor-widget-archive-posts" data-id="a1a1a1a" data-element_type="widget" data-e-type="widget" data-widget_type="archive-posts.archive_classic" data-settings='${JSON.stringify({ archive_classic_columns: "2", ...settings })}'><div class="elementor-widget-container"><div class="elementor-posts-container elementor-posts elementor-posts--skin-classic elementor-grid">${article(`${at}a`)}${article(`${at}b`)}</div><span class="e-load-more-spinner"><i class="fas fa-spinner"></i></span><div class="e-load-more-anchor" data-page="${at}" data-max-page="3"${next}></div>${link}</div></div>`;
	};
	const openArchive = (settings: object, before = "") =>
		openMarkup(`<main>${before}${archive(settings, 1)}</main>`, {
			async prepare(page) {
				await page.route("**/markup/page/*/", (route) =>
					route.fulfill({
						contentType: "text/html; charset=utf-8",
						body: `<!doctype html><title>Archive</title><main>${archive(settings, Number(/\d(?=\/$)/.exec(route.request().url())))}</main>`,
					}),
				);
			},
		});
	const posts = (page: Page) => page.locator("article a").allTextContents();

	it("loads more to its end (loop-filter-carousel #21)", async () => {
		const page = await openArchive({ pagination_type: "load_more_on_click" });
		const link = page.locator(".e-loop__load-more a");
		await link.click();
		await expect.poll(() => posts(page)).toEqual(["1a", "1b", "2a", "2b"]);
		await settled(page);
		await link.press("Enter");
		await expect.poll(() => posts(page)).toEqual(["1a", "1b", "2a", "2b", "3a", "3b"]);
		await expect.poll(() => page.locator(".e-load-more-pagination-end").count()).toBe(1);
	});

	it("goes from page to page, and back (loop-filter-carousel #24)", async () => {
		const page = await openArchive({ pagination_type: "numbers", pagination_load_type: "ajax" });
		await page.locator("a.page-numbers", { hasText: /2$/ }).click();
		await expect.poll(() => posts(page)).toEqual(["2a", "2b"]);
		expect(address(page)).toBe("/markup/page/2/");
		await settled(page);
		await page.goBack();
		await expect.poll(() => posts(page)).toEqual(["1a", "1b"]);
		expect(address(page)).toBe("/markup");
	});

	it("is filtered from a later page to the address of its first one, and back", async () => {
		const filter = `<div class="elementor-element elementor-widget elementor-widget-taxonomy-filter" data-id="f1f1f1f" data-widget_type="taxonomy-filter.default" data-settings='{"selected_element":"a1a1a1a","taxonomy":"category"}'><search class="e-filter" role="search" data-base-url="https://acme.test/markup" data-page-num="1"><button class="e-filter-item" data-filter="news" aria-pressed="false">News</button></search></div>`;
		const page = await openArchive({ pagination_type: "numbers", pagination_load_type: "ajax" }, filter);
		await page.route("**/refresh-loop", (route) =>
			route.fulfill({
				json: {
					data: '<div class="elementor-widget-container"><div class="elementor-posts-container"><article><a>new</a></article></div></div>',
				},
			}),
		);
		await page.locator("a.page-numbers", { hasText: /2$/ }).click();
		await expect.poll(() => posts(page)).toEqual(["2a", "2b"]);
		await settled(page);
		await page.locator(".e-filter-item").click();
		await expect.poll(() => posts(page)).toEqual(["new"]);
		expect(address(page)).toBe("/markup?e-filter-a1a1a1a-category=news");
		await settled(page);
		await page.goBack();
		await expect.poll(() => posts(page)).toEqual(["2a", "2b"]);
		expect(address(page)).toBe("/markup/page/2/");
	});
});

describe("the part that answers", () => {
	const expected = [/ERR_FAILED/, /gossamer/i];
	/** The part cannot be loaded until the test says so. */
	const openWithout = async (path: string) => {
		const network = { isDown: true, asked: 0 };
		const page = await open(path, {
			expected,
			async prepare(page) {
				await page.route("**/plugins/loop-filter-work.js*", (route) => {
					network.asked++;
					return network.isDown ? route.abort() : route.continue();
				});
			},
		});
		return { page, network };
	};

	it("comes at the first interaction; a filter that lost it says so, shows what is shown, and works later", async () => {
		const { page, network } = await openWithout("/loop-filter");
		await button(page, "5a0f011", "mugs").scrollIntoViewIfNeeded();
		const before = await shown(page);
		expect(network.asked).toBe(0);
		await button(page, "5a0f011", "mugs").click();
		await expect.poll(() => page.locator("[role=status]").allTextContents()).toContain("Could not be loaded");
		expect(await shown(page)).toEqual(before);
		await expect.poll(() => pressed(page, "5a0f011")).toEqual(["All"]);
		expect(address(page)).toBe("/loop-filter");
		network.isDown = false;
		await button(page, "5a0f011", "mugs").click();
		await expect.poll(() => shown(page)).toMatchObject({ kinds: "mugs" });
	});

	it("is not needed for another page: numbers continue as links", async () => {
		const { page } = await openWithout("/loop-filter");
		await pageNumber(page, 2).click();
		await page.waitForURL(/e-page/);
		await expect.poll(() => page.locator(`[data-id="${table}"] .current`).textContent()).toMatch(/2$/);
	});

	it("is requested again by who scrolls on", async () => {
		const { page, network } = await openWithout("/loop-filter-endless");
		const before = (await shown(page, "5a0f003")).count;
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		await expect.poll(() => page.locator("[role=status]").allTextContents()).toContain("Could not be loaded");
		network.isDown = false;
		await expect
			.poll(() => shown(page, "5a0f003").then(({ count }) => count), { timeout: 20_000 })
			.toBeGreaterThan(before);
	});
});

it("takes the same memory for each item, however many pages were loaded", async () => {
	const page = await open("/loop-filter?csp=off");
	const cdp = await page.context().newCDPSession(page);
	/** Ten more pages of nine items. */
	const loadPages = async () => {
		await page.evaluate(async (id) => {
			const host = document.querySelector(`[data-id="${id}"]`)!;
			const count = () => host.querySelectorAll(".e-loop-item").length;
			const { outerHTML } = host.querySelector(".e-loop-item")!;
			const anchor = host.querySelector<HTMLElement>(".e-load-more-anchor")!;
			const next = "/loop-filter?more";
			Object.assign(anchor.dataset, { maxPage: "999", nextPage: next });
			window.fetch = async () =>
				new Response(
					`<div data-id="${id}"><div class="elementor-loop-container">${outerHTML.repeat(9)}</div><div class="e-load-more-anchor" data-next-page="${next}"></div></div>`,
				);
			for (let turn = 0; turn < 10; turn++) {
				const before = count();
				host.querySelector<HTMLElement>(".e-loop__load-more a")!.click();
				while (count() === before) await new Promise((resolve) => setTimeout(resolve));
			}
		}, shelf);
	};
	const heap = async () => {
		await cdp.send("HeapProfiler.collectGarbage");
		return (await cdp.send("Runtime.getHeapUsage")).usedSize;
	};
	await loadPages();
	const before = await heap();
	for (let round = 0; round < 3; round++) await loadPages();
	// Less than 2 kB an item; what the browser keeps for a while, it gives back.
	await expect.poll(async () => (await heap()) - before).toBeLessThan(3 * 90 * 2048);
	expect((await shown(page)).count).toBe(369);
});

describe("a row of buttons that is too wide", () => {
	it("is dragged by the mouse, which is no click", async () => {
		const page = await open("/loop-filter", { viewport: { width: 390, height: 844 } });
		const row = page.locator('[data-id="5a0f021"] .e-filter');
		await row.scrollIntoViewIfNeeded();
		await expect
			.poll(() => row.evaluate(({ style }) => style.getPropertyValue("--e-filter-justify-content")))
			.toBe("start");
		const box = (await row.boundingBox())!;
		const [x, y] = [box.x + 200, box.y + box.height / 2];
		const left = () => row.evaluate(({ scrollLeft }) => scrollLeft);
		await page.mouse.move(x, y);
		await page.mouse.down();
		const steps: number[] = [];
		for (const moved of [3, 10, 25, 25.5]) {
			const before = await left();
			await page.mouse.move(x - moved, y);
			steps.push((await left()) - before);
		}
		expect(steps).toEqual([3, 10, 5, 5]);
		expect(await row.evaluate(({ className }) => className)).toBe("e-filter e-scroll e-scroll-active");
		await page.mouse.up();
		expect(await row.evaluate(({ className }) => className)).toBe("e-filter");
		expect(address(page)).toBe("/loop-filter");
	});
});
