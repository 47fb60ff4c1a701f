// Median and spread of measurements.

/** NaN where nothing was. */
export const median = (values: readonly number[]): number => {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** From the least to the most. */
export const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
