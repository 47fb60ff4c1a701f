// When a scroll depth is reached.

/**
 * Whether the page is scrolled past a depth, by more than nothing.
 * @param top pixels scrolled
 * @param scrollable pixels that can be scrolled: height of the document less that of the viewport
 * @param percent of them
 */
export const isPast = (top: number, scrollable: number, percent: number | string): boolean =>
	top > 0 && Math.round((scrollable * +percent) / 100) < top;
