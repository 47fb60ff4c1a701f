// What does a frame of scrolling cost where things move, stick or enter? Each library on the same pages, alongside no library at all.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { libraries } from "../tests/site/bench-frame.mjs";
import { inRelease, readManifest, release } from "../tests/site/release.mjs";
import { bundlePeer } from "./motion-peers.mjs";
import { plot } from "./motion-plot.mjs";
import { traced } from "./motion-trace.mjs";
import { wheel } from "./wheel.mjs";

const rounds = Number(process.env.ROUNDS ?? 3);
/** Turns of the wheel, one for each frame that a display of 60 Hz would show. */
const frames = 300;
/** The machine is made this many times slower. */
const throttling = 4;
const pages = [
	["motion", 10],
	["motion", 100],
	["motion", 500],
	["sticky", 1],
	["sticky", 20],
	["sticky", 100],
	["entrance", 200],
	["mixed", 200],
];

export default async ({ browser, url }) => {
	const { plugins } = readManifest();
	const needs = {
		motion: ["motion"],
		sticky: ["sticky"],
		entrance: ["animations"],
		mixed: ["motion", "sticky", "animations"],
	};
	const runs = pages.flatMap(([kind, count]) =>
		Object.entries(libraries)
			.filter(([, { kinds, most = count }]) => kinds.includes(kind) && most >= count)
			.filter(([name]) => !name.startsWith("gossamer") || needs[kind].every((plugin) => plugins[plugin]))
			.map(([name, library]) => ({ kind, count, name, library, samples: [] })),
	);
	const bundle = await bundlePeer("motion", "animate, scroll");
	for (let round = 0; round < rounds; round++) {
		for (const run of runs) run.samples.push(await measure(browser, url, run, bundle));
		console.log(`round ${round + 1} of ${rounds}`);
	}

	const rows = runs.map(({ kind, count, name, library, samples }) => {
		const of = (key) => median(samples.map((sample) => sample[key]));
		const files = name.startsWith("gossamer") ? ownFiles(plugins, needs[kind], name) : library.files;
		return {
			kind,
			count,
			name,
			title: library.title,
			cost: of("script") + of("style") + of("layout") + of("paint"),
			cells: {
				page: `${kind} × ${count}`,
				library: library.title,
				"script, ms": of("script").toFixed(2),
				"style, ms": of("style").toFixed(2),
				"layout, ms": of("layout").toFixed(2),
				"paint, ms": of("paint").toFixed(2),
				"forced layouts": of("forced").toFixed(2),
				"late frames": of("late"),
				"dropped frames": of("dropped"),
				listeners: of("listeners"),
				"heap, kB": Math.round(of("heap")),
				"start, ms of script": of("start").toFixed(0),
				"brotli bytes":
					name === "motion"
						? brotli(bundle)
						: files.reduce(
								(sum, file) => sum + brotli(readFileSync(file.startsWith(release) ? file : `node_modules/${file}`)),
								0,
							),
			},
		};
	});
	writeFileSync(new URL("./motion.svg", import.meta.url), plot(rows.filter(({ kind }) => kind === "motion")));
	return rows.map(({ cells }) => cells);
};

/** One page from its opening to the end of its way. */
const measure = async (browser, url, { kind, count, name }, bundle) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	const page = await context.newPage();
	await page.route("**/peers/motion/**", (route) => route.fulfill({ contentType: "text/javascript", body: bundle }));
	const client = await context.newCDPSession(page);
	await client.send("Performance.enable");
	await client.send("Emulation.setCPUThrottlingRate", { rate: throttling });
	const trace = (work) => traced(browser, page, work);
	const start = await trace(async () => {
		await page.goto(`${url}/bench/frame?library=${name}&kind=${kind}&count=${count}`, { waitUntil: "load" });
		await page.evaluate(async () => {
			await window.gossamer?.ready;
			await new Promise((resolve) => setTimeout(resolve, 500));
		});
	});
	const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	const way = await trace(() => wheel(client, end, frames));
	await client.send("HeapProfiler.collectGarbage");
	const { metrics } = await client.send("Performance.getMetrics");
	const metric = (name) => metrics.find((entry) => entry.name === name).value;
	await context.close();
	const of = (key) => way[key] / way.frames;
	const missing = (count) => Math.max(0, Math.round((way.result * 60) / 1000) - count);
	return {
		script: of("script"),
		style: of("style"),
		layout: of("layout"),
		paint: of("paint"),
		forced: of("forced"),
		late: missing(way.frames),
		dropped: missing(way.drawn),
		start: start.script,
		listeners: metric("JSEventListeners"),
		heap: metric("JSHeapUsedSize") / 1000,
	};
};

const ownFiles = (plugins, names, name) => {
	const byFrames = name === "gossamer-frames" ? ["plugins/motion-by-frames.js", "scroll.js"] : [];
	return inRelease(new Set(["gossamer.js", ...names.flatMap((plugin) => plugins[plugin].chunks), ...byFrames]));
};

const brotli = (content) => brotliCompressSync(content).length;
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
