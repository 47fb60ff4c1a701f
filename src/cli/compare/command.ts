// `gossamer compare`: reads the options of the command line, shows the progress, writes the reports.
import { resolve } from "node:path";
import { CliError } from "../cli-error";
import { readRelease } from "../release";
import { CompareError } from "./compare-error";
import { exitCodeOf } from "./exit-code";
import { compare } from "./index";
import { pageLines, progressLine } from "./progress";
import { toJson, toJunit, write, writeReport } from "./report/write-report";

export interface CommandOptions {
	pages?: number | string;
	width?: string | number | (string | number)[];
	header?: string | string[];
	reducedMotion?: boolean;
	force?: boolean;
	/** `--no-drive` makes it false. */
	drive?: boolean;
	/** `--no-measure` makes it false. */
	measure?: boolean;
	pause?: number;
	limit?: number;
	out?: string;
	json?: boolean;
	junit?: string;
	browser?: string;
	browserFlag?: string | string[];
	release?: string;
}

/** @returns exit code */
export const compareCommand = async (sources: readonly string[], options: CommandOptions): Promise<0 | 1 | 2 | 3> => {
	if (!sources.length) throw new CliError("Which pages? Pass an address, or a folder of saved pages.", 3);
	const { version } = releaseOf(options.release);
	const stop = new AbortController();
	const interrupt = () => {
		if (stop.signal.aborted) process.exit(130);
		process.stderr.write("\nStopping: writing the report of the pages done so far. Press again to stop immediately.\n");
		stop.abort();
	};
	process.on("SIGINT", interrupt);
	let shown = 0;
	if (!options.json)
		process.stderr.write("Opens pages as any visitor would; it installs, sends, buys and changes nothing.\n");
	try {
		const pages = await compare(sources, {
			...optionsOf(options),
			signal: stop.signal,
			onProgress({ done, next, all }) {
				for (const page of done.slice(shown)) if (!options.json) console.log(pageLines(page).join("\n"));
				shown = done.length;
				if (next && !options.json) process.stderr.write(`${progressLine(done, next, all)}\n`);
			},
		});
		const path = writeReport(resolve(options.out ?? "report"), pages, version);
		if (options.junit) write(resolve(options.junit), toJunit(pages));
		console.log(options.json ? toJson(pages) : `Report: ${path}`);
		return exitCodeOf(pages);
	} finally {
		process.off("SIGINT", interrupt);
	}
};

/** A missing release is not a difference, which 1 would mean. */
const releaseOf = (folder?: string) => {
	try {
		return readRelease(folder).manifest;
	} catch (error) {
		throw new CompareError((error as Error).message);
	}
};

const optionsOf = (given: CommandOptions): Parameters<typeof compare>[1] => {
	const widths = listOf(given.width)
		.flatMap((list) => `${list}`.split(","))
		.map((width) => number("--width", width, 200, 4000));
	return {
		release: given.release,
		...(widths.length && { widths }),
		...(given.pages !== undefined && { pages: number("--pages", given.pages, 1, 1000) }),
		...(given.pause !== undefined && { pauseMs: number("--pause", given.pause, 0, 600_000) }),
		...(given.limit !== undefined && { pageMs: 1000 * number("--limit", given.limit, 5, 3600) }),
		...(given.browser && { browser: given.browser }),
		...(given.measure === false && { rounds: 0 }),
		...(given.drive === false && given.measure !== false && { rounds: 1 }),
		headers: Object.fromEntries(listOf(given.header).map(readHeader)),
		reducedMotion: !!given.reducedMotion,
		isForced: !!given.force,
		isDriven: given.drive !== false,
		browserFlags: listOf(given.browserFlag).map(String),
	};
};

const listOf = <T>(value: T | T[] | undefined): T[] =>
	value === undefined ? [] : Array.isArray(value) ? value : [value];

const readHeader = (header: string): [string, string] => {
	const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(`${header}`) ?? [];
	if (!name) throw new CliError(`--header "${header}" is not NAME: VALUE.`, 3);
	return [name, value!];
};

const number = (option: string, value: unknown, least: number, most: number): number => {
	const read = Number(value);
	if (read >= least && read <= most) return read;
	throw new CliError(`${option} ${value}: a number from ${least} to ${most}.`, 3);
};
