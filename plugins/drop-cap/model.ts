// Splits a text after its first character as readers see it.

/** @returns the spaces and unseen signs (direction marks, zero-width spaces) in front, the first character with all its marks, and the rest; undefined when there is none */
export const splitFirst = (text: string): [space: string, letter: string, rest: string] | undefined => {
	const at = text.search(/[^\s\p{Cf}]/u);
	if (at < 0) return;
	const from = text.slice(at);
	const letter = Intl.Segmenter ? new Intl.Segmenter().segment(from).containing(0)!.segment : Array.from(from)[0]!;
	return [text.slice(0, at), letter, from.slice(letter.length)];
};
