// Which settings are those of a widget, and how many cells of a last row are empty: plain functions.

/**
 * What comes before the names of a widget's settings: its skin, but not of a portfolio and a loop.
 * @example prefixOf("posts.cards") // "cards_"
 */
export const prefixOf = (widgetType: string): string => {
	const [type, skin = ""] = widgetType.split(".");
	return /^(portfolio|loop-grid)$/.test(type!) ? "" : `${skin}_`;
};

/** Cells of the last row that are empty. */
export const emptyCells = (count: number, columns: number): number => (columns - (count % columns)) % columns;
