// Every page of the demo, with the one thing that a visitor does there.
import { expect, it } from "vitest";
import { pages } from "../site/pages/index.mjs";
import type { Engine } from "./engine";
import { interactions } from "./interactions";

const paths = pages.map(({ path }) => path);

export default ({ open }: Engine): void => {
	it("has an interaction for every page of the demo", () => {
		expect(Object.keys(interactions).sort()).toEqual(paths.toSorted());
	});

	it.each(paths)("%s", async (path) => {
		await interactions[path]!(await open(path));
	});
};
