// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "accessibility panel",
		host: "#wp_access_helper_container",
		most: 1,
		steps: [
			{ label: "opens it", act: "click", at: "page .aicon_link" },
			{ label: "closes it", act: "click", at: ".close_container" },
		],
	},
];
