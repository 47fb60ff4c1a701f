// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "table of contents",
		host: "[data-widget_type^='table-of-contents.']",
		most: 1,
		steps: [
			{ label: "toggles it", act: "click", at: ".elementor-toc__toggle-button" },
			{ label: "follows the second link", act: "click", at: ".elementor-toc__list-item-text", number: 1 },
		],
	},
];
