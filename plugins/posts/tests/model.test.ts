// Posts: names of settings, masonry, empty cells.
import { describe, expect, it } from "vitest";
import { marginsOf } from "../margins";
import { emptyCells, prefixOf } from "../model";

it.each([
	["posts.classic", "classic_"],
	["posts.full_content", "full_content_"],
	["archive-posts.archive_cards", "archive_cards_"],
	["portfolio.default", ""],
	["loop-grid.post", ""],
])("the settings of %s begin with %j", (type, prefix) => {
	expect(prefixOf(type)).toBe(prefix);
});

describe("masonry", () => {
	it("leaves the first row, and what has no gap above", () => {
		expect(marginsOf([100, 60, 50, 50], 2, 10)).toEqual([0, 0, 0, -40]);
		expect(marginsOf([50, 50, 50, 50], 2, 10)).toEqual([0, 0, 0, 0]);
		expect(marginsOf([], 3, 10)).toEqual([]);
	});

	it("puts each item under the one above it, in whatever rows the grid makes of that", () => {
		const heights = [120, 30, 80, 40, 200, 15, 60, 70, 90, 20, 10];
		const columns = 3;
		const gap = 7;
		const margins = marginsOf(heights, columns, gap);
		const tops: number[] = [];
		let rowTop = 0;
		for (let first = 0; first < heights.length; first += columns) {
			const row = heights.slice(first, first + columns);
			for (const index of row.keys()) tops.push(rowTop + margins[first + index]!);
			rowTop += Math.max(...row.map((height, index) => height + margins[first + index]!)) + gap;
		}
		for (const [index, top] of tops.entries())
			expect(top).toBe(index < columns ? 0 : tops[index - columns]! + heights[index - columns]! + gap);
	});
});

it.each([
	[7, 3, 2],
	[6, 3, 0],
	[0, 3, 0],
	[1, 1, 0],
])("a last row of %i items in %i columns has %i empty cells", (count, columns, empty) => {
	expect(emptyCells(count, columns)).toBe(empty);
});
