// Judges a page and swaps it by the verdict that the WordPress plugin has as well.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
	addressesToRead,
	extrasOf,
	type FilesOfRelease,
	judge,
	sentenceOf,
	sheetsToRead,
	swap,
	type Verdict,
} from "../../verdict";
import { adviceOn } from "../advice";
import type { Release } from "../release";
import { filesPath } from "./release-files";

export interface Swapped {
	level: Verdict["level"];
	reasons: string[];
	/** Undefined if the page stays as it is. */
	html?: string;
}

/** @param read text of a file of the page, by its address */
export const swapPage = async (
	html: string,
	address: string,
	{ folder, manifest }: Release,
	read: (address: string) => Promise<string | undefined>,
	isForced: boolean,
): Promise<Swapped> => {
	const rules = manifest as unknown as FilesOfRelease;
	// All at once: each that hangs takes as long as a file may.
	const readAll = async (files: readonly string[]) => {
		const texts = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
		return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
	};
	const scripts = await readAll(addressesToRead(html, rules, address));
	const sheets = await readAll(sheetsToRead(html, rules, address));
	const page = { html, address, scripts, sheets };
	const verdict = judge(page, rules, { without: extrasOf(rules.covers) });
	const reasons = verdict.reasons.map((reason) => sentenceOf(reason, rules.rules));
	reasons.push(...adviceOn(verdict.reasons));
	if (verdict.scriptless) reasons.push("It needs no script: the swap adds none.");
	if (verdict.level === "left" && !isForced)
		return { level: "left", reasons: reasons.length ? reasons : ["It has nothing to swap."] };
	// A forced swap keeps as much as possible: jQuery and all callers of the originals.
	const taken: Verdict = verdict.level === "left" ? { ...verdict, level: "add-ons" } : verdict;
	const files = (file: string) => readFileSync(join(folder, file), "utf8");
	const base = filesPath({ folder, manifest });
	return { level: verdict.level, reasons, html: swap(page, taken, rules, { base, read: files }) };
};
