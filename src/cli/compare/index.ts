// `gossamer/compare`: opens pages as they are and swapped, and reports differences and gains; the drivers are exported for tests as well.
import { readRelease } from "../release";
import { comparePage, type PageResult } from "./compare-page";
import { launch } from "./launch";
import { type CompareOptions, usualOptions } from "./options";
import { findSources } from "./sources";

export { CompareError } from "./compare-error";
export type { PageResult, Pictured } from "./compare-page";
export { driveStep, findTargets } from "./drive/drive";
export type { DriveRow, DriveStep } from "./drive/rows";
export { exitCodeOf } from "./exit-code";
export { inPageScript } from "./look/page";
export type { CompareOptions } from "./options";
export type { Difference, Visit } from "./state";

export interface Comparison extends Partial<CompareOptions> {
	/** Release that pages are swapped with; the package's own by default. */
	release?: string;
	/** Called before and after each page. */
	onProgress?(progress: { done: PageResult[]; next?: string; all: number }): void;
}

/**
 * Compares pages.
 * @param sources addresses, folders of saved pages, or files
 * @throws CompareError where nothing can be compared: no browser, no such folder
 */
export const compare = async (
	sources: readonly string[],
	{ release, onProgress, ...given }: Comparison = {},
): Promise<PageResult[]> => {
	const options: CompareOptions = { ...usualOptions, ...given };
	const found = readRelease(release);
	const done: PageResult[] = [];
	const closers: (() => Promise<void>)[] = [];
	const browser = await launch(options.browser, options.browserFlags);
	closers.push(() => browser.close());
	try {
		const list = [];
		for (const source of sources) {
			const { list: pages, close } = await findSources(source, options.pages, options.headers);
			closers.push(close);
			list.push(...pages);
		}
		for (const source of list) {
			if (options.signal?.aborted) break;
			onProgress?.({ done, next: source.name, all: list.length });
			done.push(await comparePage(browser, source, found, options));
		}
		onProgress?.({ done, all: list.length });
		return done;
	} finally {
		for (const close of closers.reverse()) await close().catch(() => {});
	}
};
