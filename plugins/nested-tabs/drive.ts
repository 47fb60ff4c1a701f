// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "nested tabs",
		host: ".elementor-widget-n-tabs,[data-widget_type^='nested-tabs.']",
		within: ".e-n-tab-title",
		steps: [
			{ label: "clicks the second tab", act: "click", at: ".e-n-tab-title", number: 1 },
			{ label: "clicks the first tab", act: "click", at: ".e-n-tab-title" },
			{ label: "presses the arrow on the first tab", act: "keys", at: ".e-n-tab-title", keys: "ArrowRight Enter" },
		],
	},
];
