// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "nested accordion",
		host: "[data-widget_type^='nested-accordion.']",
		steps: [
			{ label: "clicks the second item", act: "click", at: "summary", number: 1 },
			{ label: "clicks the second item again", act: "click", at: "summary", number: 1 },
			{ label: "presses Enter on the first item", act: "keys", at: "summary", keys: "Enter" },
		],
	},
];
