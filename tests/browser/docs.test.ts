// The documentation as files on any static server: built again, crawled, tried with script and without.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { violations as violationsOf, withoutContrast } from "../helpers/axe";
import { browser, openPage } from "../helpers/browser";

const folder = join(inject("folder"), "docs");
const types: Record<string, string> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".json": "application/json",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webm": "video/webm",
};
/** In a folder of a site, as it may be published. */
const base = "/some/folder/";
/** Pages that between them have all that the style sheet draws. */
const ofEachKind = ["index", "start", "figures", "all", "carousel", "tracking"];
let server: Server;
let url: string;
/** The examples are the demo's pages, which have tests of their own. */
let hasExamples = true;

/** A page of the documentation, and what its console and the server complained of. */
const open = async (path: string, options: Parameters<typeof openPage>[1] = {}) => {
	const page = await openPage("/public/nothing.js", { fresh: true, reducedMotion: "reduce", ...options });
	await page.goto(url + path);
	return page;
};

beforeAll(async () => {
	await promisify(execFile)(process.execPath, ["tests/site/docs/build.mjs", folder]);
	server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://localhost");
		try {
			if (!pathname.startsWith(base)) throw new Error();
			if (!hasExamples && pathname.startsWith(`${base}examples/`)) {
				response.writeHead(200, { "Content-Type": types[".html"] }).end("<title>Example</title>");
				return;
			}
			const file = join(folder, decodeURIComponent(pathname.slice(base.length)) || "index.html");
			const content = readFileSync(file);
			response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" }).end(content);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
}, 300_000);

afterAll(() => {
	server?.closeAllConnections();
	server?.close();
});

describe("the documentation", () => {
	it("has no link that leads nowhere, from page to page and to the section", async () => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		const ids = new Map<string, Set<string>>();
		const links: [from: string, to: string][] = [];
		const queue = ["index.html"];
		const broken: string[] = [];
		for (const path of queue) {
			const response = await fetch(url + path);
			if (!response.ok) {
				broken.push(path);
				continue;
			}
			await page.setContent((await response.text()).replace(/<(iframe|link|script|img)\b/g, "<$1-off"));
			const found = await page.evaluate(() => ({
				ids: Array.from(document.querySelectorAll("[id]"), ({ id }) => id),
				links: Array.from(document.querySelectorAll("a[href]"), (link) => link.getAttribute("href")!),
				frames: Array.from(document.querySelectorAll("iframe-off,img-off"), (frame) => frame.getAttribute("src")!),
			}));
			ids.set(path, new Set(found.ids));
			for (const link of [...found.links, ...found.frames]) {
				if (/^(https?|mailto|tel|whatsapp):/.test(link)) continue;
				const target = new URL(link, url + path);
				if (!target.href.startsWith(url)) broken.push(`${path} -> ${link}`);
				const file = target.pathname.slice(base.length) || "index.html";
				// Links within an example are its own: actions, empty addresses.
				if (path.startsWith("examples/")) continue;
				links.push([path, file + decodeURIComponent(target.hash)]);
				if (!ids.has(file) && !queue.includes(file) && file.endsWith(".html")) queue.push(file);
			}
		}
		await context.close();
		for (const [from, to] of links) {
			const [file, hash] = to.split("#") as [string, string?];
			if (hash && ids.has(file) && !ids.get(file)!.has(hash)) broken.push(`${from} -> ${to}`);
		}
		expect([...new Set(broken)]).toEqual([]);
		expect(queue.filter((path) => !path.startsWith("examples/")).length).toBeGreaterThan(33);
	}, 300_000);

	it("draws each page without an error on the console or a missing file, and every eighth without an accessibility violation", async () => {
		const names = ["index", "start", "figures", "all", ...pluginNames()];
		const problems: string[] = [];
		const page = await open("index.html");
		page.on("response", (response) => response.status() >= 400 && problems.push(`404 ${response.url()}`));
		// That each is there the links' test says.
		hasExamples = false;
		onTestFinished(() => {
			hasExamples = true;
		});
		for (const [at, name] of names.entries()) {
			await page.goto(`${url}${name}.html`);
			await hydrated(page);
			// Pages of plugins are made alike; the example in each is looked at as a page of the demo host.
			if (!ofEachKind.includes(name) && at % 8) continue;
			const found = await violations(page, ofEachKind.includes(name) ? {} : withoutContrast);
			problems.push(...found.map((text) => `${name}: ${text}`));
		}
		expect(problems).toEqual([]);
	}, 600_000);

	it.each(ofEachKind)(
		"%s has no serious violation in the dark and does not scroll sideways on a phone",
		async (name) => {
			const page = await open(`${name}.html`, { colorScheme: "dark", viewport: { width: 390, height: 844 } });
			await hydrated(page);
			expect(await violations(page)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		},
	);

	it("works without script: text, code, example, and a list of everything for the search", async () => {
		const page = await open("accordion.html", { javaScriptEnabled: false });
		expect(await page.locator("#without-script").isVisible()).toBe(true);
		expect(await page.locator(".code-tabs code").textContent()).toContain("elementor-tab-title");
		expect(await page.locator(".settings-panel").count()).toBe(0);
		expect(await page.locator(".example-bar button").first().isVisible()).toBe(false);
		await page.locator(".search-open").click();
		await page.getByRole("link", { name: "Photo feed", exact: true }).last().click();
		await expect.poll(() => page.url()).toContain("photo-feed.html");
	});
});

describe("a plugin's page", () => {
	it("has a live example and all sections, those made from data included", () => {
		const sections = [
			"example",
			"markup",
			"settings",
			"events",
			"css-variables",
			"react",
			"without-script",
			"bytes",
			"versions",
		];
		const lacking = pluginNames().flatMap((name) => {
			const text = readFileSync(join(folder, `${name}.html`), "utf8");
			// The surface for other scripts draws nothing that could be shown.
			const wanted = name === "elementor-frontend" ? sections.slice(1) : sections;
			const isPlugin = text.includes('<p class="eyebrow">Plugin');
			return isPlugin ? wanted.filter((id) => !text.includes(` id="${id}"`)).map((id) => `${name}: ${id}`) : [];
		});
		expect(lacking).toEqual([]);
	});

	it("lets a setting be changed: the example, the markup and the address follow, and the address brings it back", async () => {
		const page = await open("carousel.html");
		await hydrated(page);
		const shown = () =>
			page
				.frameLocator("iframe")
				.locator(".carousel-played")
				.first()
				.evaluate((host) => JSON.parse((host as HTMLElement).dataset.settings!).slides_to_show);
		expect(await shown()).toBe("3");
		await page.getByLabel("slides_to_show").selectOption("2");
		await expect.poll(shown).toBe("2");
		expect(await page.locator(".code-tabs code").textContent()).toContain('"slides_to_show": "2"');
		await expect.poll(() => new URL(page.url()).search).toBe("?slides_to_show=2");

		await page.reload();
		await hydrated(page);
		await expect.poll(shown).toBe("2");
		expect(await page.getByLabel("slides_to_show").inputValue()).toBe("2");
		await page.getByRole("button", { name: "As printed" }).click();
		await expect.poll(shown).toBe("3");
		await expect.poll(() => new URL(page.url()).search).toBe("");
	});

	it("prints the React code with what the panel says", async () => {
		const page = await open("carousel.html");
		await hydrated(page);
		const code = page.locator(".code-tabs code");
		await page.getByRole("tab", { name: "React" }).click();
		await expect.poll(() => code.textContent()).toContain("settings={{ slides_to_show: 2, infinite: true }}");
		await page.getByLabel("slides_to_show").selectOption("4");
		await expect.poll(() => code.textContent()).toContain("settings={{ slides_to_show: 4, infinite: true }}");
		await page.goto(`${url}counter.html?data-to-value=77`);
		await hydrated(page);
		await page.getByRole("tab", { name: "React" }).click();
		await expect.poll(() => code.textContent()).toContain('<Counter to={77} delimiter="," title=');
	});

	it("changes attributes where a plugin has no settings", async () => {
		const page = await open("counter.html");
		await hydrated(page);
		await page.getByLabel("data-to-value").fill("77");
		const number = page.frameLocator("iframe").locator(".elementor-counter-number").first();
		await expect.poll(() => number.textContent()).toBe("77");
		expect(await page.locator(".code-tabs code").textContent()).toContain('data-to-value="77"');
	});

	it("logs files with their bytes and events, from the example's first moment", async () => {
		const page = await open("accordion.html");
		await hydrated(page);
		const log = page.getByRole("log");
		await expect.poll(() => log.textContent()).toMatch(/gossamer\.js\d\.\d\d kB/);
		await expect.poll(() => log.textContent()).toContain("gossamer:ready");
		await page.frameLocator("iframe").locator(".elementor-tab-title").nth(1).click();
		await expect.poll(() => log.textContent()).toContain("plugins/accordion.js");
		expect(await page.locator(".log-bar p").textContent()).toMatch(/^3 files, 1\d\.\d\d kB so far$/);
	});

	it("logs what the example did before the page's own script came", async () => {
		const page = await open("accordion.html", {
			prepare: (page) =>
				page.route("**/assets/docs.js", async (route) => {
					await page.waitForFunction(
						() => document.querySelector("iframe")?.contentWindow?.document.readyState === "complete",
					);
					await route.fallback();
				}),
		});
		await hydrated(page);
		const log = page.getByRole("log");
		await expect.poll(() => log.textContent()).toMatch(/gossamer\.js\d\.\d\d kB/);
		expect((await log.textContent())!.split("gossamer:ready")).toHaveLength(2);
	});

	it("shows the example from right to left, narrow, and without script, kept in the address", async () => {
		const page = await open("nested-tabs.html");
		await hydrated(page);
		await page.getByRole("button", { name: "Right to left" }).click();
		await expect.poll(() => page.frameLocator("iframe").locator("html").getAttribute("dir")).toBe("rtl");
		await page.getByRole("button", { name: "Without script" }).click();
		await expect.poll(() => page.locator("iframe").getAttribute("src")).toContain("-rtl-noscript.html");
		await expect.poll(() => new URL(page.url()).search).toBe("?rtl&noscript");
		await page.getByRole("button", { name: "Phone" }).click();
		expect((await page.locator("iframe").boundingBox())!.width).toBeLessThan(400);
	});

	it("filters and pages products without a server, as the server would", async () => {
		const page = await open("loop-filter.html");
		const frame = page.frameLocator("iframe");
		const [shelf, table] = ["5a0f001", "5a0f002"].map((id) => frame.locator(`.elementor-element-${id} .e-loop-item`));
		const button = (name: string) => frame.locator(".elementor-element-5a0f011").getByRole("button", { name });
		await expect.poll(() => shelf!.count()).toBe(9);
		await frame.locator(".e-loop__load-more a").first().click();
		await expect.poll(() => shelf!.count()).toBe(18);
		await button("Mugs").click();
		await expect
			.poll(() => shelf!.evaluateAll((items) => items.every((item) => item.matches(".product_cat-mugs"))))
			.toBe(true);
		expect(await shelf!.count()).toBeGreaterThan(0);
		const before = await table!.first().getAttribute("class");
		await frame.locator(".elementor-element-5a0f002 .page-numbers", { hasText: "2" }).click();
		await expect.poll(() => table!.first().getAttribute("class")).not.toBe(before);
		const pictures = table!.first().locator("img");
		await pictures.scrollIntoViewIfNeeded();
		await expect.poll(() => pictures.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	});

	it("loads further posts of the feed without a server", async () => {
		const page = await open("photo-feed.html");
		const frame = page.frameLocator("iframe");
		const feed = frame.locator(".sbi").first();
		const posts = feed.locator(".sbi_item");
		const count = await posts.count();
		await feed.locator(".sbi_load_btn").click();
		await expect.poll(() => posts.count()).toBeGreaterThan(count);
		await posts.last().scrollIntoViewIfNeeded();
		await expect
			.poll(() =>
				posts
					.last()
					.locator("img")
					.evaluate((image) => (image as HTMLImageElement).naturalWidth),
			)
			.toBeGreaterThan(0);
	});

	it("has code in tabs, by keyboard too", async () => {
		const page = await open("loop-filter.html");
		await hydrated(page);
		await page.getByRole("tab", { name: "Markup" }).focus();
		await page.keyboard.press("ArrowRight");
		expect(await page.getByRole("tab", { name: "React" }).getAttribute("aria-selected")).toBe("true");
		expect(await page.locator(".code-tabs code").textContent()).toContain("<LoopFilter");
	});
});

describe("the inspector on the start page", () => {
	const answer = async (fields: { address?: string; html?: string }) => {
		const page = await open("index.html");
		const asked: string[] = [];
		await hydrated(page);
		page.on("request", (request) => asked.push(request.url()));
		if (fields.html) await page.getByLabel("Or its HTML").fill(fields.html);
		await page.getByLabel("Address of a page").fill(fields.address ?? "");
		await page.keyboard.press("Enter");
		const said = page.locator(".inspect-answer");
		await expect.poll(() => said.textContent()).toMatch(/\w/);
		await expect.poll(() => said.textContent()).not.toContain("Reading the page");
		return { page, asked, said };
	};
	const widget = (type: string) => `<div class="elementor-element" data-widget_type="${type}.default"></div>`;

	it("says in words and tables what a pasted page would get, and nothing is sent", async () => {
		const html = `<script src="https://a.example/x.js"></script><img src="https://a.example/x.png">${widget("counter")}${widget("lottie-of-others")}`;
		const { page, asked, said } = await answer({ html, address: "https://a.example/" });
		await expect.poll(() => said.textContent()).toContain("The page is left as it is:");
		expect(await said.getByText("widget “lottie-of-others” is not covered").count()).toBe(1);
		expect(await said.getByRole("cell", { name: "counter", exact: true }).count()).toBeGreaterThan(0);
		expect(await said.textContent()).toContain(
			"1 of the page's 1 scripts are not weighed: scripts of others were not read.",
		);
		expect(asked.map((address) => address.replace(url, "")).toSorted()).toEqual([
			"assets/inspect-worker.js",
			"assets/inspect.js",
			"gossamer/manifest.json",
		]);
		expect(await violations(page)).toEqual([]);
	});

	it("fetches an address that allows it, and says what to do for one that does not", async () => {
		const other = createServer(({ url }, response) => {
			const headers: Record<string, string> = url === "/open" ? { "Access-Control-Allow-Origin": "*" } : {};
			response.writeHead(200, { "Content-Type": "text/html", ...headers }).end(widget("counter"));
		});
		await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
		onTestFinished(() => void other.close());
		const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
		const open = await answer({ address: `${address}/open` });
		await expect.poll(() => open.said.textContent()).toContain("files beyond core and kit");
		const closed = await answer({ address: `${address}/closed` });
		await expect.poll(() => closed.said.textContent()).toContain("it lets no other site read its pages");
		expect(await closed.said.textContent()).toContain(`npx gossamer compare ${address}/closed`);
	});

	it("leaves the tab free and answers by a sentence where a page is hostile", async () => {
		const { said } = await answer({ html: "<div>".repeat(10_000) });
		expect(await said.textContent()).toContain("cannot be read: its elements are nested more than 3000 deep");
	});
});

describe("the search", () => {
	it("opens at a key, finds a section and leads to it by keyboard", async () => {
		const page = await open("index.html");
		await hydrated(page);
		await page.keyboard.press("/");
		await page.keyboard.type("slides_to_scroll");
		await page.getByRole("option").first().waitFor();
		await page.keyboard.press("Enter");
		await page.waitForURL(/carousel\.html#/);
	});

	it("closes at Escape and says when there is nothing", async () => {
		const page = await open("index.html");
		await hydrated(page);
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await page.keyboard.type("zzzzzz");
		await page.getByText("Nothing found.").waitFor();
		await page.keyboard.press("Escape");
		expect(await page.getByRole("dialog").isVisible()).toBe(false);
	});
});

const pluginNames = () =>
	(JSON.parse(readFileSync(join(folder, "search.json"), "utf8")) as { address: string }[])
		.map(({ address }) => address)
		.filter((address) => address.endsWith(".html"))
		.map((address) => address.slice(0, -".html".length));

/** The islands answer from then on. */
const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === "");

/** Of the page itself: the examples are the demo's pages, which have a test of their own. */
const violations = (page: Page, options?: RunOptions) =>
	violationsOf(page, { exclude: ["iframe"] }, { iframes: false, ...options });
