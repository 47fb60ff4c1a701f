// What do the runtime's changes to a document cost? Time, memory and bytes alongside preact (twice, as a control) and react.
import { brotliCompressSync } from "node:zlib";
import { launchChromium } from "../tests/helpers/chromium.mjs";
import { bundleApp, bundleLibrary, bundlePublishedApp } from "./runtime-bundles.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
/** Of pages in which each operation is done once. */
const firstRounds = rounds * 3;
const warmUps = 2;
const samples = 5;
const cycles = 100;
const texts = "change 1,000 bound texts";
/** By column of the table: the library in it. */
const columns = { gossamer: "gossamer", preact: "preact", "preact again": "preact", react: "react" };
const apps = Object.keys(columns);

export default async () => {
	const browser = await launchChromium({ args: ["--js-flags=--expose-gc"] });
	try {
		const times = await measureTimes(browser);
		const first = await measureFirstTimes(browser, bundleApp, wallTime);
		const published = await measureFirstTimes(browser, bundlePublishedApp, scriptTime);
		return [
			...Object.entries(times).map(([what, row]) => line(`${what}, ms`, row, 2)),
			line("geometric mean of the ratios to preact", meanOf(times), 2),
			...Object.entries(first).map(([what, row]) => line(`first in a page: ${what}, ms`, row, 2)),
			line("first in a page: geometric mean of the ratios to preact", meanOf(first), 2),
			...Object.entries(published).map(([what, row]) => line(`published, first, script alone: ${what}, ms`, row, 2)),
			line("published, first, script alone: geometric mean of the ratios to preact", meanOf(published), 2),
			line(`heap kept by ${cycles} × create and clear 1,000 rows, kB`, await measureHeap(browser), 0),
			line("bytes (brotli), as plugins use it", await measureBytes("used"), 0),
			line("bytes (brotli), every export", await measureBytes("every"), 0),
		];
	} finally {
		await browser.close();
	}
};

const line = (what, row, digits) => ({
	what,
	...Object.fromEntries(apps.map((app) => [app, row[app].toFixed(digits)])),
	"gossamer / preact": (row.gossamer / baseline(row)).toFixed(2),
});

const meanOf = (times) =>
	Object.fromEntries(
		apps.map((app) => [app, geometricMean(Object.values(times).map((row) => row[app] / baseline(row)))]),
	);

/** Preact is timed twice: what lies between its columns is noise. */
const baseline = (row) => (row.preact + row["preact again"]) / 2;
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const geometricMean = (values) => Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const openApps = async (browser, wanted, bundle = bundleApp) => {
	const page = await browser.newPage();
	for (const app of wanted) await page.addScriptTag({ content: await script(app, bundle) });
	return page;
};

const nameOf = (app) => app.replace(" ", "_");
const scripts = new Map();
const script = (app, bundle) => {
	const key = `${bundle.name} ${app}`;
	if (!scripts.has(key)) scripts.set(key, bundle(columns[app], nameOf(app)));
	return scripts.get(key);
};

/** A fresh page a round; in it the libraries take turns, and the first of them changes from sample to sample. */
async function measureTimes(browser) {
	const all = {};
	for (let round = 0; round < rounds; round++) {
		const page = await openApps(browser, apps);
		const taken = await page.evaluate(
			async ({ apps, samples, warmUps, texts }) => {
				const names = apps.map((app) => app.replace(" ", "_"));
				const taken = {};
				for (const what of [...window.gossamer.names, texts]) {
					for (let sample = -warmUps; sample < samples; sample++) {
						for (let turn = 0; turn < names.length; turn++) {
							const index = (turn + sample + names.length) % names.length;
							const app = window[names[index]];
							const stage = document.body.appendChild(document.createElement("div"));
							const spent = what === texts ? await app.timeTexts(stage) : await app.time(what, stage);
							stage.remove();
							if (sample >= 0) ((taken[what] ??= {})[apps[index]] ??= []).push(spent);
							// React cleans up after itself in a task of its own.
							await new Promise((resolve) => setTimeout(resolve));
						}
					}
				}
				return taken;
			},
			{ apps, samples, warmUps, texts },
		);
		for (const [what, row] of Object.entries(taken))
			for (const [app, values] of Object.entries(row)) ((all[what] ??= {})[app] ??= []).push(median(values));
		await page.close();
	}
	return mapValues(all, (row) => mapValues(row, median));
}

/** A page for each library, in which it does each operation once: its code is not compiled yet, as on most pages. */
async function measureFirstTimes(browser, bundle, take) {
	const all = {};
	for (let round = 0; round < firstRounds; round++)
		for (let turn = 0; turn < apps.length; turn++) {
			const app = apps[(turn + round) % apps.length];
			const page = await openApps(browser, [app], bundle);
			const taken = await take(page, nameOf(app));
			for (const what in taken) ((all[what] ??= {})[app] ??= []).push(taken[what]);
			await page.close();
		}
	return mapValues(all, (row) => mapValues(row, median));
}

/** Milliseconds from a change to the document that shows it. */
const wallTime = (page, name) =>
	page.evaluate(async (name) => {
		const { names, time } = window[name];
		const taken = {};
		for (const what of names) {
			const stage = document.body.appendChild(document.createElement("div"));
			taken[what] = await time(what, stage);
			stage.remove();
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		}
		return taken;
	}, name);

/** Milliseconds that the page's thread spends in scripts: what else the machine does does not count. */
const scriptTime = async (page, name) => {
	const client = await page.context().newCDPSession(page);
	await client.send("Performance.enable", { timeDomain: "threadTicks" });
	const spent = async () => {
		const { metrics } = await client.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "ScriptDuration").value * 1000;
	};
	const taken = {};
	for (const what of await page.evaluate((name) => window[name].names, name)) {
		await page.evaluate(
			async ({ name, what }) => {
				const stage = document.body.appendChild(document.createElement("div"));
				await window[name].prepare(what, stage);
				await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			},
			{ name, what },
		);
		const before = await spent();
		// Each step in a task of the page's own: what is evaluated from outside does not count as script.
		await page.evaluate(async (name) => {
			const { next } = window[name];
			const inTask = (turn) => new Promise((resolve) => setTimeout(() => resolve(next(turn))));
			for (let turn = 0; await inTask(turn); ) turn++;
		}, name);
		const after = await spent();
		const steps = await page.evaluate((name) => window[name].finish(), name);
		taken[what] = (after - before) / steps;
	}
	return taken;
};

async function measureHeap(browser) {
	const kept = {};
	for (const app of apps) {
		const page = await openApps(browser, [app]);
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		const cycle = (count) =>
			page.evaluate(
				async ({ name, count }) => {
					const stage = document.body.appendChild(document.createElement("div"));
					await window[name].cycle(count, stage);
					stage.remove();
					await new Promise((resolve) => setTimeout(resolve, 100));
				},
				{ name: nameOf(app), count },
			);
		const heap = async () => {
			for (let turn = 0; turn < 3; turn++) await client.send("HeapProfiler.collectGarbage");
			const { metrics } = await client.send("Performance.getMetrics");
			return metrics.find(({ name }) => name === "JSHeapUsedSize").value;
		};
		// Compiled code settles first; what a cycle leaves behind would keep growing.
		await cycle(cycles);
		const before = await heap();
		await cycle(cycles);
		kept[app] = ((await heap()) - before) / 1024;
		await page.close();
	}
	return kept;
}

async function measureBytes(part) {
	const bytes = {};
	for (const app of apps) bytes[app] = brotliCompressSync(await bundleLibrary(columns[app], part)).length;
	return bytes;
}

function mapValues(object, change) {
	return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
