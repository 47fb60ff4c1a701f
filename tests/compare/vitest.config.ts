// What the comparison finds: pages with one fault each, and twins of them without, in real Chromium.
import { defineConfig } from "vitest/config";
import { reporters } from "../helpers/reporters.mjs";

export default defineConfig({
	define: { __DEV__: true, __VERSION__: '"test"' },
	test: {
		include: ["tests/compare/**/*.test.ts"],
		environment: "node",
		pool: "threads",
		reporters: reporters("compare"),
		outputFile: { json: "reports/compare.json" },
		// A report holds the first line of a failure alone.
		chaiConfig: { truncateThreshold: 2000 },
		testTimeout: 600_000,
		hookTimeout: 120_000,
	},
});
