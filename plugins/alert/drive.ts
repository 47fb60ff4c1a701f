// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "alert",
		host: "[data-widget_type^='alert.']",
		within: ".elementor-alert-dismiss",
		most: 1,
		steps: [{ label: "dismisses it", act: "click", at: ".elementor-alert-dismiss" }],
	},
];
