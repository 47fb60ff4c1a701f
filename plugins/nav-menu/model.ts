// Finds the space for a list in the window.

/** Lengths along one axis, from the edge of the window at which the reading begins. */
export interface Axis {
	/** The list's position by the site's styles. */
	start: number;
	/** Size of the list. */
	size: number;
	/** Size of the item that opens it. */
	item: number;
	/** Size of the window. */
	window: number;
}

/**
 * How far a list below its item moves along the line, so that it stays in the window; its start wins.
 * @example shiftInto({ start: 1200, size: 130, item: 90, window: 1280 }) // -50
 */
export const shiftInto = ({ start, size, window }: Axis): number =>
	Math.max(Math.min(0, window - start - size), Math.min(0, -start));

/** How far a list moves to be next to its item, after it or, without enough space, before it; undefined without any space. */
export const besideItem = ({ start, size, item, window }: Axis): number | undefined =>
	start + item + size <= window ? item : start >= size ? -size : undefined;

/** How far a list below its item moves to be above it, if there is space only there. */
export const aboveItem = ({ start, size, item, window }: Axis): number =>
	start + size > window && start - item >= size ? -size - item : 0;
