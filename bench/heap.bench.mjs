// Does anything stay behind? Heap, nodes and listeners after 20 rounds of 1,000 mounts and teardowns of each plugin; a plugin that leaks fails the run.
import { pages } from "../tests/site/pages/index.mjs";
import { readManifest } from "../tests/site/release.mjs";

const rounds = 20;
const mounts = 1000;
/** Rounds at the start in which code is compiled and caches fill. */
const warmUp = 5;
/** More rounds for who grew in the first ones: the pools of a library fill up for as long. */
const moreRounds = 20;
/** An entry in a `Map` that nothing removes is about 40 bytes. */
const mostBytes = 16;
const paths = pages.map(({ path }) => path).filter((path) => !/^\/(bench|scale|inbox)/.test(path));

/** Mounts clones of a host as the server printed it, or the body of the page that is open; runs in the page. */
const turn = async ({ name, selector, count, batch }) => {
	const kit = (window.kit ??= await (async () => {
		const { gossamer } = window;
		await gossamer.ready;
		gossamer.stop();
		const row = gossamer.plugins.find((row) => row.name === name);
		const text = await (await fetch(location.href)).text();
		const template = new DOMParser().parseFromString(text, "text/html").querySelector(selector);
		if (!template) throw new Error(`${location.pathname} has no host of ${name}`);
		const isWhole = /^(BODY|HTML)$/.test(template.tagName);
		return { plugin: row && (await gossamer.loadPlugin(row)), isWhole, template };
	})());
	const pageOf = () => ({ edit: false, isStatic: false, rtl: false, builder: {}, config: {} });
	const rest = () => new Promise((resolve) => setTimeout(resolve));
	const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	const stage = document.body.appendChild(document.createElement("div"));
	stage.style.cssText = "position:fixed;inset:0;overflow:hidden";
	for (let done = 0; done < count; done += batch) {
		const hosts = Array.from({ length: batch }, () =>
			kit.isWhole ? document.querySelector(selector) : stage.appendChild(document.importNode(kit.template, true)),
		);
		for (const some of kit.isWhole ? hosts.map((host) => [host]) : [hosts]) {
			const mounted = some.map((host) => kit.plugin?.mount(host, name, pageOf()));
			await Promise.all(mounted.map((one) => Promise.race([one?.ready, rest()])));
			// Torn down before the first frame, between two frames that belong together, and after them.
			for (let left = (done / batch) % 3; left > 0 && !kit.isWhole; left--) await frame();
			for (const one of mounted) one?.dispose?.();
		}
		stage.replaceChildren();
		await rest();
	}
	stage.remove();
};

/** The page of each plugin: the demo's page of that name, or the first with a host. */
const findPages = async (page, url, selectors) => {
	await page.goto(`${url}/heading?csp=off`);
	return page.evaluate(
		async ({ paths, selectors }) => {
			const found = {};
			for (const path of paths) {
				const text = await (await fetch(path)).text();
				const parsed = new DOMParser().parseFromString(text, "text/html");
				for (const [name, selector] of Object.entries(selectors))
					if ((path === `/${name}` || !found[name]) && parsed.querySelector(selector)) found[name] = path;
			}
			return found;
		},
		{ paths, selectors },
	);
};

export default async ({ browser, url }) => {
	const selectors = {};
	for (const { name, selector } of readManifest().rows)
		selectors[name] = [selectors[name] ?? [], selector].flat().join();
	const wanted = process.env.PLUGIN?.split(",");
	const first = await browser.newPage();
	const found = await findPages(first, url, selectors);
	await first.close();
	const rows = [];
	// The floor: as many elements that no plugin enhances.
	for (const [name, selector] of Object.entries({ "no plugin": "h1", ...selectors })) {
		if (wanted && !wanted.includes(name)) continue;
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		const failures = [];
		page.on("pageerror", (error) => failures.push(error.message));
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		await page.goto(`${url}${found[name] ?? "/heading"}?csp=off`);
		const measure = async () => {
			for (let time = 0; time < 2; time++) await client.send("HeapProfiler.collectGarbage");
			const { metrics } = await client.send("Performance.getMetrics");
			return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
		};
		let after = [];
		const mountRounds = async (count) => {
			for (let round = 0; round < count; round++) {
				await page.evaluate(turn, { name, selector, count: mounts, batch: 50 });
				after.push(await measure());
			}
		};
		/** What the least of the last rounds has more than the least of the first: a cache that is emptied now and then is no leak. */
		const grown = (metric) => {
			const values = after.map((one) => one[metric]);
			return Math.min(...values.slice(-5)) - Math.min(...values.slice(0, 5));
		};
		const bytesPerMount = () => grown("JSHeapUsedSize") / (mounts * (after.length - 5));
		await mountRounds(rounds);
		after = after.slice(warmUp);
		if (bytesPerMount() > mostBytes) {
			after = [];
			await mountRounds(moreRounds);
		}
		await page.close();
		const bytes = bytesPerMount();
		const row = {
			plugin: name,
			"heap bytes per mount": bytes.toFixed(1),
			"nodes left": grown("Nodes"),
			"listeners left": grown("JSEventListeners"),
		};
		if (bytes > mostBytes || row["nodes left"] > 0 || row["listeners left"] > 0 || failures.length) {
			console.error(`${name} leaves something behind: ${JSON.stringify(row)} ${failures.slice(0, 3).join("; ")}`);
			process.exitCode = 1;
		}
		rows.push(row);
		console.log(`${name}: ${Object.values(row).slice(1).join(", ")}`);
	}
	return rows;
};
