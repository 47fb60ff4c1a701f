// What does Gossamer add to whole pages? Files, bytes, time at load, heap and a scrolled frame over the same page without it (the floor): the demo's, and those of a folder (`PAGES=folder`).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inspect } from "../dist/lib/src/cli/inspect.js";
import { composeCore } from "../dist/lib/src/rollup/release.js";
import { launchShell } from "../tests/helpers/chromium.mjs";
import { brotliBytes, inRelease, readManifest, release } from "../tests/site/release.mjs";
import { startSite } from "../tests/site/server.mjs";
import { traced } from "./motion-trace.mjs";
import { plot } from "./pages-plot.mjs";
import { openTab, ownScript } from "./visit.mjs";
import { wheel } from "./wheel.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
/** The machine is made this many times slower. */
const throttling = 4;
/** Milliseconds after the load in which the page comes to rest. */
const restMs = 1000;
const view = { width: 1280, height: 800 };
/** Turns of the wheel. */
const frames = 120;
/** Names of pages, where not all are wanted. */
const only = process.env.ONLY?.split(",");
const demo = ["heading", "landing", "shop", "motion", "everything"];

/** The page without it; with a file for each chunk; with one file that holds what the page loads immediately. */
const kinds = ["floor", "gossamer", "bundle"];

export default async ({ url }) => {
	// Requests to other hosts fail immediately. The shell has no windows of its own, whose pages would take turns with ours.
	const browser = await launchShell();
	const pages = new Map();
	for (const name of demo) pages.set(`/${name}`, await (await fetch(`${url}/${name}`)).text());
	for (const file of process.env.PAGES ? readdirSync(process.env.PAGES) : [])
		if (file.endsWith(".html")) pages.set(basename(file, ".html"), readFileSync(join(process.env.PAGES, file), "utf8"));
	if (only) for (const name of [...pages.keys()]) if (!only.includes(name)) pages.delete(name);

	const bundles = new Map();
	for (const [name, text] of pages) bundles.set(fileOf(name), await bundleFor(text));
	const site = await startSite({ port: 0, answer: (request) => answer(pages, bundles, request) });
	const runs = [...pages.keys()].flatMap((name) => kinds.map((kind) => ({ name, kind, samples: [] })));
	try {
		for (let round = 0; round < rounds; round++) {
			// What is measured later finds the machine warmer: every other round goes the other way.
			for (const run of round % 2 ? [...runs].reverse() : runs)
				run.samples.push(await measure(browser, `${site.url}/bench/real/${run.kind}?${run.name}`, run.kind));
			console.log(`round ${round + 1} of ${rounds}`);
		}
	} finally {
		await browser.close();
		await site.close();
	}
	const of = (name, kind, key) =>
		median(runs.find((run) => run.name === name && run.kind === kind).samples.map((sample) => sample[key]));
	const kibOf = (name) =>
		brotliBytes(inRelease(runs.find((run) => run.name === name && run.kind === "gossamer").samples[0].early)) / 1024;
	const overFloor = (name) => of(name, "gossamer", "task") - of(name, "floor", "task");
	if (["/heading", "/landing", "/everything"].every((name) => pages.has(name)))
		writeFileSync(
			"bench/pages.svg",
			plot(Object.fromEntries([...pages.keys()].map((name) => [name, { kib: kibOf(name), ms: overFloor(name) }]))),
		);
	return [...pages.keys()].map((name) => {
		const pair = (key, digits = 0) =>
			`${of(name, "gossamer", key).toFixed(digits)} (${of(name, "floor", key).toFixed(digits)})`;
		const over = (key, kind = "gossamer") => {
			const ms = of(name, kind, key) - of(name, "floor", key);
			return `${ms > 0 ? "+" : ""}${ms.toFixed(0)}`;
		};
		const { early, late } = runs.find((run) => run.name === name && run.kind === "gossamer").samples[0];
		return {
			"page (in brackets: its floor)": name,
			"script files": early.length,
			KiB: kibOf(name).toFixed(1),
			"and while scrolling": late.length,
			"script, ms": pair("script"),
			"tasks, ms": pair("task"),
			"over the floor": over("task"),
			"longest task over 50 ms": pair("longest"),
			"TBT, ms": pair("blocking"),
			"with a bundle: files": runs.find((run) => run.name === name && run.kind === "bundle").samples[0].early.length,
			"with a bundle: over the floor": over("task", "bundle"),
			"with a bundle: TBT, ms": of(name, "bundle", "blocking").toFixed(0),
			"heap, MiB": pair("heap", 2),
			"scrolled frame: own script, ms": pair("frameScript", 2),
			"with style and layout": pair("frame", 2),
		};
	});
};

/** The demo's stand-ins for vendors' scripts, which work in the page as these would; elsewhere no vendor is there. */
const standIns = /<script src="\/public\/vendors\.js"><\/script>/g;

/** Where the bundle of a page lies: alongside the chunks. */
const fileOf = (name) => `/gossamer/bundle-${name.replace(/\W/g, "")}.js`;

/** The core with what the page loads immediately. */
const bundleFor = async (text) => {
	const folder = await mkdtemp(join(tmpdir(), "gossamer-bench-"));
	const file = join(folder, "page.html");
	await writeFile(file, text.replace(ownScript, ""));
	const { sums } = await inspect(file, readManifest());
	await rm(folder, { recursive: true });
	const read = (file) => readFileSync(join(release, file), "utf8");
	const chunks = sums["at once"].files.filter((file) => file.endsWith(".js") && file !== "gossamer.js");
	return composeCore(
		read("engine.js"),
		readManifest().rows,
		Object.fromEntries(chunks.map((file) => [file, read(file)])),
	);
};

/** `/bench/real/KIND?NAME` is the page of that name, its own scripts left as they are. */
const answer = (pages, bundles, request) => {
	const { pathname, search, origin } = new URL(request.url);
	const bundle = bundles.get(pathname);
	if (bundle) return new Response(bundle, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });
	const kind = /^\/bench\/real\/(\w+)$/.exec(pathname)?.[1];
	if (!kind) return;
	const text = pages
		.get(search.slice(1))
		.replace(ownScript, "")
		.replace(standIns, "")
		.replaceAll("https://site.example", origin);
	const file = { gossamer: "/gossamer/gossamer.js", bundle: fileOf(search.slice(1)) }[kind];
	const script = file ? `<script type="module" src="${file}"></script>` : "";
	return new Response(
		text.replace("</head>", () => `${script}</head>`),
		{
			headers: { "Content-Type": "text/html; charset=utf-8" },
		},
	);
};

const measure = async (browser, address, kind) => ({
	...(await measureLoad(browser, address)),
	// A bundle scrolls as its chunks do.
	...(kind !== "bundle" && (await measureWay(browser, address))),
});

/** One page from its opening to its rest. Time is what the main thread's processor spends: others on the machine are not in it. */
const measureLoad = async (browser, address) => {
	const tab = await openTab(browser, view);
	await tab.send("Performance.enable", { timeDomain: "threadTicks" });
	await tab.send("Emulation.setCPUThrottlingRate", { rate: throttling });
	await tab.send("Page.enable");
	const source = `window.longTasks = []; new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.longTasks.push(duration);
	}).observe({ type: "longtask", buffered: true });`;
	await tab.send("Page.addScriptToEvaluateOnNewDocument", { source });
	const metricsOf = async () => {
		const { metrics } = await tab.send("Performance.getMetrics");
		return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
	};
	await tab.send("Page.navigate", { url: address });
	const { files, tasks } = await tab.evaluate(`(async () => {
		const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
		while (document.readyState !== "complete") await rest(100);
		await window.gossamer?.ready;
		await rest(${restMs});
		return { files: performance.getEntriesByType("resource").map(({ name }) => name), tasks: window.longTasks };
	})()`);
	const load = await metricsOf();
	await tab.send("HeapProfiler.collectGarbage");
	const heap = (await metricsOf()).JSHeapUsedSize / 2 ** 20;
	await tab.close();
	return {
		early: [...new Set(files.flatMap(fileOfRelease))],
		script: load.ScriptDuration * 1000,
		task: load.TaskDuration * 1000,
		longest: Math.max(0, ...tasks),
		blocking: tasks.reduce((sum, ms) => sum + ms - 50, 0),
		heap,
	};
};

/** The same page on the way to its end. */
const measureWay = async (browser, address) => {
	const context = await browser.newContext({ viewport: view });
	const page = await context.newPage();
	const files = new Set();
	page.on("request", (request) => {
		for (const file of fileOfRelease(request.url())) files.add(file);
	});
	const client = await context.newCDPSession(page);
	await client.send("Emulation.setCPUThrottlingRate", { rate: throttling });
	await page.goto(address, { waitUntil: "load" });
	const end = await page.evaluate(async (ms) => {
		await window.gossamer?.ready;
		await new Promise((resolve) => setTimeout(resolve, ms));
		return document.documentElement.scrollHeight - innerHeight;
	}, restMs);
	const early = new Set(files);
	const way = await traced(browser, page, () => wheel(client, end, frames));
	await context.close();
	return {
		late: [...files].filter((file) => !early.has(file)),
		frameScript: way.script / Math.max(1, way.frames),
		frame: (way.script + way.style + way.layout) / Math.max(1, way.frames),
	};
};

/** The script of the release that an address names, if any. */
const fileOfRelease = (address) => {
	const file = new URL(address).pathname.split("/gossamer/")[1];
	return file?.endsWith(".js") ? [file] : [];
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
