// When hotspots enter that enter one after the other.

/**
 * Milliseconds that each waits.
 * @example delays(4, 1000) // [0, 250, 500, 750]
 */
export const delays = (count: number, durationMs: number): number[] =>
	Array.from({ length: count }, (_, index) => (index * Math.max(0, durationMs)) / count);
