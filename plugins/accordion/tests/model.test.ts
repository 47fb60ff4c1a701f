// Accordion rules: what is open after which activation, for each of the three widgets.
import { expect, it } from "vitest";
import { activate, openAtStart } from "../model";

it("opens the first item of an accordion and of tabs, and none of a toggle", () => {
	expect(openAtStart("accordion", "1")).toEqual(["1"]);
	expect(openAtStart("tabs", "1")).toEqual(["1"]);
	expect(openAtStart("toggle", "1")).toEqual([]);
});

it("opens nothing if there is no item", () => {
	expect(openAtStart("accordion", undefined)).toEqual([]);
});

it("keeps one item of an accordion open, or none", () => {
	expect(activate("accordion", ["1"], "2")).toEqual(["2"]);
	expect(activate("accordion", ["2"], "2")).toEqual([]);
	expect(activate("accordion", [], "1")).toEqual(["1"]);
});

it("keeps exactly one of the tabs open", () => {
	expect(activate("tabs", ["1"], "2")).toEqual(["2"]);
	expect(activate("tabs", ["2"], "2")).toEqual(["2"]);
});

it("opens and closes each item of a toggle for itself", () => {
	expect(activate("toggle", ["1"], "2")).toEqual(["1", "2"]);
	expect(activate("toggle", ["1", "2"], "1")).toEqual(["2"]);
});
