// Does anything stay behind? Heap, nodes and listeners after 1,000 mounts and unmounts of each plugin.
import { readManifest } from "../tests/site/release.mjs";

const cycles = 1000;
const batch = 50;
/** Pages of the demo whose first host of the plugin is cloned: that of the plugin's name by default; none for one host a page. */
const pageOf = {
	"no plugin": "/heading",
	"sticky-anchors": "/sticky",
	chat: null,
	"elementor-frontend": null,
	popups: null,
	"preview-scroll": null,
	tracking: null,
};

export default async ({ browser, url }) => {
	const selectors = {};
	for (const { name, selector } of readManifest().rows)
		selectors[name] = [selectors[name] ?? [], selector].flat().join();
	const rows = [];
	// The floor: as many elements that nobody enhances.
	for (const [name, selector] of Object.entries({ "no plugin": "h1", ...selectors })) {
		const path = name in pageOf ? pageOf[name] : `/${name}`;
		if (!path) continue;
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		await page.goto(`${url}${path}?csp=off`);
		await page.evaluate(() => window.gossamer.ready);
		const cycle = (count) =>
			page.evaluate(
				async ({ selector, count, batch }) => {
					window.template ??= document.querySelector(selector).outerHTML;
					const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
					const stage = document.body.appendChild(document.createElement("div"));
					stage.style.cssText = "position:fixed;inset:0;overflow:hidden";
					for (let done = 0; done < count; done += batch) {
						stage.innerHTML = window.template.repeat(batch);
						for (const host of stage.querySelectorAll(selector))
							host.dispatchEvent(new Event("focusin", { bubbles: true }));
						await frame();
						stage.replaceChildren();
						await frame();
					}
					stage.remove();
				},
				{ selector, count, batch },
			);
		const measure = async () => {
			for (let turn = 0; turn < 3; turn++) await client.send("HeapProfiler.collectGarbage");
			const { metrics } = await client.send("Performance.getMetrics");
			return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
		};
		// Compiled code and caches settle first; what a mount leaves behind would keep growing.
		await cycle(2000);
		const before = await measure();
		await cycle(cycles);
		const after = await measure();
		const grown = (metric) => after[metric] - before[metric];
		rows.push({
			plugin: name,
			"heap bytes per mount": (grown("JSHeapUsedSize") / cycles).toFixed(1),
			"nodes left": grown("Nodes"),
			"listeners left": grown("JSEventListeners"),
		});
		await page.close();
	}
	return rows;
};
