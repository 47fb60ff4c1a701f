// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "form of version 4",
		host: ".e-form-base",
		within: "[required]",
		most: 1,
		steps: [{ label: "submits it empty", act: "click", at: "form:invalid [type=submit]" }],
	},
];
