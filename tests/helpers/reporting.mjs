// What all suites report to, and when a test is repeated.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../reports");

/** @param {string} name @returns {import("vitest/node").Reporter} Errors outside any test fail a run, and the JSON report does not hold them: `.ci/run` reads them from a file alongside it. */
const unhandled = (name) => ({
	onTestRunEnd(_modules, errors) {
		mkdirSync(folder, { recursive: true });
		const lines = errors.map(({ stack, message }) => JSON.stringify(stack ?? message));
		writeFileSync(join(folder, `${name}.unhandled.jsonl`), lines.join("\n"));
	},
});

/**
 * @param {string} name
 * @returns {{ reporters: ("dot" | "default" | "json" | import("vitest/node").Reporter)[], outputFile: { json: string }, retry: number, chaiConfig: { truncateThreshold: number } }}
 * The terminal, `reports/NAME.json` and `reports/NAME.unhandled.jsonl`.
 */
export const reporting = (name) => ({
	reporters: [process.env.CI ? "dot" : "default", "json", unhandled(name)],
	outputFile: { json: join(folder, `${name}.json`) },
	// One hiccup of a shared machine among ten thousand tests does not refuse a change: the test is repeated, and named.
	retry: process.env.CI ? 1 : 0,
	// A report holds the first line of a failure alone.
	chaiConfig: { truncateThreshold: 2000 },
});
