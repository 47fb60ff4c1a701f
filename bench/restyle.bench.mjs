// What does a page make the browser style and lay out beyond what it does without any script? Each page of a live WordPress with the originals, with Gossamer, and without scripts. Counts hardly depend on the machine.
import { countRestyles } from "../tests/helpers/restyle.mjs";

const rounds = Number(process.env.ROUNDS ?? 5);
const ownPages = ["plain", "widgets", "motion", "popup", "loop", "lead", "nav", "header"];
/** What comes later than this comes to all, such as a carousel's next slide. */
const restMs = 3500;

/** The goal: at most this share of what the originals add to the page without scripts. */
const share = 0.25;
/** Where a page is not there yet, and how often a script may force an update: what was measured, with room for how a small page is parsed. */
const budgets = {
	plain: [0.45],
	widgets: [0.35],
	motion: [0.45, 0.4, 12],
	popup: [0.3, 0.4],
	loop: [0.55, 0.45],
	lead: [0.3, 0.6],
	nav: [0.55, 0.4],
	header: [0.3],
	everything: [0.25, 0.25, 15],
};

/** @returns {Promise<object[] | undefined>} nothing without a WordPress to measure */
export default async ({ browser }) => {
	if (!process.env.LIVE_URL) return console.log("restyle: needs a live WordPress, see tests/live/README.md");
	const { url, write } = await import("../tests/live/stack.mjs");
	const addresses = Object.fromEntries(ownPages.map((name) => [name, `${url}/${name}/`]));
	addresses.everything = await write("everything");
	const rows = [];
	const above = [];
	for (const [page, address] of Object.entries(addresses)) {
		const counts = {};
		for (const mode of "ogn") counts[mode] = await leastOf(browser, `${address}?refmode=full&m=${mode}`);
		const row = rowOf(page, counts);
		rows.push(row.cells);
		const [styled = share, laidOut = share, forced = Infinity] = budgets[page] ?? [];
		if (row.styled > styled || row.laidOut > laidOut || row.forced > forced) above.push(page);
	}
	if (above.length) {
		console.error(`Above the budget of bench/restyle.bench.mjs: ${above.join(", ")}.`);
		process.exitCode = 1;
	}
	return rows;
};

/** The least of some visits: how a page is parsed in pieces differs from visit to visit. */
const leastOf = async (browser, address) => {
	const visits = [];
	// The first load in a mode makes files and caches.
	for (let round = 0; round <= rounds; round++) visits.push(await visit(browser, address));
	const least = (name) => Math.min(...visits.slice(1).map((counts) => counts[name]));
	return { styled: least("styled"), laidOut: least("laidOut"), forced: least("forced") };
};

const visit = async (browser, address) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	try {
		const page = await context.newPage();
		const { hostname } = new URL(address);
		await page.route(
			(other) => other.hostname !== hostname,
			(route) => route.abort(),
		);
		return await countRestyles(page, async () => {
			await page.goto(address);
			await page.waitForTimeout(restMs);
		});
	} finally {
		await context.close();
	}
};

const rowOf = (page, { o: originals, g: ours, n: floor }) => {
	const over = (counts, name) => Math.max(0, counts[name] - floor[name]);
	const shareOf = (name) => over(ours, name) / Math.max(1, over(originals, name));
	const percent = (name) => `${Math.round(100 * shareOf(name))} %`;
	return {
		styled: shareOf("styled"),
		laidOut: shareOf("laidOut"),
		forced: ours.forced,
		cells: {
			page,
			"styled without scripts": floor.styled,
			"over that: originals": over(originals, "styled"),
			Gossamer: over(ours, "styled"),
			share: percent("styled"),
			"laid out without scripts": floor.laidOut,
			"over that: originals ": over(originals, "laidOut"),
			"Gossamer ": over(ours, "laidOut"),
			"share ": percent("laidOut"),
			"forced updates: originals": originals.forced,
			"Gossamer  ": ours.forced,
		},
	};
};
