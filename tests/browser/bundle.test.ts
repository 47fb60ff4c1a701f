// A core that brings chunks along: pages load one file of script, and do what they do with many.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { composeCore } from "../../src/rollup/release";
import { openPage } from "../helpers/browser";
import { readManifest, release } from "../site/release.mjs";

const manifest = readManifest();
const read = (file: string) => readFileSync(`${release}/${file}`, "utf8");
/** What plugins load first. */
const chunks = [...new Set(Object.values(manifest.plugins).flatMap(({ chunks }) => chunks))].filter((file) =>
	file.endsWith(".js"),
);
const bundled = composeCore(
	read("engine.js"),
	manifest.rows,
	Object.fromEntries(chunks.map((file) => [file, read(file)])),
);

/** Whether a file is one that plugins ask for later. */
const isPart = (path: string) => path !== "/gossamer/gossamer.js" && !chunks.includes(path.replace("/gossamer/", ""));

const open = async (path: string) => {
	const files: string[] = [];
	const page = await openPage("/heading", {
		async prepare(page) {
			await page.route("**/gossamer/gossamer.js", (route) =>
				route.fulfill({ contentType: "text/javascript", body: bundled }),
			);
		},
	});
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (/^\/gossamer\/.*\.js$/.test(pathname)) files.push(pathname);
	});
	await page.goto(new URL(path, page.url()).href);
	await page.evaluate(() => window.gossamer!.ready);
	return { page, files };
};

it("holds what any plugin loads first, and asks for none of them", async () => {
	expect(chunks.length).toBeGreaterThan(45);
	const { page, files } = await open("/landing");
	await page.evaluate(() =>
		Promise.all(window.gossamer!.plugins.map((row) => row.adds || window.gossamer!.loadPlugin(row))),
	);
	expect(files.filter((file) => !isPart(file))).toEqual(["/gossamer/gossamer.js"]);
	expect(await page.evaluate(() => Object.keys(window.gossamer!.modules).length)).toBeGreaterThan(40);
});

it("starts widgets, their parts and what is pressed first", async () => {
	const { page, files } = await open("/accordion");
	const title = page.locator(".elementor-tab-title").nth(1);
	await title.click();
	await expect.poll(() => title.getAttribute("aria-expanded")).toBe("true");
	await page.goto(new URL("/lightbox", page.url()).href);
	await page.locator("a[data-elementor-open-lightbox=yes]").first().click();
	await page.locator(".dialog-widget").first().waitFor();
	expect(files.filter((file) => file !== "/gossamer/gossamer.js" && !isPart(file))).toEqual([]);
});

it("asks for a chunk that it does not hold", async () => {
	const few = composeCore(read("engine.js"), manifest.rows, { "kit.js": read("kit.js") });
	const files: string[] = [];
	const page = await openPage("/counter", {
		async prepare(page) {
			page.on("request", (request) => files.push(new URL(request.url()).pathname));
			await page.route("**/gossamer/gossamer.js", (route) =>
				route.fulfill({ contentType: "text/javascript", body: few }),
			);
		},
	});
	await page.locator(".elementor-counter-number").first().scrollIntoViewIfNeeded();
	await expect
		.poll(() => files.filter((file) => file.startsWith("/gossamer/")))
		.toEqual(["/gossamer/gossamer.js", "/gossamer/plugins/counter.js"]);
});
