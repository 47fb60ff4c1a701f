// The page's current scripts, fetched or read, and measured like ours.
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Html } from "../verdict/read-html";
import { readBody, readFile } from "./read-bounded";
import { addressOf } from "./report";
import { fileOf, type Origin, originOf } from "./saved-page";
import { baseHref, join, type Script, scriptsOf } from "./scripts-of";

const compress = promisify(brotliCompress);
/** Milliseconds that a server has for a script. */
const timeoutMs = 20_000;
/** Bytes of a script. */
const mostBytes = 10e6;
/** As many as are fetched side by side. */
const atOnce = 6;

/** Where a page's files are. */
export interface PageFiles {
	/** The page's address, or its path: then files are read, and nothing is fetched. */
	source: string;
	/** What the page says that its addresses start from. */
	base?: string;
	/** Of a saved page. */
	origin?: Origin;
}

export const pageFilesOf = (source: string, text: string, html: Html): PageFiles => ({
	source,
	base: baseHref(html),
	origin: addressOf(source) ? undefined : originOf(text),
});

/** @param texts receives their texts, by address */
export const weighScripts = async (html: Html, files: PageFiles, texts: Map<string, string>): Promise<Script[]> => {
	const addresses = scriptsOf(html);
	const scripts: Script[] = [];
	const next = async (): Promise<void> => {
		const address = addresses.shift();
		if (address === undefined) return;
		scripts.push(await weigh(address, files, texts));
		return next();
	};
	await Promise.all(Array.from({ length: atOnce }, next));
	return scripts.sort((a, b) => (b.brotli ?? -1) - (a.brotli ?? -1));
};

/** Texts of files that are not measured, by the verdict's addresses; files that cannot be loaded are left out. */
export const readTexts = async (addresses: readonly string[], files: PageFiles): Promise<Map<string, string>> => {
	const texts = new Map<string, string>();
	await Promise.all(addresses.map((address) => weigh(address, files, texts)));
	return texts;
};

const weigh = async (
	printed: string,
	{ source, base = "", origin }: PageFiles,
	texts: Map<string, string>,
): Promise<Script> => {
	if (!origin) {
		const address = join(printed, join(base, source));
		return { address, ...(await fetchScript(address, texts)) };
	}
	const path = fileOf(printed, source, origin);
	if (!path || !existsSync(path)) return { address: printed, problem: "not next to the file" };
	try {
		const bytes = readFile(path, mostBytes);
		texts.set(printed, bytes.toString());
		return { address: printed, brotli: (await compress(bytes)).length };
	} catch (error) {
		return { address: printed, problem: (error as Error).message };
	}
};

const fetchScript = async (address: string, texts: Map<string, string>): Promise<Omit<Script, "address">> => {
	try {
		const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
		if (!answer.ok) return { problem: `answered ${answer.status}` };
		const bytes = await readBody(answer, mostBytes);
		texts.set(address, bytes.toString());
		return { brotli: (await compress(bytes)).length };
	} catch (error) {
		return { problem: ((error as Error).cause as Error)?.message || (error as Error).message };
	}
};
