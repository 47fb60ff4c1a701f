// What the comparison finds: pages with one fault each, and twins of them without, in real Chromium.
import { defineConfig } from "vitest/config";
import { reporting } from "../helpers/reporting.mjs";

export default defineConfig({
	define: { __DEV__: true, __VERSION__: '"test"' },
	test: {
		include: ["tests/compare/**/*.test.ts"],
		environment: "node",
		pool: "threads",
		...reporting("compare"),
		testTimeout: 600_000,
		hookTimeout: 120_000,
	},
});
