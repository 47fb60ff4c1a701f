// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "lightbox",
		host: ".elementor-widget",
		within: "a[data-elementor-open-lightbox=yes]",
		most: 1,
		steps: [
			{ label: "clicks a picture", act: "click", at: "a[data-elementor-open-lightbox=yes]" },
			{ label: "presses the arrow", act: "keys", keys: "ArrowRight", if: "page .elementor-lightbox" },
			{ label: "presses Escape", act: "keys", keys: "Escape", if: "page .elementor-lightbox" },
		],
	},
];
