// Compares pictures of the window: where the swapped page's differs from the original's more than the original's own pictures do.
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Noise } from "./noise";
import type { Box, Difference, Item, State } from "./state";

/** Side of the squares that pixels are counted in. */
const cell = 12;
/** Pixels of a square that must differ. */
const fewest = 14;
/** Number of adjacent squares required: fewer are the edge of a letter. */
const fewestCells = 2;

interface Grid {
	columns: number;
	cells: Uint16Array;
}

const decoded = new WeakMap<Buffer, PNG>();
export const decode = (picture: Buffer): PNG => {
	const known = decoded.get(picture) ?? PNG.sync.read(picture);
	decoded.set(picture, known);
	return known;
};

/** Two pictures are compared more than once: the result does not change. */
const counted = new WeakMap<Buffer, WeakMap<Buffer, Grid | "same">>();

/** @returns undefined if they are the same */
const countIn = (a: Buffer, b: Buffer): Grid | undefined => {
	const known = counted.get(a) ?? new WeakMap<Buffer, Grid | "same">();
	counted.set(a, known);
	const grid = known.get(b) ?? (a.equals(b) ? undefined : countOf(decode(a), decode(b))) ?? "same";
	known.set(b, grid);
	return grid === "same" ? undefined : grid;
};

const countOf = (one: PNG, two: PNG): Grid | undefined => {
	if (one.width !== two.width || one.height !== two.height) return;
	const { width, height } = one;
	const columns = Math.ceil(width / cell);
	const cells = new Uint16Array(columns * Math.ceil(height / cell));
	return countMarks(one, two, { columns, cells }) ? { columns, cells } : undefined;
};

/**
 * Adds the pixels that differ to their squares.
 * @param left of both within the picture that the squares are of, as `top`
 * @returns how many there are
 */
const countMarks = (one: PNG, two: PNG, { columns, cells }: Grid, left = 0, top = 0): number => {
	const { width, height } = one;
	const marks = new Uint8Array(width * height * 4);
	const count = pixelmatch(one.data, two.data, marks, width, height, { threshold: 0.12, diffMask: true });
	for (let at = 0; count && at < width * height; at++)
		if (marks[at * 4 + 3])
			cells[Math.floor((top + Math.floor(at / width)) / cell) * columns + Math.floor((left + (at % width)) / cell)]!++;
	return count;
};

/** Because of rounding something may be painted a pixel away: squares that match there do not count as different. */
const pixelsAround = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x || y);

/** The least that each square of a box differs by, a pixel away at most. */
const lowerIn = ({ columns, cells }: Grid, [x, y, width, height]: Box, a: PNG, b: PNG): void => {
	// A square more on each side, so that edges are seen whole; the outermost pixels have no neighbour.
	const [left, top] = [Math.max(1, x - cell), Math.max(1, y - cell)];
	const [right, bottom] = [Math.min(a.width - 1, x + width + cell), Math.min(a.height - 1, y + height + cell)];
	const size = [right - left, bottom - top] as const;
	const one = partOf(a, left, top, ...size);
	for (const [byX, byY] of pixelsAround) {
		const other = new Uint16Array(cells.length);
		countMarks(one, partOf(b, left + byX, top + byY, ...size), { columns, cells: other }, left, top);
		for (let row = y / cell; row < (y + height) / cell; row++)
			for (let at = row * columns + x / cell; at < row * columns + (x + width) / cell; at++)
				cells[at] = Math.min(cells[at]!, other[at]!);
	}
};

const partOf = (picture: PNG, left: number, top: number, width: number, height: number): PNG => {
	const part = new PNG({ width, height });
	PNG.bitblt(picture, part, left, top, width, height, 0, 0);
	return part;
};

/** Squares with a neighbour each, so that small shifts stay within. */
const spread = ({ columns, cells }: Grid): Uint8Array => {
	const around = new Uint8Array(cells.length);
	cells.forEach((count, at) => {
		if (!count) return;
		for (const row of [-columns, 0, columns])
			for (const column of [-1, 0, 1]) if (around[at + row + column] !== undefined) around[at + row + column] = 1;
	});
	return around;
};

/** Connected squares as boxes. */
const boxesOf = (columns: number, isOn: (at: number) => boolean, length: number): Box[] => {
	const seen = new Uint8Array(length);
	const boxes: Box[] = [];
	for (let start = 0; start < length; start++) {
		if (seen[start] || !isOn(start)) continue;
		const queue = [start];
		seen[start] = 1;
		let [left, top, right, bottom, size] = [columns, length, 0, 0, 0];
		for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
			const [x, y] = [at % columns, Math.floor(at / columns)];
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
			size++;
			for (const next of [at - columns, at + columns, x ? at - 1 : -1, x < columns - 1 ? at + 1 : -1]) {
				if (next < 0 || next >= length || seen[next] || !isOn(next)) continue;
				seen[next] = 1;
				queue.push(next);
			}
		}
		if (size >= fewestCells)
			boxes.push([left * cell, top * cell, (right - left + 1) * cell, (bottom - top + 1) * cell]);
	}
	return boxes;
};

/**
 * @param again the same state of another visit of the original
 * @param told owners with a known difference: their pictures add nothing
 */
export const comparePictures = (
	original: State,
	again: State,
	swapped: State,
	width: number,
	noise: Noise,
	told: ReadonlySet<string>,
): Difference[] => {
	if (!original.picture || !again.picture || !swapped.picture) return [];
	const found = countIn(original.picture, swapped.picture);
	if (!found) return [];
	const own = countIn(original.picture, again.picture);
	const restless = own && spread(own);
	const { columns } = found;
	const cells = found.cells.slice();
	const sides = [original, swapped];
	const foreign = sides.flatMap((state) => [...state.foreign, ...live(state, noise)]);
	// The place of the focus is compared on its own: a page that returns it to the pressed element is no worse.
	if (original.focus !== swapped.focus)
		foreign.push(...sides.map(({ focusBox }) => focusBox).filter((box) => box !== undefined));
	const isForeign = (at: number) => {
		const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
		return foreign.some(([left, top, w, h]) => x + cell > left && y + cell > top && x < left + w && y < top + h);
	};
	const isOn = (at: number) => cells[at]! >= fewest && !restless?.[at] && !isForeign(at);
	const itemOf = (box: Box) => itemAt(original.items, box) ?? itemAt(swapped.items, box);
	const isNews = (box: Box) => {
		const item = itemOf(box);
		return !item?.owners.some((owner) => told.has(owner)) && !noise.owners.has(item?.key ?? "");
	};
	const boxes = () => boxesOf(columns, isOn, cells.length).filter(isNews);
	for (const box of boxes()) lowerIn({ columns, cells }, box, decode(original.picture), decode(swapped.picture));
	const differences = new Map<string, Difference>();
	for (const box of boxes()) {
		const item = itemOf(box);
		const key = item?.key ?? "page";
		const first = differences.get(key);
		if (first) first.others++;
		else
			differences.set(key, {
				...{ kind: "pixels", key, owners: item?.owners ?? [], element: item?.name ?? "page", width },
				...{ step: original.step, done: original.done.label, others: 0, boxes: [box, box] },
				...{ expected: "the same picture", found: `another one in ${box[2]} × ${box[3]} at ${box[0]}, ${box[1]}` },
			});
	}
	return [...differences.values()];
};

const live = ({ items }: State, noise: Noise): Box[] =>
	items.filter(({ key, isVisible, isLeaf }) => isVisible && !isLeaf && noise.owners.has(key)).map(({ box }) => box);

/** The smallest of the builder's elements that has the middle of a box in it. */
const itemAt = (items: readonly Item[], [x, y, width, height]: Box): Item | undefined => {
	const [middleX, middleY] = [x + width / 2, y + height / 2];
	return items
		.filter(({ isLeaf, isVisible, box: [left, top, w, h] }) => {
			if (isLeaf || !isVisible) return false;
			return middleX >= left && middleX <= left + w && middleY >= top && middleY <= top + h;
		})
		.sort((a, b) => a.box[2] * a.box[3] - b.box[2] * b.box[3])[0];
};

/** A part of a picture, with some of its surroundings. */
export const crop = (picture: Buffer, [x, y, width, height]: Box, around = 24): Buffer | undefined => {
	const whole = decode(picture);
	const left = clamp(x - around, whole.width);
	const top = clamp(y - around, whole.height);
	const right = clamp(x + Math.min(width, 900) + around, whole.width);
	const bottom = clamp(y + Math.min(height, 500) + around, whole.height);
	if (right - left < 2 || bottom - top < 2) return;
	return PNG.sync.write(partOf(whole, left, top, right - left, bottom - top), { colorType: 2 });
};

const clamp = (at: number, end: number) => Math.max(0, Math.min(Math.round(at), end));
