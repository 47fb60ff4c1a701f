// The prefix of a widget's settings, and the number of empty cells in a last row: plain functions.

/**
 * The prefix of a widget's settings: its skin, except for a portfolio and a loop.
 * @example prefixOf("posts.cards") // "cards_"
 */
export const prefixOf = (widgetType: string): string => {
	const [type, skin = ""] = widgetType.split(".");
	return /^(portfolio|loop-grid)$/.test(type!) ? "" : `${skin}_`;
};

/** Cells of the last row that are empty. */
export const emptyCells = (count: number, columns: number): number => (columns - (count % columns)) % columns;
