// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "lead form",
		host: ".responder-form-main-wrapper",
		within: "form .elementor-mark-required",
		most: 1,
		steps: [{ label: "submits it empty", act: "click", at: "form [type=submit]" }],
	},
];
