// What every browser is asked: one list, run by a file of tests for each browser.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe } from "vitest";
import consent from "./consent";
import { type Engine, type EngineName, useEngine } from "./engine";
import faults from "./faults";
import faultsOfForms from "./faults-of-forms";
import hydration from "./hydration";
import overlays from "./overlays";
import pages from "./pages";
import starter from "./starter";
import versions from "./versions";

type Suite = (engine: Engine) => void;

const folder = join(import.meta.dirname, "../../plugins");
const ofPlugins = await Promise.all(
	readdirSync(folder)
		.filter((plugin) => existsSync(join(folder, plugin, "tests/engines.ts")))
		.map(async (plugin) => {
			const { default: suite } = (await import(`../../plugins/${plugin}/tests/engines.ts`)) as { default: Suite };
			return [plugin, suite] as const;
		}),
);

const suites: (readonly [title: string, suite: Suite])[] = [
	...Object.entries({ pages, starter, overlays, consent, hydration, faults, faultsOfForms, versions }),
	...ofPlugins,
];

export const inBrowser = (name: EngineName): void => {
	describe(name, () => {
		const engine = useEngine(name);
		for (const [title, suite] of suites) describe(title, () => suite(engine));
	});
};
