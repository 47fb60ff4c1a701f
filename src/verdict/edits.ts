// Edits of a text by its places.

/** Replaces the text between two positions. */
export type Edit = readonly [from: number, to: number, text: string];

/**
 * The text, or a part of it, with its edits, which do not overlap. Of edits at the same position insertions come
 * first, in order, then the deletion.
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
