// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "posts",
		host: "[data-widget_type^='posts.'],[data-widget_type^='portfolio.'],[data-widget_type^='archive-posts.']",
		within: ".elementor-portfolio__filter,.e-load-more-anchor",
		steps: [
			{ label: "chooses the second filter", act: "click", at: ".elementor-portfolio__filter", number: 1, asks: true },
			{ label: "asks for more", act: "click", at: ".e-load-more-anchor~* .elementor-button-link", asks: true },
		],
	},
];
