// The length of a number of slides, relative to the moved element.

/**
 * @param boxes how many times the width and the gap after it
 * @param gap CSS pixels between slides
 * @example shift(-2, 10) // "calc(-200% + -20px)": by two slides when set on a slide
 */
export const shift = (boxes: number, gap: number): string =>
	boxes ? `calc(${boxes * 100}% + ${boxes * gap}px)` : "0px";
