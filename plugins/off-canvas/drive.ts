// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "off-canvas",
		host: "a[href*='elementor-action'][href*='off_canvas']",
		most: 1,
		steps: [
			{ label: "opens it by its link", act: "click" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];
