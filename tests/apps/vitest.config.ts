// Sample apps, installed from the packed tarball, built and driven in Chromium: `npm run test:apps`. `dist` must be built.
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		root: import.meta.dirname,
		include: ["*.test.ts"],
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		outputFile: { json: "../../reports/apps.json" },
		testTimeout: 60_000,
		hookTimeout: 600_000,
	},
});
