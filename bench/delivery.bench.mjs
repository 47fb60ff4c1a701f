// Is an event lost, or counted twice? 300 rounds of overlapping faults for each of three seeds: servers, networks, tabs and clocks that fail side by side.
import { injectFaults } from "../plugins/tracking/tests/delivery-faults.mjs";

const rounds = Number(process.env.ROUNDS ?? 300);
const seeds = [1, 2, 3];

export default async ({ browser }) => {
	const rows = [];
	for (const seed of seeds) {
		const { fired, lost, cut, left, doubled, faults } = await injectFaults(browser, { rounds, seed });
		if (lost.length || doubled.length) process.exitCode = 1;
		const count = (...names) => names.reduce((sum, name) => sum + (faults[name] ?? 0), 0);
		rows.push({
			seed,
			events: fired,
			"500, 503": count("500", "503"),
			"cut, hang": count("cut", "cut after", "hang", "hang after"),
			offline: count("offline"),
			"page leaves, closes": count("leaves", "reloads", "closes"),
			crash: count("crashes"),
			"clock ± 3 days": count("clock"),
			lost: lost.length,
			"twice, same id: answer cut": cut,
			"twice, same id: page gone before the answer": left,
			"twice otherwise": doubled.length,
		});
	}
	return rows;
};
