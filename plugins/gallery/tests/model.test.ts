// Gallery: where pictures stand.
import { expect, it } from "vitest";
import { gridOf, justifiedOf, masonryOf, ratioOf, tagsOf } from "../model";

const space = { width: 620, gap: 10, columns: 3, ratio: 0.5, rowHeight: 100 };

it("puts seven pictures into three rows of three, as high as pictures and gaps (more-widgets #20)", () => {
	const { container, items } = gridOf(7, space);
	expect(container).toMatchObject({ "--columns": "3", "--rows": "3", "--aspect-ratio": "50%" });
	expect(Number.parseFloat(container["--container-aspect-ratio"]!)).toBeCloseTo((100 * (300 + 20)) / 620);
	expect(items[3]).toEqual({ "--column": "0", "--row": "1" });
	// A row alone has no gap below it.
	expect(Number.parseFloat(gridOf(3, space).container["--container-aspect-ratio"]!)).toBeCloseTo((100 * 100) / 620);
});

it("stretches full rows to the width, and the last only where it is nearly full", () => {
	const { container, items, firsts } = justifiedOf([1 / 3, 1 / 3, 1, 1, 1], space);
	// 300 + 300 fill the first row but for the gap; three squares are half a row.
	expect(firsts).toEqual([0, 2]);
	expect(+items[0]!["--item-width"]! + +items[1]!["--item-width"]!).toBeCloseTo(1);
	expect(items[1]).toMatchObject({ "--gap-count": "1", "--item-row-index": "1", "--row": "0" });
	// A row that is not stretched loses the width of its gaps, as in the original.
	expect(+items[2]!["--item-width"]!).toBeCloseTo(100 / 620);
	const last = (100 / 620) * 600;
	expect(+container["--container-aspect-ratio"]! * 620).toBeCloseTo(305 / 3 + last + 10);
	expect(Number.parseFloat(items[2]!["--item-top"]!)).toBeCloseTo((100 * (305 / 3)) / (305 / 3 + last + 10));
});

it("takes a picture into the row where it overshoots by less than the row falls short", () => {
	const rows = (ratios: number[]) => justifiedOf(ratios, { ...space, gap: 0, width: 600 }).firsts;
	expect(rows([1 / 4, 1 / 3])).toEqual([0]);
	expect(rows([1 / 4, 1 / 5])).toEqual([0, 1]);
});

/** As measured with the original: pictures of a page 1140 px wide, by width : height. */
const photos = [300 / 200, 300 / 200, 200 / 200, 400 / 200, 150 / 200];
it.each([
	[133, 35, 10, "0000001111", [[176, 117]]],
	[
		200,
		20,
		7,
		"0000111",
		[
			[270, 180],
			[145, 193],
		],
	],
	[195, 20, 3, "000", [[283, 188]]],
	[199, 0, 3, "000", [[299, 199]]],
	[200, 20, 3, "000", [[413, 275]]],
])(
	"fills rows of %d px with gaps of %d px as the original: the gaps do not count, widths are whole (more-widgets #20)",
	(rowHeight, gap, count, rows, sizes) => {
		const ratios = Array.from({ length: count }, (_, index) => 1 / photos[index % 5]!);
		const wide = { ...space, width: 1140, gap, rowHeight };
		const { container, items, firsts } = justifiedOf(ratios, wide);
		expect(items.map((item) => item["--row"]).join("")).toBe(rows);
		const height = +container["--container-aspect-ratio"]! * 1140;
		expect(
			firsts.slice(0, sizes.length).map((first) => {
				const { "--item-width": width, "--gap-count": gaps, "--item-height": share } = items[first]!;
				return [Math.round(+width! * (1140 - gap * +gaps!)), Math.round((Number.parseFloat(share!) * height) / 100)];
			}),
		).toEqual(sizes);
	},
);

it("gives a picture its turn's column unless another is more than 5 px shorter", () => {
	const columns = (ratios: number[]) => masonryOf(ratios, space).items.map((item) => item["--column"]);
	expect(columns([1, 0.5, 1, 0.5])).toEqual(["0", "1", "2", "1"]);
	expect(columns([1, 0.98, 1, 0.5])).toEqual(["0", "1", "2", "0"]);
	const { container, items } = masonryOf([1, 0.5, 1, 0.5], space);
	expect(container).toMatchObject({ "--columns": "3", "--highest-column-gap-count": "0" });
	expect(Number.parseFloat(container["padding-bottom"]!)).toBeCloseTo((100 * 200) / 620);
	expect(items[3]).toMatchObject({ "--items-in-column": "1", "--item-height": "50%", "--percent-height": "50%" });
});

it("reads tags and ratios, whatever they are", () => {
	expect(tagsOf("0, 1 2,,")).toEqual(["0", "1", "2"]);
	expect([tagsOf(undefined), tagsOf("")]).toEqual([[], []]);
	expect([ratioOf("4:2"), ratioOf("1:1"), ratioOf("0:1"), ratioOf("1:0")]).toEqual([0.5, 1, 2 / 3, 2 / 3]);
	expect(ratioOf("x")).toBe(2 / 3);
	for (const layout of [gridOf(0, space), justifiedOf([], space), masonryOf([], space)])
		expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity/);
	const narrow = { ...space, width: 5 };
	for (const layout of [gridOf(3, narrow), justifiedOf([1, 2, 3], narrow), masonryOf([1, 2, 3], narrow)])
		expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity/);
});
