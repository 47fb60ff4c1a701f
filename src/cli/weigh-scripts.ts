// The page's current scripts, fetched or read, and measured like ours.
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Html } from "../verdict/read-html";
import { readBody, readFile } from "./read-bounded";
import { rootOf } from "./root-of";
import { baseHref, join, type Script, scriptsOf } from "./scripts-of";

const compress = promisify(brotliCompress);
/** Milliseconds that a server has for a script. */
const timeoutMs = 20_000;
/** Bytes of a script. */
const mostBytes = 10e6;
/** As many as are fetched side by side. */
const atOnce = 6;

/** @param source source of the page: an address, or the path of a file, next to which scripts are read without fetching @param texts receives their texts, by address */
export const weighScripts = async (
	html: Html,
	source: string,
	texts = new Map<string, string>(),
): Promise<Script[]> => {
	const addresses = scriptsOf(html);
	const base = baseHref(html);
	const scripts: Script[] = [];
	const next = async (): Promise<void> => {
		const address = addresses.shift();
		if (address === undefined) return;
		scripts.push(await weigh(address, source, base, texts));
		return next();
	};
	await Promise.all(Array.from({ length: atOnce }, next));
	return scripts.sort((a, b) => (b.brotli ?? -1) - (a.brotli ?? -1));
};

/** Texts of files that are not measured, by the verdict's addresses; files that cannot be loaded are left out. */
export const readTexts = async (addresses: readonly string[], source: string): Promise<Map<string, string>> => {
	const texts = new Map<string, string>();
	await Promise.all(addresses.map((address) => weigh(address, source, "", texts)));
	return texts;
};

const weigh = async (printed: string, source: string, base = "", texts: Map<string, string>): Promise<Script> => {
	if (/^https?:/.test(source)) {
		const address = join(printed, join(base, source));
		return { address, ...(await fetchScript(address, texts)) };
	}
	const path = pathOf(printed, source);
	if (/^(\w+:|\/\/)/.test(printed) || !existsSync(path)) return { address: printed, problem: "not next to the file" };
	try {
		const bytes = readFile(path, mostBytes);
		texts.set(printed, bytes.toString());
		return { address: printed, brotli: (await compress(bytes)).length };
	} catch (error) {
		return { address: printed, problem: (error as Error).message };
	}
};

/** Exports keep the version in the file's name: `a.js%3Fver=1`. */
const pathOf = (printed: string, source: string): string => {
	const address = decode(printed.replace(/[?#].*/s, ""));
	return address.startsWith("/") ? resolve(rootOf(resolve(source)), `.${address}`) : resolve(dirname(source), address);
};

const decode = (address: string): string => {
	try {
		return decodeURIComponent(address);
	} catch {
		return address;
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
