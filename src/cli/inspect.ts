// `gossamer inspect`: fetches or reads a page and its files, and reports on it.
import { statSync } from "node:fs";
import { addressesToRead, sheetsToRead } from "../verdict";
import { CliError } from "./cli-error";
import { listPages } from "./list-pages";
import { notAPage } from "./not-a-page";
import { readBody, readFile } from "./read-bounded";
import type { Manifest } from "./release";
import { addressOf, parsePage, type Report, reportOn, rulesOf } from "./report";
import { pageFilesOf, readTexts, weighScripts } from "./weigh-scripts";

/** What was named: addresses and files as they are, a folder by the pages in it. */
export const findPages = (sources: readonly string[]): string[] =>
	sources.flatMap((source) => {
		if (addressOf(source) || !statSync(source, { throwIfNoEntry: false })?.isDirectory()) return source;
		const pages = listPages(source);
		if (!pages.length) throw new CliError(`There is no page (.html) in ${source}.`);
		return pages;
	});

/** @param source an address or a path */
export const inspect = async (source: string, manifest: Manifest): Promise<Report> => {
	const text = await read(source);
	const html = parsePage(text, source);
	const files = pageFilesOf(source, text, html);
	const scripts = new Map<string, string>();
	const loads = await weighScripts(html, files, scripts);
	const release = rulesOf(manifest);
	const address = addressOf(source);
	// Scripts that a plugin or a consent tool holds back have a type of their own: they are not what loads, but what is judged.
	const tried = new Set(loads.map(({ address }) => address));
	const held = release ? addressesToRead(text, release, address).filter((file) => !tried.has(file)) : [];
	for (const [file, code] of await readTexts(held, files)) scripts.set(file, code);
	const sheets = release && (await readTexts(sheetsToRead(text, release, address), files));
	return reportOn({ source, text, html, loads, scripts, sheets }, manifest);
};

/** Bytes of a page. */
const mostBytes = 20e6;
/** Milliseconds within which an address must have sent all of it. */
const mostMs = 30_000;

const read = async (source: string): Promise<string> => {
	try {
		if (!addressOf(source)) return readFile(source, mostBytes).toString();
		const answer = await fetch(source, { signal: AbortSignal.timeout(mostMs) });
		if (!answer.ok) throw new CliError(`${source} answered ${answer.status}.`);
		const body = await readBody(answer, mostBytes);
		const other = notAPage(source, answer.headers.get("content-type") ?? "", body.length);
		if (other) throw new CliError(other);
		return body.toString();
	} catch (error) {
		if (error instanceof CliError) throw error;
		const { cause, message, name } = error as Error & { cause?: Error };
		if ((error as NodeJS.ErrnoException).code === "ENOENT")
			throw new CliError(`${source} is neither an address (https://…) nor a file or folder.`);
		if (name === "TimeoutError") throw new CliError(`${source} did not answer completely within ${mostMs / 1000} s.`);
		throw new CliError(`${source} cannot be read: ${cause?.message || message}.`);
	}
};
