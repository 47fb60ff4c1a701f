// Which distance a target keeps from the top of the window: that of the nearest sticky element above it.

/** A sticky element: pixels from any one line, the same for all, and the distance that targets below it keep. */
export type Cover = readonly [top: number, distance: number];

/**
 * The distance that a target keeps; undefined above the first sticky element, and at the height of one.
 * @param covers in the order of their places
 */
export const distanceAt = (top: number, covers: readonly Cover[]): number | undefined => {
	const [above, distance] = covers.findLast(([other]) => other <= top) ?? [top];
	return above < top ? distance : undefined;
};
