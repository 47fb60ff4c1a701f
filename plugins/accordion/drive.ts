// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "accordion",
		host: ".elementor-widget-accordion,.elementor-widget-toggle",
		within: ".elementor-tab-title",
		steps: [
			{ label: "clicks the second title", act: "click", at: ".elementor-tab-title", number: 1 },
			{ label: "clicks the first title", act: "click", at: ".elementor-tab-title" },
			{
				label: "presses Enter on the second title",
				act: "keys",
				at: ".elementor-tab-title a,.elementor-tab-title",
				number: 1,
				keys: "Enter",
			},
		],
	},
	{
		name: "tabs",
		host: ".elementor-widget-tabs",
		within: ".elementor-tab-title",
		steps: [
			{ label: "clicks the second tab", act: "click", at: ".elementor-tab-title", number: 1 },
			{ label: "clicks the first tab", act: "click", at: ".elementor-tab-title" },
			{
				label: "presses the arrow on the first tab",
				act: "keys",
				at: ".elementor-tab-title",
				keys: "ArrowRight Enter",
			},
		],
	},
];
