// Splits a text after its first character as readers see it.

/** A Latin or Hebrew letter or a sign before another: they do not join, and the browser need not load its data of all scripts. */
const plain = /^[!-\u024fא-ת][ -\u024fא-ת]/;

/** @returns the spaces and unseen signs (direction marks, zero-width spaces) in front, the first character with all its marks, and the rest; undefined when there is none */
export const splitFirst = (text: string): [space: string, letter: string, rest: string] | undefined => {
	const at = text.search(/[^\s\p{Cf}]/u);
	if (at < 0) return;
	const from = text.slice(at);
	const letter = plain.test(from) || !Intl.Segmenter ? Array.from(from)[0]! : segments(from).containing(0)!.segment;
	return [text.slice(0, at), letter, from.slice(letter.length)];
};

const segments = (text: string) => new Intl.Segmenter().segment(text);
