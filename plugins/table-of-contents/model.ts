// The hierarchy of a table of contents. Plain functions.

export interface Entry {
	/** Place among the headings. */
	index: number;
	entries: Entry[];
}

/**
 * Nests headings: under the nearest earlier one of equal or higher rank, or next to it if the rank is equal.
 * @param ranks 1 to 6, as in `h1` to `h6`
 * @example nest([2, 3, 2]) // [{ index: 0, entries: [{ index: 1, entries: [] }] }, { index: 2, entries: [] }]
 */
export const nest = (ranks: readonly number[]): Entry[] => {
	const top: Entry[] = [];
	/** The last heading, and its ancestors. */
	const path: Entry[] = [];
	for (const [index, rank] of ranks.entries()) {
		while (path.length && ranks[path.at(-1)!.index]! >= rank) path.pop();
		const entry: Entry = { index, entries: [] };
		(path.at(-1)?.entries ?? top).push(entry);
		path.push(entry);
	}
	return top;
};

/** All headings on one level. */
export const flat = (ranks: readonly number[]): Entry[] => ranks.map((_, index) => ({ index, entries: [] }));

/**
 * Whether a table is closed at the start.
 * @param on device up to which it is: `desktop` for all, `none` for none
 * @param suffixes of the device's settings, as in `$viewport`
 */
export const isMinimized = (on: string, suffixes: readonly string[]): boolean =>
	suffixes.includes(on === "desktop" ? "" : `_${on}`);
