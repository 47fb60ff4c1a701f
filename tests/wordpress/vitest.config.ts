// The WordPress plugin in a real WordPress: `npm run test:wordpress`. The site must be built.
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		globalSetup: ["setup.ts"],
		// One WordPress, whose settings the tests change.
		fileParallelism: false,
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		outputFile: { json: "../../reports/wordpress.json" },
		testTimeout: 60_000,
		hookTimeout: 300_000,
	},
});
