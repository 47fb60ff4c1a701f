// React's libraries on the runtime, in Chromium: `npm run test:libraries`. The library must be built.
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		outputFile: { json: "../../reports/libraries.json" },
		testTimeout: 60_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 10_000 } },
	},
});
