// What every browser is asked: one list, run by a file of tests for each browser.
import { describe } from "vitest";
import motion from "../../plugins/motion/tests/engines";
import sticky from "../../plugins/sticky/tests/engines";
import consent from "./consent";
import { type EngineName, useEngine } from "./engine";
import faults from "./faults";
import faultsOfForms from "./faults-of-forms";
import hydration from "./hydration";
import overlays from "./overlays";
import pages from "./pages";
import versions from "./versions";

const suites = { pages, overlays, sticky, motion, consent, hydration, faults, faultsOfForms, versions };

export const inBrowser = (name: EngineName): void => {
	describe(name, () => {
		const engine = useEngine(name);
		for (const [title, suite] of Object.entries(suites)) describe(title, () => suite(engine));
	});
};
