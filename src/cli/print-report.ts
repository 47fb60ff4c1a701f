// The report of `gossamer inspect` as text.
import { phases } from "./find-hosts";
import type { HostReport, Report } from "./inspect";
import { formatBytes, table } from "./table";

export const printReport = ({ source, plugins, sums, notCovered, problems, inert, verdict, today }: Report): string => {
	const rows = plugins.map(({ plugin, trigger, phase, files, brotli, ...rest }) => [
		nameHosts(rest.hosts),
		plugin,
		trigger,
		phase,
		files.map((file) => file.replace(/^plugins\/|\.js$/g, "")).join(", ") || "–",
		formatBytes(brotli),
	]);
	const sumRows = phases
		.filter((phase) => sums[phase].files.length)
		.map((phase) => [
			phase === "on need" ? "on need, at most" : phase,
			`${sums[phase].files.length}`,
			formatBytes(sums[phase].brotli),
		]);
	const { scripts } = today;
	const had = scripts.length - today.unknown;
	return [
		source,
		"",
		table([["host", "plugin", "trigger", "loads", "files beyond core and kit", "brotli"], ...rows], [5]),
		"",
		table(
			[
				["with Gossamer", "files", "brotli"],
				...sumRows,
				...(had ? [["today", `${had}`, formatBytes(today.brotli)]] : []),
			],
			[1, 2],
		),
		today.unknown
			? `${today.unknown} of the page's ${scripts.length} scripts are not weighed: ${problemsOf(scripts)}.`
			: "",
		scripts.length ? "" : "The page names no scripts of its own, so there is nothing to compare with.",
		"",
		...problems,
		...(verdict ? verdictOn(verdict) : []),
		...(inert ? [`${inert} widgets need no script.`] : []),
		...(notCovered.length
			? [verdict && verdict.level !== "left" ? drivenByOthers : "Widgets that no plugin takes:"]
			: []),
		...notCovered.map(
			({ widget, places }) =>
				`  ${widget}: ${places.map((place) => (place ? `line ${place.line}` : "made by the parser")).join(", ")}`,
		),
	]
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.replace(control, "\ufffd");
};

/** What a terminal would obey: a page may hold it in a name. */
const control = /[^\P{Cc}\n\t]/gu;
const drivenByOthers = "Widgets that scripts of add-ons drive, or that need none:";

const means = {
	whole: "can be taken: everything is covered, jQuery goes",
	"with-jquery": "can be taken: everything is covered, jQuery stays for other scripts",
	"add-ons": "can be taken: scripts of add-ons run on our surface",
	left: "is left as it is",
};

const verdictOn = ({ level, sentences, kept, unread, scriptless }: NonNullable<Report["verdict"]>): string[] => [
	`The page ${means[level]}${sentences.length ? ":" : "."}`,
	...(scriptless ? ["  no script needed: the swap prints none"] : []),
	...sentences.map((sentence) => `  ${sentence}`),
	...kept.map((friend) => `  ${friend.name} stays for ${friend.for}`),
	...(unread.length ? [`  could not be read: ${unread.join(", ")}`] : []),
	"",
];

const nameHosts = (hosts: HostReport["hosts"]): string => {
	const [first, ...others] = hosts as [HostReport["hosts"][0], ...HostReport["hosts"]];
	const line = first.place ? `:${first.place.line}` : "";
	return `${first.name}${line}${others.length ? ` and ${others.length} more` : ""}`;
};

const problemsOf = (scripts: Report["today"]["scripts"]): string =>
	[...new Set(scripts.map(({ problem }) => problem).filter(Boolean))].slice(0, 3).join("; ");
