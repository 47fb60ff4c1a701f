// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "hotspot",
		host: "[data-widget_type^='hotspot.']",
		most: 1,
		steps: [{ label: "clicks the first", act: "click", at: ".e-hotspot__button" }],
	},
];
