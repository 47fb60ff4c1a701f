// The suites where browsers differ, in Chromium, Firefox and WebKit: `npm run test:engines`. The site must be built.
import { defineConfig } from "vitest/config";

export default defineConfig({
	define: { __DEV__: true, __VERSION__: '"test"' },
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		outputFile: { json: "../../reports/engines.json" },
		testTimeout: 60_000,
		hookTimeout: 300_000,
	},
});
