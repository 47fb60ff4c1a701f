// What a suite reports to.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @param {string} name @returns {import("vitest/node").Reporter} Errors outside any test fail a run, and the JSON report does not hold them: `.ci/run` reads them from a file alongside it. */
const unhandled = (name) => ({
	onTestRunEnd(_modules, errors) {
		const folder = join(import.meta.dirname, "../../reports");
		mkdirSync(folder, { recursive: true });
		const lines = errors.map(({ stack, message }) => JSON.stringify(stack ?? message));
		writeFileSync(join(folder, `${name}.unhandled.jsonl`), lines.join("\n"));
	},
});

/** @param {string} name @returns {("dot" | "default" | "json" | import("vitest/node").Reporter)[]} The terminal, `reports/NAME.json` and `reports/NAME.unhandled.jsonl`. */
export const reporters = (name) => [process.env.CI ? "dot" : "default", "json", unhandled(name)];
