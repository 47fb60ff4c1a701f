// Every component on one page, started, on React and on the runtime: axe finds nothing.
import { expect, it } from "vitest";
import { violations, wcag } from "../helpers/axe";
import { openPage } from "../helpers/browser";
import { buildSource } from "../helpers/build-source";

const markup = `<!doctype html><html lang="en"><head><title>Components</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>`;

it.each(["react", "runtime"] as const)(
	"all components on %s are accessible",
	{ timeout: 120_000 },
	async (renderer) => {
		const script = await buildSource(
			`import { createElement, StrictMode } from "react";
		import { createRoot } from "react-dom/client";
		import { samples } from "/tests/helpers/component-samples.tsx";
		const rows = Object.entries(samples).map(([id, sample]) => createElement("section", { id, key: id }, sample));
		createRoot(document.getElementById("root")).render(createElement(StrictMode, {}, rows));`,
			renderer,
		);
		const page = await openPage("/components", {
			expected: [/404/],
			providers: true,
			reducedMotion: "reduce",
			async prepare(page) {
				await page.route("**/components", (route) => route.fulfill({ contentType: "text/html", body: markup }));
				await page.route("**/app.css", (route) => route.fulfill({ path: "dist/lib/react.css" }));
				await page.route("**/app.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
			},
		});
		// Those that arrive late: the contents of the table, the drawn chat, the first tab.
		for (const started of ["#TableOfContents li", "#Chat *", "#Tabs .elementor-tab-content.elementor-active"])
			await page.waitForSelector(started, { state: "attached" });
		const rules = { "label-content-name-mismatch": { enabled: true } };
		const check = async (where: Parameters<typeof violations>[1]) => {
			for (const width of [1280, 390]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await violations(page, where, { ...wcag, rules })).toEqual([]);
			}
		};
		// Its button keeps to the window's corner, over whatever lies there: it is checked without the others.
		await check({ include: "html", exclude: "#FloatingButtons" });
		await page.addStyleTag({ content: "section:not(#FloatingButtons) { display: none }" });
		await page.waitForSelector("#FloatingButtons button:visible, #FloatingButtons a:visible");
		await check({ include: "html" });
	},
);
