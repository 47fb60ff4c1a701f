// What does a page of any site cost with its originals, with Gossamer and without scripts? `npm run bench -- live https://…` swaps it as `gossamer compare` does: nothing of the site changes.
import { brotliCompressSync } from "node:zlib";
import { filesOf, filesPath } from "../dist/lib/src/cli/compare/release-files.js";
import { swapPage } from "../dist/lib/src/cli/compare/swap-page.js";
import { readRelease } from "../dist/lib/src/cli/release.js";
import { countRestyles } from "../tests/helpers/restyle.mjs";
import { release as folder } from "../tests/site/release.mjs";

const rounds = Number(process.env.ROUNDS ?? 3);
/** What comes later than this comes to all, such as a carousel's next slide. */
const restMs = 3500;
/** A script with an address; inline ones stay on the page without scripts. */
const scriptFile = /<script\b[^>]*\ssrc\s*=[^>]*>[\s\S]*?<\/script\s*>/gi;

/** @returns {Promise<object[] | undefined>} nothing without an address, or where the page stays as it is */
export default async ({ browser, addresses: [address] }) => {
	if (!address) return console.log("live: needs the address of a page: npm run bench -- live https://…");
	const release = readRelease(folder);
	const texts = new Map();
	const original = await visit(browser, { address, texts });
	const { html, level, reasons } = await swapPage(
		original.html,
		original.address,
		release,
		async (file) => texts.get(file),
		false,
	);
	for (const reason of reasons) console.log(`live: ${reason}`);
	if (!html) return console.log("live: the page stays as it is.");
	console.log(`live: swapped, ${level}`);
	const kinds = { originals: original.html, Gossamer: html, none: original.html.replace(scriptFile, "") };
	const runs = { originals: [], Gossamer: [], none: [] };
	for (let round = 0; round < rounds; round++)
		for (const [kind, page] of Object.entries(kinds))
			runs[kind].push(await visit(browser, { address: original.address, page, release }));
	return rowsOf(runs);
};

/**
 * Opens the page, traced, and again for the time of its tasks: a trace costs time.
 * @param options.page what the address answers; else what the site says
 * @param options.texts gets the texts of scripts and style sheets by address
 */
const visit = async (browser, options) => {
	const traced = await open(browser, options, (page, act) => countRestyles(page, act));
	const timed = await open(browser, options, async (page, act) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Performance.enable");
		await act();
		const { metrics } = await session.send("Performance.getMetrics");
		return { taskMs: 1000 * metrics.find(({ name }) => name === "TaskDuration").value };
	});
	return { ...traced, ...timed };
};

const open = async (browser, { address, page: printed, texts, release }, measure) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	try {
		const page = await context.newPage();
		if (release) await serveRelease(page, new URL(address).origin, release);
		if (printed !== undefined)
			await page.route(
				(url) => url.href === address,
				(route) => route.fulfill({ body: printed, contentType: "text/html; charset=utf-8" }),
			);
		const bodies = [];
		page.on("response", (response) => {
			const type = response.request().resourceType();
			if (/^(script|stylesheet)$/.test(type) && response.ok())
				bodies.push(
					response.body().then(
						(body) => [{ type, body, from: response.url() }],
						() => [],
					),
				);
		});
		let answer;
		const counts = await measure(page, async () => {
			answer = await page.goto(address);
			await page.waitForTimeout(restMs);
		});
		const files = (await Promise.all(bodies)).flat();
		for (const { from, body } of files) texts?.set(from, body.toString());
		const scripts = files.filter(({ type }) => type === "script");
		const bytes = scripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
		return { ...counts, files: scripts.length, kib: bytes / 1024, html: await answer.text(), address: answer.url() };
	} finally {
		await context.close();
	}
};

const serveRelease = (page, origin, release) => {
	const base = `${origin}${filesPath(release)}`;
	const read = filesOf(release);
	return page.route(
		(url) => url.href.startsWith(base),
		(route) => {
			const file = read(route.request().url().slice(base.length));
			return file ? route.fulfill({ body: file.body, contentType: file.type }) : route.fulfill({ status: 404 });
		},
	);
};

const rowsOf = (runs) => {
	const least = (kind, key) => Math.min(...runs[kind].map((run) => run[key]));
	const row = (measure, key, isOver) => {
		const of = (kind) => Math.max(0, least(kind, key) - (isOver ? least("none", key) : 0));
		const digits = key === "kib" ? 1 : 0;
		return {
			measure,
			originals: of("originals").toFixed(digits),
			Gossamer: of("Gossamer").toFixed(digits),
			share: `${Math.round((100 * of("Gossamer")) / Math.max(1, of("originals")))} %`,
			"without script files": least("none", key).toFixed(digits),
		};
	};
	return [
		row("script files", "files"),
		row("script, KiB (brotli)", "kib"),
		row("tasks over the page without script files, ms", "taskMs", true),
		row("elements styled over it", "styled", true),
		row("layout objects laid out over it", "laidOut", true),
		row("forced updates", "forced"),
	];
};
