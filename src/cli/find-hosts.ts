// Which elements of a printed page are hosts of which plugin, and when each of them asks for its files.
import { isAction } from "../base/action-address";
import { closed } from "../base/closed";
import type { CompleteRow } from "../base/descriptor";
import { safeDecode } from "../base/safe-decode";
import { pluginConfig } from "../verdict/page-config";
import type { Html, Node } from "../verdict/read-html";
import { isWithin, textOf } from "../verdict/read-html";
import { readGlobals } from "./globals";

/**
 * When files are requested.
 *
 * - `at once`: with the page
 * - `near`: when the host comes near the viewport
 * - `on need`: when the visitor does something, or a part of the plugin is needed
 * - `with consent`: when the visitor grants it
 * - `beside other scripts`: only as long as the page loads scripts that the plugin serves
 */
export const phases = ["at once", "near", "on need", "with consent", "beside other scripts"] as const;
export type Phase = (typeof phases)[number];

export interface Host {
	node: Node;
	row: CompleteRow;
	phase: Phase;
}

/**
 * @param address of the page, if it has one: some plugins wait for a parameter in it
 * @param onSelector called for a plugin whose selector, from the page's configuration, does not parse
 */
export const findHosts = (
	html: Html,
	rows: readonly CompleteRow[],
	address?: string,
	onSelector: (plugin: string, selector: string) => void = () => {},
): Host[] => {
	const globals = readGlobals(html);
	const config = pluginConfig(html);
	const hosts: Host[] = [];
	const taken = new Map<string, Set<Node>>();
	for (const plugin of rows) {
		const settings = config[plugin.name];
		if (settings === false || (plugin.if && globals.get(plugin.if) === false)) continue;
		const row = typeof settings?.selector === "string" ? { ...plugin, selector: settings.selector } : plugin;
		const parameter = /^query:(.*)/.exec(row.when)?.[1];
		if (parameter && !(address && new URL(address).searchParams.has(parameter))) continue;
		for (const node of found(html, row.selector, () => onSelector(row.name, row.selector))) {
			if (row.text && !RegExp(row.text).test(textOf(node))) continue;
			const ofPlugin = taken.get(row.name) ?? new Set();
			if (ofPlugin.has(node)) continue;
			taken.set(row.name, ofPlugin.add(node));
			const servesScripts = node.attribs.src !== undefined && node.name === "script";
			const isOther = servesScripts || (row.if && globals.get(row.if) === undefined);
			hosts.push({ node, row, phase: isOther ? "beside other scripts" : phaseOf(row, node) });
		}
	}
	return [...hosts, ...findOpeners(html, rows)];
};

const found = (html: Html, selector: string, onError: () => void): Node[] => {
	try {
		return html.find(selector);
	} catch {
		onError();
		return [];
	}
};

const phaseOf = ({ when }: CompleteRow, node: Node): Phase => {
	if (isWithin(node, closed)) return "on need";
	if (when.startsWith("consent:")) return "with consent";
	if (when === "interaction" || when.startsWith("media:")) return "on need";
	return when === "visible" || when === "ahead" ? "near" : "at once";
};

/** Links, and elements of version 4, whose action a plugin handles. */
const findOpeners = (html: Html, rows: readonly CompleteRow[]): Host[] =>
	html.find("a[href],[data-action-link]").flatMap((node) => {
		const address = node.attribs["data-action-link"] ?? node.attribs.href!;
		const action = isAction(address) && /action=([^&]+)&/.exec(safeDecode(address))?.[1];
		const row = rows.find(({ actions }) => action && actions?.includes(action));
		return row ? [{ node, row, phase: "on need" as const }] : [];
	});
