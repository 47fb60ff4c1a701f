// What a page would load with Gossamer, and when, alongside what it loads today: from texts only, so that the documentation can use it in a browser.

import { extrasOf, judge, type PageToJudge, type RulesOfRelease, sentenceOf, type Verdict } from "../verdict";
import { pluginConfig } from "../verdict/page-config";
import { type Html, type Node, nameOf, type Place, placeOf, readHtml } from "../verdict/read-html";
import { adviceOn } from "./advice";
import { CliError } from "./cli-error";
import type { Host, Phase } from "./find-hosts";
import { findHosts, phases } from "./find-hosts";
import { groupBy } from "./group-by";
import type { Manifest } from "./release";
import type { Script } from "./scripts-of";
import { formatBytes } from "./table";
import { isTooDeep, mostDeep } from "./too-deep";

export interface HostReport {
	plugin: string;
	/** The hosts that wait for the same, by their short names. */
	hosts: { name: string; place?: Place }[];
	trigger: string;
	phase: Phase;
	/** Files of the plugin's first load, without core and kit. */
	files: string[];
	/** Bytes of these, brotli 11. */
	brotli: number;
}

export interface Sum {
	files: string[];
	brotli: number;
}

export interface Report {
	source: string;
	plugins: HostReport[];
	/** Each file once, in the phase of its first request. */
	sums: Record<Phase, Sum>;
	/** Widgets that no plugin takes, and that are not known to need no script. */
	notCovered: { widget: string; places: (Place | undefined)[] }[];
	/** Mistakes in the page's own configuration. */
	problems: string[];
	/** How many widgets need no script. */
	inert: number;
	/** Whether the page can be taken, on which level, and why not; undefined for a release that holds no rules. */
	verdict?: Verdict & { sentences: string[] };
	/** Files that the page loads automatically. */
	today: { scripts: Script[]; brotli: number; unknown: number };
}

/** A page and its texts, as far as they could be read. */
export interface PageToReport extends Pick<PageToJudge, "scripts" | "sheets"> {
	/** An address or a path. */
	source: string;
	text: string;
	/** The parsed text. */
	html: Html;
	/** The page's current scripts. */
	loads: Script[];
}

/** @throws {CliError} if the text cannot be parsed in a useful time */
export const parsePage = (text: string, source: string): Html => {
	if (isTooDeep(text))
		throw new CliError(`${source} cannot be read: its elements are nested more than ${mostDeep} deep.`);
	return readHtml(text);
};

export const addressOf = (source: string): string | undefined => (/^https?:/.test(source) ? source : undefined);

export const reportOn = ({ source, text, html, loads, scripts, sheets }: PageToReport, manifest: Manifest): Report => {
	const address = addressOf(source);
	const problems = new Set<string>();
	const verdict = verdictOn({ html: text, address, scripts, sheets }, manifest);
	const isOwn = verdict?.reasons.some(({ kind }) => kind === "own");
	const config = pluginConfig(html);
	const extras = extrasOf(manifest.covers ?? {});
	const rows = manifest.rows.filter(({ name }) => isOwn || config[name] || !extras.includes(name));
	const hosts = findHosts(html, rows, address, (plugin, selector) =>
		problems.add(`gossamer-config: the selector of ${plugin} does not parse, so it has no hosts: ${selector}`),
	);
	const widgets = findWidgets(html, hosts, manifest);
	return {
		source,
		plugins: group(hosts, manifest),
		sums: sumUp(hosts, manifest, text),
		notCovered: [...groupBy(widgets.unknown, typeOf)].map(([widget, found]) => ({
			widget,
			places: found.map(placeOf),
		})),
		problems: [...problems],
		inert: widgets.inert.length,
		verdict,
		today: {
			scripts: loads,
			brotli: loads.reduce((sum, { brotli = 0 }) => sum + brotli, 0),
			unknown: loads.filter(({ problem }) => problem).length,
		},
	};
};

/** Whether something prevents the page from being swapped; a page with nothing to replace does not count. */
export const isLeft = ({ verdict, notCovered }: Report): boolean =>
	verdict ? verdict.level === "left" && verdict.reasons.some(({ kind }) => kind !== "nothing") : notCovered.length > 0;

/** What a page loads immediately above a budget, in a sentence; undefined within it. @param budget bytes, brotli 11 */
export const overBudget = ({ source, sums }: Report, budget: number): string | undefined => {
	const { brotli } = sums["at once"];
	if (brotli <= budget) return;
	return `${source} loads ${formatBytes(brotli)} at once, ${formatBytes(brotli - budget)} above the budget of ${formatBytes(budget)}.`;
};

/** The verdict's rules; undefined for a release without rules. */
export const rulesOf = ({ rows, covers, inert, surface, rules }: Manifest): RulesOfRelease | undefined =>
	covers && inert && surface && rules && { rows, covers, inert, surface, rules };

const verdictOn = (page: PageToJudge, manifest: Manifest): Report["verdict"] => {
	const release = rulesOf(manifest);
	if (!release) return;
	const verdict = judge(page, release);
	return {
		...verdict,
		sentences: [...verdict.reasons.map((reason) => sentenceOf(reason, release.rules)), ...adviceOn(verdict.reasons)],
	};
};

/** The widgets that no plugin covers. For a manifest without a list of covered types its selectors are used. */
const findWidgets = (html: Html, hosts: Host[], { covers, inert }: Manifest) => {
	const served = new Set<unknown>();
	for (const { node } of hosts)
		for (let at: unknown = node; at && !served.has(at); at = (at as Node).parent) served.add(at);
	const covered = covers && Object.values(covers).flatMap(({ widgets = [] }) => widgets);
	const isCovered = (node: Node) => (covered ? matchesType(typeOf(node), covered) : served.has(node));
	const left = html.find("[data-widget_type]").filter((node) => !isCovered(node));
	const isInert = (node: Node) => matchesType(typeOf(node), inert ?? []);
	return { inert: left.filter(isInert), unknown: left.filter((node) => !isInert(node)) };
};

const typeOf = ({ attribs }: Node): string => attribs["data-widget_type"]!.split(".")[0]!;
const matchesType = (type: string, patterns: readonly string[]): boolean =>
	patterns.some((pattern) => (pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern));

const isShared = (file: string) => file === "kit.js";
const chunksOf = ({ plugins }: Manifest, name: string) => plugins[name]?.chunks ?? [];
const earlyOf = ({ plugins }: Manifest, name: string, text: string) =>
	(plugins[name]?.early ?? []).filter((part) => RegExp(part.text).test(text)).flatMap(({ files }) => files);
const weigh = ({ files }: Manifest, list: Iterable<string>) =>
	[...list].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);

const group = (hosts: Host[], manifest: Manifest): HostReport[] => {
	const groups = groupBy(hosts, ({ row, phase }) => `${phases.indexOf(phase)} ${row.name}`);
	return [...groups]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, found]) => {
			const { row, phase } = found[0]!;
			const files = chunksOf(manifest, row.name).filter((file) => !isShared(file));
			return {
				plugin: row.name,
				hosts: found.map(({ node }) => ({ name: nameOf(node), place: placeOf(node) })),
				trigger: row.when,
				phase,
				files,
				brotli: weigh(manifest, files),
			};
		});
};

const sumUp = (hosts: Host[], manifest: Manifest, text: string): Report["sums"] => {
	const known = new Set<string>();
	const sums = {} as Report["sums"];
	const own = hosts.filter(({ phase }) => phase !== "beside other scripts");
	const parts = own.flatMap(({ row }) => manifest.plugins[row.name]?.parts ?? []);
	for (const phase of phases) {
		const names = hosts.filter((host) => host.phase === phase).map(({ row }) => row.name);
		const asked = names.flatMap((name) => [...chunksOf(manifest, name), ...earlyOf(manifest, name, text)]);
		if (phase === "at once") asked.unshift("gossamer.js");
		if (phase === "on need") asked.push(...parts);
		const files = [...new Set(asked)].filter((file) => !known.has(file));
		for (const file of files) known.add(file);
		sums[phase] = { files, brotli: weigh(manifest, files) };
	}
	return sums;
};
