// Finds mistakes in a page, in sentences that say what to do: markup without its host, plugins that are not in the build, two copies of the core.
import type { CompleteRow, PluginDescriptor } from "../base/descriptor";
import { coreFile } from "./report-page";

export interface PageProblem {
	message: string;
	/** The first element that it is about. */
	element?: Element;
}

/** Selectors of elements that only hosts of a plugin hold, by plugin. */
type Markup = Readonly<Record<string, string>>;

/**
 * @param plugins the core's
 * @param markup of all plugins that the release was built from
 */
export const checkPage = (plugins: readonly CompleteRow<PluginDescriptor>[], markup: Markup): PageProblem[] => {
	const problems: PageProblem[] = [];
	for (const [name, parts] of Object.entries(markup)) {
		const selector = plugins.flatMap((row) => (row.name === name ? row.selector : [])).join();
		const element = [...document.querySelectorAll(parts)].find((part) => !selector || !part.closest(selector));
		if (!element) continue;
		const message = selector
			? `Markup of ${name} has no host, so nothing starts it: put an element around it that matches ${selector}.`
			: `The page has markup of ${name}, which this build does not have or the page switches off: add it to \`gossamer build --plugins\`, or to the rows that you start.`;
		problems.push({ element, message });
	}
	const [, second] = coreScripts();
	if (second)
		problems.push({
			message: `Two copies of Gossamer are on this page; the first runs, remove the others: ${coreScripts().join(", ")}`,
		});
	return problems;
};

/** From the release's manifest next to the core; empty if the core has no script element. */
export const loadMarkup = async (): Promise<Markup> => {
	const [core] = coreScripts();
	if (!core) return {};
	try {
		const response = await fetch(new URL("manifest.json", core));
		return (await response.json()).markup ?? {};
	} catch {
		// A release without its manifest, or a policy that forbids to ask for it.
		return {};
	}
};

const coreScripts = () => [
	...new Set(Array.from(document.scripts, ({ src }) => src).filter((src) => coreFile.test(src))),
];
