// Two projects: `unit` in jsdom, `browser` against the built site in real Chromium.
import { defineConfig } from "vitest/config";

export default defineConfig({
	define: { __DEV__: true, __KIT__: '""', __VERSION__: '"test"' },
	test: {
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		maxWorkers: 2,
		outputFile: { json: "reports/tests.json" },
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					environment: "jsdom",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					setupFiles: ["tests/helpers/jsdom.ts"],
				},
			},
			{
				extends: true,
				test: {
					name: "browser",
					environment: "node",
					include: ["tests/browser/**/*.test.ts"],
					globalSetup: ["tests/helpers/site.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
