// What a row of a plugin means where it leaves something out.
import { expect, it } from "vitest";
import { completeRow } from "../../../src/base/descriptor";

const hostOf = (name: string) => `[data-widget_type^="${name}."]`;

it("is for the widget of its name, from the start", () => {
	expect(completeRow({ name: "alert" })).toEqual({
		name: "alert",
		widgets: ["alert"],
		selector: hostOf("alert"),
		when: "now",
	});
});

it("is for its own widgets instead, at its own time", () => {
	expect(completeRow({ name: "tabs", widgets: ["tabs", "toggle"], when: "visible" })).toEqual({
		name: "tabs",
		widgets: ["tabs", "toggle"],
		selector: `${hostOf("tabs")},${hostOf("toggle")}`,
		when: "visible",
	});
});

it("with a selector is for no widget, unless it names some", () => {
	expect(completeRow({ name: "popups", selector: ".popup" })).toEqual({
		name: "popups",
		widgets: undefined,
		selector: ".popup",
		when: "now",
	});
	expect(completeRow({ name: "popups", widgets: ["popup"], selector: ".popup" })).toMatchObject({
		widgets: ["popup"],
		selector: ".popup",
	});
});
