// `gossamer inspect`: fetches or reads a page and its files, and reports on it.
import { sheetsToRead } from "../verdict";
import { CliError } from "./cli-error";
import { readBody, readFile } from "./read-bounded";
import type { Manifest } from "./release";
import { addressOf, parsePage, type Report, reportOn, rulesOf } from "./report";
import { readTexts, weighScripts } from "./weigh-scripts";

/** @param source an address or a path */
export const inspect = async (source: string, manifest: Manifest): Promise<Report> => {
	const text = await read(source);
	const html = parsePage(text, source);
	const scripts = new Map<string, string>();
	const loads = await weighScripts(html, source, scripts);
	const release = rulesOf(manifest);
	const sheets = release && (await readTexts(sheetsToRead(text, release, addressOf(source)), source));
	return reportOn({ source, text, html, loads, scripts, sheets }, manifest);
};

/** Bytes of a page. */
const mostBytes = 20e6;

const read = async (source: string): Promise<string> => {
	try {
		if (!/^https?:/.test(source)) return readFile(source, mostBytes).toString();
		const answer = await fetch(source, { signal: AbortSignal.timeout(30_000) });
		if (answer.ok) return (await readBody(answer, mostBytes)).toString();
		throw new CliError(`${source} answered ${answer.status}.`);
	} catch (error) {
		if (error instanceof CliError) throw error;
		const { cause, message } = error as Error & { cause?: Error };
		throw new CliError(`${source} cannot be read: ${cause?.message || message}.`);
	}
};
