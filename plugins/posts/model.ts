// Which settings are those of a widget, and how many cells of a last row are empty: plain functions.

/**
 * What stands before the names of a widget's settings: its skin, which a portfolio has none of.
 * @example prefixOf("posts.cards") // "cards_"
 */
export const prefixOf = (widgetType: string): string => {
	const [type, skin = ""] = widgetType.split(".");
	return type === "portfolio" ? "" : `${skin}_`;
};

/** Cells of the last row that are empty. */
export const emptyCells = (count: number, columns: number): number => (columns - (count % columns)) % columns;
