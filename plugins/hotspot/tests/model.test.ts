// Hotspot: when points enter that enter one after the other.
import { expect, it } from "vitest";
import { delays } from "../model";

it("waits an equal share of the time before each", () => {
	expect([delays(4, 1000), delays(2, -5), delays(0, 1000)]).toEqual([[0, 250, 500, 750], [0, 0], []]);
});
