// A table for a terminal: columns as wide as their content.

/** @param right columns, by number, that are aligned to the right */
export const table = (rows: readonly (readonly string[])[], right: readonly number[] = []): string => {
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	const line = (row: readonly string[]) =>
		row
			.map((cell, column) => (right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
			.join("  ")
			.trimEnd();
	return rows.map(line).join("\n");
};

export const formatBytes = (bytes: number): string => `${bytes.toLocaleString("en")} B`;
