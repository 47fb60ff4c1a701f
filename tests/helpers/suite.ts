// Settings of a suite with a script of its own (`npm run test:NAME`): a report of its own, and patience, as a machine that is busy is no defect.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import type { Reporter } from "vitest/node";

/** Errors outside of any test fail a run, and the JSON report does not hold them: `.ci/run` reads them from a file beside it. */
const unhandled = (name: string): Reporter => ({
	onTestRunEnd(_modules, errors) {
		const folder = join(import.meta.dirname, "../../reports");
		mkdirSync(folder, { recursive: true });
		const lines = errors.map(({ stack, message }) => JSON.stringify(stack ?? message));
		writeFileSync(join(folder, `${name}.unhandled.jsonl`), lines.join("\n"));
	},
});

/** What a suite reports to: the terminal, `reports/NAME.json` and `reports/NAME.unhandled.jsonl`. */
export const reporters = (name: string) => [
	process.env.CI ? ("dot" as const) : ("default" as const),
	"json" as const,
	unhandled(name),
];

export const suite = (name: string, extra: ViteUserConfig["test"] = {}, define: ViteUserConfig["define"] = {}) =>
	defineConfig({
		define,
		test: {
			root: join(import.meta.dirname, "..", name),
			include: ["*.test.ts"],
			reporters: reporters(name),
			outputFile: { json: `../../reports/${name}.json` },
			testTimeout: 60_000,
			hookTimeout: 600_000,
			expect: { poll: { timeout: 20_000 } },
			...extra,
		},
	});
