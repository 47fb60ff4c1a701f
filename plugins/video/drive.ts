// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow, IntendedRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "video",
		host: "[data-widget_type^='video.']",
		within: ".elementor-custom-embed-image-overlay",
		most: 1,
		steps: [
			{ label: "presses play", act: "click", at: ".elementor-custom-embed-image-overlay" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];

export const intended: IntendedRow[] = [
	{
		at: `[data-widget_type^='video.'][data-settings*='"youtube_url"']:not([data-settings*='"show_image_overlay":"yes"'])`,
		note: "YouTube's player loads when a visitor presses play; until then the page shows its picture.",
	},
];
