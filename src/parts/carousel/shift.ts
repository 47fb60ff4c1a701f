// A length of so many slides, in shares of what it moves.

/**
 * @param boxes how many times the width and the gap after it
 * @param gap CSS pixels between slides
 * @example shift(-2, 10) // "calc(-200% - 20px)": by two slides when set on a slide
 */
export const shift = (boxes: number, gap: number): string => {
	const share = `${+(boxes * 100).toFixed(4)}%`;
	const pixels = +(boxes * gap).toFixed(4);
	return boxes ? (pixels ? `calc(${share} + ${pixels}px)` : share) : "0px";
};
