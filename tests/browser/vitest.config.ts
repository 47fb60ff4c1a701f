// The built site in Chromium: `npm run test:browser`, and the project `browser` of `npm test -- NAME`. The site must be built.
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { suite } from "../helpers/suite.ts";

/** Files that visit every page or plugin: short, and the longest of all. What begins last ends last, and leaves workers without work. */
const long =
	/\/browser\/(docs|driven|fuzz|pages|pages-phone|privacy|zoomed)\.test\.ts$|\/accessibility-panel\/tests\/places\./;
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const isShort = ({ moduleId }: TestSpecification) => Number(!long.test(moduleId));
		return (await super.sort(files)).sort((a, b) => isShort(a) - isShort(b));
	}
}

export const include = ["plugins/*/tests/{browser,*.browser}.test.{ts,tsx}", "tests/browser/**/*.test.{ts,tsx}"];

export default suite(
	"browser",
	{
		root: `${import.meta.dirname}/../..`,
		include,
		pool: "threads",
		// Many files a worker: its Chromium starts once.
		isolate: false,
		// Half of the time a test waits for Chromium.
		maxWorkers: 4,
		globalSetup: ["tests/helpers/site.ts"],
		setupFiles: ["tests/helpers/close-pages.ts"],
		sequence: { groupOrder: 1, sequencer: LongestFirst },
	},
	{ __DEV__: true, __VERSION__: '"test"' },
);
