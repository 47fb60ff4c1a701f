// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "photo feed",
		host: ".sbi",
		within: ".sbi_load_btn",
		most: 1,
		steps: [{ label: "asks for more", act: "click", at: ".sbi_load_btn", asks: true }],
	},
];
