// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "filter",
		host: "[data-widget_type^='taxonomy-filter.']",
		steps: [
			{ label: "chooses the second", act: "click", at: ".e-filter-item", number: 1, asks: true },
			{ label: "chooses the first again", act: "click", at: ".e-filter-item", asks: true },
		],
	},
	{
		name: "more posts",
		host: "[data-widget_type^='loop-grid.']",
		within: ".e-load-more-anchor,.elementor-pagination",
		steps: [
			{
				label: "asks for more",
				act: "click",
				at: ".e-load-more-anchor~* .elementor-button-link,.elementor-pagination a",
				asks: true,
			},
		],
	},
];
