// The report of `gossamer inspect` in words, and as text for a terminal.
import { phases } from "./find-hosts";
import type { HostReport, Report } from "./report";
import { formatBytes, table } from "./table";
import { forTerminal } from "./terminal";

/** The report's content, for a terminal or the page of the documentation. */
export interface ReportInWords {
	/** The files per plugin; the first row names the columns. */
	hosts: string[][];
	/** Files and bytes of each phase, and of today if they are known; the first row names the columns. */
	sums: string[][];
	/** Notes beyond the tables. */
	notes: string[];
	/** The verdict, and a line for each of its reasons. */
	verdict?: { sentence: string; lines: string[] };
	inert?: string;
	/** Widgets that no plugin takes, with their places. */
	notCovered?: { title: string; lines: string[] };
}

export const wordsOf = ({ plugins, sums, notCovered, problems, inert, verdict, today }: Report): ReportInWords => {
	const { scripts } = today;
	const had = scripts.length - today.unknown;
	return {
		hosts: [
			["host", "plugin", "trigger", "loads", "files beyond core and kit", "brotli"],
			...plugins.map(({ plugin, trigger, phase, files, brotli, hosts }) => [
				nameHosts(hosts),
				plugin,
				trigger,
				phase,
				files.map((file) => file.replace(/^plugins\/|\.js$/g, "")).join(", ") || "–",
				formatBytes(brotli),
			]),
		],
		sums: [
			["with Gossamer", "files", "brotli"],
			...phases
				.filter((phase) => sums[phase].files.length)
				.map((phase) => [
					phase === "on need" ? "on need, at most" : phase,
					`${sums[phase].files.length}`,
					formatBytes(sums[phase].brotli),
				]),
			...(had ? [["today", `${had}`, formatBytes(today.brotli)]] : []),
		],
		notes: [
			today.unknown
				? `${today.unknown} of the page's ${scripts.length} scripts are not weighed: ${problemsOf(scripts)}.`
				: "",
			scripts.length
				? ""
				: "The page has no scripts of its own, so there is nothing to compare with: give it with all of its HTML.",
			...problems,
		].filter(Boolean),
		verdict: verdict && verdictInWords(verdict),
		inert: inert ? `${inert} widgets need no script.` : undefined,
		notCovered: notCovered.length
			? {
					title: verdict && verdict.level !== "left" ? drivenByOthers : "Widgets that no plugin covers:",
					lines: notCovered.map(
						({ widget, places }) =>
							`${widget}: ${places.map((place) => (place ? `line ${place.line}` : "made by the parser")).join(", ")}`,
					),
				}
			: undefined,
	};
};

export const printReport = (report: Report): string => {
	const { hosts, sums, notes, verdict, inert, notCovered } = wordsOf(report);
	const indented = (lines: string[]) => lines.map((line) => `  ${line}`);
	const lines = [
		report.source,
		"",
		table(hosts, [5]),
		"",
		table(sums, [1, 2]),
		...notes,
		"",
		...(verdict ? [verdict.sentence, ...indented(verdict.lines), ""] : []),
		...(inert ? [inert] : []),
		...(notCovered ? [notCovered.title, ...indented(notCovered.lines)] : []),
	];
	return forTerminal(lines.join("\n"));
};

const drivenByOthers = "Widgets that add-on scripts control, or that need no script:";

const means = {
	whole: "can be swapped: everything is covered, jQuery is removed",
	"with-jquery": "can be swapped: everything is covered, jQuery stays for other scripts",
	"add-ons": "can be swapped: add-on scripts run on our surface",
	left: "is left as it is",
};

const verdictInWords = ({ level, sentences, kept, unread, scriptless }: NonNullable<Report["verdict"]>) => {
	const lines = [
		...(scriptless ? ["needs no script: the swap adds none"] : []),
		...sentences,
		...kept.map((friend) => `${friend.name} stays for ${friend.for}`),
		...(unread.length ? [`could not be read: ${unread.join(", ")}`] : []),
	];
	return { sentence: `The page ${means[level]}${sentences.length ? ":" : "."}`, lines };
};

const nameHosts = (hosts: HostReport["hosts"]): string => {
	const [first, ...others] = hosts as [HostReport["hosts"][0], ...HostReport["hosts"]];
	const line = first.place ? `:${first.place.line}` : "";
	return `${first.name}${line}${others.length ? ` and ${others.length} more` : ""}`;
};

const problemsOf = (scripts: Report["today"]["scripts"]): string =>
	[...new Set(scripts.map(({ problem }) => problem).filter(Boolean))].slice(0, 3).join("; ");
