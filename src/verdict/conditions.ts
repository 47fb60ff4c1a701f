// Which rows of our table will find a host in a printed page.
import { closed } from "../base/closed";
import type { CompleteRow } from "../base/descriptor";
import { type Html, isWithin, type Node, textOf } from "./read-html";
import type { PageScript } from "./read-scripts";
import type { RulesOfRelease } from "./types";

/**
 * @param gone elements that will be removed
 * @returns the numbers of the rows
 */
export const usedRows = (
	html: Html,
	scripts: readonly PageScript[],
	{ rows }: RulesOfRelease,
	gone: ReadonlySet<Node>,
): number[] =>
	rows.flatMap((row, number) => {
		// Conditions on the address, or on a value that only the browser knows, are not evaluated.
		if (row.if || row.when.startsWith("query:")) return [];
		const hosts = row.selector === "script" ? scripts.map(({ node }) => node) : html.find(row.selector);
		return hosts.some((node) => !gone.has(node) && isHost(row, node)) ? [number] : [];
	});

export const pluginsOf = (used: readonly number[], { rows }: RulesOfRelease): string[] => [
	...new Set(used.map((number) => rows[number]!.name)),
];

const isHost = ({ text }: CompleteRow, node: Node): boolean =>
	(!text || RegExp(text).test(textOf(node))) && !isWithin(node, closed);
