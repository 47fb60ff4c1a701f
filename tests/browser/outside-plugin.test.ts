// Plugins that lie outside this project: in a script tag without a build, and built by rollup and by Vite with what the page has.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import { type OutputChunk, type OutputOptions, rollup } from "rollup";
import { build as buildWithVite } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageModules } from "../../src/rollup/page-api";
import { extrasOf, type FilesOfRelease, judge, swap } from "../../src/verdict";
import { openPage } from "../helpers/browser";
import { readManifest } from "../site/release.mjs";

let folder: string;
const plugin = `import { definePlugin, integer, text } from "gossamer";
import { $consent, $scroll } from "gossamer/stores";
import { drawView, useStore } from "gossamer/react";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";

const View = ({ greeting, times }) => {
	const [count, setCount] = useState(times);
	const { y } = useStore($scroll);
	return jsxs("button", { type: "button", onClick: () => setCount(count + 1), children: [greeting, " ", count, jsx("i", { children: y })] });
};

export default definePlugin({
	settings: { greeting: text("Hello"), times: integer(1) },
	setup(host, { greeting, times }, scope) {
		scope.watch($consent, (consent) => host.toggleAttribute("data-consent", !!consent));
		return drawView(host, jsx(View, { greeting, times }), scope);
	},
});
`;
const row = `gossamer.start({ name: "hello", selector: ".hello", when: "now", load: () => import("./hello.js") });
`;

beforeAll(() => {
	folder = realpathSync(mkdtempSync(join(tmpdir(), "gossamer-outside-")));
	mkdirSync(join(folder, "node_modules"));
	symlinkSync(process.cwd(), join(folder, "node_modules/gossamer"));
	writeFileSync(join(folder, "hello.js"), plugin);
	writeFileSync(join(folder, "index.js"), row);
	writeFileSync(join(folder, "greedy.js"), `import { useMemo } from "react";\nexport default useMemo;\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As authors get it, from what was built. */
const preset = async () =>
	(await import(
		/* @vite-ignore */ `${process.cwd()}/dist/lib/src/rollup/index.js`
	)) as typeof import("../../src/rollup");

const buildWithRollup = async (shared: boolean, input = "index.js", options: OutputOptions = {}) => {
	const { gossamer } = await preset();
	const bundle = await rollup({
		input: join(folder, input),
		plugins: [nodeResolve(), gossamer({ shared })],
		onwarn: () => {},
	});
	const { output } = await bundle.generate({ format: "es", chunkFileNames: "[name].js", ...options });
	await bundle.close();
	return output.filter((chunk) => chunk.type === "chunk");
};

const withVite = async (input: string): Promise<OutputChunk[]> => {
	const { gossamer } = await preset();
	const result = await buildWithVite({
		root: folder,
		logLevel: "silent",
		configFile: false,
		plugins: [gossamer({ shared: true }) as never],
		build: {
			write: false,
			minify: false,
			modulePreload: false,
			lib: { entry: join(folder, input), formats: ["es"], fileName: () => "index.js" },
			rollupOptions: { output: { chunkFileNames: "[name].js" } },
		},
	});
	return ([result].flat()[0] as unknown as { output: OutputChunk[] }).output;
};

const open = (scripts: string, files: Record<string, string> = {}) =>
	openPage("/markup", {
		async prepare(page) {
			for (const [name, body] of Object.entries(files))
				await page.route(`**/outside/${name}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
			await page.route("**/markup", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					body: `<!doctype html><html lang="en"><title>Outside</title><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js"></script>${scripts}<body><p class="hello" data-settings='{"times":3}'>Press</p>`,
				}),
			);
		},
	});

const filesOf = (chunks: OutputChunk[]) => Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
const greets = async (page: Awaited<ReturnType<typeof open>>) => {
	await page.locator(".hello button").click();
	await expect.poll(() => page.locator(".hello").textContent()).toBe("Hello 40");
	expect(await page.locator(".hello[data-consent]").count()).toBe(1);
};

it("runs from a script tag without a build, in ten lines", async () => {
	const readme = readFileSync("src/rollup/README.md", "utf8");
	const [, script] = /(<script type="module">[\s\S]*?<\/script>)/.exec(readme)!;
	expect(script!.split("\n").length).toBeLessThanOrEqual(12);
	const page = await open(script!);
	await page.locator(".hello").click();
	await expect.poll(() => page.locator(".hello").textContent()).toBe("Hello, 3 times");
});

describe("built by rollup", () => {
	it("runs on what the page has, and brings neither runtime nor kit", async () => {
		const chunks = await buildWithRollup(true);
		const code = chunks.map((chunk) => chunk.code).join("\n");
		expect(code).not.toMatch(/\bimport\b[^(]/);
		const page = await open('<script type="module" src="/outside/index.js"></script>', filesOf(chunks));
		await greets(page);
		const loaded = await page.evaluate(() => Object.keys(window.gossamer!.modules));
		expect(loaded).toEqual(expect.arrayContaining(["kit", "api", "api-react", "api-stores", "plugins/hello"]));
	});

	it("weighs a small part of what it weighs with everything in it", async () => {
		const weigh = (chunks: OutputChunk[]) => chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
		const shared = weigh(await buildWithRollup(true));
		const alone = weigh(await buildWithRollup(false));
		console.info(`outside plugin: ${alone} B alone, ${shared} B with what the page has`);
		expect(shared).toBeLessThan(700);
		expect(alone).toBeGreaterThan(shared * 5);
	}, 120_000);

	it("maps what it wrote back to the sources", async () => {
		const chunks = await buildWithRollup(true, "index.js", { sourcemap: true });
		const { code, map } = chunks.find(({ fileName }) => fileName === "hello.js")!;
		const lines = code.split("\n");
		const line = lines.findIndex((text) => text.includes("toggleAttribute"));
		const found = new SourceMap(map as never).findEntry(line, lines[line]!.indexOf("toggleAttribute"));
		const expected = plugin.split("\n").findIndex((text) => text.includes("toggleAttribute"));
		expect(found).toMatchObject({ originalLine: expected });
		expect((found as { originalSource: string }).originalSource).toMatch(/hello\.js$/);
	});

	it("fails on what the page does not have, by its name", async () => {
		await expect(buildWithRollup(true, "greedy.js")).rejects.toThrow(
			/"useMemo" is not exported by ".?react as the page has it"/,
		);
	});
});

describe("built by Vite", () => {
	it("draws on what the page has, as the README prints it", async () => {
		const [, count] = /```jsx\n(\/\/ src\/count\.jsx[\s\S]*?)```/.exec(readFileSync("src/rollup/README.md", "utf8"))!;
		writeFileSync(join(folder, "count.jsx"), count!);
		writeFileSync(
			join(folder, "counts.js"),
			'gossamer.start({ name: "count", selector: ".hello", load: () => import("./count.jsx") });',
		);
		const page = await open(
			'<script type="module" src="/outside/index.js"></script>',
			filesOf(await withVite("counts.js")),
		);
		await page.locator(".hello button").click();
		await expect.poll(() => page.locator(".hello button").textContent()).toBe("1");
	});

	it("runs on what the page has", async () => {
		const chunks = await withVite("index.js");
		const page = await open('<script type="module" src="/outside/index.js"></script>', filesOf(chunks));
		await greets(page);
	});
});

it("stands in for an element's own script on a page that is swapped, as its tag says", async () => {
	const readme = readFileSync("src/rollup/README.md", "utf8");
	const [, printed] = /```html\n(<div data-e-type="e-stars"[\s\S]*?<\/script>)/.exec(readme)!;
	const original = (handle: string) =>
		`<script src="/wp-content/plugins/originals/${handle}.js" id="${handle}-js"></script>`;
	const html = `<!doctype html><html lang="en"><head><title>Stars</title><link rel="icon" href="data:,"></head><body>${original("stars-handler")}${original("elementor-frontend")}${printed}</body></html>`;
	const manifest = readManifest() as unknown as FilesOfRelease;
	const index = `window.gossamer?.start({ name: "stars", selector: '[data-e-type="e-stars"]', intent: '[data-e-type="e-stars"]', async load() {
	const { definePlugin } = await gossamer.load("api", ["kit"]);
	return { default: definePlugin({ settings: {}, setup(host, _, scope) { scope.on(host, "click", () => host.textContent++); } }) };
} });`;
	const address = "http://site.example/stars/";
	const scripts = new Map([["http://site.example/stars/index.js", index]]);
	const verdict = judge({ html, address, scripts }, manifest, { without: extrasOf(manifest.covers) });
	expect([verdict.reasons, verdict.go]).toEqual([[], ["stars-handler", "elementor-frontend"]]);
	const asked: string[] = [];
	const page = await openPage("/page-of-stars", {
		async prepare(page) {
			page.on("request", (request) => asked.push(new URL(request.url()).pathname));
			await page.route("**/stars/index.js", (route) => route.fulfill({ contentType: "text/javascript", body: index }));
			await page.route("**/page-of-stars", (route) =>
				route.fulfill({
					contentType: "text/html",
					body: swap({ html, address, scripts }, verdict, manifest, { base: "/gossamer/" }),
				}),
			);
		},
	});
	await page.evaluate(() => window.gossamer!.ready);
	await page.locator("[data-e-type=e-stars]").click();
	await expect.poll(() => page.locator("[data-e-type=e-stars]").textContent()).toBe("5");
	expect(asked.filter((path) => path.startsWith("/wp-content"))).toEqual([]);
});

it("takes names that the release exports", async () => {
	const page = await open("");
	const names = await page.evaluate(async () => {
		const { load, modules } = window.gossamer!;
		const api = (await load("api", ["kit"])) as Record<string, () => Promise<unknown>>;
		await Promise.all([api.react!(), api.stores!()]);
		return Object.fromEntries(
			["api", "api-stores", "api-react"].map((file) => [file, Object.keys(modules[file] as object).sort()]),
		);
	});
	const taken: Record<string, Set<string>> = { api: new Set(["react", "stores"]) };
	for (const files of Object.values(pageModules))
		for (const [file, list] of Object.entries(files))
			for (const name of list) (taken[file] ??= new Set()).add(name.replace(/ as .*/, ""));
	expect(names).toEqual(Object.fromEntries(Object.entries(taken).map(([file, list]) => [file, [...list].sort()])));
});
