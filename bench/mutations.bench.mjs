// What does watching cost a page that changes all the time? The page's own work alone and with Gossamer, whatever the number of hosts.
const rounds = Number(process.env.ROUNDS ?? 7);
/** Hosts that are mounted while the page changes; none of them is near. */
const hostCounts = [0, 20, 2000];
const kinds = { "1,000 nodes a batch": "batches", "one node a microtask": "microtasks" };

export default async ({ browser, url }) => {
	const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
	const client = await page.context().newCDPSession(page);
	await client.send("Performance.enable");
	/** Milliseconds that the main thread has worked so far. */
	const worked = async () => {
		const { metrics } = await client.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
	};
	const times = {};
	await page.route("**/bench/mutations*", (route) => {
		const { searchParams } = new URL(route.request().url());
		const host = `<div class="elementor-element" data-element_type="widget" data-widget_type="toggle.default"><div class="elementor-toggle"></div></div>`;
		const script = searchParams.has("gossamer") ? `<script type="module" src="/gossamer/gossamer.js"></script>` : "";
		return route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><title>Bench</title><main></main><div style="margin-top:3000px">${host.repeat(+searchParams.get("hosts"))}</div>${script}`,
		});
	});
	for (let round = 0; round < rounds; round++) {
		for (const hosts of hostCounts) {
			for (const name of ["page", "gossamer"]) {
				await page.goto(`${url}/bench/mutations?hosts=${hosts}${name === "gossamer" ? "&gossamer" : ""}`);
				await page.evaluate(() => window.gossamer?.ready);
				for (const [title, kind] of Object.entries(kinds)) {
					const key = `${title}, ${hosts} hosts`;
					times[key] ??= { page: [], gossamer: [] };
					const before = await worked();
					await page.evaluate(change, kind);
					times[key][name].push((await worked()) - before);
				}
			}
		}
	}
	await page.close();
	return Object.entries(times).map(([what, { page, gossamer }]) => ({
		"the page changes": what,
		"alone, ms": median(page).toFixed(1),
		"with Gossamer, ms": median(gossamer).toFixed(1),
		ratio: (median(gossamer) / median(page)).toFixed(2),
	}));
};

/** Twenty batches, or 5,000 microtasks, a part of them in each frame. */
const change = async (kind) => {
	const main = document.querySelector("main");
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	const node = () => {
		const row = document.createElement("div");
		row.className = "row";
		row.append(document.createElement("span"));
		return row;
	};
	for (let turn = 0; turn < 20; turn++) {
		if (kind === "batches") main.replaceChildren(...Array.from({ length: 1000 }, node));
		else {
			for (let count = 0; count < 250; count++) {
				if (count % 2) main.lastChild.remove();
				else main.append(node());
				await Promise.resolve();
			}
		}
		await frame();
	}
	await frame();
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
