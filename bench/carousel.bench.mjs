// What do carousels cost: their start, a frame of a move, a frame of a drag, and autoplay while nothing is asked of them? Compared with other libraries.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { minify } from "terser";
import { release } from "../tests/site/release.mjs";
import { pageOf, peers } from "./carousel-peers.mjs";
import { traced } from "./motion-trace.mjs";

const rounds = Number(process.env.ROUNDS ?? 3);
/** The machine is made this many times slower. */
const throttling = 4;
/** Frames of a drag. */
const steps = 40;
/** Milliseconds in which a move of each library is over. */
const moveMs = 700;

export default async ({ browser, url }) => {
	const names = Object.keys(peers);
	const code = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await codeOf(name)])));
	const samples = Object.fromEntries(names.map((name) => [name, {}]));
	for (let round = 0; round < rounds; round++) {
		for (const name of names)
			for (const [what, ms] of Object.entries(await measure(browser, url, name, code[name])))
				(samples[name][what] ??= []).push(ms);
		console.log(`round ${round + 1} of ${rounds}`);
	}
	const titles = Object.keys(samples.gossamer);
	const rows = titles.map((what) => ({
		what,
		...Object.fromEntries(names.map((name) => [name, median(samples[name][what]).toFixed(2)])),
	}));
	const row = (what, of) => ({ what, ...Object.fromEntries(names.map((name) => [name, of(name)])) });
	return [
		row("brotli bytes, first load", (name) => bytesOf(code[name][0])),
		row("brotli bytes, with drags and keys", (name) => code[name].reduce((sum, file) => sum + bytesOf(file), 0)),
		row("which bring, of arrows, dots, ring, autoplay, accessibility", (name) => peers[name].brings),
		...rows,
	];
};

const bytesOf = (file) => brotliCompressSync(file).length;

const ours = ["plugins/carousel.js", "carousel-hands.js", "drag.js"];
const codeOf = async (name) => {
	const { entry } = peers[name];
	if (!entry) return ours.map((file) => readFileSync(`${release}/${file}`, "utf8"));
	const virtual = {
		name: "entry",
		resolveId: (id) => (id === "entry" ? id : null),
		load: (id) => (id === "entry" ? entry : null),
	};
	const bundle = await rollup({ input: "entry", plugins: [virtual, nodeResolve({ browser: true })], onwarn() {} });
	const { output } = await bundle.generate({ format: "iife" });
	const source = output[0].code.replaceAll("process.env.NODE_ENV", '"production"');
	return [(await minify(source, { compress: { passes: 2 }, format: { comments: false } })).code];
};

/** All that is asked of one library, each on a page of its own. */
const measure = async (browser, url, name, code) => {
	const results = {};
	const visit = async (options, use) => {
		const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
		const page = await context.newPage();
		await page.route("**/bench/carousel", (route) =>
			route.fulfill({ contentType: "text/html", body: pageOf({ name, ...options }) }),
		);
		await page.route("**/peers/*", (route) => route.fulfill({ contentType: "text/javascript", body: code[0] }));
		const client = await context.newCDPSession(page);
		await client.send("Performance.enable");
		await client.send("Emulation.setCPUThrottlingRate", { rate: throttling });
		const trace = (work) => traced(browser, page, work);
		const settle = (ms) => page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms);
		const start = await trace(async () => {
			await page.goto(`${url}/bench/carousel`, { waitUntil: "load" });
			await page.evaluate(() => window.gossamer?.ready);
			await settle(300);
		});
		await use?.({ page, client, trace, settle });
		await client.send("HeapProfiler.collectGarbage");
		const { metrics } = await client.send("Performance.getMetrics");
		await context.close();
		return { ...start, heap: metrics.find(({ name }) => name === "JSHeapUsedSize").value / 1000 };
	};

	for (const count of [1, 10, 50]) {
		const { script, style, layout, forced, heap } = await visit(
			{ count },
			count === 1 ? moveAndDrag(name, results) : undefined,
		);
		results[`start of ${count}: script, ms`] = script;
		results[`start of ${count}: style and layout, ms`] = style + layout;
		results[`start of ${count}: forced layouts`] = forced;
		if (count === 50) results["heap with 50, kB"] = heap;
	}
	for (const isBelow of [false, true])
		await visit({ count: 10, autoplay: true, isBelow }, async ({ trace }) => {
			// Outside of the page, where a wait is script of its own: on an empty page 0.4 to 1.1 ms a second.
			const { script } = await trace(() => sleep(3000));
			results[`autoplay of 10 ${isBelow ? "out of view" : "in view"}: script, ms a second`] = script / 3;
		});
	return results;
};

const moveAndDrag =
	(name, results) =>
	async ({ page, client, trace, settle }) => {
		const moved = await trace(async () => {
			for (let move = 0; move < 3; move++) {
				await page.evaluate(() =>
					(window.moves?.[0] ?? (() => document.querySelector(".swiper").swiper.slideNext()))(),
				);
				await settle(moveMs);
			}
		});
		// At 60 frames a second.
		const frames = (3 * moveMs * 60) / 1000;
		results["frame of a move: script, ms"] = moved.script / frames;
		results["frame of a move: style and layout, ms"] = (moved.style + moved.layout) / frames;
		const { x, y, width } = await page.locator(peers[name].row).first().boundingBox();
		const mouse = (type, at) =>
			client.send("Input.dispatchMouseEvent", {
				type,
				x: x + Math.min(width, 900) - 50 - at * 10,
				y: y + 20,
				button: "left",
				buttons: type === "mouseReleased" ? 0 : 1,
				clickCount: 1,
			});
		// What drags may come with the first pointer.
		await page.mouse.move(x + 50, y + 20);
		await settle(300);
		await mouse("mousePressed", 0);
		await mouse("mouseMoved", 1);
		const dragged = await trace(async () => {
			for (let at = 2; at < steps + 2; at++) {
				await mouse("mouseMoved", at);
				await page.evaluate(() => new Promise(requestAnimationFrame));
			}
		});
		await mouse("mouseReleased", steps + 2);
		results["frame of a drag: script, ms"] = dragged.script / steps;
		results["frame of a drag: style and layout, ms"] = (dragged.style + dragged.layout) / steps;
		results["frame of a drag: forced layouts"] = dragged.forced / steps;
	};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
