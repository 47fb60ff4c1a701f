// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "gallery",
		host: "[data-widget_type^='gallery.']",
		within: ".elementor-gallery-title",
		steps: [{ label: "chooses the second", act: "click", at: ".elementor-gallery-title", number: 1 }],
	},
];
