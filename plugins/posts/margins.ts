// Where posts are in masonry: plain arithmetic.

/**
 * Margins that pull the items of a grid up to those above them, in their columns. A margin also makes its row lower:
 * later rows start higher on their own.
 * @param gap between rows, by the style sheet
 * @param wanted the gap between posts by the settings; without one posts touch, as with the original
 * @example marginsOf([100, 60, 50, 50], 2, 10) // [0, 0, 0, -40]
 */
export const marginsOf = (heights: readonly number[], columns: number, gap: number, wanted = gap): number[] => {
	/** The position of each column's next item. */
	const ends: number[] = Array(columns).fill(0);
	const margins: number[] = [];
	let top = 0;
	for (let first = 0; first < heights.length; first += columns) {
		const row = heights.slice(first, first + columns);
		let rowHeight = 0;
		for (const [column, height] of row.entries()) {
			const margin = ends[column]! - top;
			margins.push(margin);
			rowHeight = Math.max(rowHeight, height + margin);
			ends[column]! += height + wanted;
		}
		top += rowHeight + gap;
	}
	return margins;
};
