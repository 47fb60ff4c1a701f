// Which of our plugins will find a host in a printed page.
import { closed } from "../base/closed";
import type { CompleteRow } from "../base/descriptor";
import { type Html, isWithin, type Node, textOf } from "./read-html";
import type { PageScript } from "./read-scripts";
import type { RulesOfRelease } from "./types";

/** @param gone elements that will be removed */
export const usedPlugins = (
	html: Html,
	scripts: readonly PageScript[],
	{ rows }: RulesOfRelease,
	gone: ReadonlySet<Node>,
): string[] => {
	const used = new Set<string>();
	for (const row of rows) {
		// Conditions on the address, or on a value that only the browser knows, are not evaluated.
		if (used.has(row.name) || row.if || row.when.startsWith("query:")) continue;
		const hosts = row.selector === "script" ? scripts.map(({ node }) => node) : html.find(row.selector);
		if (hosts.some((node) => !gone.has(node) && isHost(row, node))) used.add(row.name);
	}
	return [...used];
};

const isHost = ({ text }: CompleteRow, node: Node): boolean =>
	(!text || RegExp(text).test(textOf(node))) && !isWithin(node, closed);
