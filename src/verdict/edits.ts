// Edits of a text by its places.

/** Replaces what stands from a place to another. */
export type Edit = readonly [from: number, to: number, text: string];

/**
 * The text, or a part of it, with its edits, which do not overlap. Of edits at one place those that put something there come
 * first, in their order, then the one that cuts.
 */
export const applyEdits = (text: string, edits: readonly Edit[], from = 0, to = text.length): string => {
	let result = "";
	let at = from;
	for (const [start, end, instead] of [...edits].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
		result += text.slice(at, start) + instead;
		at = end;
	}
	return result + text.slice(at, to);
};
