#!/usr/bin/env node
// `npx gossamer`: the commands and their options. Exit code 0 means done, 1 failed, 2 wrong usage; `inspect` also exits with 2 for a page that is left alone, `compare` has its own codes.
import { readFileSync } from "node:fs";
import { cac } from "cac";
import { build } from "./build";
import { CliError } from "./cli-error";
import type { CommandOptions } from "./compare/command";
import { findPages, inspect } from "./inspect";
import { newPlugin } from "./new-plugin";
import { printReport } from "./print-report";
import { readConfig } from "./read-config";
import { readRelease } from "./release";
import { isLeft, overBudget } from "./report";
import { formatBytes } from "./table";
import { forTerminal } from "./terminal";

const cli = cac("gossamer");

cli
	.command("inspect [...sources]", "Shows what pages would load, when, and which widgets no plugin covers")
	.option("--release <folder>", "Release to inspect with; the package's own by default")
	.option("--budget <bytes>", "Brotli bytes that a page may load at once; above it the exit code is 1")
	.option("--json", "Prints the reports as JSON")
	.example("gossamer inspect https://example.com/")
	.example("gossamer inspect ./export/ --json")
	.example("gossamer inspect https://example.com/ --budget 40000")
	.action(
		async (sources: string[], { release, budget, json }: { release?: string; budget?: unknown; json?: boolean }) => {
			if (!sources.length) throw new CliError("Which pages? Pass addresses, saved pages, or folders of them.", 2);
			if (budget !== undefined && !(typeof budget === "number" && budget > 0))
				throw new CliError(`--budget ${budget}: a number of bytes.`, 2);
			const { manifest } = readRelease(release);
			const reports = [];
			for (const source of findPages(sources)) reports.push(await inspect(source, manifest));
			console.log(json ? JSON.stringify(reports, null, 2) : reports.map(printReport).join("\n\n\n"));
			if (reports.some(isLeft)) process.exitCode = 2;
			if (budget === undefined) return;
			for (const sentence of reports.flatMap((report) => overBudget(report, budget) ?? [])) {
				console.error(forTerminal(sentence));
				process.exitCode = 1;
			}
		},
	);

cli
	.command("compare [...sources]", "Opens pages as they are and swapped, and reports differences and gains")
	.option("--pages <count>", "Number of pages of the site: from its sitemap, else by its links", { default: 1 })
	.option("--width <pixels>", "Widths of the window; 1280,390 by default")
	.option("--header <header>", 'Sent to the page\'s own host: "NAME: VALUE"; may be given more than once')
	.option("--reduced-motion", "Emulates prefers-reduced-motion")
	.option("--no-drive", "Only looks and scrolls: opens no menus and presses nothing")
	.option("--no-measure", "Does not measure gains")
	.option("--force", "Tries pages that are not covered as well")
	.option("--pause <ms>", "Between two page views; 250 by default")
	.option("--limit <seconds>", "Time after which compare gives up on a page; 180 by default")
	.option("--out <folder>", "Where the report is written; report by default")
	.option("--json", "Prints the results as JSON")
	.option("--junit <file>", "Writes them as JUnit's XML")
	.option("--browser <program>", "Chromium, Chrome or Edge; found in its usual place by default")
	.option("--browser-flag <flag>", "For the browser; may be given more than once")
	.option("--release <folder>", "Release to swap with; the package's own by default")
	.example("gossamer compare https://example.com/ --pages 20")
	.example("gossamer compare ./export/ --no-drive")
	.action(async (sources: string[], options: CommandOptions) => {
		const { compareCommand } = await import("./compare/command");
		process.exitCode = await compareCommand(sources, options);
	});

cli
	.command("build", "Writes a release with only the plugins that you name")
	.option("--plugins <names>", "Names, with commas between them")
	.option("--bundle [names]", "Plugins to bundle into gossamer.js; without names all of them")
	.option("--out <folder>", "Where the release is written: FOLDER/VERSION/gossamer.js")
	.option("--release <folder>", "Release to take files from; the package's own by default")
	.option("--json", "Prints what was done as JSON")
	.example("gossamer build --plugins nav-menu,carousel,lead-form --out public/gossamer")
	.example("gossamer build --plugins nav-menu,chat,lead-form --bundle nav-menu,chat --out public/gossamer")
	.action(
		async (options: { plugins?: string; bundle?: string | true; out?: string; release?: string; json?: boolean }) => {
			const config = readConfig(process.cwd());
			const out = options.out ?? config.out;
			if (!out) throw new CliError("Where to? Pass --out FOLDER, or `out` in gossamer.config.json.", 2);
			const plugins = namesIn(options.plugins) ?? config.plugins ?? [];
			const wanted = options.bundle ?? config.bundle;
			const bundle = wanted === true ? plugins : Array.isArray(wanted) ? wanted : namesIn(wanted);
			const result = await build(readRelease(options.release), { plugins, out, bundle });
			if (options.json) return console.log(JSON.stringify(result, null, 2));
			const { folder, files, core, fullCore, bundled } = result;
			const comparison = bundled.length
				? `with ${bundled.length} chunks in it`
				: `${formatBytes(fullCore - core)} less than with all plugins`;
			console.log(
				`${folder}: ${files.length} files for ${result.plugins.length} plugins. The core weighs ${formatBytes(core)} (brotli), ${comparison}.`,
			);
		},
	);

cli
	.command("new <what> <name>", "Writes a starter plugin: gossamer new plugin hello")
	.option(
		"--gossamer <spec>",
		"Package that a plugin in its own project uses: a version, file:…; this version by default",
	)
	.option("--json", "Prints what was written as JSON")
	.example("gossamer new plugin hello")
	.action((what: string, name: string, options: { gossamer?: string; json?: boolean }) => {
		if (what !== "plugin") throw new CliError(`gossamer new plugin NAME; there is no new ${what}.`, 2);
		const ownNames = () => Object.keys(readRelease().manifest.plugins);
		const { folder, files, next } = newPlugin(name, process.cwd(), readVersion(), options.gossamer, ownNames);
		if (options.json) return console.log(JSON.stringify({ folder, files, next }, null, 2));
		console.log(
			[`Written to ${folder}:`, ...files.map((file) => `  ${file}`), "Next:", ...next.map((line) => `  ${line}`)].join(
				"\n",
			),
		);
	});

// Options that begin with `no` would end in it, as if they were on.
cli.help((sections) => sections.map(({ title, body }) => ({ title, body: body.replaceAll(" (default: true)", "") })));
cli.version(readVersion());

const run = async (): Promise<void> => {
	cli.parse(process.argv, { run: false });
	if (!cli.matchedCommand && !cli.options.help && !cli.options.version) {
		const [unknown] = cli.args;
		if (unknown === undefined) cli.outputHelp();
		throw new CliError(
			unknown === undefined ? "Which command?" : `No such command: ${unknown}. See gossamer --help.`,
			2,
		);
	}
	await cli.runMatchedCommand();
};

run().catch((error: Error) => {
	if (!(error instanceof CliError) && error.name !== "CACError") throw error;
	const { matchedCommandName } = cli;
	const advice = error instanceof CliError ? "" : `. See gossamer ${matchedCommandName} --help.`;
	console.error(forTerminal(error.message + advice));
	// Where 2 says that a page is not covered, it cannot say that an option is wrong.
	const wrong = matchedCommandName === "compare" ? 3 : 2;
	process.exitCode = error instanceof CliError ? error.exitCode : wrong;
});

function namesIn(list?: string): string[] | undefined {
	return list?.split(",").flatMap((name) => name.trim() || []);
}

function readVersion(): string {
	return JSON.parse(readFileSync(new URL("../../../../package.json", import.meta.url), "utf8")).version;
}
