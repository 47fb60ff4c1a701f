// Gallery: where pictures are in a grid, in justified rows and in masonry, as the variables that the style sheet places them by.

/** CSS variables and properties by name. */
export type Variables = Record<string, string>;

export interface Layout {
	container: Variables;
	/** In the order of the pictures. */
	items: Variables[];
	/** Indexes of the pictures that begin a justified row. */
	firsts: number[];
}

/** Input of a layout, in pixels. */
export interface Space {
	width: number;
	gap: number;
	columns: number;
	/** Height by width, of the pictures of a grid. */
	ratio: number;
	rowHeight: number;
}

/** How much of the last justified row has to be full for it to be stretched. */
const fullShare = 0.7;
/** Pixels by which a column of masonry has to be shorter for a picture to leave its turn. */
const turnTolerance = 5;

const columnWidth = ({ width, gap, columns }: Space) => Math.max(0, width - gap * (columns - 1)) / columns;
const percent = (share: number) => `${share * 100}%`;

/** The indexes that a picture is tagged with. */
export const tagsOf = (tags: string | undefined): string[] => tags?.split(/[\s,]+/).filter(Boolean) ?? [];

/** Height by width of `"3:2"`; 3:2 for other values. */
export const ratioOf = (text: string): number => {
	const [width = 0, height = 0] = text.split(":").map(Number);
	return width > 0 && height > 0 ? height / width : 2 / 3;
};

export const gridOf = (count: number, space: Space): Layout => {
	const { width, gap, columns, ratio } = space;
	const rows = Math.ceil(count / columns);
	const height = rows * columnWidth(space) * ratio + gap * Math.max(0, rows - 1);
	return {
		container: {
			"--columns": `${columns}`,
			"--rows": `${rows}`,
			"--aspect-ratio": percent(ratio),
			"--container-aspect-ratio": percent(height / width),
		},
		items: Array.from({ length: count }, (_, index) => ({
			"--column": `${index % columns}`,
			"--row": `${Math.floor(index / columns)}`,
		})),
		firsts: [],
	};
};

/** @param ratios height by width of each picture */
export const justifiedOf = (ratios: readonly number[], { width, gap, rowHeight }: Space): Layout => {
	/** With the pictures' shares of the row's width, less the gaps. */
	const rows: { shares: number[]; height: number }[] = [];
	/** Of the row that is being filled, in whole pixels at the ideal height. */
	let widths: number[] = [];
	const sum = () => widths.reduce((total, width) => total + width, 0);
	const end = (next: number, isStretched: boolean) => {
		const first = next - widths.length;
		const whole = isStretched ? sum() : width;
		const shares = widths.map((own) => own / whole);
		if (shares.length)
			rows.push({ shares, height: shares[0]! * Math.max(1, width - gap * (shares.length - 1)) * ratios[first]! });
		widths = [];
	};
	for (const [index, ratio] of ratios.entries()) {
		const own = Math.max(1, Math.round(rowHeight / ratio));
		// Gaps do not count.
		const shortfall = width - sum();
		// The row is nearer to its width without the picture than with it.
		if (widths.length && own - shortfall > shortfall) end(index, true);
		widths.push(own);
	}
	end(ratios.length, sum() >= width * fullShare);

	const total = rows.reduce((sum, { height }) => sum + height, gap * Math.max(0, rows.length - 1));
	const items: Variables[] = [];
	const firsts: number[] = [];
	let top = 0;
	for (const [row, { shares, height }] of rows.entries()) {
		let start = 0;
		firsts.push(items.length);
		for (const [index, share] of shares.entries()) {
			items.push({
				"--item-width": `${share}`,
				"--gap-count": `${shares.length - 1}`,
				"--item-start": `${start}`,
				"--item-row-index": `${index}`,
				"--item-top": percent(top / total),
				"--item-height": percent(height / total),
				"--row": `${row}`,
			});
			start += share;
		}
		top += height;
	}
	return { container: { "--container-aspect-ratio": `${total / width}` }, items, firsts };
};

/** @param ratios height by width of each picture */
export const masonryOf = (ratios: readonly number[], space: Space): Layout => {
	const { width, columns } = space;
	const own = columnWidth(space);
	const heights = Array<number>(columns).fill(0);
	const counts = [...heights];
	const places = ratios.map((ratio, index) => {
		let column = index % columns;
		for (const [other, height] of heights.entries())
			if (counts[other] && height < heights[column]! - turnTolerance) column = other;
		const place = { column, above: heights[column]!, count: counts[column]!, ratio };
		heights[column]! += own * ratio;
		counts[column]!++;
		return place;
	});
	const highest = Math.max(...heights);
	return {
		container: {
			"--columns": `${columns}`,
			"--highest-column-gap-count": `${Math.max(0, counts[heights.indexOf(highest)]! - 1)}`,
			"padding-bottom": percent(highest / width),
		},
		items: places.map(({ column, above, count, ratio }) => ({
			"--item-height": percent(ratio),
			"--column": `${column}`,
			"--items-in-column": `${count}`,
			"--percent-height": percent(above / (highest || 1)),
		})),
		firsts: [],
	};
};
