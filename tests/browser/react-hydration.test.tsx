// Every component on one page as React's server prints it, then taken over: nothing moves, and the console stays empty.
import { type ReactElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import * as all from "../../plugins/react";
import { openPage } from "../helpers/browser";
import { buildSource } from "../helpers/build-source";
import { samples } from "../helpers/component-samples";

const app = renderToString(
	<StrictMode>
		{Object.entries(samples).map(([id, sample]) => (
			<section id={id} key={id}>
				{sample}
			</section>
		))}
	</StrictMode>,
);
const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Components</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script></head><body><div id="root">${app}</div></body></html>`;

it("prints which item is open, so that the style sheet shows it before the script", () => {
	const items = ["One", "Two"].map((title) => ({ title, content: title }));
	const openIn = (element: ReactElement) =>
		[...renderToString(element).matchAll(/<div([^>]* data-open[^>]*)>([^<]*)/g)].flatMap(([, attributes, text]) =>
			attributes!.includes("hidden") ? [] : text,
		);
	expect([
		openIn(<all.Accordion items={items} />),
		openIn(<all.Accordion items={items} defaultValue={null} />),
		openIn(<all.Accordion items={items} value="Two" />),
		openIn(<all.Toggle items={items} />),
		openIn(<all.Toggle items={items} defaultValue={["One", "Two"]} />),
		openIn(<all.Tabs items={items} />),
		openIn(<all.Tabs items={items} defaultValue="Two" />),
	]).toEqual([["One"], [], ["Two"], [], ["One", "Two"], ["One"], ["Two"]]);
});

it.each([1280, 390])(
	"no component moves the page when it is hydrated, %i wide",
	{ timeout: 120_000 },
	async (width) => {
		const script = await buildSource(
			`import { createElement, StrictMode } from "react";
		import { hydrateRoot } from "react-dom/client";
		import { samples } from "/tests/helpers/component-samples.tsx";
		const rows = Object.entries(samples).map(([id, sample]) => createElement("section", { id, key: id }, sample));
		const measure = () => Object.fromEntries([...document.querySelectorAll("#root > section")].map((section) => [
			section.id,
			[section, ...section.querySelectorAll("nav>ul>li")].map((node) => Math.round(node.getBoundingClientRect()[node === section ? "height" : "width"])).join(),
		]));
		window.measure = measure;
		window.printed = measure();
		hydrateRoot(document.getElementById("root"), createElement(StrictMode, {}, rows));`,
			"react",
		);
		const page = await openPage("/components", {
			expected: [/404/],
			providers: true,
			reducedMotion: "reduce",
			async prepare(page) {
				await page.setViewportSize({ width, height: 800 });
				await page.route("**/components", (route) => route.fulfill({ contentType: "text/html", body: markup }));
				await page.route("**/app.css", (route) => route.fulfill({ path: "dist/lib/react.css" }));
				await page.route("**/app.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
			},
		});
		for (const started of ["#TableOfContents li", "#Chat *", "#Tabs .elementor-tab-content.elementor-active"])
			await page.waitForSelector(started, { state: "attached" });
		const [before, after] = (await page.evaluate("[printed, measure()]")) as Record<string, string>[];
		const moved = Object.keys(before!)
			.filter((id) => before![id] !== after![id])
			.map((id) => `${id} ${before![id]} ${after![id]}`);
		// A table of contents lists what is on the page.
		expect(moved.filter((line) => !line.startsWith("TableOfContents"))).toEqual([]);
	},
);
