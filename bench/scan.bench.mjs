// What does finding hosts cost? The synchronous part of a start on 5,000 elements with 300 hosts, against one bare querySelectorAll("*").
const rounds = 31;
const elements = 5000;
const hosts = 300;

export default async ({ browser, url }) => {
	const page = await browser.newPage();
	await page.goto(`${url}/scale?elements=${elements}&hosts=${hosts}`);
	const { all, bare, start } = await page.evaluate(async (rounds) => {
		await window.gossamer.ready;
		const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
		const time = (work) => {
			const begin = performance.now();
			work();
			return performance.now() - begin;
		};
		const samples = { bare: [], start: [] };
		// Timers are coarse: a sample of the bare query is a hundred of them.
		const bare = () => {
			for (let turn = 0; turn < 100; turn++) Array.from(document.querySelectorAll("*"));
		};
		for (let round = 0; round < rounds; round++) {
			samples.bare.push(time(bare) / 100);
			window.gossamer.stop();
			samples.start.push(time(() => window.gossamer.start()));
			await new Promise((resolve) => setTimeout(resolve, 30));
		}
		return { all: document.querySelectorAll("*").length, bare: median(samples.bare), start: median(samples.start) };
	}, rounds);
	await page.close();
	const row = (what, ms) => ({
		what,
		"µs per element": ((ms * 1000) / all).toFixed(3),
		"ratio to the bare query": (ms / bare).toFixed(1),
	});
	return [row(`querySelectorAll("*") of ${all} nodes`, bare), row(`start on them, ${hosts} hosts`, start)];
};
