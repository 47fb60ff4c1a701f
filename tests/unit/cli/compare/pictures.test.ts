// What differs between two pictures of the window, and what browsers round.
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { findNoise } from "../../../../src/cli/compare/noise";
import { comparePictures } from "../../../../src/cli/compare/pictures";
import { item, state, visitOf } from "../../../helpers/visits";

const [width, height] = [240, 120];

/** Blocks as wide as a letter's stem, `x` and `y` pixels away. */
const picture = (x: number, y: number, ink = 0): Buffer => {
	const png = new PNG({ width, height });
	for (let at = 0; at < width * height; at++) {
		const column = Math.floor(((at % width) - x + width) / 4);
		const row = Math.floor((Math.floor(at / width) - y + height) / 4);
		const isInk = (column * 7 + row * 13 + column * row) % 3 === 0;
		png.data.fill(isInk ? ink : 255, at * 4, at * 4 + 3);
		png.data[at * 4 + 3] = 255;
	}
	return PNG.sync.write(png);
};

const find = (swapped: Buffer) => {
	const look = (seen: Buffer) => state([item("a", { box: [0, 0, width, height] })], { picture: seen });
	const original = look(picture(0, 0));
	const noise = findNoise([visitOf([original]), visitOf([original])]);
	return comparePictures(original, original, look(swapped), width, noise, new Set()).map(
		({ kind, key }) => `${kind} ${key}`,
	);
};

it.each([
	[0, 0],
	[1, 0],
	[0, -1],
	[-1, 1],
])("what is drawn %i, %i pixels away is the same", (x, y) => {
	expect(find(picture(x, y))).toEqual([]);
});

it("what is further away, or has another colour, is not", () => {
	expect(find(picture(0, 2))).toEqual(["pixels a"]);
	expect(find(picture(0, 0, 120))).toEqual(["pixels a"]);
});
