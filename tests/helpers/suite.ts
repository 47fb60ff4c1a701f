// Settings of a suite with a script of its own (`npm run test:NAME`): a report of its own, and patience, as a machine that is busy is no defect.
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { reporting } from "./reporting.mjs";

export const suite = (name: string, extra: ViteUserConfig["test"] = {}, define: ViteUserConfig["define"] = {}) =>
	defineConfig({
		define,
		test: {
			root: join(import.meta.dirname, "..", name),
			include: ["*.test.ts"],
			...reporting(name),
			testTimeout: 60_000,
			hookTimeout: 600_000,
			// Half of the time a test waits for its browser.
			maxWorkers: 2,
			expect: { poll: { timeout: 20_000 } },
			...extra,
		},
	});
