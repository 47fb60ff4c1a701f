// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "video playlist",
		host: "[data-widget_type^='video-playlist.']",
		steps: [{ label: "clicks the second video", act: "click", at: ".e-tab-title", number: 1 }],
	},
];
