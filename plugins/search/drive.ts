// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "search",
		host: "[data-widget_type^='search.'],[data-widget_type^='search-form.']",
		most: 1,
		steps: [
			{ label: "opens it", act: "click", at: ".elementor-search-form__toggle,.e-search-input" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];
