// The projects: `unit` in jsdom, `compat` beside npm's preact, `react` and `runtime` the same tests on both, `browser` against the built site.
import { defineConfig } from "vitest/config";

const onBoth = "tests/compat/react-*.test.tsx";
const jsdom = { environment: "jsdom", setupFiles: ["tests/helpers/jsdom.ts"] };

export default defineConfig({
	define: { __DEV__: true, __VERSION__: '"test"' },
	test: {
		reporters: process.env.CI ? ["dot", "json"] : ["default", "json"],
		maxWorkers: 2,
		outputFile: { json: "reports/tests.json" },
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					...jsdom,
					include: ["tests/unit/**/*.test.{ts,tsx}"],
				},
			},
			{
				extends: true,
				test: { name: "compat", ...jsdom, include: ["tests/compat/**/*.test.{ts,tsx}"], exclude: [onBoth] },
			},
			{ extends: true, test: { name: "react", ...jsdom, include: [onBoth] } },
			{
				extends: true,
				resolve: {
					alias: [
						// What the site build takes, so that what passes here works there.
						{
							find: /^(react(-dom(\/client)?|\/jsx(-dev)?-runtime)?|@preact\/signals-react(\/runtime)?)$/,
							replacement: `${import.meta.dirname}/src/runtime/react/slim.ts`,
						},
					],
				},
				test: { name: "runtime", ...jsdom, include: [onBoth] },
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
					expect: { poll: { timeout: 10_000 } },
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
