// Tells a page that no parser reads in any useful time.

/** Browsers nest 512 elements; a parser that nests them all takes as long as the square of their number. */
export const mostDeep = 3000;

/** By elements that end only by their tags. */
export const isTooDeep = (text: string): boolean => {
	let depth = 0;
	for (const [, end] of text.matchAll(
		/<(\/?)(?:div|section|main|article|aside|span|a|b|i|em|strong|font|ul|ol|table|template)\b/gi,
	)) {
		depth = end ? Math.max(depth - 1, 0) : depth + 1;
		if (depth > mostDeep) return true;
	}
	return false;
};
