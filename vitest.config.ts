// The projects: `models` without a page, `unit` in jsdom, `compat` alongside npm's preact, `react` and `runtime` the same tests on both, `browser` against the built site.
import { defineConfig } from "vitest/config";
import { include as browser } from "./tests/browser/vitest.config.ts";
import { reporting } from "./tests/helpers/reporting.mjs";

// What a file of a plugin's folder is says its name: `model`, `browser`, `react`, alone or after a word; any other is a unit test.
const ofPlugins = (name: string) => `plugins/*/tests/${name}.test.{ts,tsx}`;
const models = [
	ofPlugins("{model,*.model}"),
	"tests/unit/**/*-model.test.ts",
	"tests/unit/{programs,scenarios,rollup-preset}.test.ts",
	"tests/unit/cli/**",
	"tests/verdict/**/*.test.ts",
];
const onBoth = [ofPlugins("{react,*.react}"), "tests/compat/react-*.test.tsx"];
/** Many files a worker; `tests/helpers/page.ts` gives each a page of its own. */
const shared = { environment: "node", pool: "threads" as const, isolate: false };
const jsdom = {
	...shared,
	setupFiles: ["tests/helpers/page.ts", "tests/helpers/jsdom.ts"],
	sequence: { setupFiles: "list" as const },
};

export default defineConfig({
	define: { __DEV__: true, __VERSION__: '"test"' },
	test: {
		...reporting("tests"),
		maxWorkers: "100%",
		// For a machine that is busy with other things as well: what hangs fails all the same.
		testTimeout: 60_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 20_000 } },
		projects: [
			{
				extends: true,
				test: { name: "models", ...shared, include: models },
			},
			{
				extends: true,
				test: {
					name: "unit",
					...jsdom,
					include: [ofPlugins("*"), "tests/unit/**/*.test.{ts,tsx}"],
					exclude: [...models, ...browser, ...onBoth],
				},
			},
			{
				extends: true,
				test: {
					name: "compat",
					...jsdom,
					include: ["tests/compat/**/*.test.{ts,tsx}"],
					exclude: onBoth,
					// Each file loads the parts of preact that it tests; what they hook into one another must not outlive it.
					server: { deps: { inline: [/preact/] } },
				},
			},
			{ extends: true, test: { name: "react", ...jsdom, include: onBoth } },
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
				test: { name: "runtime", ...jsdom, include: onBoth },
			},
			"tests/browser/vitest.config.ts",
		],
	},
});
